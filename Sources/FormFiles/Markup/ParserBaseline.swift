import CMarkup

/// The parser alone, to measure what is made of its tree.
package enum ParserBaseline {
  /// Parses a page and gives the tree back, whatever memory that takes.
  package static func parse(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { text in
        if let page = markup_parse(text, bytes.count, Int.max) { markup_free(page) }
      }
    }
  }
}
