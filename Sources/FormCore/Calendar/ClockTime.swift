/// A time of day, in no time zone.
public struct ClockTime: Hashable, Sendable {
  /// Milliseconds of a second, a minute, an hour and a day.
  static let second = 1000
  static let minute = 60 * second
  static let hour = 60 * minute
  static let day = 24 * hour

  /// Milliseconds since midnight.
  public let milliseconds: Int

  /// Creates the time so many milliseconds after midnight, if the day has as many.
  public init?(milliseconds: Int) {
    guard (0..<Self.day).contains(milliseconds) else { return nil }
    self.milliseconds = milliseconds
  }

  /// Creates a time, if there is such a time.
  public init?(hour: Int, minute: Int, second: Int = 0, millisecond: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second),
      (0..<1000).contains(millisecond)
    else { return nil }
    milliseconds =
      hour * Self.hour + minute * Self.minute + second * Self.second + millisecond
  }

  /// The hour, from 0 to 23.
  public var hour: Int { milliseconds / Self.hour }
  /// The minute.
  public var minute: Int { milliseconds % Self.hour / Self.minute }
  /// The second.
  public var second: Int { milliseconds % Self.minute / Self.second }
  /// The millisecond.
  public var millisecond: Int { milliseconds % Self.second }
  /// Whether it is more than hours and minutes.
  public var hasSeconds: Bool { !milliseconds.isMultiple(of: Self.minute) }
}
