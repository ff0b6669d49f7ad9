import Aloud
import Foundation
import TerminalFrontEnd

/// Runs a form of any source in the terminal, with all of `fill`'s options.
@MainActor
struct FormRunner {
  nonisolated static let syntax = [
    Option("--answers", "IN.json", "answers to begin with"),
    Option("--output", "OUT.json", "where the answers go, instead of standard output"),
    Option("--format", "FORMAT", "json, or urlencoded as a browser would send"),
    Option("--verbosity", "LEVEL", "brief, normal or full"),
    Option("--echo", "LEVEL", "what is said of what is typed: characters, words, both or none"),
    Option("--punctuation", "LEVEL", "none, some, most or all: what is named within a text"),
    Option("--capitals", "HOW", "word, pitch, cue or none: how a capital letter is told"),
    Option("--keys", "FILE", "keys of your own; aloud keys tells more"),
    Option("--transcript", "FILE", "writes what was said and heard, a JSON object a line"),
    Option("--line", nil, "one answer a line, instead of keys"),
    Option("--resume", nil, "goes on with what was entered and not submitted last time"),
    Option("--draft", "NAME", "goes on with this draft; aloud drafts names them"),
    Option("--no-draft", nil, "keeps no draft"),
  ]

  /// What else there is to know of these options, for help.
  nonisolated static let notes = """
    What you change at a key (verbosity, echo, punctuation, capitals, rate, pitch, volume) is kept in
    aloud/settings.json in your configuration folder (XDG_CONFIG_HOME, else ~/.config) and holds for
    the next form. An option goes before it, and --profile before its rate, pitch and volume.
    """

  private let source: any FormSource
  private let speech: SpeechOptions
  private let start: EngineStart?
  private let settings: ReadingSettings
  private let keys: KeyFile?
  /// What the person changed before; `nil` where answers come from a pipe.
  private let kept: KeptSettings?
  private let options: ParsedOptions
  private let transcriptPath: String?
  private let output: AnswersOutput
  private let mode: Mode
  private let drafts: DraftChoice
  /// Where the form came from, for its drafts.
  private let origin: String

  /// What becomes of drafts.
  private enum DraftChoice {
    case keep, resume, none
    case goOn(DraftStore.Entry)
  }

  /// How the person answers.
  private enum Mode {
    /// Keys at a terminal.
    case focus
    /// Lines typed at a terminal.
    case lines
    /// Lines from a pipe or a file.
    case pipe
  }

  /// Takes a form and the options.
  ///
  /// - Parameters:
  ///   - origin: Where the form came from, by which its drafts are found.
  ///   - start: The engine, where it was started ahead.
  init(
    _ source: any FormSource, from origin: String, _ options: ParsedOptions,
    start: EngineStart? = nil
  ) throws {
    self.source = source
    self.start = start
    self.origin = origin
    for resuming in ["--resume", "--draft"]
    where options.has(resuming) && options.has("--no-draft") {
      throw UsageError("\(resuming) and --no-draft exclude each other; leave one out")
    }
    drafts =
      if let name = options["--draft"] {
        .goOn(try DraftStore().entry(named: name))
      } else {
        options.has("--resume") ? .resume : options.has("--no-draft") ? .none : .keep
      }
    mode =
      if isatty(STDIN_FILENO) != 1 {
        .pipe
      } else if options.has("--line") || isatty(STDERR_FILENO) != 1 {
        .lines
      } else {
        .focus
      }
    self.options = options
    // What a script gets to hear is in its command line.
    kept = mode == .pipe ? nil : KeptSettings()
    let wishes = kept?.supplementing(options) ?? options
    speech = try SpeechOptions(wishes)
    settings = try ReadingSettings(wishes)
    keys = try KeyFile(options)
    transcriptPath = options["--transcript"]
    output = try AnswersOutput(
      path: options["--output"],
      format: try options.choice("--format", AnswersOutput.Format.self) ?? .json)
  }

