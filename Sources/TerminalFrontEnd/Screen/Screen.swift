import Foundation
import SpeechCore

/// The printed side of a form: append-only lines, and at the end one row that is being edited.
///
/// Nothing that scrolled past is drawn again; only the row changes in place, and the real cursor
/// stands on its caret. So braille displays, other readers, logs and small screens can follow.
@MainActor
public final class Screen {
  private let descriptor: Int32
  private let columns: () -> Int
  private var row: Row?
  private var pending = ""

  /// What stands in the row that is being edited.
  private struct Row {
    /// A label that got a line of its own.
    var heading: String?
    var label: String
    var value: [Character]
    var caret: Int
    var window: LineWindow
  }

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - descriptor: Where it writes.
  ///   - columns: The width in cells, asked anew for each row.
  public init(descriptor: Int32 = STDERR_FILENO, columns: @escaping () -> Int = { 80 }) {
    self.descriptor = descriptor
    self.columns = columns
  }

  /// Prints a line, after the row that is being edited.
  public func line(_ text: SafeText) {
    endRow()
    pending += text.string + "\n"
    flush()
  }

  /// Prints a row whose value can be edited; a label that would leave no room gets a line of its
  /// own.
  ///
  /// - Parameter caret: Characters of the value before the cursor.
  public func edit(_ label: SafeText, value: String, caret: Int) {
    endRow()
    draw(label.string, visible(value), caret)
    flush()
  }

  /// Draws a new row; a label that would leave no room gets a line of its own.
  private func draw(_ label: String, _ value: [Character], _ caret: Int) {
    let isWide = CellWidth.of(label) * 2 > columns()
    if isWide { pending += label + "\n" }
    drawRow(isWide ? "" : label, value, caret)
    if isWide { row?.heading = label }
  }

  /// Changes the row in place; where text was only added or taken at its end, nothing else is
  /// written, so that a reader that follows the cursor hears just that.
  public func update(value: String, caret: Int) {
    guard let old = row else { return }
    let value = visible(value)
    let window = window(of: value, caret: caret, label: old.label)
    let isAtEnd = old.caret == old.value.count && caret == value.count
    if isAtEnd, window.range.lowerBound == old.window.range.lowerBound,
      window.range.upperBound == value.count, old.window.range.upperBound == old.value.count
    {
      if value.starts(with: old.value) {
        pending += String(value[old.value.count...])
      } else if old.value.starts(with: value) {
        let cells = CellWidth.of(old.value[value.count...])
        let back = String(repeating: "\u{8}", count: cells)
        pending += back + String(repeating: " ", count: cells) + back
      } else {
        return redraw(old.label, value, caret)
      }
      row = Row(
        heading: old.heading, label: old.label, value: value, caret: caret, window: window)
      flush()
    } else {
      redraw(old.label, value, caret)
    }
  }

  /// Draws the row again below what something else printed, such as a shell.
  public func restoreRow() {
    guard let old = row else { return }
    row = nil
    draw(old.heading ?? old.label, old.value, old.caret)
    flush()
  }

  /// Leaves the row as it is; what comes next starts a new line.
  public func endRow() {
    guard row != nil else { return }
    row = nil
    pending += "\n"
    flush()
  }

  /// Whether the last line is a row that is being edited.
  public var isEditing: Bool { row != nil }

  /// Forgets the row: the terminal itself has begun a new line.
  public func leaveRow() { row = nil }

  private func redraw(_ label: String, _ value: [Character], _ caret: Int) {
    pending += "\r\u{1B}[K"
    let heading = row?.heading
    drawRow(label, value, caret)
    row?.heading = heading
    flush()
  }

  private func drawRow(_ label: String, _ value: [Character], _ caret: Int) {
    let window = window(of: value, caret: caret, label: label)
    row = Row(label: label, value: value, caret: caret, window: window)
    pending += label + String(value[window.range])
    let column = CellWidth.of(label) + window.caretColumn
    // Only where the cursor is not there already: moving it makes readers speak.
    if window.caretColumn != window.width { pending += "\u{1B}[\(column + 1)G" }
  }

  private func window(of value: [Character], caret: Int, label: String) -> LineWindow {
    LineWindow(value, caret: caret, cells: max(columns() - CellWidth.of(label), 10))
  }

  /// Characters as they may be shown: one for one, so that carets keep their places.
  private func visible(_ value: String) -> [Character] {
    value.map { character in
      let safe = SafeText(String(character)).string
      return safe.count == 1 ? safe.first ?? "?" : "?"
    }
  }

  private func flush() {
    var bytes = Array(pending.utf8)[...]
    pending = ""
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        bytes = bytes.dropFirst(written)
      } else if errno != EINTR, errno != EAGAIN {
        return  // nobody can see it any more; speech goes on
      }
    }
  }
}
