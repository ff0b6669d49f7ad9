/// What became of an announcement.
public struct AnnouncementRecord: Hashable, Sendable {
  /// Whether it was heard.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// All of it.
    case heard
    /// Some of it.
    case cut
    /// None of it.
    case dropped
  }

  /// The announcement.
  public var announcement: Announcement
  /// Whether it was heard.
  public var outcome: Outcome
  /// What of it was heard, to the last whole word.
  public var heardText: String
  /// When it began to be heard, or was dropped: seconds on the sink's clock.
  public var time: Double
  /// From then until the last of it was heard, a pause in it included, in seconds.
  public var duration: Double
  /// The names of the cues that were heard, by the index of the part that began with each.
  public var cues: [Int: String] = [:]
}
