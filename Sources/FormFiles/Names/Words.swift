import FormCore

/// Words of a page with their languages, white space folded.
///
/// Here a language of `nil` is one that the page does not tell.
struct Words: Hashable, Sendable {
  /// The words, a run for each language.
  private(set) var runs: [LanguageRun] = []

  /// No words.
  init() {}

  init(_ runs: [LanguageRun]) { self.runs = runs }

  init(_ text: some StringProtocol, in language: String?) {
    var folded = FoldedText()
    folded.append(text, in: language)
    self = folded.words
  }

  /// What browsers put in, in English.
  init(_ name: DefaultName) { self.init(name.english, in: "en") }

  /// The words alone.
  var text: String { runs.text }
  var isEmpty: Bool { runs.isEmpty }
  /// The words, or `nil` where there are none.
  var orNil: Words? { isEmpty ? nil : self }

  /// Several words, a space between them.
  static func joined(_ all: [Words]) -> Words {
    let all = all.filter { !$0.isEmpty }
    // Mostly there is one, and the same text may name or describe many controls.
    if all.count < 2 { return all.first ?? Words() }
    var text = FoldedText()
    for words in all { text.append(words) }
    return text.words
  }

  /// What is left without so many characters at the beginning.
  func dropFirst(_ count: Int) -> Words {
    var text = FoldedText()
    var left = count
    for run in runs {
      text.append(run.text.dropFirst(left), in: run.language)
      left -= min(left, run.text.count)
    }
    return text.words
  }
}
