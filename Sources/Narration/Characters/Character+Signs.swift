extension Character {
  /// Whether it has a small letter of its own, in whatever script: É, Я, ẞ, ǅ.
  var isCapital: Bool { lowercased() != String(self) }

  /// Without the selector that asks for a picture, or for none: it has no name of its own.
  var withoutVariation: Character {
    guard unicodeScalars.contains(where: \.isVariationSelector) else { return self }
    let scalars = String.UnicodeScalarView(unicodeScalars.filter { !$0.isVariationSelector })
    return scalars.isEmpty ? self : Character(String(scalars))
  }

  /// Whether it is an emoji that voices have no name for yet.
  var isNewToVoices: Bool { unicodeScalars.contains(where: \.isNewToVoices) }

  /// Whether it is a mark that hardly any voice says alone; emoji they know by name.
  var isUnnamedSymbol: Bool {
    unicodeScalars.allSatisfy { scalar in
      if scalar.properties.isEmoji { return false }
      return switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber, .spaceSeparator, .control:
        false
      default: scalar.properties.name != nil
      }
    }
  }

  /// What Unicode calls it, in English, which is better than silence; what voices know stays.
  var unicodeName: String {
    let isAlone = unicodeScalars.count == 1
    return unicodeScalars.filter { isAlone || !($0.isVariationSelector || $0 == "\u{200D}") }
      .map { scalar -> String in
        guard scalar.isNewToVoices || !scalar.properties.isEmoji,
          let name = scalar.properties.name
        else { return String(scalar) }
        return name.lowercased()
      }.joined(separator: " ")
  }
}

extension Unicode.Scalar {
  fileprivate var isVariationSelector: Bool { properties.isVariationSelector }

  /// espeak-ng 1.51 names the emoji up to Unicode 11, of 2018; of later ones it says nothing.
  fileprivate var isNewToVoices: Bool {
    properties.isEmojiPresentation && (properties.age.map { $0.major >= 12 } ?? true)
  }
}
