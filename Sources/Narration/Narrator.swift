import FocusCore
import FormCore
import SpeechCore

/// Turns what happens in a form into announcements: which parts there are, and in which order.
///
/// Order, after NVDA, Orca and ARIA-AT: name, role, value, states, error, description, position,
/// then what Return does. It keeps what it said last, and nothing else.
public struct Narrator: Sendable {
  /// How the person wants to be told things.
  public var settings: ReadingSettings
  /// The words.
  public var vocabulary: Vocabulary
  /// Whether the person answers whole lines, as in line mode: options are then told by number, and
  /// the Return key is not told of.
  public var asksForLines = false
  /// Whether protected answers will be left out where the answers are printed.
  public var withholdsSecrets = false
  /// The BCP 47 tag of a form's texts where nobody tells it.
  public var untoldLanguage: String?
  /// The BCP 47 tag of the form's texts, where they name none themselves.
  public private(set) var formLanguage: String?

  /// What characters are called in the languages of the form.
  let neighbours: NeighbourVocabularies

  private var formName: [LanguageRun] = []
  /// The key that reads the text before a field, if there is one.
  var textKey: KeyHelp?

  /// What was told last of the keyboard: the buttons that go with it, and what Return does.
  var lastToolbar: [AnnouncementPart] = []
  var lastReturnKey: Phrase?
  private var lastAnnouncements: [Announcement] = []
  /// What was said, for whoever wants to go back in it.
  var history = History()

  /// Creates a narrator.
  ///
  /// - Parameter vocabulary: The words: `try .english`, or those of another language of
  ///   `LanguageFiles`.
  public init(settings: ReadingSettings = ReadingSettings(), vocabulary: Vocabulary) {
    self.settings = settings
    self.vocabulary = vocabulary
    neighbours = NeighbourVocabularies(of: vocabulary)
  }

  /// Whether a detail is told.
  func tells(_ detail: Detail) -> Bool { settings.verbosity.tells(detail) }

  /// What is said of an event.
  ///
  /// - Parameter input: The number of the input that gave rise to it.
  public mutating func announcements(for event: FormEvent, input: Int) -> [Announcement] {
    if case .requested(.repeatLast) = event {
      return lastAnnouncements.map {
        var again = $0
        again.input = input
        return again
      }
    }
    history.follow(event)
    var announcement = answer(to: event) ?? announcement(for: event)
    announcement?.parts.removeAll { $0.text.isEmpty }
    guard var announcement, !announcement.parts.isEmpty else { return [] }
    announcement.input = input
    announcement.addCues(for: event)
    announcement.subject = event.subject
    if event.isWorthRepeating {
      if lastAnnouncements.first?.input != input { lastAnnouncements = [] }
      lastAnnouncements.append(announcement)
      history.append(announcement)
    }
    return [announcement]
  }

  private mutating func announcement(for event: FormEvent) -> Announcement? {
    switch event {
    case .opened(let overview): opened(overview)
    case .focused(let report, let cause): focused(report, cause)
    case .focusCleared: focusCleared()
    case .typed(let change):
      Announcement(
        event: change.origin == .editor ? "edited" : "typed", parts: parts(typed: change))
    case .deleted(let change): Announcement(event: "deleted", parts: parts(deleted: change))
    case .reverted(let change): Announcement(event: "reverted", parts: parts(reverted: change))
    case .caretMoved(let move): Announcement(event: "caret", parts: parts(caret: move))
    case .refused(let refusal): Announcement(event: "refused", parts: parts(refused: refusal))
    case .valueChanged(let element):
      Announcement(event: "valueChanged", parts: parts(changed: element))
    case .partReached(let move): Announcement(event: "part", parts: parts(reached: move))
    case .partChanged(let move): Announcement(event: "valueChanged", parts: parts(changed: move))
    case .readBack(let element): Announcement(event: "readBack", parts: parts(changed: element))
    case .misread(let element): Announcement(event: "misread", parts: parts(misread: element))
    case .optionReached(let move):
      Announcement(event: "option", parts: parts(option: move))
    case .suggested(let move): Announcement(event: "suggestion", parts: parts(suggested: move))
    case .revalidated(let finding):
      Announcement(event: "revalidated", parts: parts(revalidated: finding))
    case .submitFailed(let failure): submitFailed(failure)
    case .submitted: farewell("submitted", .submitted)
    case .wasReset: announcement("reset", .wasReset)
    case .left: farewell("left", .left)
    case .dismissed: farewell("dismissed", .dismissed)
    case .performed(let element): performed(element)
    case .textAppeared(let texts): textAppeared(texts)
    case .fieldsChanged(let change): fieldsChanged(change)
    case .announced(let message): announced(message)
    case .warned: nil  // for print
    case .elementsGone: nil  // what there is to say of it is told by other events
    case .requested(let request):
      Announcement(event: request.eventName, parts: parts(requested: request))
    }
  }

