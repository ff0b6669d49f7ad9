import CGumbo
import CMarkup

extension Markup {
  /// The most memory that a page may take while it is parsed, in bytes: 160 MiB.
  private static let memory = 160 << 20

  /// Parses a page of UTF-8 text as browsers do; `nil` where that takes too much memory.
  init?(parsing source: [UInt8]) {
    let markup = source.withUnsafeBufferPointer { bytes -> Markup? in
      // The parser takes no empty buffer without an address.
      guard let start = bytes.baseAddress, !bytes.isEmpty else {
        return Markup(MarkupBuilder().pool)
      }
      return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { buffer in
        guard let page = markup_parse(buffer, bytes.count, Self.memory) else { return nil }
        let (builder, lineTooDeep) = Self.copy(markup_root(page), size: bytes.count)
        // What follows needs the memory.
        markup_free(page)
        return Markup(builder.pool, lineTooDeep: lineTooDeep)
      }
    }
    guard let markup else { return nil }
    self = markup
  }

  /// Copies the parser's tree, which can then be given back at once.
  private static func copy(
    _ root: UnsafePointer<GumboNode>?, size: Int
  ) -> (builder: MarkupBuilder, lineTooDeep: Int?) {
    struct Open {
      var index: Index
      var children: GumboVector
      var next = 0
    }
    var builder = MarkupBuilder(size: size)
    var lineTooDeep: Int?
    guard let root, let element = element(root) else { return (builder, nil) }
    var stack = [Open(index: open(element, in: nil, &builder), children: element.children)]
    while let top = stack.last {
      guard top.next < top.children.length else {
        builder.close(top.index)
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      guard
        let child = top.children.data?[top.next]?.assumingMemoryBound(to: GumboNode.self)
      else { continue }
      if let element = Self.element(child) {
        let index = open(element, in: top.index, &builder)
        if stack.count >= deepest, lineTooDeep == nil {
          lineTooDeep = Int(element.start_pos.line)
        }
        // A template's content is no part of the page.
        if element.tag == GUMBO_TAG_TEMPLATE {
          builder.close(index)
        } else {
          stack.append(Open(index: index, children: element.children))
        }
      } else if let text = text(child) {
        builder.appendText(text.text, in: top.index, at: place(text.start_pos))
      }
    }
    return (builder, lineTooDeep)
  }

  private static func open(
    _ element: GumboElement, in parent: Index?, _ builder: inout MarkupBuilder
  ) -> Index {
    let index = builder.open(tag(of: element), in: parent, at: place(element.start_pos))
    for position in 0..<Int(element.attributes.length) {
      guard
        let attribute = element.attributes.data?[position]?
          .assumingMemoryBound(to: GumboAttribute.self).pointee
      else { continue }
      builder.appendAttribute(String(cString: attribute.name).lowercased(), attribute.value)
    }
    return index
  }

  private static func place(_ position: GumboSourcePosition) -> MarkupBuilder.Place {
    MarkupBuilder.Place(line: position.line, offset: position.offset)
  }

  private static func element(_ node: UnsafePointer<GumboNode>) -> GumboElement? {
    switch node.pointee.type {
    case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE: node.pointee.v.element
    default: nil
    }
  }

  private static func text(_ node: UnsafePointer<GumboNode>) -> GumboText? {
    switch node.pointee.type {
    case GUMBO_NODE_TEXT, GUMBO_NODE_CDATA, GUMBO_NODE_WHITESPACE: node.pointee.v.text
    default: nil
    }
  }

  private static func tag(of element: GumboElement) -> String {
    guard element.tag == GUMBO_TAG_UNKNOWN else {
      return String(cString: gumbo_normalized_tagname(element.tag))
    }
    var piece = element.original_tag
    gumbo_tag_from_original_text(&piece)
    guard let start = piece.data, piece.length > 0 else { return "unknown" }
    let name = start.withMemoryRebound(to: UInt8.self, capacity: piece.length) {
      String(decoding: UnsafeBufferPointer(start: $0, count: piece.length), as: UTF8.self)
    }
    return name.lowercased()
  }
}
