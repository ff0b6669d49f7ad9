/// What the keys do, as help tells it: first what they do where the person is, then the rest.
public struct HelpReport: Hashable, Sendable {
  /// Keys that are told together.
  public struct Section: Hashable, Sendable {
    /// What they are for; `nil` for those that act on the focused element.
    public var purpose: CommandPurpose?
    /// The keys.
    public var keys: [KeyHelp]

    /// Creates a section.
    public init(purpose: CommandPurpose?, keys: [KeyHelp]) {
      self.purpose = purpose
      self.keys = keys
    }
  }

  /// The key that explains all others; `nil` where none does.
  public var keyHelp: KeyHelp?
  /// The keys, by what they are for.
  public var sections: [Section]

  /// Creates a report.
  public init(keyHelp: KeyHelp?, sections: [Section]) {
    self.keyHelp = keyHelp
    self.sections = sections
  }
}
