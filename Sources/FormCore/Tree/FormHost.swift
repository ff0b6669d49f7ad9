import FocusCore

/// Who runs a form: what its source tells of what happens by itself.
@MainActor
public protocol FormHost: AnyObject {
  /// The form changed by its source's own doing.
  func sourceChanged(_ change: SourceChange)

  /// All that the source has changed is there: what came of it may be told.
  func sourceSettled()

  /// Validates the form, and submits it if it is valid.
  func submit()

  /// Ends the form without submitting it.
  func dismiss()

  /// Tells the person something.
  func announce(_ message: FormMessage)
}

/// What comes with a change of a source's tree.
public struct SourceChange: Sendable {
  /// Where the source wants the focus: on an element, or, as `.some(nil)`, nowhere.
  public var focus: ElementID??
  /// The elements that have come into sight by what the person did.
  public var revealed: [ElementID] = []
  /// The texts that have come into sight with them.
  public var revealedTexts: [FormText] = []
  /// How many fields have gone out of sight by what the person did.
  public var concealedCount = 0
  /// What its author should know, for print.
  public var warnings: [String] = []

  /// Creates a change of nothing but the tree.
  public init() {}
}

/// What a source wants the person to be told.
public struct FormMessage: Hashable, Sendable {
  /// How urgent it is.
  public enum Priority: String, Hashable, Sendable, CaseIterable {
    /// After everything else.
    case low
    /// After what is being said.
    case `default`
    /// At once.
    case high
  }

  /// The words.
  public var text: String
  /// How urgent it is.
  public var priority: Priority
  /// The BCP 47 tag of the words; `nil` is the form's own language.
  public var language: String?

  /// Creates a message.
  public init(_ text: String, priority: Priority = .default, language: String? = nil) {
    self.text = text
    self.priority = priority
    self.language = language
  }
}
