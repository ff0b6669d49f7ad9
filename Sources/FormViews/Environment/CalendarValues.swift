import Foundation

extension EnvironmentValues {
  /// The calendar of the form.
  public var calendar: Calendar {
    get { form.calendar ?? .current }
    set { form.calendar = newValue }
  }

  /// The time zone of the form.
  public var timeZone: TimeZone {
    get { form.timeZone ?? .current }
    set { form.timeZone = newValue }
  }

  /// The time zone in which dates are entered: a calendar that was handed down brings its own.
  var dateTimeZone: TimeZone { form.timeZone ?? form.calendar?.timeZone ?? .current }
}
