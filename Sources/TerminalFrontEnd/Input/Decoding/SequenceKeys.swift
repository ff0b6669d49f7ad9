import FormRuntime

/// The keys of control sequences and single shifts.
extension ControlSequence {
  /// The key of `CSI … final`; nil for a report, a reply or an unknown key.
  func key(final: UInt8) -> Key? {
    guard hasOnlyNumbers else { return nil }
    switch final {
    case UInt8(ascii: "~"):
      return number(0) == 27 && number(1) != nil
        ? characterKey(code: number(2), modifiers: number(1))
        : numberedKey(adding: [])
    case UInt8(ascii: "^"): return numberedKey(adding: .control)
    case UInt8(ascii: "$"): return numberedKey(adding: .shift)
    case UInt8(ascii: "@"): return numberedKey(adding: [.control, .shift])
    case UInt8(ascii: "u"):
      return characterKey(code: number(0), modifiers: number(1), shifted: number(0, 1))
    case UInt8(ascii: "Z"): return modified(.tab)?.adding(.shift)
    // Without parameters this is a report that the terminal has the focus.
    case UInt8(ascii: "I"): return isEmpty ? nil : modified(.tab)
    // rxvt's arrows with Shift.
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return Self.code(letter: final - 0x20).map { Key($0, .shift) }
    // `CSI row ; column R` reports the cursor. F3 has 1 for the row.
    case UInt8(ascii: "R") where number(0) ?? 1 != 1: return nil
    default: return Self.code(letter: final).flatMap(modified)
    }
  }

  /// The key of `SS3 final`, the keypad's in application mode among them.
  func singleShiftKey(final: UInt8) -> Key? {
    // Old xterm: `SS3 5 P`; konsole: `SS3 1 ; 5 P`.
    let modifiers = Key.Modifiers(parameter: number(1) ?? number(0))
    guard hasOnlyNumbers, let modifiers else { return nil }
    switch final {
    case UInt8(ascii: "M"): return Key(.return, modifiers)
    case UInt8(ascii: "I"): return Key(.tab, modifiers)
    case UInt8(ascii: " "): return .typed(" ", modifiers)
    case UInt8(ascii: "X"): return .typed("=", modifiers)
    // rxvt's arrows with Control.
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return Self.code(letter: final - 0x20).map { Key($0, modifiers.union(.control)) }
    // The keypad sends its character, moved by 0x40.
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      return .typed(Unicode.Scalar(final - 0x40), modifiers)
    default: return Self.code(letter: final).map { Key($0, modifiers) }
    }
  }

  private func modified(_ code: Key.Code) -> Key? {
    guard number(1, 1) != 3 else { return nil }  // 3: kitty's release
    return Key.Modifiers(parameter: number(1)).map { Key(code, $0) }
  }

  private func numberedKey(adding more: Key.Modifiers) -> Key? {
    number(0).flatMap(Self.code(number:)).flatMap(modified)?.adding(more)
  }

  /// `CSI u` (kitty, fixterms) and xterm's modifyOtherKeys: a character by its code point.
  private func characterKey(code: Int?, modifiers: Int?, shifted: Int? = nil) -> Key? {
    guard let code, let modifiers = Key.Modifiers(parameter: modifiers), number(1, 1) != 3
    else { return nil }
    switch code {
    case 8, 127: return Key(.backspace, modifiers)
    case 9: return Key(.tab, modifiers)
    case 10, 13: return Key(.return, modifiers)
    case 27: return Key(.escape, modifiers)
    case 57344...63743: return KittyKeys.key(code, modifiers)
    default:
      let visible = modifiers.contains(.shift) ? shifted ?? code : code
      guard (0x20..<0x7F) ~= visible || visible >= 0xA0, let value = UInt32(exactly: visible)
      else { return nil }
      return Unicode.Scalar(value).map { .typed($0, modifiers) }
    }
  }

  private static func code(letter: UInt8) -> Key.Code? {
    switch Unicode.Scalar(letter) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "F": .end
    case "H": .home
    case "P": .function(1)
    case "Q": .function(2)
    case "R": .function(3)
    case "S": .function(4)
    default: nil
    }
  }

  private static func code(number: Int) -> Key.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    // DEC's keyboard had gaps, so the numbers have them.
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }
}
