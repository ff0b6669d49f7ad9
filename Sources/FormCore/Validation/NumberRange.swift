import Foundation

/// The numbers a field takes, in decimal arithmetic: 0.3 is three steps of 0.1.
///
/// Dates and times are judged as HTML's numbers for them.
public struct NumberRange: Hashable, Sendable {
  /// The least number.
  public let minimum: Decimal?
  /// The greatest number.
  public let maximum: Decimal?
  /// The distance between numbers; `nil` where any number will do.
  public let step: Decimal?
  /// Where steps are counted from: the least number, else the default value, else the type's own.
  public let base: Decimal
  /// What the numbers are written as.
  private let inputType: InputType

  /// Reads the range of an element.
  public init(of element: FormElement) {
    self.init(
      element.constraints, defaultValue: element.defaultValue.text, inputType: element.inputType)
  }

  /// Reads the range; what is no number there counts as not given, as in HTML.
  public init(
    _ constraints: Constraints, defaultValue: String? = nil, inputType: InputType = .number
  ) {
    let read = { (text: String) in Self.number(text, inputType) }
    self.inputType = inputType
    let writtenMinimum = constraints.minimum.flatMap(read)
    minimum = writtenMinimum ?? (inputType == .range ? 0 : nil)
    maximum = constraints.maximum.flatMap(read) ?? (inputType == .range ? 100 : nil)
    base = writtenMinimum ?? defaultValue.flatMap(read) ?? inputType.defaultStepBase
    if constraints.step?.lowercased() == "any" {
      step = nil
    } else {
      let written = constraints.step.flatMap(Self.number).flatMap { $0 > 0 ? $0 : nil }
      step = (written ?? inputType.defaultStep) * inputType.stepScale
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

  private static func number(_ text: String, _ type: InputType) -> Decimal? {
    type == .number || type == .range
      ? number(text) : CalendarValue(text, for: type).map { Decimal($0.number) }
  }

  func validity(of text: String) -> ValidityState {
    guard let number = Self.number(text, inputType) else { return .badInput }
    var validity: ValidityState = []
    if let minimum, let maximum, minimum > maximum, inputType == .time {
      // Times go round: from 22:00 to 06:00 is a night, and only the day is out of it.
      if number > maximum, number < minimum { validity = [.rangeUnderflow, .rangeOverflow] }
    } else {
      validity.formUnion(bounds(of: number))
    }
    if let step, !isWhole((number - base) / step) { validity.insert(.stepMismatch) }
    return validity
  }

  /// Whether a number is too small or too large.
  public func bounds(of number: Decimal) -> ValidityState {
    var validity: ValidityState = []
    if let minimum, number < minimum { validity.insert(.rangeUnderflow) }
    if let maximum, number > maximum { validity.insert(.rangeOverflow) }
    return validity
  }

  /// The next number that fits, upwards or downwards, or `nil` at the end of the range.
  public func stepped(from text: String, up: Bool) -> Decimal? {
    let step = step ?? freeStep
    guard let number = Self.number(text) else { return clamped(base) }
    // Who is out of the range comes back into it.
    if up, let minimum, number < minimum { return minimum }
    if !up, let maximum, number > maximum {
      return base + rounded((maximum - base) / step, .down) * step
    }
    let steps = (number - base) / step
    let whole = rounded(steps, up ? .down : .up)
    let next = base + (whole + (up ? 1 : -1)) * step
    if let maximum, next > maximum { return nil }
    if let minimum, next < minimum { return nil }
    return next
  }

  private func clamped(_ number: Decimal) -> Decimal {
    let number = maximum.map { min(number, $0) } ?? number
    return minimum.map { max(number, $0) } ?? number
  }

  /// What a step is where any number will do.
  private var freeStep: Decimal {
    guard inputType == .range, let minimum, let maximum, minimum < maximum else { return 1 }
    return (maximum - minimum) / 100
  }

  private func isWhole(_ number: Decimal) -> Bool { rounded(number, .plain) == number }

  /// A number that fits, a tenth of the range away, or ten steps where it has no two ends; the last
  /// that fits where the range ends before, and `nil` where it ends here.
  public func steppedFar(from text: String, up: Bool) -> Decimal? {
    guard let first = stepped(from: text, up: up) else { return nil }
    let step = step ?? freeStep
    var steps: Decimal = 10
    if let minimum, let maximum { steps = rounded((maximum - minimum) / 10 / step, .down) }
    let far = first + (up ? 1 : -1) * max(steps - 1, 0) * step
    guard let end = end(up: up) else { return far }
    // More steps than can be counted.
    if steps.isNaN || far.isNaN { return end }
    return up ? min(far, max(end, first)) : max(far, min(end, first))
  }

  /// The greatest number that fits, or the least; `nil` where there is no such end.
  public func end(up: Bool) -> Decimal? {
    guard let limit = up ? maximum : minimum else { return nil }
    guard let step else { return limit }
    let end = base + rounded((limit - base) / step, up ? .down : .up) * step
    return end.isNaN ? limit : end
  }

  /// HTML's value sanitization of a range: a number between its ends that fits its steps, half way
  /// where the text is none.
  func sanitized(_ text: String) -> String {
    guard let minimum, let maximum else { return text }
    let written = Self.number(text)
    var number = written ?? (maximum < minimum ? minimum : minimum + (maximum - minimum) / 2)
    if number < minimum {
      number = minimum
    } else if number > maximum, maximum >= minimum {
      number = maximum
    }
    if let step, !isWhole((number - base) / step) {
      let below = base + rounded((number - base) / step, .down) * step
      // Of two that are as near, the greater counts.
      let candidates = [below + step, below].filter {
        $0 >= minimum && ($0 <= maximum || maximum < minimum)
      }
      number = candidates.min { abs($0 - number) < abs($1 - number) } ?? number
    }
    return number == written ? text : "\(number)"
  }

  /// Rounds to a whole number; `.down` is towards minus infinity, for negative numbers too.
  private func rounded(_ number: Decimal, _ mode: Decimal.RoundingMode) -> Decimal {
    var source = number
    var result = Decimal()
    NSDecimalRound(&result, &source, 0, mode)
    return result
  }
}

extension InputType {
  /// The step where none is written, in the units in which it would be.
  fileprivate var defaultStep: Decimal {
    switch self {
    case .time, .dateTimeLocal: 60
    default: 1
    }
  }

  /// What one unit of a written step is.
  fileprivate var stepScale: Decimal {
    switch self {
    case .date: Decimal(ClockTime.day)
    case .week: Decimal(7 * ClockTime.day)
    case .time, .dateTimeLocal: 1000
    default: 1
    }
  }

  fileprivate var defaultStepBase: Decimal {
    // 1970 began on a Thursday, so its first week began three days earlier.
    self == .week ? Decimal(-3 * ClockTime.day) : 0
  }
}

extension FormElement {
  /// The numbers that the field takes.
  public var numberRange: NumberRange { NumberRange(of: self) }
}
