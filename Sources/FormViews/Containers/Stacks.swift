import Foundation

/// What is in it is met one after the other.
public struct VStack<Content> {
  let content: Content
}

extension VStack where Content: View {
  /// A container of what a closure lists; how it is arranged does not matter here.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
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
public struct HStack<Content> {
  let content: Content
}

extension HStack where Content: View {
  /// A container of what a closure lists; how it is arranged does not matter here.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content())
  }
}

extension HStack: View where Content: View {
  /// A view of its own.
  public typealias Body = Never
}

extension HStack: PrimitiveView, TransparentContainer where Content: View {}

/// What is in it is met one after the other.
public struct ZStack<Content> {
  let content: Content
}

extension ZStack where Content: View {
  /// A container of what a closure lists; how it is arranged does not matter here.
  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content())
  }
}

extension ZStack: View where Content: View {
  /// A view of its own.
  public typealias Body = Never
}

extension ZStack: PrimitiveView, TransparentContainer where Content: View {}
