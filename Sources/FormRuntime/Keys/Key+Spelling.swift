import Foundation

/// How keys are written in a file: `Control+O`, `F2`, `Alt+Page Up`, `?`.
extension Key {
  private static let codes: KeyValuePairs<String, Code> = [
    "Space": .character(" "), "Tab": .tab, "Return": .return, "Escape": .escape,
    "Backspace": .backspace, "Delete": .delete, "Insert": .insert, "Up": .up, "Down": .down,
    "Left": .left, "Right": .right, "Home": .home, "End": .end, "Page Up": .pageUp,
    "Page Down": .pageDown, "Enter": .return, "PageUp": .pageUp, "PageDown": .pageDown,
  ]

  private static let held: KeyValuePairs<String, Modifiers> = [
    "Control": .control, "Alt": .alt, "Shift": .shift, "Ctrl": .control,
  ]

  /// Reads a key as it is written; case does not matter.
  public init?(written text: String) {
    // The last plus is a key of its own where nothing follows it.
    let body = text.hasSuffix("+") ? text.dropLast() : text[...]
    var words = body.split(separator: "+", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard let last = words.popLast() else { return nil }
    let isPlus = text.hasSuffix("+")
    if isPlus, !last.isEmpty { return nil }
    var modifiers: Modifiers = []
    for word in words {
      guard let modifier = Self.held.first(where: { $0.key.isSame(as: word) })?.value,
        !modifiers.contains(modifier)
      else { return nil }
      modifiers.insert(modifier)
    }
    guard let code = isPlus ? .character("+") : Self.code(last) else { return nil }
    self.init(code, modifiers)
    // A shifted character is another character.
    if case .character(let scalar) = code, scalar != " ", modifiers == .shift { return nil }
  }

  private static func code(_ word: String) -> Code? {
    if let code = codes.first(where: { $0.key.isSame(as: word) })?.value { return code }
    let scalars = word.lowercased().unicodeScalars
    if scalars.count == 1, let scalar = scalars.first, scalar.value > 0x20, scalar.value != 0x7F {
      return .character(scalar)
    }
    guard word.lowercased().hasPrefix("f"), let number = Int(word.dropFirst()), 1...24 ~= number
    else { return nil }
    return .function(number)
  }

  /// The key as it is written.
  public var written: String {
    let words = [(Modifiers.control, "Control"), (.alt, "Alt"), (.shift, "Shift")]
    return (words.filter { modifiers.contains($0.0) }.map(\.1) + [code.written])
      .joined(separator: "+")
  }

  /// The key that a terminal takes it for, where it sends the same for both.
  public var sameInTerminals: Key? {
    guard case .character(let scalar) = code, modifiers.contains(.control) else { return nil }
    let rest = modifiers.subtracting([.control, .shift])
    let unshifted = Key(code, modifiers.subtracting(.shift))
    return switch scalar {
    case "i": Key(.tab, rest)
    case "j", "m": Key(.return, rest)
    case "h": Key(.backspace, rest)
    case "[": Key(.escape, rest)
    // Control leaves no room for Shift in the one byte that most terminals send.
    default: unshifted == self ? nil : unshifted
    }
  }

  fileprivate static func name(of code: Code) -> String? {
    codes.first { $0.value == code }?.key
  }
}

extension Key.Code {
  fileprivate var written: String {
    if let name = Key.name(of: self) { return name }
    return switch self {
    case .character(let scalar) where scalar.properties.uppercaseMapping.count == 1:
      scalar.properties.uppercaseMapping
    case .character(let scalar): String(Character(scalar))
    case .function(let number): "F\(number)"
    default: ""
    }
  }
}

extension String {
  fileprivate func isSame(as other: String) -> Bool { lowercased() == other.lowercased() }
}
