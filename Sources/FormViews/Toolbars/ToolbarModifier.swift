extension View {
  /// Gives the form a toolbar.
  ///
  /// Buttons placed with the keyboard are pressed by a key each while a field is edited, and the
  /// focus stays there. Everything else is met at the end of the form.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(Toolbar(items: content()))
  }
}

/// Adds a toolbar to a view.
struct Toolbar<Items> {
  let items: Items

  nonisolated init(items: Items) { self.items = items }
}

extension Toolbar: ViewModifier where Items: ToolbarContent {
  typealias Body = Never
}

extension Toolbar: PrimitiveModifier where Items: ToolbarContent {
  func render(_ content: some View, in node: ViewNode) {
    node.setChild(content, at: 0)
    node.setChild(ToolbarContentView(content: items), at: 1)
  }
}
