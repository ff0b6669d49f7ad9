/// What a person can ask of a form, by a key or otherwise.
public enum FormCommand: Hashable, Sendable {
  /// Goes to the next stop.
  case nextStop
  /// Goes to the stop before.
  case previousStop
  /// Goes to an element.
  case focus(ElementID)
  /// What Return does here.
  case `return`
  /// What Space does here: it chooses, presses, or is a space.
  case space
  /// Goes up or down: a line, an option, a step.
  case step(CaretDirection)
  /// Goes up or down by more: several options, or a larger step.
  case stepFar(CaretDirection)
  /// Puts the next or the previous suggestion into the field.
  case suggestion(CaretDirection)
  /// Moves the caret; in a choice, to the first or last option.
  ///
  /// Forward is where the text goes on as it is written and spoken, whichever way it is shown.
  case moveCaret(CaretUnit, CaretDirection)
  /// Deletes from the caret on; by word or line it can be put back.
  case delete(CaretUnit, CaretDirection)
  /// Puts back what was last deleted by word or line.
  case putBack
  /// Swaps the characters around the caret.
  case transpose
  /// Takes the last change of the text back.
  case undo
  /// Makes the change again that was taken back last.
  case redo
  /// Gives the text to the person's own editor.
  case editExternally
  /// Validates and submits, wherever the focus is.
  case submit
  /// Goes to the beginning of the next section.
  case nextSection
  /// Goes to the beginning of the section before.
  case previousSection
  /// Presses a button, wherever the focus is.
  case press(ElementID)
  /// Presses a button that goes with the keyboard, by its place from 0.
  case toolbarButton(Int)
  /// Does what a tap here does.
  case activate
  /// Goes to the next or the previous field that is invalid.
  case problem(CaretDirection)
  /// Stops speech.
  case silence
  /// Pauses speech, or goes on with it.
  case pause
  /// Says what was said last again.
  case repeatLast
  /// Says the focused field, whole.
  case readField
  /// Says the value, whole.
  case readValue
  /// Spells the value.
  case spellValue
  /// Reads all text before the focused field.
  case readText
  /// Says which problems are left.
  case listProblems
  /// Spells the value by a word for each letter.
  case spellPhonetically
  /// Says where in the form the person is.
  case whereAmI
  /// Reads the whole form, with what is filled in.
  case readForm
  /// Goes to a field by a part of its name, or through the list of all of them.
  case findField
  /// Says what was said before, or after that.
  case history(CaretDirection, HistoryScope)
  /// Speaks faster, louder or higher.
  case raise(VoiceSetting)
  /// Speaks slower, softer or lower.
  case lower(VoiceSetting)
  /// Goes on to the next way of being told things.
  case cycle(ReadingSetting)
  /// Turns speech off or on.
  case mute
  /// Says what the keys do.
  case help
  /// Says of each key what it does, without doing it, until this is asked again.
  case keyHelp
  /// Leaves without submitting.
  case leave
  /// Suspends the program: its front end's business.
  case suspend
}
