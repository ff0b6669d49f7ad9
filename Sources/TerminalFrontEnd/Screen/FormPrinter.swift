import FocusCore
import FormCore
import FormRuntime
import Narration
import SpeechCore

/// Prints what happens in a form.
@MainActor
public final class FormPrinter {
  /// Whether nothing can be spoken.
  public var hasNoSpeech: Bool
  /// Whether nothing is spoken, so that print must tell all of it.
  private var isAloneInPrint: Bool { hasNoSpeech || speaker.isMuted }
  /// Whether the row of the focused field is printed anew below what is told meanwhile.
  private var repeatsRow = true
  private let screen: Screen
  private let session: FormSession
  private let speaker: FormSpeaker
  /// The buttons that go with the keyboard, as they were printed last.
  private var lastToolbar: [AnnouncementPart] = []

  /// Creates a printer.
  ///
  /// - Parameter hasNoSpeech: Whether nothing can be spoken, so that print must tell all of it.
  public init(screen: Screen, session: FormSession, speaker: FormSpeaker, hasNoSpeech: Bool) {
    self.screen = screen
    self.session = session
    self.speaker = speaker
    self.hasNoSpeech = hasNoSpeech
  }

  /// Prints what there is to see of an event.
  ///
  /// - Parameter announcements: What is said of it.
  public func show(_ event: FormEvent, _ announcements: [Announcement]) {
    switch event {
    case .opened, .submitted, .dismissed, .left, .focusCleared, .revalidated, .readBack, .misread:
      lines(announcements)
    case .performed, .textAppeared, .fieldsChanged, .announced, .wasReset:
      lines(announcements)
      showRow()
    case .elementsGone: break
    case .warned(let warning): note(SafeText("\(vocabulary.words(.warning)): \(warning)"))
    case .focused(let report, let cause): show(report, cause)
    case .typed(let change) where change.origin == .editor: showWhole(announcements)
    case .reverted(let change) where isAloneInPrint || change.element.isMultiline:
      showWhole(announcements)
    case .reverted: updateRow()
    case .typed(let change):
      // A line that is complete stays as it is, and the next one gets a row of its own.
      if change.text.contains("\n") { showLine() } else { updateRow() }
    case .deleted, .caretMoved: updateRow()
    case .refused(let refusal):
      // At an end the caret stands where it stood, and print has nothing to add.
      let isEnd = refusal.reason == .fieldStart || refusal.reason == .fieldEnd
      if isEnd, !isAloneInPrint { return }
      lines(announcements)
      showRow()
    case .valueChanged(let element):
      if narrator.asksForLines {
        lines(announcements)
      } else if element.role.isTextual {
        updateRow()
      } else {
        showRow()
      }
    case .partReached, .partChanged:
      // The row has the value as it is sent, with the cursor on the part.
      if !isAloneInPrint { return updateRow() }
      lines(announcements)
      showRow()
    case .optionReached(let move):
      lines(narrator.wrapParts(move.wrapped))
      lines(narrator.optionGroupParts(move.element, move.enteredGroup))
      showRow()
    case .suggested(let move):
      // The row has the value as it is sent: what that means stands above it.
      let isInWords = isAloneInPrint && move.element.isReadBack
      lines(
        announcements.flatMap(\.parts)
          .filter { $0.kind == .description || isInWords && $0.kind == .value })
      showRow()
    case .submitFailed(let failure): show(failure)
    case .requested(let request): show(request, announcements)
    }
  }

  /// Does something without the row printed anew, as nobody is asked for the field any more.
  func withoutRow<Result, Failure: Error>(
    _ action: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    repeatsRow = false
    defer { repeatsRow = true }
    return try action()
  }

  /// Prints a line of the program's own, and the row anew below it.
  public func note(_ text: SafeText) {
    screen.line(text)
    showRow()
  }

  // MARK: Fields

  private func show(_ report: FieldReport, _ cause: FocusChange.Cause) {
    if cause == .removal {
      screen.line(SafeText(speaker.vocabulary.words(.fieldRemoved)))
    }
    lines(narrator.wrapParts(report.wrapped))
    show(report.textBefore + report.textAfter)
    lines(narrator.groupParts(report))
    showField(report)
  }

  /// The error, the description, and the row.
  private func showField(_ report: FieldReport) {
    lines(narrator.errorParts(report))
    lines(narrator.descriptionParts(report))
    if isAloneInPrint, !narrator.asksForLines, report.element.isReadBack,
      !report.element.value.isEmpty
    {
      // The row has the value as it is sent, which tells no day of the week.
      lines(narrator.valueParts(report))
    }
    // The row has but one of several lines.
    if !narrator.asksForLines, report.element.isMultiline,
      report.element.value.text != report.currentLine
    {
      lines(narrator.valueParts(report))
    }
    let toolbar = narrator.toolbarParts(report)
    if toolbar != lastToolbar { lines(toolbar) }
    lastToolbar = toolbar
    lines(narrator.keyParts(report))
    lines(narrator.valueParts(report).filter { $0.kind == .group })
    showRow(report)
  }

