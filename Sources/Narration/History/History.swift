import FormCore
import SpeechCore

/// What was said, the newest 10,000 announcements of it, and where in it someone is who goes back.
///
/// Announcements of one form say much the same again and again: each part is kept once.
struct History: Sendable {
  /// How many announcements are kept.
  static let limit = 10_000

  /// One announcement.
  private struct Entry: Sendable {
    var parts: [SharedPart]
    /// The element that had the focus.
    var field: ElementID?
  }

  /// A place that someone has gone to.
  struct Reached {
    var parts: [AnnouncementPart]
    /// How many announcements of the scope have come since.
    var back: Int
    /// Whether there was nothing more in the direction that was asked for.
    var isAtEnd: Bool
  }

  /// The announcements; once there are as many as are kept, the oldest stands at `start`.
  private var entries: [Entry] = []
  private var start = 0
  private var pool = PartPool()
  private var field: ElementID?
  /// Where someone is who has gone back, and in what.
  private var place: (scope: HistoryScope, field: ElementID?, back: Int)?

  private let limit: Int

  init(limit: Int = Self.limit) { self.limit = limit }

  /// How many announcements are kept now.
  var count: Int { entries.count }

  /// Notes where the focus is.
  mutating func follow(_ event: FormEvent) {
    switch event {
    case .focused(let report, _): field = report.element.id
    case .submitFailed(let failure): field = failure.focused?.element.id ?? field
    case .focusCleared: field = nil
    default: break
    }
  }

  /// Keeps an announcement; whoever has gone back is at the newest again.
  mutating func append(_ announcement: Announcement) {
    place = nil
    let entry = Entry(parts: announcement.parts.map { pool.shared($0) }, field: field)
    guard entries.count == limit else { return entries.append(entry) }
    entries[start] = entry
    start = (start + 1) % limit
    pool.noteRelease { entries.lazy.flatMap(\.parts) }
  }

  /// Goes back, or forward again; `nil` where nothing was said.
  mutating func move(_ direction: CaretDirection, in scope: HistoryScope) -> Reached? {
    let field = scope == .field ? field : nil
    var from = 0
    if let place, place.scope == scope, place.field == field { from = place.back }
    let target = direction == .backward ? from + 1 : from - 1
    let reached = entry(target, in: scope) ?? entry(from, in: scope)
    guard let reached else { return nil }
    let isAtEnd = entry(target, in: scope) == nil
    let back = isAtEnd ? from : target
    place = (scope, field, back)
    return Reached(parts: reached.parts.map(\.part), back: back, isAtEnd: isAtEnd)
  }

  /// The entry that so many of the scope have followed.
  private func entry(_ back: Int, in scope: HistoryScope) -> Entry? {
    guard back >= 0 else { return nil }
    switch scope {
    case .everything: return back < entries.count ? entries[index(back)] : nil
    case .field:
      return (0..<entries.count).lazy.map { entries[index($0)] }.filter { $0.field == field }
        .dropFirst(back).first
    }
  }

  /// Where the entry is that so many have followed.
  private func index(_ back: Int) -> Int {
    (start + entries.count - 1 - back) % entries.count
  }
}
