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
      prefix: binding.afterPrefix ? prefix.name : nil, key: binding.key.name,
      command: binding.command)
  }
}

extension Key {
  /// What is held down, and what is pressed.
  public var name: KeyName {
    let held: [(Modifiers, KeyName.Part)] = [(.control, .control), (.alt, .alt), (.shift, .shift)]
    return KeyName(held.filter { modifiers.contains($0.0) }.map(\.1) + [code.name])
  }
}

extension Key.Code {
  fileprivate var name: KeyName.Part {
    switch self {
    case .character(" "): .space
    case .character(let scalar): .sign(String(Character(scalar)).uppercased())
    case .tab: .tab
    case .return: .return
    case .escape: .escape
    case .backspace: .backspace
    case .delete: .delete
    case .insert: .insert
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .function(let number): .sign("F\(number)")
    }
  }
}
