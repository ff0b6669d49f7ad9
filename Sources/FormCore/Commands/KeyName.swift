/// A key as it is told to a person: what is held down, then what is pressed.
///
/// Its words are those of the person's language.
public struct KeyName: Hashable, Sendable {
  /// A key of the keyboard, by what it is and not by what is written on it.
  public enum Part: Hashable, Sendable {
    /// A key that is called by what it writes, or by its number: `O`, `?`, `F1`.
    case sign(String)
    case control, alt, shift
    case space, tab, `return`, escape, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
  }

  /// What is held down, then the key itself.
  public var parts: [Part]

  /// Creates the name of a key.
  public init(_ parts: [Part]) { self.parts = parts }
}

extension KeyName: ExpressibleByArrayLiteral {
  /// Creates the name of a key.
  public init(arrayLiteral parts: Part...) { self.init(parts) }
}
