import FormCore
import SpeechCore

extension Narrator {
  /// What is said of a request that concerns the narrator itself, and not the form.
  mutating func answer(to event: FormEvent) -> Announcement? {
    guard case .requested(let request) = event else { return nil }
    switch request {
    case .history(let direction, let scope):
      return Announcement(event: "history", parts: historyParts(direction, scope))
    case .setting(let setting):
      return Announcement(event: "setting", parts: [changedPart(setting)])
    default: return nil
    }
  }

  /// Keeps what was said besides what happened in the form.
  mutating func remember(_ announcement: Announcement) { history.append(announcement) }

  /// What was said before, how long ago that is, and whether it is the first or the last of all.
  private mutating func historyParts(
    _ direction: CaretDirection, _ scope: HistoryScope
  ) -> [AnnouncementPart] {
    guard let reached = history.move(direction, in: scope) else {
      return [part(.message, .refusedNothing)]
    }
    let end: Phrase = direction == .backward ? .historyStart : .historyEnd
    var parts = reached.isAtEnd ? [part(.message, end)] : []
    if let last = parts.indices.last { parts[last].cue = .boundary }
    parts += reached.parts
    if reached.back > 0 { parts.append(part(.position, .historyBack, count: reached.back)) }
    return parts
  }
}
