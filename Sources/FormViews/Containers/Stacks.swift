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
public struct VStack<Content> {
  let content: Content
}

extension VStack where Content: View {
  /// A stack of what a closure lists; how it is arranged does not matter here.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content())
  }
}

extension VStack: View where Content: View {
  /// A view of its own.
  public typealias Body = Never
}

extension VStack: PrimitiveView, TransparentContainer where Content: View {}

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
/// How what is in a container stands across; it means nothing here.
public enum HorizontalAlignment: Hashable, Sendable {
  /// At the beginning, in the middle, at the end.
  case leading, center, trailing
}
