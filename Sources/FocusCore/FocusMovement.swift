/// Where the person moves the focus, in the order of the stops.
public enum FocusMovement: Hashable, Sendable {
  /// To the stop after; from the last to the first.
  case next
  /// To the stop before; from the first to the last.
  case previous
  /// To the first stop.
  case first
  /// To the last stop.
  case last
  /// To the beginning of the next section.
  case nextSection
  /// To the beginning of the section before.
  case previousSection
}
