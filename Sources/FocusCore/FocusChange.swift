/// A move of the focus, and why it happened.
public struct FocusChange: Hashable, Sendable {
  /// Why the focus moved.
  public enum Cause: String, Hashable, Sendable, CaseIterable {
    /// The person moved it.
    case user
    /// The program asked for it.
    case program
    /// What holds the focusable things appeared.
    case appearance
    /// A failed submit moved it to the first invalid one.
    case validation
    /// What held it went away, or can hold it no longer.
    case removal
  }

  /// What held the focus before; `nil` where nothing did.
  public var from: FocusID?
  /// What holds it now; `nil` where nothing does.
  public var to: FocusID?
  /// Why it moved.
  public var cause: Cause

  /// Creates a change.
  public init(from: FocusID?, to: FocusID?, cause: Cause) {
    self.from = from
    self.to = to
    self.cause = cause
  }
}