  /// A part in the vocabulary's own language.
  func part(
    _ kind: AnnouncementPart.Kind, _ phrase: Phrase, _ values: [String: String] = [:],
    count: Int? = nil
  ) -> AnnouncementPart {
    part(kind, words: vocabulary.words(phrase, values, count: count))
  }

  /// An announcement of the program's own.
  public func announcement(
    _ event: String, _ phrase: Phrase, _ values: [String: String] = [:], input: Int? = nil
  ) -> Announcement {
    Announcement(event: event, parts: [part(.message, phrase, values)], input: input)
  }

  /// What became of the form, by its name.
  private func farewell(_ event: String, _ phrase: Phrase) -> Announcement {
    Announcement(
      event: event, parts: parts(.message, phrase, place: "name", runs: formName, isOurs: true))
  }

  // MARK: Opening

  private mutating func opened(_ overview: FormOverview) -> Announcement {
    formLanguage = overview.language ?? untoldLanguage
    formName = overview.nameRuns.covering(overview.name, in: nil)
      .map { LanguageRun($0.text, language: $0.language ?? formLanguage) }
    var parts = outside(.name, overview.name, nil, runs: overview.nameRuns)
    parts.append(part(.summary, .formFields, count: overview.fieldCount))
    if overview.unfillableCount > 0 {
      parts.append(part(.summary, .formUnfillable, count: overview.unfillableCount))
    }
    let problems = overview.invalidCount + overview.generalErrorCount
    if overview.unavailableCount > 0, tells(.unavailableCount) {
      parts.append(part(.summary, .formUnavailable, count: overview.unavailableCount))
    }
    if problems > 0 { parts.append(part(.summary, .problems, count: problems)) }
    for (index, error) in overview.reportedErrors.enumerated() {
      let runs =
        overview.reportedErrorRuns.indices.contains(index)
        ? overview.reportedErrorRuns[index] : []
      parts += outside(.error, error, nil, runs: runs)
    }
    if withholdsSecrets { parts.append(part(.message, .secretsWithheld)) }
    textKey = overview.textKey
    if tells(.help) { parts += openingHelp(overview) }
    return Announcement(event: "opened", parts: parts)
  }

  // MARK: What the program does

  private func performed(_ element: FormElement) -> Announcement {
    let phrase: Phrase = element.role.isInput ? .returnPerformed : .pressed
    return Announcement(event: "performed", parts: [part(.message, phrase)])
  }

  private func textAppeared(_ texts: [FormText]) -> Announcement {
    let isQueued = texts.allSatisfy(\.speech.queuesAnnouncements)
    return Announcement(
      event: "text", priority: isQueued ? .polite : .next, parts: texts.flatMap(parts(of:)))
  }

