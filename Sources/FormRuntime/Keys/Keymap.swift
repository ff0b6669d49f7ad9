import FormCore

/// Which keys ask for what: data, the same for every front end and every tape.
public struct Keymap: Hashable, Sendable {
  /// One key, or the prefix and a key, and what it asks for.
  public struct Binding: Hashable, Sendable {
    /// The key.
    public var key: Key
    /// Whether the prefix is pressed first.
    public var afterPrefix: Bool
    /// What it asks for.
    public var command: FormCommand
  }

  /// The key before the reader's own commands.
  public var prefix: Key
  /// All bindings, in the order in which help tells them.
  public private(set) var bindings: [Binding] = []

  private var commands: [Key: FormCommand] = [:]
  private var prefixedCommands: [Key: FormCommand] = [:]

  /// Creates a keymap with nothing but a prefix.
  public init(prefix: Key) { self.prefix = prefix }

  /// Binds a key; what it asked for before, it asks for no more.
  public mutating func bind(_ key: Key, afterPrefix: Bool = false, _ command: FormCommand) {
    unbind(key, afterPrefix: afterPrefix)
    bindings.append(Binding(key: key, afterPrefix: afterPrefix, command: command))
    if afterPrefix { prefixedCommands[key] = command } else { commands[key] = command }
  }

  /// Has a key ask for nothing.
  ///
  /// - Returns: Whether it asked for something.
  @discardableResult
  public mutating func unbind(_ key: Key, afterPrefix: Bool = false) -> Bool {
    let old =
      afterPrefix
      ? prefixedCommands.removeValue(forKey: key) : commands.removeValue(forKey: key)
    guard old != nil else { return false }
    bindings.removeAll { $0.key == key && $0.afterPrefix == afterPrefix }
    return true
  }

  /// What a key asks for; after the prefix a letter's case does not matter.
  public func command(for key: Key, afterPrefix: Bool = false) -> FormCommand? {
    guard afterPrefix else { return commands[key] }
    return prefixedCommands[key] ?? key.inLowerCase.flatMap { prefixedCommands[$0] }
  }

  /// The keys every form understands: readline's for editing, one prefix for the reader.
  ///
  /// Ctrl+O collides with no multiplexer's prefix and needs neither Alt nor function keys.
  public static let standard: Keymap = {
    var keymap = Keymap(prefix: .control("o"))
    keymap.bind(Key(.tab), .nextStop)
    keymap.bind(Key(.tab, .shift), .previousStop)
    keymap.bind(Key(.return), .return)
    keymap.bind(Key(.character(" ")), .space)
    keymap.bind(Key(.up), .step(.backward))
    keymap.bind(Key(.down), .step(.forward))
    keymap.bind(Key(.pageUp), .stepFar(.backward))
    keymap.bind(Key(.pageDown), .stepFar(.forward))
    keymap.bind(Key(.up, .alt), .suggestion(.backward))
    keymap.bind(Key(.down, .alt), .suggestion(.forward))

    keymap.bind(Key(.left), .moveCaret(.character, .backward))
    keymap.bind(Key(.right), .moveCaret(.character, .forward))
    keymap.bind(.control("b"), .moveCaret(.character, .backward))
    keymap.bind(.control("f"), .moveCaret(.character, .forward))
    for modifier in [Key.Modifiers.control, .alt] {
      keymap.bind(Key(.left, modifier), .moveCaret(.word, .backward))
      keymap.bind(Key(.right, modifier), .moveCaret(.word, .forward))
    }
    keymap.bind(Key(.character("b"), .alt), .moveCaret(.word, .backward))
    keymap.bind(Key(.character("f"), .alt), .moveCaret(.word, .forward))
    keymap.bind(Key(.home), .moveCaret(.line, .backward))
    keymap.bind(Key(.end), .moveCaret(.line, .forward))
    keymap.bind(.control("a"), .moveCaret(.line, .backward))
    keymap.bind(.control("e"), .moveCaret(.line, .forward))
    keymap.bind(Key(.home, .control), .moveCaret(.field, .backward))
    keymap.bind(Key(.end, .control), .moveCaret(.field, .forward))

    keymap.bind(Key(.backspace), .delete(.character, .backward))
    keymap.bind(Key(.delete), .delete(.character, .forward))
    keymap.bind(.control("d"), .delete(.character, .forward))
    keymap.bind(.control("w"), .delete(.run, .backward))
    keymap.bind(Key(.backspace, .alt), .delete(.word, .backward))
    keymap.bind(Key(.backspace, .control), .delete(.word, .backward))
    keymap.bind(Key(.delete, .control), .delete(.word, .forward))
    keymap.bind(.control("u"), .delete(.line, .backward))
    keymap.bind(.control("k"), .delete(.line, .forward))
    keymap.bind(Key(.character("d"), .alt), .delete(.word, .forward))
    keymap.bind(.control("y"), .putBack)
    keymap.bind(.control("t"), .transpose)
    // Terminals send one byte, 0x1F, for Control with "_", "/" and 7; those that tell them apart
    // must not be worse off.
    keymap.bind(.control("_"), .undo)
    keymap.bind(.control("/"), .undo)
    keymap.bind(.control("7"), .undo)
    // Not Alt+_, which begins a string of the terminal's.
    keymap.bind(.control("r"), .redo)
    keymap.bind(Key(.character("/"), .alt), .redo)

    keymap.bind(Key(.escape), .silence)
    keymap.bind(.control("c"), .leave)
    keymap.bind(.control("z"), .suspend)
    keymap.bind(Key(.function(1)), .help)

    keymap.bindReader()
    return keymap
  }()
}
