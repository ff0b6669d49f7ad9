import FormCore

/// Which part of a date or time the arrows change; at first its smallest.
struct PartCursor: Hashable, Sendable {
  /// The parts, from the largest down.
  let parts: [CalendarPart]
  /// The place of the part among them.
  private(set) var index: Int

  /// Stands on the last part.
  init(_ parts: [CalendarPart]) {
    self.parts = parts
    index = parts.count - 1
  }

  /// The part.
  var part: CalendarPart { parts[index] }

  /// Goes to the next part or the one before, or as far as there are parts.
  ///
  /// - Returns: Whether there was one to go to.
  mutating func move(_ unit: CaretUnit, _ direction: CaretDirection) -> Bool {
    let ends = unit == .line || unit == .field
    let target =
      switch direction {
      case .backward: ends ? 0 : index - 1
      case .forward: ends ? parts.count - 1 : index + 1
      }
    guard parts.indices.contains(target) else { return false }
    index = target
    return true
  }
}

extension TextBuffer {
  /// Puts the caret before a number of the text, by its place among its numbers.
  mutating func moveCaret(toNumber place: Int) {
    let starts = characters.indices.filter {
      characters[$0].isNumber && ($0 == 0 || !characters[$0 - 1].isNumber)
    }
    if starts.indices.contains(place) { moveCaret(to: starts[place]) }
  }
}
