import FormCore
import Foundation

/// Numbers of any type as the texts in which a form holds them.
///
/// What is added is added in decimal arithmetic: three steps of 0.1 are 0.3, for ears too.
enum NumberText {
  /// The text of a value; `nil` where it is no number.
  nonisolated static func text(of value: Any) -> String? {
    switch value {
    case let number as Decimal: return "\(number)"
    case let number as CGFloat: return text(of: Double(number))
    case let number as any BinaryInteger: return "\(number)"
    case let number as any BinaryFloatingPoint:
      guard number.isFinite else { return nil }
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    default: return nil
    }
  }

  /// The number that a text stands for; `nil` where it stands for none of that type.
  nonisolated static func value<Value>(of text: String, as type: Value.Type) -> Value? {
    guard let decimal = NumberRange.number(text) else { return nil }
    if type == Decimal.self { return decimal as? Value }
    if type == CGFloat.self { return Double(text).map { CGFloat($0) } as? Value }
    return (type as? any LosslessStringConvertible.Type).flatMap { $0.init(text) as? Value }
  }

  /// The sum of two numbers; `nil` where a type cannot hold it.
  nonisolated static func sum<Value: Strideable>(_ value: Value, _ step: Value.Stride) -> Value? {
    guard let first = text(of: value).flatMap(NumberRange.number),
      let second = text(of: step).flatMap(NumberRange.number)
    else { return value.advanced(by: step) }
    return Self.value(of: "\(first + second)", as: Value.self)
  }
}
