/// Tells where the nodes of a page stand in its file, as an editor shows it.
package struct SourceMap: Sendable {
  /// A place in a file.
  package struct Place: Hashable, Sendable {
    /// The line, from 1.
    package var line: Int
    /// The character in the line, from 1; a tab is one.
    package var column: Int
  }

  private let source: String
  /// Where the parser saw the bytes that stand after something the file does not have.
  let insertions: [Int]

  /// - Parameters:
  ///   - source: The page as it stands in the file.
  ///   - insertions: Where, in what was parsed, each `SourceScan.insertion` ends.
  init(_ source: String, insertions: [Int]) {
    self.source = source
    self.insertions = insertions
  }

  /// The places of bytes that the parser told.
  ///
  /// The parser's own columns count a tab as up to eight. All places are found in one pass, since
  /// a page may be one long line.
  ///
  /// - Parameter offsets: `Markup.Node.offset`s, in rising order.
  package func places(of offsets: [Int]) -> [Place] {
    let bytes = source.utf8
    var reached = bytes.startIndex
    var place = Place(line: 1, column: 1)
    var passed = insertions[...]
    var inserted = 0
    return offsets.map { offset in
      while let next = passed.first, next <= offset {
        passed.removeFirst()
        inserted += SourceScan.insertion.utf8.count
      }
      let target =
        bytes.index(bytes.startIndex, offsetBy: offset - inserted, limitedBy: bytes.endIndex)
        ?? bytes.endIndex
      guard reached < target else { return place }
      var lineStart: String.Index?
      var index = reached
      while index < target {
        let next = bytes.index(after: index)
        let isCarriageReturn = bytes[index] == UInt8(ascii: "\r")
        let isPair =
          isCarriageReturn && next < bytes.endIndex && bytes[next] == UInt8(ascii: "\n")
        if bytes[index] == UInt8(ascii: "\n") || isCarriageReturn && !isPair {
          place.line += 1
          lineStart = next
        }
        index = next
      }
      if lineStart != nil { place.column = 1 }
      place.column += source[(lineStart ?? reached)..<target].count
      reached = target
      return place
    }
  }
}
