/// What makes one text of another: a piece of it that is replaced.
struct TextEdit: Hashable, Sendable {
  /// Where the piece begins, in bytes of UTF-8.
  private(set) var start: Int
  private var removed: String
  private var inserted: String

  /// Finds what differs between two texts; `nil` where nothing does.
  init?(from old: String, to new: String) {
    let (before, after) = (Array(old.utf8), Array(new.utf8))
    guard before != after else { return nil }
    let shorter = min(before.count, after.count)
    var start = 0
    while start < shorter, before[start] == after[start] { start += 1 }
    var end = 0
    while end < shorter - start, before[before.count - 1 - end] == after[after.count - 1 - end] {
      end += 1
    }
    // Not through the middle of a scalar.
    while start > 0, before.isInScalar(start) || after.isInScalar(start) { start -= 1 }
    while end > 0, before.isInScalar(before.count - end) || after.isInScalar(after.count - end) {
      end -= 1
    }
    self.start = start
    removed = String(decoding: before[start..<(before.count - end)], as: UTF8.self)
    inserted = String(decoding: after[start..<(after.count - end)], as: UTF8.self)
  }

  /// The edit that takes this one back.
  var reversed: TextEdit {
    var edit = self
    swap(&edit.removed, &edit.inserted)
    return edit
  }

  /// How much it keeps, in bytes of UTF-8.
  var size: Int { removed.utf8.count + inserted.utf8.count }

  /// Edits the text that it was found for.
  func applied(to text: String) -> String {
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(start..<(start + removed.utf8.count), with: inserted.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Whether a scalar of UTF-8 goes on at a place.
  fileprivate func isInScalar(_ place: Int) -> Bool {
    indices.contains(place) && self[place] & 0xC0 == 0x80
  }
}
