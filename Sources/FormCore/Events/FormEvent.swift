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
  /// The program wants the person to be told something.
  case announced(FormMessage)
  /// The form's author should know something; the person need not.
  case warned(String)
  /// The program ended the form.
  case dismissed
  /// The person left without submitting.
  case left
}

/// A form at a glance.
public struct FormOverview: Hashable, Sendable {
  /// Its accessible name.
  public var name: String
  /// The BCP 47 tag of its texts.
  public var language: String?
  /// Its name in its languages, where it is not in the form's.
  public var nameRuns: [LanguageRun]
  /// How many fields it has.
  public var fieldCount: Int
  /// How many of them cannot be filled here.
  public var unfillableCount: Int
  /// How many fields its source found invalid.
  public var invalidCount: Int
  /// How many errors its source found that are no field's.
  public var generalErrorCount: Int
  /// What its source says is wrong with the form as a whole.
  public var reportedErrors: [String]
  /// Each of the reported errors in its languages; none where all are in the form's.
  public var reportedErrorRuns: [[LanguageRun]]

  /// Creates an overview of a form.
  public init(of tree: FormTree) {
    name = tree.name
    language = tree.language
    nameRuns = tree.nameRuns
    fieldCount = tree.fieldCount
    unfillableCount = tree.elements.count { $0.isField && ($0.isUnfillable || $0.offersNothing) }
    invalidCount = tree.elements.count { $0.isValidated && $0.isReportedInvalid }
    generalErrorCount = tree.generalErrors.count
    reportedErrors = tree.reportedErrors
    reportedErrorRuns = tree.reportedErrorRuns
  }
}

/// Text that came into a field or went out of it.
public struct TextChange: Hashable, Sendable {
  /// The element, as it is now.
  public var element: FormElement
  /// What came or went.
  public var text: String
  /// The word that a typed delimiter completed.
  public var completedWord: String?
  /// The character now under the caret, of a deletion to the right; `nil` for one to the left.
  public var nextCharacter: Character?
  /// Whether it went to the right of the caret.
  public var isForwards: Bool
  /// Whether it came as a paste.
  public var isPaste: Bool

  /// Creates a change.
  public init(
    element: FormElement, text: String, completedWord: String? = nil,
    nextCharacter: Character? = nil, isForwards: Bool = false, isPaste: Bool = false
  ) {
    self.element = element
    self.text = text
    self.completedWord = completedWord
    self.nextCharacter = nextCharacter
    self.isForwards = isForwards
    self.isPaste = isPaste
  }
}

/// A move of the caret.
public struct CaretMove: Hashable, Sendable {
  /// By what the caret moved, which decides what is said at the new place.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    case character, word, line, fieldStart, fieldEnd
  }

  /// The element.
  public var element: FormElement
  /// By what it moved.
  public var unit: Unit
  /// The character, word or line now at the caret; empty at the end.
  public var text: String
  /// Graphemes before the caret.
  public var offset: Int

  /// Creates a move.
  public init(element: FormElement, unit: Unit, text: String, offset: Int) {
    self.element = element
    self.unit = unit
    self.text = text
    self.offset = offset
  }
}

/// An input that could not be obeyed.
public struct Refusal: Hashable, Sendable {
  /// Why.
  public enum Reason: Hashable, Sendable {
    /// The field is full; so many characters were left out.
    case maximumLength(left: Int)
    /// The field cannot be changed.
    case readOnly
    /// The field cannot be filled here at all.
    case unfillable
    /// The button does what it does by a script, which does not run here.
    case scripted
    /// There is no option that can be chosen.
    case noOptions
    /// There is nothing more in that direction.
    case fieldStart, fieldEnd
    /// The number is as small or as large as it may be.
    case minimum, maximum
    /// What was typed cannot be read as what is asked for.
    case unreadable
    /// The option cannot be chosen.
    case disabledOption
    /// No option starts with what was typed.
    case noSuchOption(String)
    /// No suggestion matches what was typed.
    case noSuggestion(String)
    /// There is no problem to go to.
    case noProblem
    /// Nothing was judged yet, so nobody knows of a problem.
    case notJudged
    /// There is no text to read here.
    case noText
    /// There is nothing to repeat or to take back.
    case nothing
    /// There is no other section to go to.
    case noSection
    /// No button goes with the keyboard here, or not so many.
    case noToolbarButton
    /// The button cannot be pressed.
    case disabledButton
    /// A tap does nothing here.
    case noTapAction
    /// The key does nothing here.
    case unknownKey
  }

