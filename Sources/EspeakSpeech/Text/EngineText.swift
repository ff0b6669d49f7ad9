/// A text as the engine is given it, and the way back to the text that was meant.
struct EngineText {
  /// What the engine is given.
  let string: String
  /// For each scalar of `string`, the scalar of the original it stands for, or comes before.
  private let origins: [Int]
  private let scalars: [Unicode.Scalar]

  /// espeak says about 39 letters of a token that it spells, and drops the rest in silence.
  static let longestToken = 39

  /// - Parameter isContinued: Whether more follows. A comma then keeps the voice up: "one two
  ///   three" is 16,599 samples, and 16,735 with it; no pause comes with it.
  init(_ text: String, isContinued: Bool) {
    var line = Line()
    var tokenLength = 0
    for character in text {
      let size = character.unicodeScalars.count
      if !Self.isWithinToken(character) {
        tokenLength = 0
      } else if tokenLength > 0, tokenLength + size > Self.longestToken {
        line.insert(" ")
        tokenLength = size
      } else {
        tokenLength += size
      }
      line.add(character)
    }
    if isContinued, let last = text.last(where: { !$0.isWhitespace }), !Self.pauses(after: last) {
      line.insert(",")
    }
    string = String(line.scalars)
    scalars = Array(line.scalars)
    origins = line.origins
  }

  /// The offset in the original text of a scalar of `string`; `nil` where there is none.
  func originalOffset(of index: Int) -> Int? {
    origins.indices.contains(index) ? origins[index] : nil
  }

  /// Whether a scalar of `string` goes on with a number, as the "2" of "1,299.99" does.
  func continuesNumber(at index: Int) -> Bool {
    guard index > 0, scalars.indices.contains(index), scalars[index].isDigit else { return false }
    if scalars[index - 1].isDigit { return true }
    return index > 1 && ".,:".unicodeScalars.contains(scalars[index - 1])
      && scalars[index - 2].isDigit
  }

  /// Whether espeak goes on with the same word: of what stands between letters in addresses, names
  /// and codes, it is these that do not end one.
  private static func isWithinToken(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-'’?".contains(character)
  }

  private static func pauses(after character: Character) -> Bool {
    ",.;:!?…،؛؟。、，．；：！？।".contains(character)
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.generalCategory == .decimalNumber }
}
