import FormCore
import Foundation

/// A text to read.
///
/// Between the fields of a form it is said once before the field that follows it. What it looks
/// like does not matter here.
public struct Text: Equatable {
  /// The words.
  let string: String

  /// A text.
  nonisolated public init<Words: StringProtocol>(_ content: Words) { string = String(content) }

  /// A text.
  @_disfavoredOverload
  nonisolated public init(_ key: LocalizedStringKey) { string = key.string }

  /// A text, as it is.
  nonisolated public init(verbatim content: String) { string = content }

  /// A value in words.
  nonisolated public init<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    string = format.format(input)
  }

  /// One text and then another.
  nonisolated public static func + (left: Text, right: Text) -> Text {
    Text(verbatim: left.string + right.string)
  }
}

extension Text: View {
  /// A view of its own.
  public typealias Body = Never
}

extension Text: PrimitiveView {
  func render(in node: ViewNode) { node.setText(string) }
}

/// A text that could be translated; here it is taken as it is written.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let string: String

  /// A text.
  public init(_ value: String) { string = value }

  /// A text as it is written.
  public init(stringLiteral value: String) { string = value }
}
