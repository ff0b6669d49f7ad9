/// What is still to be said, in the order in which it will be.
struct WaitingAnnouncements {
  private var next: [Announcement] = []
  private var polite: [Announcement] = []

  var isEmpty: Bool { next.isEmpty && polite.isEmpty }
  var all: [Announcement] { next + polite }

  mutating func append(_ announcement: Announcement) {
    switch announcement.priority {
    case .now: next.insert(announcement, at: 0)
    case .next: next.append(announcement)
    case .polite: polite.append(announcement)
    }
  }

  /// Adds a notice before everything else that waits, unless it stands there already.
  mutating func insertFirst(_ notice: Announcement) {
    if next.first != notice { next.insert(notice, at: 0) }
  }

  mutating func popFirst() -> Announcement? {
    if !next.isEmpty { return next.removeFirst() }
    return polite.isEmpty ? nil : polite.removeFirst()
  }

  mutating func removeAll() -> [Announcement] {
    defer { (next, polite) = ([], []) }
    return all
  }

  /// Takes out what an announcement about the same topic makes stale.
  mutating func removeAll(about topic: Announcement.Topic) -> [Announcement] {
    let stale = all.filter { $0.topic == topic }
    next.removeAll { $0.topic == topic }
    polite.removeAll { $0.topic == topic }
    return stale
  }
}
