import FormCore
import SpeechCore

extension Narrator {
  /// The character that was typed, after the word that it completed; of a paste, its beginning.
  func parts(typed change: TextChange) -> [AnnouncementPart] {
    let element = change.element
    if change.isPaste {
      var parts = [part(.message, .pasted, count: change.text.count)]
      if !element.isProtected { parts += valueParts(element, text: change.text) }
      return parts
    }
    if element.isProtected { return stars(for: change.text) }
    let word = change.completedWord.map { outside(.echo, $0, of: element) } ?? []
    return word + echo(change.text, element)
  }

  /// To the left, what was deleted; to the right, what now stands at the caret.
  func parts(deleted change: TextChange) -> [AnnouncementPart] {
    let element = change.element
    if change.text.count == 1, change.isForwards {
      guard let next = change.nextCharacter else { return [part(.echo, .valueBlank)] }
      return element.isProtected ? stars(for: "•") : echo(String(next), element)
    }
    if change.text.count > 1, element.isProtected || change.text.count > Self.valueLimit {
      return [part(.message, .deletedCharacters, count: change.text.count)]
    }
    if element.isProtected { return stars(for: change.text) }
    return echo(change.text, element)
  }

  /// What is at the caret now: a character, a word or a line.
  func parts(caret move: CaretMove) -> [AnnouncementPart] {
    guard !move.text.isEmpty else { return [part(.echo, .valueBlank)] }
    if move.element.isProtected { return stars(for: "•") }
    switch move.unit {
    case .character, .fieldStart, .fieldEnd: return echo(move.text, move.element)
    case .word, .line: return outside(.echo, move.text, of: move.element)
    }
  }

  private func echo(_ text: String, _ element: FormElement) -> [AnnouncementPart] {
    let language = element.language ?? formLanguage
    let runs =
      text.count == 1
      ? text.flatMap { spelt($0, in: language) }
      : speakable(text, in: language, SpeechAttributes())
    return parts(.echo, runs, element.speech)
  }

  private func stars(for text: String) -> [AnnouncementPart] {
    text.count == 1
      ? [part(.echo, .star)] : [part(.echo, .valueProtected, count: text.count)]
  }

  /// A check box says only its state, a number only itself.
  func parts(changed element: FormElement) -> [AnnouncementPart] {
    switch element.role {
    case _ where element.valueText != nil && !element.role.isTextual: valueTextParts(element)
    case .checkbox, .switch: [checkedPart(element)]
    case .radiogroup, .combobox, .listbox: chosenParts(element)
    case .button, .link, .group: expandedParts(element) + pressedParts(element)
    case .textbox, .searchbox, .spinbutton, .slider:
      valueParts(element, text: element.value.text ?? "")
    }
  }

  private func chosenParts(_ element: FormElement) -> [AnnouncementPart] {
    let chosen = element.value.selection.filter(element.options.indices.contains)
    return chosen.isEmpty
      ? [part(.value, .valueNothingSelected)]
      : chosen.flatMap { nameParts(ofOption: $0, of: element) }
  }

  /// Within a choice only the option is said; of a toggle only its state.
  func parts(option move: OptionMove) -> [AnnouncementPart] {
    let element = move.element
    guard element.options.indices.contains(move.index), element.role != .combobox || move.isChosen
    else { return chosenParts(element) }
    if move.isToggle { return [chosenPart(element, isChosen: move.isChosen)] }
    let option = element.options[move.index]
    return wrapParts(move.wrapped) + optionGroupParts(element, move.enteredGroup)
      + optionParts(element, move.index, place: .position)
      + descriptionParts(of: option, in: element)
  }

  /// Why an input could not be obeyed.
  func parts(refused refusal: Refusal) -> [AnnouncementPart] {
    switch refusal.reason {
    case .maximumLength(let left): [part(.message, .refusedLength, count: left)]
    case .readOnly: [part(.message, .refusedReadOnly)]
    case .unfillable: [part(.message, .refusedUnfillable)]
    case .scripted: [part(.message, .refusedScripted)]
    case .noOptions: [part(.message, .refusedNoOptions)]
    case .noSuggestion(let text): [part(.message, .refusedSuggestion, ["text": text])]
    case .fieldStart: [part(.message, .refusedStart)]
    case .fieldEnd: [part(.message, .refusedEnd)]
    case .minimum:
      [part(.message, .refusedMinimum)] + limitParts(of: refusal.element, isLeast: true)
    case .maximum:
      [part(.message, .refusedMaximum)] + limitParts(of: refusal.element, isLeast: false)
    case .unreadable:
      [
        AnnouncementPart(
          .message,
          SafeText(refusal.element.map(badInputError) ?? vocabulary.words(.badValue)),
          language: vocabulary.language)
      ]
    case .disabledOption: [part(.message, .refusedOption)]
    case .noSection: [part(.message, .refusedSection)]
    case .noToolbarButton: [part(.message, .refusedToolbar)]
    case .disabledButton: [part(.message, .refusedButton)]
    case .noTapAction: [part(.message, .refusedTap)]
    case .noStops: [part(.message, .refusedNoStops)]
    case .disabledSubmitter(let name): [part(.message, .refusedSubmitter, ["name": name])]
    case .noSuchOption(let text): [part(.message, .refusedSearch, ["text": text])]
    case .notJudged: [part(.message, .refusedNotJudged)]
    case .noProblem: [part(.message, .noProblems)]
    case .noText: [part(.message, .refusedNoText)]
    case .nothing: [part(.message, .refusedNothing)]
    case .unknownKey: [part(.message, .refusedKey)]
    }
  }

  /// What the person asked to hear.
  func parts(requested request: Request) -> [AnnouncementPart] {
    switch request {
    case .pause: []  // silence is the answer
    case .field(let report):
      nameParts(report) + valueParts(report) + stateParts(report) + errorParts(report)
        + wholeDescriptionParts(report) + positionParts(report) + returnKeyParts(of: report)
    case .value(let element) where !element.role.isInput || element.isEmbeddedPage:
      [part(.message, .refusedNothing)]
    case .value(let element):
      element.role.isTextual
        ? valueParts(element, text: element.value.text ?? "", isWhole: true)
        : parts(changed: element)
    case .spelling(let element): spelling(element)
    case .phoneticSpelling(let element): phoneticSpelling(element)
    case .text(let texts): texts.flatMap(parts(of:))
    case .problems(let problems):
      problems.isEmpty
        ? [part(.message, .noProblems)]
        : problems.flatMap { problem in
          nameParts(of: problem.issue.element) + errorParts(problem)
        }
    case .place(let place): parts(place: place)
    case .form(let reading): parts(form: reading)
    case .help(let report): parts(help: report)
    case .keyHelp(let explanation): parts(explaining: explanation)
    case .search(let search): parts(search: search)
    case .repeatLast, .history, .setting, .voice, .mute: []  // answered elsewhere
    }
  }

  func spelling(_ element: FormElement) -> [AnnouncementPart] {
    guard element.role.isTextual, !element.isProtected, let text = element.value.text,
      !isSilent(text)
    else { return parts(requested: .value(element)) }
    return text.flatMap { character in
      parts(.echo, spelt(character, in: element.language ?? formLanguage), SpeechAttributes())
    }
  }
}
