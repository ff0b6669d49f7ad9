/// One of the options of a choice.
public struct FormOption: Hashable, Sendable {
  /// What is sent when it is chosen.
  public var value: String
  /// Its accessible name.
  public var name: String
  /// Its accessible description.
  public var description: String?
  /// Its name in its languages; empty where that is the element's.
  public var nameRuns: [LanguageRun] = []
  /// Its description in its languages; empty where that is the element's.
  public var descriptionRuns: [LanguageRun] = []
  /// The name of the group it stands in (`optgroup`).
  public var group: String?
  /// Whether it cannot be chosen.
  public var isDisabled: Bool
  /// Where it stands among the controls of the form, if it is one by itself: a radio button.
  public var order: Int?

  /// Creates an option.
  public init(
    value: String, name: String, description: String? = nil, group: String? = nil,
    isDisabled: Bool = false
  ) {
    self.value = value
    self.name = name
    self.description = description
    self.group = group
    self.isDisabled = isDisabled
  }
}
