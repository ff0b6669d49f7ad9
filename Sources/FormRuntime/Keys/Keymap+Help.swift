import FormCore

extension Keymap {
  /// Every binding, in the order in which help tells them.
  public var help: [KeyHelp] { bindings.map(help) }

  /// The first key that asks for a command; `nil` where none does.
  public func help(for command: FormCommand) -> KeyHelp? {
    bindings.first { $0.command == command }.map(help)
  }

  private func help(for binding: Binding) -> KeyHelp {
    KeyHelp(
      prefix: binding.afterPrefix ? prefix.description : nil, key: binding.key.description,
      command: binding.command)
  }
}

extension Key: CustomStringConvertible {
  /// What is written on the key, with what is held down: `Control+O`, `Shift+Tab`, `F1`.
  public var description: String {
    let held = [(Modifiers.control, "Control"), (.alt, "Alt"), (.shift, "Shift")]
      .filter { modifiers.contains($0.0) }.map(\.1)
    return (held + [code.name]).joined(separator: "+")
  }
}

extension Key.Code {
  fileprivate var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let scalar): String(Character(scalar)).uppercased()
    case .tab: "Tab"
    case .return: "Return"
    case .escape: "Escape"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    case .function(let number): "F\(number)"
    }
  }
}
