/// What is in it is met one after the other.
///
/// Everything is met, in sight or not.
public struct ScrollView<Content> {
  let content: Content
}

extension ScrollView where Content: View {
  /// A container of what a closure lists; how it is arranged does not matter here.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content())
  }
}

extension ScrollView: View where Content: View {
  /// A view of its own.
  public typealias Body = Never
}

extension ScrollView: PrimitiveView, TransparentContainer where Content: View {}
