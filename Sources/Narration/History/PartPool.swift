import SpeechCore

/// A part that many announcements have.
final class SharedPart: Sendable, Hashable {
  let part: AnnouncementPart

  init(_ part: AnnouncementPart) { self.part = part }

  static func == (one: SharedPart, other: SharedPart) -> Bool { one.part == other.part }
  func hash(into hasher: inout Hasher) { hasher.combine(part) }
}

/// Equal parts made one.
struct PartPool: Sendable {
  /// How many announcements may be forgotten before the parts that only they had are.
  private static let patience = 1_000

  private var parts: Set<SharedPart> = []
  private var released = 0

  /// The one part that is equal to this.
  mutating func shared(_ part: AnnouncementPart) -> SharedPart {
    parts.insert(SharedPart(part)).memberAfterInsert
  }

  /// Notes that an announcement was forgotten.
  ///
  /// - Parameter left: The parts of those that are left.
  mutating func noteRelease<Left: Sequence<SharedPart>>(left: () -> Left) {
    released += 1
    guard released >= Self.patience else { return }
    released = 0
    parts = Set(left())
  }
}
