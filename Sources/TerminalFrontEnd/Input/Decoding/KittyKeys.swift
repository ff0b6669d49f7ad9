import FormRuntime

/// Keys that kitty's protocol numbers in Unicode's private use area.
enum KittyKeys {
  static func key(_ code: Int, _ modifiers: Key.Modifiers) -> Key? {
    switch code {
    case 57344: Key(.escape, modifiers)
    case 57345, 57414: Key(.return, modifiers)  // 57414: the keypad's
    case 57346: Key(.tab, modifiers)
    case 57347: Key(.backspace, modifiers)
    case 57348, 57425: Key(.insert, modifiers)
    case 57349, 57426: Key(.delete, modifiers)
    case 57350, 57417: Key(.left, modifiers)
    case 57351, 57418: Key(.right, modifiers)
    case 57352, 57419: Key(.up, modifiers)
    case 57353, 57420: Key(.down, modifiers)
    case 57354, 57421: Key(.pageUp, modifiers)
    case 57355, 57422: Key(.pageDown, modifiers)
    case 57356, 57423: Key(.home, modifiers)
    case 57357, 57424: Key(.end, modifiers)
    case 57364...57387: Key(.function(code - 57363), modifiers)
    case 57399...57413, 57415, 57416: keypadCharacter(code).map { .typed($0, modifiers) }
    default: nil  // locks, media keys, modifiers alone
    }
  }

  private static func keypadCharacter(_ code: Int) -> Unicode.Scalar? {
    let characters: [Unicode.Scalar] = [
      "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "/", "*", "-", "+",
    ]
    return switch code {
    case 57415: "="
    case 57416: ","
    default: characters.indices.contains(code - 57399) ? characters[code - 57399] : nil
    }
  }
}
