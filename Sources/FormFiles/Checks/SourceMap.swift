/// Tells where bytes of a page stand in its file, as an editor shows it.
struct SourceMap: Sendable {
  private let source: [UInt8]
  /// Where the end tags of forms begin, before each of which the parser saw a comment more.
  private let formEndTags: [Int]

  /// - Parameter source: The page as it stands in the file, in UTF-8.
  init(_ source: [UInt8]) {
    self.source = source
    formEndTags = SourceScan(source.span).formEndTags
  }

  /// The places of bytes that the parser told.
  ///
  /// The parser's own columns count a tab as up to eight. All places are found in one pass, since
  /// a page may be one long line.
  ///
  /// - Parameter offsets: `Markup.Node.offset`s, in rising order.
  func places(of offsets: [Int]) -> [PageElements.Place] {
    var place = PageElements.Place(line: 1, column: 1)
    var reached = 0
    var endTags = formEndTags[...]
    var inserted = 0
    return offsets.map { offset in
      while let next = endTags.first, next + inserted + SourceScan.insertion.utf8.count <= offset {
        endTags.removeFirst()
        inserted += SourceScan.insertion.utf8.count
      }
      let target = min(offset - inserted, source.count)
      guard reached < target else { return place }
      var start = reached
      for index in reached..<target where endsLine(index) {
        place.line += 1
        start = index + 1
      }
      if start > reached { place.column = 1 }
      place.column += String(decoding: source[start..<target], as: UTF8.self).count
      reached = target
      return place
    }
  }

  /// Whether a line ends with a byte: a line feed, or a carriage return without one.
  private func endsLine(_ index: Int) -> Bool {
    switch source[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 == source.count || source[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}
