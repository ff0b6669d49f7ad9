import Foundation

/// The numbers a field takes, in decimal arithmetic: 0.3 is three steps of 0.1.
public struct NumberRange: Hashable, Sendable {
  /// The least number.
  public let minimum: Decimal?
  /// The greatest number.
  public let maximum: Decimal?
  /// The distance between numbers; `nil` where any number will do.
  public let step: Decimal?

  /// Reads the range; what is no number there counts as not given, as in HTML.
  public init(_ constraints: Constraints) {
    minimum = constraints.minimum.flatMap(Self.number)
    maximum = constraints.maximum.flatMap(Self.number)
    if constraints.step?.lowercased() == "any" {
      step = nil
    } else {
      step = constraints.step.flatMap(Self.number).flatMap { $0 > 0 ? $0 : nil } ?? 1
    }
  }

  /// Reads a number as HTML writes it: no plus sign, no spaces, no lone dot.
  public static func number(_ text: String) -> Decimal? {
    guard text.wholeMatch(of: /-?([0-9]+(\.[0-9]+)?|\.[0-9]+)([eE][+-]?[0-9]+)?/) != nil else {
      return nil
    }
    guard let number = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")),
      !number.isNaN
    else { return nil }
    return number
  }

  func validity(of text: String) -> ValidityState {
    guard let number = Self.number(text) else { return .badInput }
    var validity: ValidityState = []
    if let minimum, number < minimum { validity.insert(.rangeUnderflow) }
    if let maximum, number > maximum { validity.insert(.rangeOverflow) }
    if let step, !isWhole((number - (minimum ?? 0)) / step) { validity.insert(.stepMismatch) }
    return validity
  }

  /// The next number that fits, upwards or downwards, or `nil` at the end of the range.
  public func stepped(from text: String, up: Bool) -> Decimal? {
    let step = step ?? 1
    let base = minimum ?? 0
    guard let number = Self.number(text) else {
      return clamped(up ? max(base, minimum ?? base) : min(maximum ?? base, base))
    }
    let steps = (number - base) / step
    let whole = rounded(steps, up ? .down : .up)
    let next = base + (whole + (up ? 1 : -1)) * step
    if let maximum, next > maximum { return nil }
    if let minimum, next < minimum { return nil }
    return next
  }

  private func clamped(_ number: Decimal) -> Decimal {
    min(max(number, minimum ?? number), maximum ?? number)
  }

  private func isWhole(_ number: Decimal) -> Bool { rounded(number, .plain) == number }

  private func rounded(_ number: Decimal, _ mode: Decimal.RoundingMode) -> Decimal {
    var source = number
    var result = Decimal()
    NSDecimalRound(&result, &source, 0, mode)
    return result
  }
}

extension FormElement {
  /// The numbers that the field takes.
  public var numberRange: NumberRange { NumberRange(constraints) }
}
