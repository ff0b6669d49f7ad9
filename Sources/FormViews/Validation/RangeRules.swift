import FormCore
import Foundation

/// A number or a moment that a field may be bounded by.
public protocol FieldBound: Comparable {
  /// The bound as a field of a type writes it.
  func text(in type: InputType) -> String
}

extension View {
  /// Says between what a number or a date must lie.
  ///
  /// It counts for fields for a number, `fieldType(.number)`, and for dates and times.
  nonisolated public func range<Bound: FieldBound>(_ range: ClosedRange<Bound>) -> some View {
    bounded(from: range.lowerBound, to: range.upperBound)
  }

  /// Says how small a number, or how early a date may be.
  nonisolated public func range<Bound: FieldBound>(_ range: PartialRangeFrom<Bound>) -> some View {
    bounded(from: range.lowerBound, to: nil)
  }

  /// Says how large a number, or how late a date may be.
  nonisolated public func range<Bound: FieldBound>(
    _ range: PartialRangeThrough<Bound>
  ) -> some View {
    bounded(from: nil, to: range.upperBound)
  }

  nonisolated private func bounded<Bound: FieldBound>(
    from least: Bound?, to most: Bound?
  ) -> some View {
    changingElements { element in
      guard element.role.isInput else { return }
      if let least { element.constraints.minimum = least.text(in: element.inputType) }
      if let most { element.constraints.maximum = most.text(in: element.inputType) }
    }
  }
}

extension Int: FieldBound {
  /// The number.
  public func text(in type: InputType) -> String { "\(self)" }
}

extension Double: FieldBound {
  /// The number, without a fraction where it has none.
  public func text(in type: InputType) -> String {
    Int(exactly: self).map { "\($0)" } ?? "\(self)"
  }
}

extension Float: FieldBound {
  /// The number, without a fraction where it has none.
  public func text(in type: InputType) -> String {
    Int(exactly: self).map { "\($0)" } ?? "\(self)"
  }
}

extension Decimal: FieldBound {
  /// The number.
  public func text(in type: InputType) -> String { "\(self)" }
}

extension Date: FieldBound {
  /// The date and time in the person's own time zone, as HTML writes them.
  public func text(in type: InputType) -> String {
    let components: DatePickerComponents =
      switch type {
      case .time: .hourAndMinute
      case .dateTimeLocal: [.date, .hourAndMinute]
      default: .date
      }
    let text = DateText(components, in: .current).text(of: self)
    return type == .month ? String(text.prefix(7)) : text
  }
}
