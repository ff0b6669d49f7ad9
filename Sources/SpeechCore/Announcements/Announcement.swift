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

  /// What an announcement is about: once that is gone, it is worth nothing any more.
  public struct Subject: Hashable, Sendable {
    /// How long an announcement about it is worth saying.
    public enum Term: String, Hashable, Sendable, CaseIterable {
      /// As long as it is there.
      case presence
      /// As long as the person is at it; what the last input gave rise to is told all the same.
      case attention
    }

    /// Whatever tells it from other subjects.
    public var id: Int
    /// How long the announcement is worth saying.
    public var term: Term

    /// Creates a subject.
    public init(_ id: Int, term: Term = .presence) {
      self.id = id
      self.term = term
    }
  }

  /// The event that gave rise to it, as the transcript names it.
  public var event: String
  /// When it is said.
  public var priority: Priority
  /// What is said, in order.
  public var parts: [AnnouncementPart]
  /// What it makes stale.
  public var topic: Topic?
  /// What it is about; `nil` where it is to be said whatever happens to that.
  public var subject: Subject?
  /// Whether nothing but the person may cut it.
  public var isProtected: Bool
  /// The input event that gave rise to it; equal announcements of one input are merged.
  public var input: Int?

  /// Creates an announcement.
  public init(
    event: String, priority: Priority = .next, parts: [AnnouncementPart], topic: Topic? = nil,
    subject: Subject? = nil, isProtected: Bool = false, input: Int? = nil
  ) {
    self.event = event
    self.priority = priority
    self.parts = parts
    self.topic = topic
    self.subject = subject
    self.isProtected = isProtected
    self.input = input
  }

  /// All the words: parts stand with a comma between them, or with their own punctuation.
  public var text: String { parts.joinedText }
}

extension [AnnouncementPart] {
  /// All the words, as a transcript writes them.
  public var joinedText: String { AnnouncementPart.join(map { ($0.text.string, $0.joint) }) }

  /// The words of each thing that is told, whatever languages it is in.
  public var sentences: [SafeText] {
    var rest = self[...]
    var sentences: [SafeText] = []
    while !rest.isEmpty {
      let end = rest.dropFirst().firstIndex { $0.joint == .comma } ?? rest.endIndex
      sentences.append(SafeText(Array(rest[..<end]).joinedText))
      rest = rest[end...]
    }
    return sentences
  }
}

extension AnnouncementPart {
  /// Joins the words of parts, each with how it follows the one before it.
  static func join(_ texts: [(text: String, joint: Joint)]) -> String {
    texts.filter { !$0.text.isEmpty }.reduce("") { joined, next in
      switch (joined.last, next.joint) {
      case (nil, _), (_, .word): joined + next.text
      case (_, .space), (".", _), (":", _), ("!", _), ("?", _), (";", _), (",", _), ("…", _):
        "\(joined) \(next.text)"
      default: "\(joined), \(next.text)"
      }
    }
  }
}
