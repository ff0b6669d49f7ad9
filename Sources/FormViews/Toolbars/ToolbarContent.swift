/// What stands in a toolbar, described by what it consists of.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// What it consists of.
  associatedtype Body: ToolbarContent

  /// What it consists of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// What consists of nothing else has none.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Toolbar content that consists of nothing else: it tells the view that it is.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  var view: any View { get }
}

/// Toolbar content where it stands.
struct ToolbarContentView<Content> {
  let content: Content
}

extension ToolbarContentView: View where Content: ToolbarContent {
  typealias Body = Never
}

extension ToolbarContentView: PrimitiveView where Content: ToolbarContent {
  func render(in node: ViewNode) {
    if let primitive = content as? any PrimitiveToolbarContent {
      node.setChild(primitive.view)
    } else {
      node.install(propertiesOf: content)
      node.setChild(content.body.asView)
    }
  }
}

extension ToolbarContent {
  nonisolated var asView: any View { ToolbarContentView(content: self) }
}

/// Content whose buttons go with the keyboard, or that is met at the end of the form.
struct ToolbarPlace<Content> {
  let isKeyboard: Bool
  let content: Content
}

extension ToolbarPlace: View where Content: View {
  typealias Body = Never
}

extension ToolbarPlace: PrimitiveView where Content: View {
  func render(in node: ViewNode) {
    node.content = .toolbar(isKeyboard: isKeyboard)
    node.setChild(content)
  }
}