  func run() async throws -> ExitStatus {
    let choice = LanguageChoice(asked: speech.language, form: source.tree.language)
    let vocabulary = try LanguageFiles().vocabulary(for: choice.wishes)
    (source as? HTMLForm)?.nameUnnamed(
      vocabulary.defaultNames, language: vocabulary.language)
    let profile = try speech.profile(forLanguage: source.tree.language ?? choice.untold)
    let transcript = try transcriptPath.map {
      try TranscriptFile.open($0, language: profile.profile.voice.language)
    }
    var narrator = Narrator(settings: settings, vocabulary: vocabulary)
    narrator.untoldLanguage = choice.untold
    narrator.asksForLines = mode != .focus
    narrator.withholdsSecrets =
      output.withholdsSecrets && source.tree.elements.contains(where: \.isProtected)
    let (troubles, trouble) = AsyncStream.makeStream(of: SpeechTrouble.self)
    let speechOutput = try SpeechOutput(
      speech, profile: profile, isPerson: mode != .pipe, start: start,
      failureNotice: narrator.announcement("speechFailed", .speechFailed),
      reports: SpeechOutput.Reports(
        onOutcome: { transcript?.write($0) },
        onFailedPart: { trouble.yield(.part($0.text)) },
        onSilence: { trouble.yield(.silence(reason: $0)) }))
    speechOutput.problems.forEach(printError)
    let session = FormSession(source: source, keymap: keys?.keymap ?? .standard)
    session.ownWords = OwnWords(
      languages: [vocabulary.language] + choice.wishes, colorNames: vocabulary.colors)
    let speaker = FormSpeaker(narrator: narrator, queue: speechOutput.queue)

    let input = mode == .focus ? try TerminalInput() : nil
    let screen = Screen(columns: { input?.columns ?? 80 })
    let printer = FormPrinter(
      screen: screen, session: session, speaker: speaker, hasNoSpeech: !speechOutput.speaks)
    if let silence = speechOutput.silence { screen.line(printer.silenceNotice(silence)) }
    let refusals = speechOutput.problems.count
    if refusals > 0 {
      speaker.say(vocabulary.words(.profileRefused, count: refusals), event: "profile")
    }
    let watching = Task { await printer.follow(troubles) }
    if let keys, mode == .focus {
      tell(keys.problems, of: keys.file, event: "keys", speaker, screen)
    }
    if let kept { tell(kept.problems, of: kept.path, event: "settings", speaker, screen) }
    let voice = speechOutput.queue.profile.voice
    let keeper = beginDraft(speaker, screen)
    session.onEvent = { event, input in
      printer.show(event, speaker.tell(event, input: input))
      keeper?.follow(event, in: session.tree)
      if event == .left { tellOfDraft(keeper, speaker, screen) }
      // Before the last words: whoever closes the terminal does not wait for them.
      if session.outcome != nil { keepSettings(of: speaker, changedSince: voice, screen) }
    }

    let ending = try await fill(session, speaker, printer, screen, input) {
      keeper?.keep(session.tree)
      tellOfDraft(keeper, speaker, screen)
    }
    if session.outcome == nil {
      keeper?.keep(session.tree)
      keepSettings(of: speaker, changedSince: voice, screen)
    }
    trouble.finish()
    await watching.value
    speechOutput.queue.sink.finish()
    switch ending {
    case .session(.submitted(let entries)):
      do {
        try output.write(entries, vocabulary)
      } catch var error as OutputError {
        error.hasDraft = keeper?.hasDraft == true
        throw error
      }
      keeper?.discard()
      return .done
    case .session(.dismissed):
      keeper?.discard()
      return .done
    case .session(.left): return .left
    case .unfinished: return .failed
    }
  }

  private func fill(
    _ session: FormSession, _ speaker: FormSpeaker, _ printer: FormPrinter, _ screen: Screen,
    _ input: TerminalInput?, onUnfinished: @escaping () -> Void
  ) async throws -> LineMode.Ending {
    if let input {
      let focusMode = FocusMode(
        session: session, speaker: speaker, printer: printer, screen: screen, input: input)
      return .session(await focusMode.run())
    }
    let lineMode = LineMode(
      session: session, speaker: speaker, printer: printer, screen: screen,
      reader: try LineReader(handlesSignals: mode != .pipe), isPerson: mode == .lines)
    lineMode.onUnfinished = onUnfinished
    return await lineMode.run()
  }

  /// Keeps what the person changed at a key, other than what the command line decides.
  private func keepSettings(
    of speaker: FormSpeaker, changedSince voice: Voice, _ screen: Screen
  ) {
    let changes = KeptSetting.allCases.filter { !$0.isDecided(by: options) }.compactMap { setting in
      let now = setting.value(speaker.narrator.settings, speaker.queue.profile.voice)
      return now == setting.value(settings, voice) ? nil : (setting, now)
    }
    do throws(KeepingError) {
      try KeptSettings.keep(Dictionary(uniqueKeysWithValues: changes))
    } catch {
      screen.line(SafeText(error.message))
      speaker.say("settings", .changesNotKept)
    }
  }

  /// Prints the faults of a file, and says how many there are: a path takes long to hear.
  private func tell(
    _ problems: [String], of file: String, event: String, _ speaker: FormSpeaker,
    _ screen: Screen
  ) {
    guard !problems.isEmpty else { return }
    for problem in problems { screen.line(SafeText(problem)) }
    let name = URL(filePath: file).lastPathComponent
    let words = speaker.vocabulary.words(.fileFaults, ["file": name], count: problems.count)
    speaker.say(words, event: event)
  }

  // MARK: Drafts

  /// Goes on with a draft, or tells that there is one.
  ///
  /// Answers from a pipe need none.
  private func beginDraft(_ speaker: FormSpeaker, _ screen: Screen) -> DraftKeeper? {
    guard mode != .pipe else { return nil }
    let store = DraftStore()
    let entry: DraftStore.Entry?
    switch drafts {
    case .none: return nil
    case .keep:
      if store.newest(of: origin) != nil { tell(.draftFound, speaker, screen) }
      return DraftKeeper(store: store, source: origin, resuming: nil)
    case .resume: entry = store.newest(of: origin)
    case .goOn(let named): entry = named
    }
    let count = entry.map { source.restore($0.draft) } ?? 0
    tell(entry == nil ? .noDraft : .draftResumed, count: count, speaker, screen)
    return DraftKeeper(store: store, source: origin, resuming: entry)
  }

  /// Says that there is something to come back to.
  private func tellOfDraft(_ keeper: DraftKeeper?, _ speaker: FormSpeaker, _ screen: Screen) {
    if keeper?.hasDraft == true { tell(.draftKept, speaker, screen) }
  }

  private func tell(
    _ phrase: Phrase, count: Int? = nil, _ speaker: FormSpeaker, _ screen: Screen
  ) {
    let text = speaker.vocabulary.words(phrase, count: count)
    speaker.say(text, event: "draft")
    screen.line(SafeText(text))
  }
}
