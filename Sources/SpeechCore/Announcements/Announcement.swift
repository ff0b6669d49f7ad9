/// Something to be said as one, in parts.
///
/// Voices, braille, transcripts and tests see the parts, not a string.
public struct Announcement: Hashable, Sendable {
  /// When an announcement is said.
  public enum Priority: String, Hashable, Sendable, CaseIterable, Codable {
    /// At once: cuts what is being said.
    case now
    /// After what is being said.
    case next
    /// After everything else.
    case polite
  }

  /// What a newer announcement makes stale.
  public enum Topic: String, Hashable, Sendable {
    /// Where the focus is: only the newest counts.
    case focus
  }

  /// The event that gave rise to it, as the transcript names it.
  public var event: String
  /// When it is said.
  public var priority: Priority
  /// What is said, in order.
  public var parts: [AnnouncementPart]
  /// What it makes stale.
  public var topic: Topic?
  /// Whether nothing but the person may cut it.
  public var isProtected: Bool
  /// The input event that gave rise to it; equal announcements of one input are merged.
  public var input: Int?

  /// Creates an announcement.
  public init(
    event: String, priority: Priority = .next, parts: [AnnouncementPart], topic: Topic? = nil,
    isProtected: Bool = false, input: Int? = nil
  ) {
    self.event = event
    self.priority = priority
    self.parts = parts
    self.topic = topic
    self.isProtected = isProtected
    self.input = input
  }

  /// All the words: parts stand with a comma between them, or with their own punctuation.
  public var text: String { Self.join(parts.map(\.text.string)) }

  /// Joins the words of parts as a transcript writes them.
  static func join(_ texts: [String]) -> String {
    texts.filter { !$0.isEmpty }.reduce("") { joined, text in
      switch joined.last {
      case nil: text
      case ".", ":", "!", "?", ";", ",", "…": "\(joined) \(text)"
      default: "\(joined), \(text)"
      }
    }
  }
}
