import CGumbo

extension Markup {
  /// Parses a page as browsers do.
  init(parsing source: String) {
    var source = source
    self = source.withUTF8 { bytes in
      // The parser takes no empty buffer without an address.
      guard let start = bytes.baseAddress, !bytes.isEmpty else { return Markup() }
      var options = kGumboDefaultOptions
      // Each error keeps a copy of the stack of open elements: a deep page would take gigabytes.
      options.max_errors = 0
      return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { buffer in
        guard let output = gumbo_parse_with_options(&options, buffer, bytes.count) else {
          return Markup()
        }
        defer { gumbo_destroy_output(&options, output) }
        return Markup(copying: output.pointee.root)
      }
    }
  }

  /// Copies the parser's tree, which can then be given back at once.
  private init(copying root: UnsafeMutablePointer<GumboNode>?) {
    struct Open {
      var index: Index
      var children: GumboVector
      var next = 0
    }
    self.init()
    guard let root, let element = Self.element(root) else { return }
    let first = append(Self.node(element, parent: nil), depth: 1)
    var stack = [Open(index: first, children: element.children)]
    while let top = stack.last {
      guard top.next < top.children.length else {
        close(top.index)
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      guard
        let child = top.children.data?[top.next]?.assumingMemoryBound(to: GumboNode.self)
      else { continue }
      if let element = Self.element(child) {
        let node = Self.node(element, parent: top.index)
        let index = append(node, depth: stack.count + 1)
        // A template's content is no part of the page.
        if node.tag == "template" {
          close(index)
        } else {
          stack.append(Open(index: index, children: element.children))
        }
      } else if let text = Self.text(child) {
        let node = Node(
          tag: "", text: String(cString: text.text), parent: top.index, end: nodes.count + 1,
          line: Int(text.start_pos.line), offset: Int(text.start_pos.offset))
        _ = append(node, depth: 0)
      }
    }
  }

  private static func element(_ node: UnsafeMutablePointer<GumboNode>) -> GumboElement? {
    switch node.pointee.type {
    case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE: node.pointee.v.element
    default: nil
    }
  }

  private static func text(_ node: UnsafeMutablePointer<GumboNode>) -> GumboText? {
    switch node.pointee.type {
    case GUMBO_NODE_TEXT, GUMBO_NODE_CDATA, GUMBO_NODE_WHITESPACE: node.pointee.v.text
    default: nil
    }
  }

  private static func node(_ element: GumboElement, parent: Index?) -> Node {
    Node(
      tag: tag(of: element), attributes: attributes(of: element), parent: parent, end: 0,
      line: Int(element.start_pos.line), offset: Int(element.start_pos.offset))
  }

  private static func tag(of element: GumboElement) -> String {
    guard element.tag == GUMBO_TAG_UNKNOWN else {
      return String(cString: gumbo_normalized_tagname(element.tag))
    }
    var piece = element.original_tag
    gumbo_tag_from_original_text(&piece)
    guard let start = piece.data else { return "unknown" }
    let name = start.withMemoryRebound(to: UInt8.self, capacity: piece.length) {
      String(decoding: UnsafeBufferPointer(start: $0, count: piece.length), as: UTF8.self)
    }
    return name.lowercased()
  }

  private static func attributes(of element: GumboElement) -> [Attribute] {
    (0..<Int(element.attributes.length)).compactMap { position in
      guard
        let attribute = element.attributes.data?[position]?
          .assumingMemoryBound(to: GumboAttribute.self).pointee
      else { return nil }
      return Attribute(
        name: String(cString: attribute.name).lowercased(),
        value: String(cString: attribute.value))
    }
  }
}
