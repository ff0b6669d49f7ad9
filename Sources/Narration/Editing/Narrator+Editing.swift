import FormCore
import Foundation
import SpeechCore

extension Narrator {
  /// What came into a text, as the person wants it echoed where they typed it.
  ///
  /// The last word of a field is not echoed when the field is left: as in NVDA and Orca, the next
  /// field is news enough.
  func parts(typed change: TextChange) -> [AnnouncementPart] {
    let element = change.element
    let isProtected = element.isProtected
    switch change.origin {
    case .typing: return echoParts(change)
    case .paste:
      return [part(.message, .pasted, count: change.text.count)]
        + (isProtected ? [] : valueParts(element, text: change.text))
    case .putBack: return pieceParts(change.text, of: element)
    case .transposition:
      return isProtected
        ? [part(.echo, .transposed)] : change.text.flatMap { echo(String($0), element) }
    case .editor: return valueParts(element, text: element.value.text ?? "")
    }
  }

  /// The character that was typed, after the word that it completed.
  private func echoParts(_ change: TextChange) -> [AnnouncementPart] {
    let element = change.element
    // A letter that seeks an option is no text.
    let echoed = element.role.isTextual ? settings.typingEcho : .characters
    let saysCharacters = echoed == .characters || echoed == .both
    let saysWords = echoed == .words || echoed == .both
    if element.isProtected { return saysCharacters ? stars(for: change.text) : [] }
    let word = saysWords ? change.completedWord.map { outside(.echo, $0, of: element) } : nil
    return (word ?? []) + (saysCharacters ? echo(change.text, element) : [])
  }

  /// To the left, what was deleted; one character to the right, what now stands at the caret; of a
  /// date that went whole, the date in words.
  func parts(deleted change: TextChange) -> [AnnouncementPart] {
    let element = change.element
    if let whole = element.whole(change.text) {
      return [part(.message, .textGone)] + valueParts(whole, text: change.text)
    }
    if change.isForwards {
      guard let next = change.nextCharacter else { return [part(.echo, .valueBlank)] }
      return element.isProtected ? stars(for: "•") : echo(String(next), element)
    }
    if change.text.count > 1, element.isProtected || change.text.count > Self.valueLimit {
      return [part(.message, .deletedCharacters, count: change.text.count)]
    }
    if element.isProtected { return stars(for: change.text) }
    return echo(change.text, element)
  }

  /// What went and what came back: the piece, or where one took the place of another, the value.
  func parts(reverted change: TextReversal) -> [AnnouncementPart] {
    let element = change.element
    let done = [part(.message, change.isRedo ? .redone : .undone)]
    let isWhole = element.isReadBack || element.role == .spinbutton
    if isWhole || change.removed.isEmpty == change.restored.isEmpty {
      return done + valueParts(element, text: element.value.text ?? "")
    }
    let isGone = change.restored.isEmpty
    let piece = isGone ? change.removed : change.restored
    let words = piece.trimmingCharacters(in: .whitespacesAndNewlines)
    return done + [part(.message, isGone ? .textGone : .textBack)]
      + pieceParts(words.isEmpty ? piece : words, of: element)
  }

  /// A piece of a text: of a secret, and of a long one that is gone, how many characters it has.
  private func pieceParts(_ text: String, of element: FormElement) -> [AnnouncementPart] {
    if element.isProtected { return [part(.echo, .valueProtected, count: text.count)] }
    var holder = element
    holder.valueText = nil  // the page's words for all of it
    return text.count == 1 ? echo(text, element) : valueParts(holder, text: text)
  }

  /// What is at the caret now: a character, a word or a line.
  ///
  /// Of a secret it is the place, which is all that can be told of one star among others.
  func parts(caret move: CaretMove) -> [AnnouncementPart] {
    let element = move.element
    guard !move.text.isEmpty else { return [part(.echo, .valueBlank)] }
    if element.isProtected {
      let count = element.value.text?.count ?? 0
      return [part(.echo, .caretPlace, ["index": "\(move.offset + 1)", "total": "\(count)"])]
    }
    return move.text.count == 1 && move.unit != .line
      ? echo(move.text, element) : outside(.echo, move.text, of: element)
  }

  private func echo(_ text: String, _ element: FormElement) -> [AnnouncementPart] {
    if isSilent(text) { return [part(.echo, .invisibleCharacter)] }
    let language = element.language ?? formLanguage
    if text.count == 1, let character = text.first {
      return parts(.echo, character, in: language, element.speech)
    }
    return parts(.echo, speakable(text, in: language, SpeechAttributes()), element.speech)
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
    case .full(let limit): [part(.message, .refusedFull, ["limit": "\(limit)"])]
    case .maximumLength(let limit, let left):
      [part(.message, .refusedLength, ["limit": "\(limit)"], count: left)]
    case .noSpaces: [part(.message, .refusedSpace)]
    case .noPaste: [part(.message, .refusedPaste)]
    case .nothingToUndo: [part(.message, .refusedUndo)]
    case .nothingToRedo: [part(.message, .refusedRedo)]
    case .nothingToPutBack: [part(.message, .refusedPutBack)]
    case .noTextToEdit: [part(.message, .refusedEdit)]
    case .secretToEdit: [part(.message, .refusedEditSecret)]
    case .readOnly: [part(.message, .refusedReadOnly)]
    case .unfillable: [part(.message, .refusedUnfillable)]
    case .scripted: [part(.message, .refusedScripted)]
    case .unconfirmedReset: [part(.message, .refusedReset)]
    case .noOptions: [part(.message, .refusedNoOptions)]
    case .noSuggestion(let text): [part(.message, .refusedSuggestion, ["text": text])]
    case .fieldStart: [part(.message, .refusedStart)]
    case .fieldEnd: [part(.message, .refusedEnd)]
    case .minimum:
      [part(.message, .refusedMinimum)] + limitParts(of: refusal.element, isLeast: true)
    case .maximum:
      [part(.message, .refusedMaximum)] + limitParts(of: refusal.element, isLeast: false)
    case .unreadable:
      [part(.message, words: refusal.element.map(badInputError) ?? vocabulary.words(.badValue))]
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
    case .spelling(let element): spelling(element, byWords: false)
    case .phoneticSpelling(let element): spelling(element, byWords: true)
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
}

extension FormElement {
  /// The element as it was while it held a text that is a whole date or time; `nil` for other texts.
  fileprivate func whole(_ text: String) -> FormElement? {
    guard value.isEmpty else { return nil }
    var element = self
    element.value = .text(text)
    return element.calendarValue == nil ? nil : element
  }
}
