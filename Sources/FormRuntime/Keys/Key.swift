/// A key press as a person thinks of it, whatever bytes a terminal sent for it.
public struct Key: Hashable, Sendable {
  /// What was pressed.
  public enum Code: Hashable, Sendable {
    /// A character; with Control or Alt always its lower case.
    case character(Unicode.Scalar)
    case tab, `return`, escape, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 to F24.
    case function(Int)
  }

  /// What was held down with it.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The modifiers as bits.
    public let rawValue: UInt8
    /// Creates modifiers from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Shift.
    public static let shift = Self(rawValue: 1)
    /// Alt, or Meta.
    public static let alt = Self(rawValue: 2)
    /// Control.
    public static let control = Self(rawValue: 4)
  }

  /// What was pressed.
  public var code: Code
  /// What was held down with it.
  public var modifiers: Modifiers

  /// Creates a key press.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// A letter that was typed with Shift or Caps Lock, as it is without.
  var inLowerCase: Key? {
    guard case .character(let scalar) = code, modifiers.isSubset(of: .shift),
      let lower = scalar.properties.lowercaseMapping.unicodeScalars.first
    else { return nil }
    return Key(.character(lower))
  }

  /// A character held down with Control.
  public static func control(_ character: Unicode.Scalar) -> Key {
    Key(.character(character), .control)
  }
}
