/// What is still to be said, in the order in which it will be.
struct WaitingAnnouncements {
  private var now: [Announcement] = []
  private var next: [Announcement] = []
  private var polite: [Announcement] = []

  var isEmpty: Bool { now.isEmpty && next.isEmpty && polite.isEmpty }
  var all: [Announcement] { now + next + polite }

  mutating func append(_ announcement: Announcement) {
    update(announcement.priority) { $0.append(announcement) }
  }

  /// Puts back what was taken out and not heard, in the order in which it was.
  mutating func putBack(_ announcements: [Announcement]) {
    for announcement in announcements.reversed() {
      update(announcement.priority) { $0.insert(announcement, at: 0) }
    }
  }

  /// Adds a notice before everything else that waits, unless it stands there already.
  mutating func insertFirst(_ notice: Announcement) {
    if now.first != notice { now.insert(notice, at: 0) }
  }

  mutating func popFirst() -> Announcement? {
    if !now.isEmpty { return now.removeFirst() }
    if !next.isEmpty { return next.removeFirst() }
    return polite.isEmpty ? nil : polite.removeFirst()
  }

  mutating func removeAll() -> [Announcement] {
    defer { (now, next, polite) = ([], [], []) }
    return all
  }

  /// Takes out what need not be said any more; what is protected stays.
  mutating func removeAll(where isStale: (Announcement) -> Bool) -> [Announcement] {
    var stale: [Announcement] = []
    for priority in Announcement.Priority.allCases {
      update(priority) { announcements in
        let isOut = announcements.map { !$0.isProtected && isStale($0) }
        stale += zip(announcements, isOut).filter(\.1).map(\.0)
        announcements = zip(announcements, isOut).filter { !$0.1 }.map(\.0)
      }
    }
    return stale
  }

  private mutating func update(
    _ priority: Announcement.Priority, _ change: (inout [Announcement]) -> Void
  ) {
    switch priority {
    case .now: change(&now)
    case .next: change(&next)
    case .polite: change(&polite)
    }
  }
}
