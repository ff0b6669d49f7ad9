/// The direction in which a text runs.
public enum TextDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
  /// That of its first letter.
  case automatic = "auto"

  /// The direction of a text: one of the first two.
  public func resolved(for text: String) -> TextDirection {
    guard self == .automatic else { return self }
    let letter = text.unicodeScalars.first { $0.properties.isAlphabetic }
    return letter.map(Self.isRightToLeft) ?? false ? .rightToLeft : .leftToRight
  }

  /// Whether a letter belongs to a script that runs from right to left, by the blocks that Unicode
  /// keeps for these.
  private static func isRightToLeft(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
