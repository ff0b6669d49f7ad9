import FormCore
import FormFiles
import FormRuntime
import Narration
import SpeechCore

/// Someone at a form of a page: does things, and hears what is said of them.
@MainActor
final class Listener {
  let session: FormSession
  private var narrator: Narrator
  private var announcements: [Announcement] = []

  /// Opens the only form of a page.
  convenience init(
    _ page: String, _ verbosity: Verbosity = .normal, asksForLines: Bool = false,
    in vocabulary: Vocabulary? = nil, keymap: Keymap = .standard
  ) throws {
    try self.init(
      of: try HTMLPage(bytes: Array(page.utf8), file: "page.html").form(), verbosity,
      asksForLines: asksForLines, in: vocabulary, keymap: keymap)
  }

  /// Opens a form, whatever it is made from.
  ///
  /// - Parameter vocabulary: What is said; English without one.
  init(
    of source: any FormSource, _ verbosity: Verbosity = .normal, asksForLines: Bool = false,
    in vocabulary: Vocabulary? = nil, keymap: Keymap = .standard
  ) throws {
    let vocabulary = try vocabulary ?? .english
    narrator = Narrator(
      settings: ReadingSettings(verbosity: verbosity), vocabulary: vocabulary)
    narrator.asksForLines = asksForLines
    // 30 November 2026, 10:09.
    session = FormSession(
      source: source, keymap: keymap, clock: { DateAndTime(milliseconds: 1_796_033_361_000) })
    session.ownWords = OwnWords(
      languages: [vocabulary.language], colorNames: vocabulary.colors)
    session.onEvent = { [unowned self] event, input in
      announcements += narrator.announcements(for: event, input: input)
    }
    session.open(atFirstField: asksForLines)
  }

  /// Has opened a form called Test with these controls and a button, and heard its opening.
  static func at(
    _ controls: String, _ verbosity: Verbosity = .normal, asksForLines: Bool = false
  ) throws -> Listener {
    let listener = try Listener(
      "<form aria-label=Test>\(controls)<button>Send</button></form>", verbosity,
      asksForLines: asksForLines)
    _ = listener.announcements.removeFirst()
    return listener
  }

  /// How the person wants to be told things.
  var settings: ReadingSettings {
    get { narrator.settings }
    set { narrator.settings = newValue }
  }

  func press(_ keys: Key...) { keys.forEach { session.handle(.key($0)) } }
  func press(_ codes: Key.Code...) { codes.forEach { session.handle(.key(Key($0))) } }
  /// Presses the prefix, then a key.
  func ask(_ key: Key.Code) { press(session.keymap.prefix, Key(key)) }
  func ask(_ letter: Unicode.Scalar) { ask(.character(letter)) }
  func type(_ text: String) { text.forEach { session.handle(.text(String($0))) } }
  func paste(_ text: String) { session.handle(.paste(text)) }
  func answer(_ value: FormValue) { session.handle(.answer(value)) }

  /// What was said since the last time this was asked.
  func told() -> [Announcement] {
    defer { announcements = [] }
    return announcements
  }

  /// The words that were heard since the last time this was asked.
  func heard() -> [String] { told().map(\.text) }

  /// Forgets what was heard so far.
  func forget() { announcements = [] }
}

extension Announcement {
  /// Its parts, each as "kind: words".
  var outline: [String] { parts.map { "\($0.kind.rawValue): \($0.text)" } }

  /// What the voice is given for each of its parts.
  var spoken: [String] { parts.map { ($0.spoken?.text ?? $0.text).string } }
}
