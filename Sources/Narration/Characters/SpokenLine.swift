import SpeechCore

/// A text as it is spoken, put together from its beginning: names stand apart from what is beside
/// them.
struct SpokenLine {
  private var pieces: [SpokenText.Piece] = []
  /// What is shown and spoken alike, and goes on.
  private var plain = ""
  private var last: Character?
  private var differs = false
  private var endsInName = false

  /// Adds what is said for the next stretch of the text shown.
  mutating func add(_ shown: String, _ reading: SignReading) {
    switch reading {
    case .asShown:
      if endsInName, shown.first.map(Self.joins) == true { add("", spoken: " ") }
      plain += shown
      last = shown.last ?? last
    case .name(let name): add(shown, spoken: apart(name))
    case .nameBeforePause(let name): add(shown, spoken: apart(name) + shown)
    case .words(let words): add(shown, spoken: words)
    }
    endsInName = if case .name = reading { true } else { false }
  }

  /// The whole; `nil` where all of it is spoken as it is shown.
  var spokenText: SpokenText? {
    guard differs else { return nil }
    return SpokenText(plain.isEmpty ? pieces : pieces + [SpokenText.Piece(plain)])
  }

  private mutating func add(_ shown: String, spoken: String) {
    if !plain.isEmpty { pieces.append(SpokenText.Piece(plain)) }
    plain = ""
    pieces.append(SpokenText.Piece(shown, spoken: spoken))
    if spoken != shown { differs = true }
    last = spoken.last
  }

  private func apart(_ name: String) -> String {
    last.map(\.isWhitespace) ?? true ? name : " " + name
  }

  /// Whether a voice would read a character in one word with a name before it.
  private static func joins(_ character: Character) -> Bool {
    !character.isWhitespace && !".,;:!?…".contains(character)
  }
}