  /// Which fields came into sight, the first few of them by name, or how many went out of it.
  private func fieldsChanged(_ change: FieldsChange) -> Announcement {
    let count = change.appeared.count
    var parts: [AnnouncementPart] = []
    if count > 0 {
      parts.append(part(.message, .fieldsAppeared, count: count))
      parts += change.appeared.prefix(Self.namedFieldLimit).flatMap(nameParts(of:))
      let rest = count - Self.namedFieldLimit
      if rest > 0 { parts.append(part(.message, .fieldsMore, count: rest)) }
    }
    if change.goneCount > 0 {
      parts.append(part(.message, .fieldsGone, count: change.goneCount))
    }
    return Announcement(event: "fields", priority: .next, parts: parts)
  }

  private func announced(_ message: FormMessage) -> Announcement {
    let priority: Announcement.Priority =
      switch message.priority {
      case .low: .polite
      case .default: .next
      case .high: .now
      }
    return Announcement(
      event: "announced", priority: priority,
      parts: outside(.message, message.text, message.language))
  }

  // MARK: Focus

  private func focusCleared() -> Announcement {
    var announcement = announcement("focusCleared", .focusCleared)
    announcement.topic = .focus
    return announcement
  }

  private mutating func focused(_ report: FieldReport, _ cause: FocusChange.Cause) -> Announcement {
    var parts = cause == .removal ? [part(.message, .fieldRemoved)] : []
    parts += wrapParts(report.wrapped) + arrivalParts(report)
    parts += nameParts(report) + valueParts(report) + stateParts(report)
    parts += errorParts(report) + descriptionParts(report) + positionParts(report)
    let skipped = skippedParts(report.element)
    parts += newReturnKeyParts(report) + newToolbarParts(report) + keyParts(report)
    parts += skipped + endParts(report)
    // The next field is gone to at once, and must not make the skipped one stale. What is to be
    // queued waits for what is being said of the field before.
    let isOnlyNewest = skipped.isEmpty && !report.element.speech.queuesAnnouncements
    return Announcement(event: "focus", parts: parts, topic: isOnlyNewest ? .focus : nil)
  }

  // MARK: A failed submit

  /// One announcement that nothing but the person can cut: how many problems, where the focus
  /// went, that field, what is wrong with it and how to mend it, then its value.
  private func submitFailed(_ failure: SubmitFailure) -> Announcement {
    let count = failure.problems.count + failure.formErrors.count
    var parts = [part(.summary, .problems, count: count)]
    parts += failure.formErrors.enumerated().flatMap { index, error in
      self.parts(
        .error, .errorOf, ["index": "\(index + 1)", "total": "\(count)"], place: "error",
        runs: spoken(error, nil))
    }
    if let report = failure.focused {
      parts.append(part(.message, failure.focusMoved ? .focusMovedTo : .focusStaysOn))
      parts += groupParts(report) + nameParts(report) + stateParts(report)
      parts += errorParts(report) + valueParts(report)
    }
    parts += failure.unreachable.flatMap { problem in
      let element = problem.issue.element
      return self.parts(
        .error, .unreachableError, ["error": error(problem.issue)], place: "name",
        runs: spoken(element.name, element.language, runs: element.nameRuns), isOurs: true)
    }
    return Announcement(
      event: "submitFailed", priority: .now, parts: parts, topic: .focus, isProtected: true)
  }
}

extension FormEvent {
  /// Whether "repeat" gives again what is said of it: echoes of typing and of the caret pass, and so
  /// does what is only said of the reading itself.
  fileprivate var isWorthRepeating: Bool {
    switch self {
    case .typed(let change): change.origin != .typing
    case .caretMoved: false
    case .requested(let request): request.eventName == "read"
    default: true
    }
  }
}

extension Request {
  /// What the transcript calls the answer.
  fileprivate var eventName: String {
    switch self {
    case .history: "history"
    case .pause, .voice, .setting, .mute: "setting"
    case .keyHelp: "keyHelp"
    case .search: "search"
    case .repeatLast, .field, .value, .spelling, .phoneticSpelling, .text, .problems, .place,
      .form, .help:
      "read"
    }
  }
}
