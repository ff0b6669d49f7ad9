extension EngineText {
  /// What the engine is given, put together from its beginning.
  ///
  /// espeak has names for emoji, of several words. Where one touches another, a letter, a skin tone
  /// or a selector, it says the first word alone: "red" for a red heart. So each stands apart, with
  /// what joins them left out.
  struct Line {
    private(set) var scalars = String.UnicodeScalarView()
    private(set) var origins: [Int] = []
    private var offset = 0
    private var endsInEmoji = false

    /// Puts in what the original does not have.
    mutating func insert(_ scalar: Unicode.Scalar) {
      scalars.append(scalar)
      origins.append(offset)
    }

    mutating func add(_ character: Character) {
      let isEmoji = character.isEmoji
      if isEmoji ? !endsInSpace : endsInEmoji && character.isRead { insert(" ") }
      endsInEmoji = isEmoji
      for (index, scalar) in character.unicodeScalars.enumerated() {
        if !isEmoji || !scalar.joinsEmoji {
          if isEmoji, index > 0, scalar.isEmojiOfItsOwn { insert(" ") }
          insert(scalar)
        }
        offset += 1
      }
    }

    private var endsInSpace: Bool { scalars.last?.properties.isWhitespace ?? true }
  }
}

extension Character {
  /// Whether it is an emoji, or several in one; a digit with its keycap is none.
  fileprivate var isEmoji: Bool {
    unicodeScalars.contains { !$0.isASCII && $0.properties.isEmoji }
  }

  /// Whether a voice takes it for part of a word, rather than for a pause.
  fileprivate var isRead: Bool { !isWhitespace && !".,;:!?…)]}\"”’»".contains(self) }
}

extension Unicode.Scalar {
  /// Whether it only joins emoji to one, or asks for a picture or for none.
  fileprivate var joinsEmoji: Bool { self == "\u{200D}" || properties.isVariationSelector }

  /// Whether it is a picture or a skin tone; two regional indicators are one flag.
  fileprivate var isEmojiOfItsOwn: Bool {
    properties.isEmoji && !(0x1F1E6...0x1F1FF).contains(value)
  }
}
