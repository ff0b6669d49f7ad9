/// Names something that can hold the focus, for as long as it exists.
public struct FocusID: Hashable, Sendable {
  /// A number that its owner chose, unique in one engine.
  public let rawValue: Int

  /// Creates an identity from its owner's number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
}
