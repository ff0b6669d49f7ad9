import FormRuntime

extension Key {
  /// The key of one ASCII byte that is not ESC.
  static func byte(_ byte: UInt8, alt: Bool, eraseByte: UInt8?) -> Key {
    let modifiers: Modifiers = alt ? .alt : []
    return switch byte {
    case 0x08, 0x7F, eraseByte: Key(.backspace, modifiers)
    case 0x09: Key(.tab, modifiers)
    // Programs that play keys send line feeds where a keyboard sends carriage returns.
    case 0x0A, 0x0D: Key(.return, modifiers)
    case 0x00: Key(.character(" "), modifiers.union(.control))
    case 0x01..<0x20:
      .typed(Unicode.Scalar(byte + 0x40), modifiers.union(.control)).subtracting(.shift)
    default: .typed(Unicode.Scalar(byte), modifiers)
    }
  }

  /// A character as it was typed, told in one way whatever the encoding.
  ///
  /// With Control or Alt it is in lower case and Shift is told apart; without, Shift is in the
  /// character already.
  static func typed(_ character: Unicode.Scalar, _ modifiers: Modifiers) -> Key {
    if modifiers.isDisjoint(with: [.control, .alt]) {
      let visible =
        modifiers.contains(.shift) ? single(character.properties.uppercaseMapping) : nil
      return Key(.character(visible ?? character))
    }
    guard let lower = single(character.properties.lowercaseMapping), lower != character else {
      return Key(.character(character), modifiers)
    }
    return Key(.character(lower), modifiers.union(.shift))
  }

  /// The same key with more held down.
  func adding(_ more: Modifiers) -> Key { Key(code, modifiers.union(more)) }

  /// The same key with less held down.
  func subtracting(_ less: Modifiers) -> Key { Key(code, modifiers.subtracting(less)) }

  private static func single(_ text: String) -> Unicode.Scalar? {
    text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
  }
}

extension Key.Modifiers {
  /// From a control sequence's parameter: one more than the sum of the modifiers.
  ///
  /// Nil with Super or Hyper: such a key is the window manager's, and none of ours without it.
  /// Meta is Alt; Caps Lock and Num Lock do not count.
  init?(parameter: Int?) {
    let bits = max((parameter ?? 1) - 1, 0)
    guard bits <= 0xFF, bits & 0b1_1000 == 0 else { return nil }
    self = []
    if bits & 0b1 != 0 { insert(.shift) }
    if bits & 0b10_0010 != 0 { insert(.alt) }
    if bits & 0b100 != 0 { insert(.control) }
  }
}
