/// Text from outside that cannot harm a screen, a voice or a log.
///
/// Everything that came from a form, an answers file, a paste, a profile or a message passes
/// through here before it is printed, spoken or recorded; the form itself keeps what it was given.
/// Removed are control characters of both sets (C0, C1 and DELETE), whole control sequences as
/// ECMA-48 writes them, characters that reorder or hide text (bidirectional controls, tags,
/// interlinear annotation) and U+FFFD. Line breaks and tabs become spaces unless kept.
public struct SafeText: Hashable, Sendable {
  /// What is left: one line, or several where line breaks were kept.
  public let string: String

  /// Makes text safe.
  ///
  /// - Parameters:
  ///   - untrusted: Text from anywhere.
  ///   - keepsLineBreaks: Whether U+000A stays; a carriage return becomes one.
  public init(_ untrusted: some StringProtocol, keepsLineBreaks: Bool = false) {
    string =
      untrusted.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
      ? String(untrusted)
      : ControlFilter.filter(untrusted, keepsLineBreaks: keepsLineBreaks)
  }

  /// Whether nothing is left to print or speak.
  public var isEmpty: Bool { string.allSatisfy(\.isWhitespace) }
}

extension SafeText: CustomStringConvertible {
  /// The safe text itself.
  public var description: String { string }
}

extension SafeText: ExpressibleByStringInterpolation {
  /// Makes a literal, and what is interpolated in it, safe.
  public init(stringLiteral value: String) { self.init(value) }
}
