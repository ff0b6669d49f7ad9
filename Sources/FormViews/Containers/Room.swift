import Foundation

/// Room between views; it says nothing.
public struct Spacer {
  /// Creates room.
  nonisolated public init(minLength: CGFloat? = nil) {}
}

extension Spacer: View {
  /// A view of its own.
  public typealias Body = Never
}

extension Spacer: PrimitiveView {
  func render(in node: ViewNode) {}
}

/// A line between views; it says nothing.
public struct Divider {
  /// Creates a line.
  nonisolated public init() {}
}

extension Divider: View {
  /// A view of its own.
  public typealias Body = Never
}

extension Divider: PrimitiveView {
  func render(in node: ViewNode) {}
}
