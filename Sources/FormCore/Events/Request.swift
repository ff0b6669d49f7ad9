/// What the person asked to hear.
public enum Request: Hashable, Sendable {
  /// What was said last, again.
  case repeatLast
  /// Silence, and then the rest of what was being said.
  case pause
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
  /// The value, by a word for each letter.
  case phoneticSpelling(FormElement)
  /// Where in the form the person is.
  case place(PlaceReport)
  /// The whole form, with what is filled in.
  case form(FormReading)
  /// What was said before, or after that.
  case history(CaretDirection, HistoryScope)
  /// Another rate, volume or pitch.
  case voice(VoiceSetting, isRaised: Bool)
  /// Another way of being told things.
  case setting(ReadingSetting)
  /// No speech, or speech again.
  case mute
  /// What the keys do.
  case help(HelpReport)
  /// What a key does, and that keys are explained or obeyed from now on.
  case keyHelp(KeyExplanation)
  /// What a search for a field finds.
  case search(FieldSearch)
}
