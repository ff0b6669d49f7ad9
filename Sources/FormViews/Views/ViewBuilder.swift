/// Makes one view of the views that a closure lists.
@resultBuilder
public enum ViewBuilder {
  /// An expression is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view stands for itself.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views, in order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(content: (repeat each content)) { tuple, visit in
      repeat visit(each tuple)
    }
  }

  /// `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(branch: .first(first))
  }

  /// The other branches of `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(branch: .second(second))
  }

  /// `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views, in order.
public struct TupleView<Content> {
  let content: Content
  let visit: (Content, (any View) -> Void) -> Void

  nonisolated init(content: Content, visit: @escaping (Content, (any View) -> Void) -> Void) {
    self.content = content
    self.visit = visit
  }
}

extension TupleView: View {
  /// A view of its own.
  public typealias Body = Never
}

extension TupleView: PrimitiveView {
  var readsState: Bool { false }

  func render(in node: ViewNode) {
    var count = 0
    visit(content) { view in
      node.setChild(view, at: count)
      count += 1
    }
    node.removeChildren(from: count)
  }
}

/// One of two views.
public struct ConditionalContent<First, Second> {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch
}

extension ConditionalContent: View where First: View, Second: View {
  /// A view of its own.
  public typealias Body = Never
}

extension ConditionalContent: PrimitiveView where First: View, Second: View {
  var readsState: Bool { false }

  func render(in node: ViewNode) {
    switch branch {
    case .first(let view): node.setChild(view, key: 0)
    case .second(let view): node.setChild(view, key: 1)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// A view of its own.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  var readsState: Bool { false }

  func render(in node: ViewNode) {
    if let self {
      node.setChild(self)
    } else {
      node.removeChildren(from: 0)
    }
  }
}

/// Nothing.
public struct EmptyView {
  /// Creates nothing.
  nonisolated public init() {}
}

extension EmptyView: View {
  /// A view of its own.
  public typealias Body = Never
}

extension EmptyView: PrimitiveView {
  var readsState: Bool { false }

  func render(in node: ViewNode) {}
}

/// A view of any type.
///
/// Where the type changes, what the old view remembered is gone.
public struct AnyView {
  let view: any View

  /// Hides the type of a view.
  nonisolated public init<Content: View>(_ view: Content) { self.view = view }

  /// Hides the type of a view.
  nonisolated public init<Content: View>(erasing view: Content) { self.view = view }
}

extension AnyView: View {
  /// A view of its own.
  public typealias Body = Never
}

extension AnyView: PrimitiveView {
  var readsState: Bool { false }

  func render(in node: ViewNode) { node.setChild(view) }
}
