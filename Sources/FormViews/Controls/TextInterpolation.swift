import Foundation

// SwiftUI has these in its localized strings; here those are strings like any others.
extension DefaultStringInterpolation {
  /// The words of a text.
  public mutating func appendInterpolation(_ text: Text) { appendLiteral(text.string) }

  /// A value, written as a specifier has it, such as `%.2f`.
  public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
    appendLiteral(String(format: specifier, value))
  }

  /// A value, written as a format has it.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    appendLiteral(format.format(input))
  }
}
