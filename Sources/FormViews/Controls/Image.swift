/// A picture.
///
/// Beside words it says nothing. A control that has nothing else to be called by is called what its
/// picture is called, so that no button is nameless.
public struct Image: Equatable {
  enum Content: Equatable {
    case decorative
    case named(String)
    case labeled(Text)
  }

  let content: Content

  /// A picture of the program's own, by its name.
  nonisolated public init(_ name: String) { content = .named(name) }

  /// A picture with a text that stands for it.
  nonisolated public init(_ name: String, label: Text) { content = .labeled(label) }

  /// A picture that means nothing.
  nonisolated public init(decorative name: String) { content = .decorative }

  /// A symbol of the system, by its name.
  nonisolated public init(systemName: String) { content = .named(systemName) }

  /// A symbol of the system, by its name; how full it is does not matter here.
  nonisolated public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }
}

extension Image: View {
  /// A view of its own.
  public typealias Body = Never
}

extension Image: PrimitiveView {
  func render(in node: ViewNode) {
    node.memory = nil
    switch content {
    case .decorative: node.content = .none
    case .named(let name):
      node.content = .none
      node.memory = PictureName(words: Self.words(in: name))
    case .labeled(let text): text.render(in: node)
    }
  }

  /// `square.and.arrow.up` is “square and arrow up”.
  private static func words(in name: String) -> String {
    name.split { ".-_/ ".contains($0) }.joined(separator: " ")
  }
}

/// What a picture is called.
private struct PictureName {
  let words: String
}

extension ViewNode {
  /// What the first picture in the node is called.
  var imageName: String? {
    if let name = memory as? PictureName { return name.words }
    if case .hidden = content { return nil }
    return children.lazy.compactMap(\.imageName).first
  }
}

extension Image {
  /// The picture; whether it can be stretched does not matter here.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    self
  }

  /// The picture; how it is coloured does not matter here.
  nonisolated public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  /// The picture; how smooth it is does not matter here.
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// The picture; how many colours it has does not matter here.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// How a picture fills its space.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  /// How a picture is coloured.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  /// How smooth a stretched picture is.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// How big a symbol is beside its text.
  public enum Scale: Hashable, Sendable { case small, medium, large }
}

/// How many colours a symbol has.
public enum SymbolRenderingMode: Hashable, Sendable {
  /// One colour, shades of one, several, the symbol's own.
  case monochrome, hierarchical, palette, multicolor
}
