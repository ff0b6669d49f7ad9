extension FormElement {
  /// Which of an element's texts is meant.
  enum RunText: Hashable {
    case name, description, reportedError
  }

  /// Its name in its languages; empty where that is the element's.
  public var nameRuns: [LanguageRun] {
    get { runs[.name] ?? [] }
    set { runs[.name] = newValue.isEmpty ? nil : newValue }
  }

  /// Its description in its languages; empty where that is the element's.
  public var descriptionRuns: [LanguageRun] {
    get { runs[.description] ?? [] }
    set { runs[.description] = newValue.isEmpty ? nil : newValue }
  }

  /// What its source says is wrong, in its languages; empty where that is the element's.
  public var reportedErrorRuns: [LanguageRun] {
    get { runs[.reportedError] ?? [] }
    set { runs[.reportedError] = newValue.isEmpty ? nil : newValue }
  }
}
