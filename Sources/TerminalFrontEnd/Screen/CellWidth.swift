/// How many cells of a terminal a character takes.
///
/// The sum of what wcwidth has for its scalars, by Unicode's East Asian Width, since that is how
/// most terminals count; only an emoji sequence is taken as the one picture that it is. Ambiguous
/// characters take one cell, as they do outside legacy East Asian locales.
public enum CellWidth {
  /// The cells of a character.
  public static func of(_ character: Character) -> Int {
    var sum = 0
    for scalar in character.unicodeScalars {
      // Half a flag is a letter.
      if 0x1F1E6...0x1F1FF ~= scalar.value {
        sum += 1
        continue
      }
      // U+FE0F asks for the picture of what is text by itself.
      if scalar.properties.isEmojiPresentation || (scalar == "\u{FE0F}" && sum > 0) { return 2 }
      sum += of(scalar)
    }
    return sum
  }

  /// The cells of a text.
  public static func of(_ text: some Sequence<Character>) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  static func of(_ scalar: Unicode.Scalar) -> Int {
    if 0x20..<0x7F ~= scalar.value || scalar == "\u{AD}" { return 1 }
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      return 0
    default: break
    }
    // Vowels and finals of old Hangul join the initial before them, which is wide.
    if 0x1160...0x11FF ~= scalar.value || 0xD7B0...0xD7FF ~= scalar.value { return 0 }
    return isWide(scalar.value) ? 2 : 1
  }

  /// East Asian Width W and F, from EastAsianWidth.txt, in ranges joined over unassigned gaps.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2329...0x232A: true
    case 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4CF: true
    case 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF: true
    case 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6: true
    case 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376: true
    case 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD: true
    default: false
    }
  }
}
