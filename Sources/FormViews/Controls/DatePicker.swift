import FormCore
import Foundation

/// A field for a date, a time, or both.
///
/// The arrows go from part to part and change it, or it is typed whole: in the language's usual
/// form, or as HTML's fields hold it, `2024-05-31`, `09:30`, `2024-05-31T09:30`. It is a date of the
/// Gregorian calendar, in the time zone that was handed down. A date out of range is not taken
/// over, and is found invalid.
public struct DatePicker<Label> {
  let label: Label
  let selection: Binding<Date>
  let range: DateLimits
  let components: DatePickerComponents

  /// What can be entered.
  public typealias Components = DatePickerComponents
}

/// Between which dates a date must stand.
struct DateLimits {
  var least: Date?
  var greatest: Date?
}

/// What of a date can be entered.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The components as bits.
  public let rawValue: UInt

  /// Creates components from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Hour and minute.
  public static let hourAndMinute = Self(rawValue: 1 << 0)
  /// Year, month and day.
  public static let date = Self(rawValue: 1 << 1)
}

extension DatePicker where Label: View {
  /// A field for a date.
  nonisolated public init(
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection,
      range: DateLimits(),
      components: displayedComponents)
  }

  /// A field for a date between two others.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection,
      range: DateLimits(least: range.lowerBound, greatest: range.upperBound),
      components: displayedComponents)
  }

  /// A field for a date from another on.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection,
      range: DateLimits(least: range.lowerBound),
      components: displayedComponents)
  }

  /// A field for a date up to another.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection,
      range: DateLimits(greatest: range.upperBound),
      components: displayedComponents)
  }
}

extension DatePicker where Label == Text {
  /// A field for a date.
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(title), selection: selection,
      range: DateLimits(),
      components: displayedComponents)
  }

  /// A field for a date.
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(title), selection: selection,
      range: DateLimits(),
      components: displayedComponents)
  }

  /// A field for a date between two others.
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(title), selection: selection,
      range: DateLimits(least: range.lowerBound, greatest: range.upperBound),
      components: displayedComponents)
  }

  /// A field for a date between two others.
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(title), selection: selection,
      range: DateLimits(least: range.lowerBound, greatest: range.upperBound),
      components: displayedComponents)
  }

  /// A field for a date from another on.
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(title), selection: selection,
      range: DateLimits(least: range.lowerBound),
      components: displayedComponents)
  }

  /// A field for a date from another on.
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(title), selection: selection,
      range: DateLimits(least: range.lowerBound),
      components: displayedComponents)
  }

  /// A field for a date up to another.
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(title), selection: selection,
      range: DateLimits(greatest: range.upperBound),
      components: displayedComponents)
  }

  /// A field for a date up to another.
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(title), selection: selection,
      range: DateLimits(greatest: range.upperBound),
      components: displayedComponents)
  }
}

extension DatePicker: View where Label: View {
  /// A view of its own.
  public typealias Body = Never
}

extension DatePicker: PrimitiveView where Label: View {
  func render(in node: ViewNode) {
    let text = DateText(components, in: node.environment.dateTimeZone)
    let (selection, range) = (selection, range)
    let limits = text.limits(range, on: selection.wrappedValue)
    let source = TextSource(isFormatted: true) {
      text.text(of: selection.wrappedValue)
    } write: { written in
      text.write(written, to: selection, range)
    }
    node.setText(source, name: node.words(of: label)) {
      $0.inputType = text.inputType
      $0.constraints.minimum = limits.least
      $0.constraints.maximum = limits.greatest
      // Seconds stay as they are, unsaid: any will do.
      $0.constraints.step = "any"
    }
  }
}
