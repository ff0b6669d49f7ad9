/// The part of a line that fits into a row, with the caret always in it.
public struct LineWindow: Hashable, Sendable {
  /// The visible characters, by their indices.
  public let range: Range<Int>
  /// The cells between the row's start and the caret.
  public let caretColumn: Int
  /// The cells that the visible characters take; at most those available.
  public let width: Int

  /// Chooses the part of a text to show.
  ///
  /// The text is shown from its start while the caret fits in there. Beyond, the window moves on by
  /// half its width at a time, so that a reader is not told of a whole new row with every key. It
  /// depends on nothing but its arguments. A wide character that would straddle an edge is left
  /// out, unless the caret stands on it.
  ///
  /// - Parameters:
  ///   - text: The whole line.
  ///   - caret: An index from 0 up to the text's count, where the next character would go.
  ///   - cells: The cells of the row. The last one stays free for a caret behind the text: a
  ///     terminal's cursor cannot stand beyond it.
  public init(_ text: [Character], caret: Int, cells: Int) {
    let widths = text.map(CellWidth.of)
    let caret = min(max(caret, 0), text.count)
    let cells = max(cells, 1)
    let caretCell = widths[..<caret].reduce(0, +)
    // The caret needs the cells of what it stands on: a wide character is shown whole.
    let caretWidth = min(max(caret < text.count ? widths[caret] : 1, 1), cells)

    // Window n begins at cell n × step, and takes the caret over where window n - 1 ends.
    let step = max(cells / 2, 1)
    let beyond = caretCell + caretWidth - cells
    let origin = beyond > 0 ? min((beyond + step - 1) / step * step, caretCell) : 0

    var start = 0
    var startCell = 0
    // Past a character that begins before the window, and past marks that would join it.
    while start < caret, startCell < origin || (start > 0 && widths[start] == 0) {
      startCell += widths[start]
      start += 1
    }
    var end = start
    var width = 0
    while end < text.count, width + widths[end] <= cells {
      width += widths[end]
      end += 1
    }
    range = start..<end
    caretColumn = caretCell - startCell
    self.width = width
  }
}
