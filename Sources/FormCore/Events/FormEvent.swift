import FocusCore

/// Something that happened in a form, told with all there is to say of it.
public enum FormEvent: Hashable, Sendable {
  /// The form opened.
  case opened(FormOverview)
  /// The focus moved to an element.
  case focused(FieldReport, cause: FocusChange.Cause)
  /// The program took the focus away.
  case focusCleared
  /// Text was typed or pasted.
  case typed(TextChange)
  /// Text was deleted.
  case deleted(TextChange)
  /// A change of a text was taken back, or made again.
  case reverted(TextReversal)
  /// The caret moved.
  case caretMoved(CaretMove)
  /// An input could not be obeyed.
  case refused(Refusal)
  /// A value changed at once: a check box, a step of a number.
  case valueChanged(FormElement)
  /// The cursor moved to another part of a date or time.
  case partReached(PartMove)
  /// A part of a date or time was changed.
  case partChanged(PartMove)
  /// What was typed was read, as the date, time or colour that the element now holds.
  case readBack(FormElement)
  /// What was typed cannot be read as what the element asks for; nobody has judged it yet.
  case misread(FormElement)
  /// The cursor of a choice moved to an option, or an option was chosen or taken back.
  case optionReached(OptionMove)
  /// A suggestion was put into a field.
  case suggested(SuggestionMove)
  /// A field that had been found invalid was judged again when it was left.
  case revalidated(Revalidation)
  /// The form was to be submitted and is invalid.
  case submitFailed(SubmitFailure)
  /// The form was submitted.
  case submitted
  /// Every field was put back.
  case wasReset
  /// The person asked to hear something again, or more of it.
  case requested(Request)
  /// The program's own action was done, and nothing else came of it.
  case performed(FormElement)
  /// Texts appeared, or became others, by the program's own action.
  case textAppeared([FormText])
  /// Fields came into sight or went out of it, by what the person chose or opened.
  case fieldsChanged(FieldsChange)
  /// Elements cannot be met any more, whoever took them away; there is nothing to say of that here.
  case elementsGone([ElementID])
  /// The program wants the person to be told something.
  case announced(FormMessage)
  /// The form's author should know something; the person need not.
  case warned(String)
  /// The program ended the form.
  case dismissed
  /// The person left without submitting.
  case left
}
