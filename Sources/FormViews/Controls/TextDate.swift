import Foundation

extension Text {
  /// How a date is written.
  public struct DateStyle: Sendable {
    let write: @Sendable (Date) -> String

    /// The day.
    public static let date = DateStyle { $0.formatted(date: .long, time: .omitted) }
    /// The time of day.
    public static let time = DateStyle { $0.formatted(date: .omitted, time: .shortened) }
  }

  /// A date in words.
  ///
  /// Of SwiftUI's styles those that go on counting are not here: a form does not speak by itself.
  nonisolated public init(_ date: Date, style: DateStyle) { self.init(style.write(date)) }
}