  /// The row of the focused field, anew.
  func showRow() {
    guard repeatsRow else { return }
    if let search = session.search { return showRow(search) }
    if let report = session.focusedReport { showRow(report) }
  }

  private func showRow(_ report: FieldReport) {
    let row = FieldRow(report, narrator: narrator, isAloneInPrint: isAloneInPrint)
    if row.isSkipped { return screen.line(SafeText(row.label.string + row.value)) }
    let caret = narrator.asksForLines ? 0 : session.editedLine?.caret ?? 0
    screen.edit(row.label, value: row.value, caret: caret)
  }

  /// The line that is being edited, in a row without a label.
  private func showLine() {
    guard let line = session.editedLine else { return }
    screen.edit("", value: line.text, caret: line.caret)
  }

  /// A text that became another one, and its row anew: the old row may have shown another line.
  private func showWhole(_ announcements: [Announcement]) {
    if isAloneInPrint { lines(announcements) }
    showRow()
  }

  private func updateRow() {
    guard let line = session.editedLine else { return }
    screen.update(value: line.text, caret: line.caret)
  }

  // MARK: Problems

  private func show(_ failure: SubmitFailure) {
    let vocabulary = speaker.vocabulary
    let count = failure.problems.count + failure.formErrors.count
    screen.line(SafeText(vocabulary.words(.problems, count: count) + ":"))
    failure.formErrors.forEach { screen.line(SafeText("  \($0)")) }
    show(failure.problems)
    guard let report = failure.focused else { return }
    let moved = vocabulary.words(failure.focusMoved ? .focusMovedTo : .focusStaysOn)
    screen.line(SafeText("\(moved) \(report.element.name)"))
    show(report.textBefore + report.textAfter)
    lines(narrator.groupParts(report))
    showField(report)
  }

  private func show(_ problems: [FieldProblem]) {
    for (index, problem) in problems.enumerated() {
      screen.line(SafeText("  \(index + 1). \(narrator.fieldError(problem.issue))"))
    }
  }

  // MARK: Requests

  private func show(_ request: Request, _ announcements: [Announcement]) {
    switch request {
    case .pause:
      if isAloneInPrint { lines(announcements) }
    case .repeatLast:
      // It stands in print already, just above.
      if isAloneInPrint { lines(announcements) }
      showRow()
    case .field(let report):
      lines(narrator.errorParts(report) + narrator.wholeDescriptionParts(report))
      showRow(report)
    case .value, .spelling, .phoneticSpelling, .place, .history, .setting, .voice, .mute:
      lines(announcements)
      showRow()
    case .form(let reading):
      narrator.lines(form: reading).forEach { screen.line(SafeText($0.joinedText)) }
      showRow()
    case .problems(let problems) where !problems.isEmpty:
      show(problems)
      showRow()
    case .text(let texts):
      show(texts)
      // Who answers lines is asked anew by what follows, and with it comes the row.
      if !narrator.asksForLines { showRow() }
    case .search(let search):
      if search.step == .left || search.count == 0 { lines(announcements) }
      if search.step == .began {
        lines(announcements.flatMap(\.parts).filter { $0.kind == .summary })
      }
      showRow()
    case .help(let report):
      show(report)
      if !narrator.asksForLines { showRow() }
    case .keyHelp(let explanation):
      lines(announcements)
      if explanation == .ends { showRow() }
    case .problems:
      announcements.forEach { lines($0.parts) }
      // Who answers lines is asked anew by what follows.
      if !narrator.asksForLines { showRow() }
    }
  }

  /// The keys, a line for each purpose, with a line above those that belong together.
  private func show(_ report: HelpReport) {
    if let key = report.keyHelp {
      lines(narrator.parts(help: HelpReport(keyHelp: key, sections: [])))
    }
    for section in report.sections {
      screen.line(SafeText(vocabulary.words(section.phrase)))
      narrator.helpLines(section.keys).forEach { screen.line(SafeText("  \($0)")) }
    }
  }

  /// What is sought, and the match that is reached, as a row of its own.
  private func showRow(_ search: FieldSearch) {
    let match = narrator.parts(match: search)
    screen.edit(
      SafeText("\(narrator.searchLabel(search)): "), value: match.joinedText, caret: 0)
  }

  private func show(_ texts: [FormText]) {
    texts.forEach { screen.line(SafeText(narrator.line(for: $0))) }
  }

  /// The words.
  public var vocabulary: Vocabulary { speaker.vocabulary }

  private var narrator: Narrator { speaker.narrator }

  /// What is said, as it is.
  private func lines(_ announcements: [Announcement]) {
    announcements.forEach { screen.line(SafeText($0.text)) }
  }

  private func lines(_ parts: [AnnouncementPart]) {
    for sentence in parts.sentences where !sentence.isEmpty { screen.line(sentence) }
  }
}
