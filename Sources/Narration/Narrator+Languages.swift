import FormCore
import SpeechCore

/// Words in several languages: each is a part of its own, so that each gets a voice that speaks it.
extension Narrator {
  /// Parts with words of the form's own.
  ///
  /// - Parameters:
  ///   - language: The language of what they belong to.
  ///   - runs: The words in their languages, where that is not the only one.
  func outside(
    _ kind: AnnouncementPart.Kind, _ text: String, _ language: String?,
    runs: [LanguageRun] = [], _ speech: SpeechAttributes = SpeechAttributes()
  ) -> [AnnouncementPart] {
    if speech.spellsOutCharacters, [.pitch, .cue].contains(settings.capitals) {
      return speltParts(kind, text, in: language ?? formLanguage, speech)
    }
    return parts(kind, spoken(text, language, runs: runs, speech), speech)
  }

  /// Parts with words of an element's own.
  func outside(
    _ kind: AnnouncementPart.Kind, _ text: String, runs: [LanguageRun] = [], of element: FormElement
  ) -> [AnnouncementPart] {
    outside(kind, text, element.language, runs: runs, element.speech)
  }

  /// Parts with a phrase of the program's around words of the form's.
  ///
  /// Where the form's words are in the program's own language, or in one that nobody tells, it is
  /// one part.
  ///
  /// - Parameters:
  ///   - place: The place in the phrase that the form's words fill.
  ///   - runs: The form's words, in their languages.
  ///   - isOurs: Whether the phrase is the program's more than the form's, and so in its language.
  func parts(
    _ kind: AnnouncementPart.Kind, _ phrase: Phrase, _ values: [String: String] = [:],
    count: Int? = nil, place: String, runs: [LanguageRun], isOurs: Bool = false,
    _ speech: SpeechAttributes = SpeechAttributes()
  ) -> [AnnouncementPart] {
    parts(
      kind,
      self.runs(phrase, values, count: count, place: place, runs: runs, isOurs: isOurs), speech)
  }

  /// A phrase of the program's around words of the form's, in the languages of both.
  func runs(
    _ phrase: Phrase, _ values: [String: String] = [:], count: Int? = nil, place: String,
    runs: [LanguageRun], isOurs: Bool = false
  ) -> [LanguageRun] {
    var values = values
    values[place] = runs.text
    var (language, filling) = (vocabulary.language as String?, runs)
    if !runs.contains(where: { isForeign($0.language) }) {
      language = isOurs || runs.isEmpty ? vocabulary.language : runs[0].language
      for index in filling.indices { filling[index].language = language }
    }
    return vocabulary.pieces(phrase, values, count: count).flatMap { piece in
      piece.place == place ? filling : [.ours(piece.text, language)]
    }
  }

  /// The form's words as they are to be spoken, each with a language.
  func spoken(
    _ text: String, _ language: String?, runs: [LanguageRun] = [],
    _ speech: SpeechAttributes = SpeechAttributes()
  ) -> [LanguageRun] {
    let runs = runs.covering(text, in: language)
    return runs.flatMap { run in
      let language = run.language ?? formLanguage
      // White space around a sign between two languages only divides it from the words.
      guard runs.count > 1, !run.text.contains(where: { $0.isLetter || $0.isNumber }) else {
        return speakable(run.text, in: language, speech)
      }
      let space = run.text.last?.isWhitespace == true ? " " : ""
      return [
        LanguageRun(
          speakable(run.text.trimmingSpace, in: language, speech).text + space,
          language: vocabulary.language)
      ]
    }
  }

  /// Whether a language is told, and is not the vocabulary's.
  func isForeign(_ language: String?) -> Bool {
    language.map { !$0.isSameLanguage(as: vocabulary.language) } ?? false
  }

  /// A part for each language.
  func parts(
    _ kind: AnnouncementPart.Kind, _ runs: [LanguageRun], _ speech: SpeechAttributes
  ) -> [AnnouncementPart] {
    var parts: [AnnouncementPart] = []
    var isApart = false
    let stretches = runs.inOneLanguageEach
    for stretch in stretches {
      let words = (stretches.count == 1 ? stretch : stretch.trimmingSpace).safe
      if !parts.isEmpty, words.text.isEmpty { continue }
      let joint: AnnouncementPart.Joint =
        parts.isEmpty
        ? .comma : isApart || stretch.text.first?.isWhitespace == true ? .space : .word
      let language = stretch.first?.language
      let spoken = spoken(
        words, in: language,
        separatesDigits: speech.separatesDigits && (kind == .value || kind == .echo),
        level: level(for: speech))
      parts.append(
        AnnouncementPart(
          kind, SafeText(words.text), language: language,
          voiceChange: voiceChange(speech, in: language, isNamed: spoken != nil),
          joint: joint, spoken: spoken))
      isApart = stretch.text.last?.isWhitespace == true
    }
    return parts
  }
}

extension [LanguageRun] {
  /// Without the white space at both ends.
  var trimmingSpace: [LanguageRun] {
    var runs = self
    guard let last = indices.last else { return [] }
    runs[0].text = String(runs[0].text.drop(while: \.isWhitespace))
    while runs[last].text.last?.isWhitespace == true { runs[last].text.removeLast() }
    return runs
  }

  /// Each run made safe by itself.
  fileprivate var safe: [LanguageRun] {
    map { run in
      var run = run
      run.text = SafeText(run.text).string
      return run
    }
  }

  /// Runs beside each other in the same language together; signs go with what precedes them.
  fileprivate var inOneLanguageEach: [[LanguageRun]] {
    reduce(into: []) { stretches, run in
      guard let last = stretches.last?.last else {
        if !run.text.isEmpty || count == 1 { stretches.append([run]) }
        return
      }
      if run.text.isEmpty { return }
      var (signs, rest) = (run, run)
      signs.language = last.language
      let signCount =
        last.text.last?.isWhitespace == true
        ? 0 : run.text.prefix { !$0.isSayable && !$0.isWhitespace }.count
      rest.text = String(run.text.dropFirst(signCount))
      if last.language == run.language || !rest.text.contains(where: \.isSayable) {
        stretches[stretches.count - 1].append(signs)
        return
      }
      signs.text = String(run.text.prefix(signCount))
      if signCount > 0 { stretches[stretches.count - 1].append(signs) }
      stretches.append([rest])
    }
  }
}

extension LanguageRun {
  /// Words of the program's own.
  static func ours(_ text: String, _ language: String?) -> LanguageRun {
    var run = LanguageRun(text, language: language)
    run.isOurs = true
    return run
  }
}

extension Character {
  fileprivate var isSayable: Bool { unicodeScalars.contains(where: \.isSayable) }
}

extension String {
  fileprivate var trimmingSpace: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// Whether two BCP 47 tags name one language, whatever their regions.
  fileprivate func isSameLanguage(as other: String) -> Bool {
    prefix { $0 != "-" }.lowercased() == other.prefix { $0 != "-" }.lowercased()
  }
}
