/// Makes one toolbar content of the items and views that a closure lists.
@resultBuilder
public enum ToolbarContentBuilder {
  /// An expression is an item.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// A view stands in an item of its own, wherever that is best.
  public static func buildExpression<Content: View>(
    _ content: Content
  ) -> ToolbarItemGroup<Content> {
    ToolbarItemGroup(placement: .automatic, content: content)
  }

  /// Nothing.
  public static func buildBlock() -> some ToolbarContent {
    ToolbarItemGroup(placement: .automatic, content: EmptyView())
  }

  /// One item stands for itself.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Several items, in order.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<(repeat each Content)> {
    TupleToolbarContent(
      content: TupleView(content: (repeat each content)) { tuple, visit in
        repeat visit((each tuple).asView)
      })
  }

  /// `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// The first branch of `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(branch: .first(first))
  }

  /// The other branches of `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(branch: .second(second))
  }

  /// `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content {
    content
  }
}

/// Several items, in order.
public struct TupleToolbarContent<Content> {
  let content: TupleView<Content>

  nonisolated init(content: TupleView<Content>) { self.content = content }
}

extension TupleToolbarContent: ToolbarContent {
  /// It consists of nothing else.
  public typealias Body = Never
}

extension TupleToolbarContent: PrimitiveToolbarContent {
  var view: any View { content }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
  var view: any View {
    let view: ToolbarContentView<Wrapped>? =
      if let self { ToolbarContentView(content: self) } else { nil }
    return view
  }
}

extension ConditionalContent: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {}

extension ConditionalContent: PrimitiveToolbarContent
where First: ToolbarContent, Second: ToolbarContent {
  var view: any View {
    switch branch {
    case .first(let content):
      ConditionalContent<ToolbarContentView<First>, ToolbarContentView<Second>>(
        branch: .first(ToolbarContentView(content: content)))
    case .second(let content):
      ConditionalContent<ToolbarContentView<First>, ToolbarContentView<Second>>(
        branch: .second(ToolbarContentView(content: content)))
    }
  }
}
