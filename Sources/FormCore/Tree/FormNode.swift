/// One thing in the flow of a form.
public enum FormNode: Hashable, Sendable {
  /// Text that belongs to no element.
  case text(FormText)
  /// The beginning of a group; what belongs to it names it as its parent.
  case group(FormGroup)
  /// A control, by its place in the tree's `elements`.
  case element(Int)
}

/// Text between the fields: terms, prices, instructions.
public struct FormText: Hashable, Sendable {
  /// The words, white space folded.
  public var text: String
  /// What it is more than words, if it is a value of the page's own.
  public var readout: Readout?
  /// The BCP 47 tag of the words; `nil` is the form's own language.
  public var language: String?
  /// The words in their languages, where there are several.
  public var runs: [LanguageRun] = []
  /// How the words are spoken.
  public var speech = SpeechAttributes()

  /// Creates a text.
  public init(
    _ text: String, language: String? = nil, speech: SpeechAttributes = SpeechAttributes()
  ) {
    self.text = text
    self.language = language
    self.speech = speech
  }
}

/// A named group of elements, such as a fieldset.
public struct FormGroup: Hashable, Sendable {
  /// Its accessible name.
  public var name: String
  /// Its accessible description.
  public var description: String?
  /// What its source says is wrong with the group as a whole.
  public var reportedError: String?
  /// The BCP 47 tag of its texts where they have no runs; `nil` is the form's own language.
  public var language: String?
  /// Its name in its languages; empty where that is the group's.
  public var nameRuns: [LanguageRun] = []
  /// Its description in its languages; empty where that is the group's.
  public var descriptionRuns: [LanguageRun] = []
  /// What is wrong with it, in its languages; empty where that is the group's.
  public var reportedErrorRuns: [LanguageRun] = []

  /// Creates a group.
  public init(
    name: String, description: String? = nil, reportedError: String? = nil,
    language: String? = nil
  ) {
    self.name = name
    self.description = description
    self.reportedError = reportedError
    self.language = language
  }
}
