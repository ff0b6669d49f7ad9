import FormCore
import Foundation

/// A list of elements that is narrowed by a part of their names.
struct FieldFinder {
  /// What is sought.
  private(set) var text = ""
  /// The elements whose names have it, in order.
  private(set) var matches: [ElementID]
  /// Which of the matches is reached.
  private(set) var cursor: Int

  private let candidates: [(id: ElementID, key: String)]

  /// Lists elements, and begins at one of them.
  init(_ elements: [FormElement], at focused: ElementID?) {
    candidates = elements.map { ($0.id, $0.name.searchKey) }
    matches = candidates.map(\.id)
    cursor = focused.flatMap(matches.firstIndex) ?? 0
  }

  /// The match that is reached.
  var match: ElementID? { matches.indices.contains(cursor) ? matches[cursor] : nil }

  /// Narrows the list by more text.
  mutating func type(_ more: String) { seek(text + more) }

  /// Takes the last character back, or all of them.
  ///
  /// - Returns: Whether there were any.
  mutating func takeBack(all: Bool) -> Bool {
    if text.isEmpty { return false }
    seek(all ? "" : String(text.dropLast()))
    return true
  }

  /// Goes on by so many matches, at most to the last one in that direction.
  ///
  /// - Returns: Whether there was one.
  mutating func move(by count: Int) -> Bool {
    let target = min(max(cursor + count, 0), matches.count - 1)
    guard target != cursor, !matches.isEmpty else { return false }
    cursor = target
    return true
  }

  private mutating func seek(_ text: String) {
    self.text = text
    let key = text.searchKey
    matches = candidates.filter { key.isEmpty || $0.key.contains(key) }.map(\.id)
    cursor = 0
  }
}

extension String {
  /// Without case, accents and the space around it, so that none of them must be typed.
  fileprivate var searchKey: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
