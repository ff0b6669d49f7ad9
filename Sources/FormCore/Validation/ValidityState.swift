/// What is wrong with an answer: HTML's `ValidityState`.
public struct ValidityState: OptionSet, Hashable, Sendable {
  /// The flags as bits.
  public let rawValue: UInt16

  /// Creates a set of flags from bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// There must be an answer, and there is none.
  public static let valueMissing = Self(rawValue: 1 << 0)
  /// It is no address of the kind asked for.
  public static let typeMismatch = Self(rawValue: 1 << 1)
  /// It does not match the pattern.
  public static let patternMismatch = Self(rawValue: 1 << 2)
  /// It is longer than allowed, and the person made it so.
  public static let tooLong = Self(rawValue: 1 << 3)
  /// It is shorter than asked for, and the person made it so.
  public static let tooShort = Self(rawValue: 1 << 4)
  /// It is less than the minimum.
  public static let rangeUnderflow = Self(rawValue: 1 << 5)
  /// It is more than the maximum.
  public static let rangeOverflow = Self(rawValue: 1 << 6)
  /// It does not fit the step.
  public static let stepMismatch = Self(rawValue: 1 << 7)
  /// It cannot be read as what was asked for.
  public static let badInput = Self(rawValue: 1 << 8)
  /// The source says that it is wrong.
  public static let customError = Self(rawValue: 1 << 9)

  /// Whether nothing is wrong.
  public var isValid: Bool { isEmpty }

  /// HTML's names of the flags, in the order in which problems are told.
  public static let names: [(flag: ValidityState, name: String)] = [
    (.customError, "customError"), (.badInput, "badInput"), (.valueMissing, "valueMissing"),
    (.typeMismatch, "typeMismatch"), (.tooShort, "tooShort"), (.tooLong, "tooLong"),
    (.rangeUnderflow, "rangeUnderflow"), (.rangeOverflow, "rangeOverflow"),
    (.stepMismatch, "stepMismatch"), (.patternMismatch, "patternMismatch"),
  ]

  /// The flag that is told, where several are set.
  public var first: ValidityState? {
    Self.names.first { contains($0.flag) }?.flag
  }
}