  /// Why.
  public var reason: Reason
  /// The element, if one has the focus.
  public var element: FormElement?

  /// Creates a refusal.
  public init(_ reason: Reason, element: FormElement? = nil) {
    self.reason = reason
    self.element = element
  }
}

/// A move over the parts of a date or time, or a change of one.
public struct PartMove: Hashable, Sendable {
  /// The element, as it is now.
  public var element: FormElement
  /// The part.
  public var part: CalendarPart
  /// What the element held before; `nil` where it held nothing.
  public var previous: CalendarValue?

  /// Creates a move.
  public init(element: FormElement, part: CalendarPart, previous: CalendarValue? = nil) {
    self.element = element
    self.part = part
    self.previous = previous
  }
}

/// A move over the options of a choice.
public struct OptionMove: Hashable, Sendable {
  /// The choice, as it is now.
  public var element: FormElement
  /// The option.
  public var index: Int
  /// Whether its being chosen is news: it was chosen or taken back by itself.
  public var isToggle: Bool
  /// The group of options that was entered with it.
  public var enteredGroup: String?

  /// Creates a move.
  public init(
    element: FormElement, index: Int, isToggle: Bool = false, enteredGroup: String? = nil
  ) {
    self.element = element
    self.index = index
    self.isToggle = isToggle
    self.enteredGroup = enteredGroup
  }

  /// Whether the option is chosen.
  public var isChosen: Bool { element.value.selection.contains(index) }
}

/// A move over the suggestions of a field, each of which it now holds.
public struct SuggestionMove: Hashable, Sendable {
  /// The field, as it is now.
  public var element: FormElement
  /// The suggestion.
  public var suggestion: FormOption
  /// Its place among those that match what was typed.
  public var place: FieldReport.Place

  /// Creates a move.
  public init(element: FormElement, suggestion: FormOption, place: FieldReport.Place) {
    self.element = element
    self.suggestion = suggestion
    self.place = place
  }
}

/// What became of a field that had been found invalid.
public struct Revalidation: Hashable, Sendable {
  /// What is wrong with it now; `nil` where it is valid.
  public var problem: FieldProblem?
  /// The element.
  public var element: FormElement
  /// How many invalid fields are left in the form.
  public var left: Int

  /// Creates a finding.
  public init(element: FormElement, problem: FieldProblem?, left: Int) {
    self.element = element
    self.problem = problem
    self.left = left
  }
}

/// A submit that failed.
public struct SubmitFailure: Hashable, Sendable {
  /// Everything that is wrong, in tree order.
  public var problems: [FieldProblem]
  /// What is wrong with the form as a whole.
  public var formErrors: [String]
  /// The first invalid element that can take the focus, as it is met; `nil` where none can.
  public var focused: FieldReport?
  /// Whether the focus moved to get there.
  public var focusMoved: Bool

  /// Creates a failure.
  public init(
    problems: [FieldProblem], formErrors: [String] = [], focused: FieldReport?, focusMoved: Bool
  ) {
    self.problems = problems
    self.formErrors = formErrors
    self.focused = focused
    self.focusMoved = focusMoved
  }

  /// The problems of elements that cannot take the focus.
  public var unreachable: [FieldProblem] {
    problems.filter { !$0.issue.element.isFocusable }
  }
}

/// Fields that came into sight, or went out of it.
public struct FieldsChange: Hashable, Sendable {
  /// The fields that can be met now.
  public var appeared: [FormElement]
  /// How many cannot be met any more.
  public var goneCount: Int

  /// Creates a change.
  public init(appeared: [FormElement], goneCount: Int = 0) {
    self.appeared = appeared
    self.goneCount = goneCount
  }
}

/// What the person asked to hear.
public enum Request: Hashable, Sendable {
  /// What was said last, again.
  case repeatLast
  /// The focused field, whole.
  case field(FieldReport)
  /// The value, whole.
  case value(FormElement)
  /// The value, character by character.
  case spelling(FormElement)
  /// All text before the focused field.
  case text([FormText])
  /// Which problems are left.
  case problems([FieldProblem])
  /// What the keys do.
  case help([KeyHelp])
}
