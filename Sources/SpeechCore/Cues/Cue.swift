/// A short sound that goes with words, or stands for them.
public enum Cue: String, Hashable, Sendable, CaseIterable, Codable {
  /// The focus came to an element.
  case focus
  /// Something is wrong.
  case error
  /// Something was done, or mended.
  case success
  /// There is nothing more in that direction.
  case boundary
  /// Something was switched on.
  case on
  /// Something was switched off.
  case off
  /// A capital letter follows.
  case capital
}
