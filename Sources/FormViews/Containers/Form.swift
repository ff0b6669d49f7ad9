/// A container that means nothing to the form: what is in it stands there one after the other.
protocol TransparentContainer: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
}

extension TransparentContainer {
  var readsState: Bool { false }

  func render(in node: ViewNode) { node.setChild(content) }
}

/// A form: what is in it is met one after the other.
public struct Form<Content> {
  let content: Content
}

extension Form where Content: View {
  /// A form of what a closure lists.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension Form: View where Content: View {
  /// A view of its own.
  public typealias Body = Never
}

extension Form: PrimitiveView, TransparentContainer where Content: View {}

/// What is in it is met one after the other.
public struct Group<Content> {
  let content: Content
}

extension Group where Content: View {
  /// A group of what a closure lists.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension Group: View where Content: View {
  /// A view of its own.
  public typealias Body = Never
}

extension Group: PrimitiveView, TransparentContainer where Content: View {}
