import FormCore
import SpeechCore

/// Has a narrator's announcements said: the way from what happens in a form to a speech queue.
@MainActor
public final class FormSpeaker {
  /// Where announcements are said.
  public let queue: SpeechQueue
  /// Who words them.
  public private(set) var narrator: Narrator
  /// Whether the person has turned speech off: announcements then count as heard, as someone prints
  /// them.
  public internal(set) var isMuted = false

  /// Creates a speaker.
  public init(narrator: Narrator, queue: SpeechQueue) {
    self.narrator = narrator
    self.queue = queue
  }

  /// The words.
  public var vocabulary: Vocabulary { narrator.vocabulary }

  /// Makes way for a key that is about to be obeyed: every key cuts what is being said.
  ///
  /// The prefix only holds it, for it may be the pause that is asked for.
  public func makeWay(for effect: SpeechEffect) {
    switch effect {
    case .cut: queue.interrupt()
    case .hold: queue.hold()
    case .leave: break
    }
  }

  /// Says what there is to say of an event, and does what it asks of the reading.
  ///
  /// - Returns: The announcements, for whoever prints them too.
  @discardableResult
  public func tell(_ event: FormEvent, input: Int) -> [Announcement] {
    dropPointless(after: event, input: input)
    if let told = change(by: event, input: input) { return told }
    let announcements = narrator.announcements(for: event, input: input)
    announcements.forEach(enqueue)
    return announcements
  }

  /// Says something of the program's own.
  public func say(
    _ event: String, _ phrase: Phrase, _ values: [String: String] = [:], input: Int? = nil
  ) {
    say(narrator.announcement(event, phrase, values, input: input))
  }

  /// Says something of the program's own that is in parts already.
  public func say(_ event: String, _ parts: [AnnouncementPart]) {
    say(Announcement(event: event, parts: parts))
  }

  /// Says a text of the program's own that is worded already.
  public func say(_ text: String, event: String = "message", input: Int? = nil) {
    say(
      Announcement(
        event: event,
        parts: [AnnouncementPart(.message, SafeText(text), language: vocabulary.language)],
        input: input))
  }

  private func say(_ announcement: Announcement) {
    narrator.remember(announcement)
    enqueue(announcement)
  }

  func enqueue(_ announcement: Announcement) {
    if isMuted { queue.deliver(announcement) } else { queue.enqueue(announcement) }
  }
}
