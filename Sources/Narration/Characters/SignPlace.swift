/// A character of a text with what stands around it, which decides what it means there.
struct SignPlace {
  let sign: Character
  /// How many of the same follow one another here.
  let runLength: Int
  /// Whether it stands in an email or web address.
  let isInAddress: Bool
  private let characters: [Character]
  private let index: Int

  init(_ characters: [Character], _ index: Int, runLength: Int, isInAddress: Bool) {
    self.characters = characters
    self.index = index
    self.runLength = runLength
    self.isInAddress = isInAddress
    sign = characters[index]
  }

  private var previous: Character? { index > 0 ? characters[index - 1] : nil }
  private var next: Character? { character(at: index + 1) }

  private func character(at index: Int) -> Character? {
    characters.indices.contains(index) ? characters[index] : nil
  }

  /// Three dots, or two where a pause is; those of "../b" are dots each.
  var isEllipsis: Bool { sign == "." && (runLength == 3 || runLength == 2 && pauses) }

  /// Whether it ends a sentence or a clause, and a voice pauses for it.
  var pauses: Bool {
    guard ".,;:!?…".contains(sign) else { return false }
    let next = character(at: index + runLength)
    return next.map { $0.isWhitespace || ")]}\"”’»›.,;:!?…".contains($0) } ?? true
  }

  /// A dash that makes a number or an amount negative, which a Spanish voice leaves out.
  var isMinus: Bool {
    guard "-\u{2212}".contains(sign), let next else { return false }
    let first = next.isCurrencySymbol ? character(at: index + 2) : next
    guard first?.isNumber == true else { return false }
    return previous.map { $0.isWhitespace || $0 == "(" } ?? true
  }

  /// A dash from one number to another, as in "9am–5pm", which every voice leaves out.
  var isRange: Bool {
    guard sign == "\u{2013}", let previous, let next else { return false }
    return previous.isNumber && next.isWritten || previous.isWritten && next.isNumber
  }

  var isBetweenDigits: Bool { previous?.isNumber == true && next?.isNumber == true }

  /// A point, a comma or the like that a number is written with.
  var isInNumber: Bool { ".,:'’".contains(sign) && isBetweenDigits }

  /// An apostrophe between letters.
  var isInWord: Bool {
    "'’".contains(sign) && previous?.isLetter == true && next?.isLetter == true
  }

  /// A dot after a single letter, as in "e.g.".
  var isInAbbreviation: Bool {
    guard sign == ".", previous?.isLetter == true else { return false }
    return index < 2 || !(characters[index - 2].isLetter || characters[index - 2].isNumber)
  }
}

extension Character {
  fileprivate var isWritten: Bool { isLetter || isNumber }
}
