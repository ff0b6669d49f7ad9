import FormCore
import Foundation
import SpeechCore

extension Narrator {
  /// How much of a value is said on arriving, in characters.
  static let valueLimit = 60
  /// How many fields are told by name when they appear.
  static let namedFieldLimit = 3
  /// How much text before a field is said on arriving, in characters.
  static let textLimit = 160

  /// The groups that are left, the text and the groups that are met on the way to a field.
  func arrivalParts(_ report: FieldReport) -> [AnnouncementPart] {
    leftGroupParts(report) + (tells(.text) ? textParts(report.textBefore) : [])
      + groupParts(report)
  }

  /// That a move has gone round an end, and so leads further away than it seems.
  public func wrapParts(_ end: CaretDirection?) -> [AnnouncementPart] {
    switch end {
    case .forward?: [part(.message, .wrappedToTop)]
    case .backward?: [part(.message, .wrappedToBottom)]
    case nil: []
    }
  }

  /// The text at the end of the form, on coming to what stands last.
  ///
  /// It is called text, or it would be taken for more of what it stands after.
  func endParts(_ report: FieldReport) -> [AnnouncementPart] {
    guard tells(.text), !report.textAfter.isEmpty else { return [] }
    return [part(.text, .textAfter)] + textParts(report.textAfter)
  }

  /// Text that is met; of long text only its length.
  private func textParts(_ texts: [FormText]) -> [AnnouncementPart] {
    let length = texts.map(\.text.count).reduce(0, +)
    guard length > Self.textLimit else { return texts.flatMap(parts(of:)) }
    if asksForLines { return [part(.text, .longTextInLines, count: length)] }
    // What no key reads is heard now, or never.
    guard let textKey else { return texts.flatMap(parts(of:)) }
    return [part(.text, .longText, ["key": spokenName(of: textKey)], count: length)]
  }

  /// The groups that are entered, each with its error and its description.
  ///
  /// An error that the field itself bears is told with that.
  public func groupParts(_ report: FieldReport) -> [AnnouncementPart] {
    let known = report.problem?.issue.element.reportedError
    return report.enteredGroups.flatMap { group in
      var parts = enteredParts(nameRuns(of: group))
      if let error = group.reportedError, error != known {
        parts += outside(.error, error, group.language, runs: group.reportedErrorRuns)
      }
      if tells(.groupDescription) {
        parts += outside(
          .description, group.description ?? "", group.language, runs: group.descriptionRuns)
      }
      return parts
    }
  }

  private func leftGroupParts(_ report: FieldReport) -> [AnnouncementPart] {
    guard tells(.groupLeft) else { return [] }
    return report.leftGroups.flatMap {
      parts(.group, .groupLeft, place: "name", runs: nameRuns(of: $0), isOurs: true)
    }
  }

  func nameRuns(of group: FormGroup) -> [LanguageRun] {
    group.nameRuns.covering(group.name, in: group.language)
      .map { LanguageRun($0.text, language: $0.language ?? formLanguage) }
  }

  /// The name of a group that is entered, and that it is one.
  private func enteredParts(_ name: [LanguageRun]) -> [AnnouncementPart] {
    tells(.groupRole)
      ? parts(.group, .group, place: "name", runs: name)
      : parts(.group, name, SpeechAttributes())
  }

  /// Name and role.
  public func nameParts(_ report: FieldReport) -> [AnnouncementPart] {
    let element = report.element
    return nameParts(of: element)
      + (element.role == .group ? [] : [part(.role, element.rolePhrase)])
  }

  /// The name alone.
  func nameParts(of element: FormElement) -> [AnnouncementPart] {
    outside(.name, element.name, runs: element.nameRuns, of: element)
  }

  /// The value, or the option under the cursor with its own state and place.
  public func valueParts(_ report: FieldReport) -> [AnnouncementPart] {
    let element = report.element
    switch element.role {
    case .button, .link, .group:
      return valueTextParts(element) + expandedParts(element) + pressedParts(element)
    case _ where element.isEmbeddedPage: return []
    case _ where element.valueText != nil && !element.role.isTextual:
      return valueTextParts(element)
    case .checkbox, .switch: return [checkedPart(element)]
    case .radiogroup, .combobox, .listbox:
      // Who answers lines moves no cursor: what counts is what is chosen.
      if asksForLines { return parts(changed: element) }
      guard let index = shownOption(report) else { return [part(.value, .valueNothingSelected)] }
      return optionGroupParts(element, element.options[index].group)
        + optionParts(element, index, place: .setPosition)
    case .textbox, .searchbox, .spinbutton, .slider:
      // What is heard in the name already is news only when it changes.
      if element.value == .none, element.valueText == element.name { return [] }
      return valueParts(element, text: element.value.text ?? "")
    }
  }

  /// The value in words of the program's own, if it has them.
  func valueTextParts(_ element: FormElement) -> [AnnouncementPart] {
    element.valueText.map { outside(.value, $0, of: element) } ?? []
  }

  /// The option under the cursor; of a combo box, which shows no other, the chosen one.
  private func shownOption(_ report: FieldReport) -> Int? {
    let element = report.element
    let index = element.role == .combobox ? element.value.selection.first : report.optionIndex
    return index.flatMap { element.options.indices.contains($0) ? $0 : nil }
  }

  /// The name of an option, or that it has none.
  func nameParts(ofOption index: Int, of element: FormElement) -> [AnnouncementPart] {
    let option = element.options[index]
    return isSilent(option.name)
      ? [part(.value, .valueBlank)]
      : outside(.value, option.name, runs: option.nameRuns, of: element)
  }

  /// Whether nothing of a text would be heard, as of a zero-width space: it is as good as blank.
  func isSilent(_ text: String) -> Bool {
    if text.contains(where: { $0.isLetter || $0.isNumber }) { return false }
    return SafeText(vocabulary.speakable(text)).string.unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
  }

  /// A text value: its beginning, or how many characters a protected one has.
  func valueParts(
    _ element: FormElement, text: String, isWhole: Bool = false
  ) -> [AnnouncementPart] {
    if let words = element.valueText, !element.isProtected {
      return outside(.value, words, of: element)
    }
    if isSilent(text) { return [part(.value, .valueBlank)] }
    if let words = readBackWords(text, of: element) { return [valuePart(words, of: element)] }
    if element.isProtected { return [part(.value, .valueProtected, count: text.count)] }
    if !isWhole, let lines = linesParts(text, of: element) { return lines }
    guard !isWhole, text.count > Self.valueLimit else {
      return outside(.value, text, of: element)
    }
    return parts(
      .value, .valueContinues, count: text.count - Self.valueLimit, place: "text",
      runs: spoken(String(text.prefix(Self.valueLimit)), element.language, element.speech),
      element.speech)
  }

  /// A text of several lines: how many there are, and the beginning of all of them.
  private func linesParts(_ text: String, of element: FormElement) -> [AnnouncementPart]? {
    guard element.isMultiline else { return nil }
    let trimmed = text.trimmingCharacters(in: .newlines)
    let lines = trimmed.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1 else { return nil }
    let whole = lines.filter { !isSilent(String($0)) }.joined(separator: ", ")
    let phrase: Phrase = element.inputType == .file ? .valueFiles : .valueLines
    var parts = valueParts(element, text: whole)
    if !parts.isEmpty { parts[0].joint = .space }
    return [part(.value, phrase, count: lines.count)] + parts
  }

  /// Whether what belongs to an element is in sight, of something that opens and closes.
  func expandedParts(_ element: FormElement) -> [AnnouncementPart] {
    element.isExpanded.map { [part(.state, $0 ? .stateExpanded : .stateCollapsed)] } ?? []
  }

  /// Whether a button is pressed in, of those that stay so.
  func pressedParts(_ element: FormElement) -> [AnnouncementPart] {
    guard let isPressed = element.isPressed else { return [] }
    if element.isMixed { return [part(.state, .statePartlyPressed)] }
    return [part(.state, isPressed ? .statePressed : .stateNotPressed)]
  }

  func checkedPart(_ element: FormElement) -> AnnouncementPart {
    if element.isMixed { return part(.state, .stateMixed) }
    let isChecked = element.value.isChecked
    return element.role == .switch
      ? part(.state, isChecked ? .stateOn : .stateOff)
      : part(.state, isChecked ? .stateChecked : .stateNotChecked)
  }

  /// The group of options that is entered.
  public func optionGroupParts(_ element: FormElement, _ group: String?) -> [AnnouncementPart] {
    group.map {
      enteredParts([LanguageRun($0, language: element.language ?? formLanguage)])
    } ?? []
  }

  /// Whether an option is chosen, in the words of its choice.
  func chosenPart(_ element: FormElement, isChosen: Bool) -> AnnouncementPart {
    element.role == .radiogroup
      ? part(.state, isChosen ? .stateRadioChecked : .stateRadioNotChecked)
      : part(.state, isChosen ? .stateSelected : .stateNotSelected)
  }

  /// An option: its name, whether it is chosen, and its place.
  ///
  /// - Parameter place: How its place is told: apart from that of the field, or without a word more.
  func optionParts(_ element: FormElement, _ index: Int, place: Phrase) -> [AnnouncementPart] {
    let isChosen = element.value.selection.contains(index)
    var parts = nameParts(ofOption: index, of: element)
    switch element.role {
    // Where moving chooses, that the option is chosen goes without saying.
    case .listbox where !element.choosesSeveral && isChosen: break
    case .radiogroup, .listbox: parts.append(chosenPart(element, isChosen: isChosen))
    default: break
    }
    if element.options[index].isDisabled { parts.append(part(.state, .stateUnavailable)) }
    if tells(.setPosition) {
      parts.append(
        part(
          .setPosition, place,
          ["index": "\(index + 1)", "total": "\(element.options.count)"]))
    }
    return parts
  }

  /// The states that differ from the usual.
  public func stateParts(_ report: FieldReport) -> [AnnouncementPart] {
    let element = report.element
    var phrases: [Phrase] = []
    if element.isSelected { phrases.append(.stateSelected) }
    if element.constraints.isRequired { phrases.append(.stateRequired) }
    if report.problem != nil { phrases.append(.stateInvalid) }
    if element.isReadOnly { phrases.append(.stateReadOnly) }
    if element.offersNothing {
      phrases.append(element.options.isEmpty ? .stateNoOptions : .stateNothingToChoose)
    }
    if element.isUnfillable {
      phrases.append(element.role.isInput ? .stateUnfillable : .stateScripted)
    }
    if element.isDisabled || element.isCalledUnavailable { phrases.append(.stateUnavailable) }
    return phrases.map { part(.state, $0) }
  }

  /// What is wrong, once that may be said.
  public func errorParts(_ report: FieldReport) -> [AnnouncementPart] {
    report.problem.map { errorParts($0) } ?? []
  }

  /// The description, and what a text must look like where the role does not tell.
  public func descriptionParts(_ report: FieldReport) -> [AnnouncementPart] {
    guard tells(.description) else { return [] }
    let element = report.element
    var parts: [AnnouncementPart] = []
    if let description = element.description, !isToldBefore(description, report) {
      parts += outside(.description, description, runs: element.descriptionRuns, of: element)
    }
    parts += patternParts(report)
    if let format = formatPart(element) { parts.append(format) }
    if let range = rangePart(element) { parts.append(range) }
    if let step = stepPart(element) { parts.append(step) }
    parts += fileParts(element) + suggestionParts(element)
    if let index = shownOption(report) {
      parts += descriptionParts(of: element.options[index], in: element)
    }
    if asksForLines { parts += lineParts(element) }
    return parts
  }

  /// Whether a description has the words of the error, or of a group that is entered with the field.
  private func isToldBefore(_ description: String, _ report: FieldReport) -> Bool {
    report.problem.map { error($0.issue) == description } ?? false
      || tells(.groupDescription) && report.enteredGroups.contains { $0.description == description }
  }

  /// What a text must look like, in the page's words, unless these are heard in any case.
  private func patternParts(_ report: FieldReport) -> [AnnouncementPart] {
    let element = report.element
    guard let words = element.constraints.patternDescription, element.constraints.pattern != nil,
      element.isChangeable, report.problem?.issue.validity.first != .patternMismatch,
      words != element.name, element.description?.contains(words) != true
    else { return [] }
    return outside(.description, words, of: element)
  }

  /// The description of an option, if it has one.
  func descriptionParts(of option: FormOption, in element: FormElement) -> [AnnouncementPart] {
    guard tells(.optionDescription), let description = option.description else { return [] }
    return outside(.description, description, runs: option.descriptionRuns, of: element)
  }

  private func rangePart(_ element: FormElement) -> AnnouncementPart? {
    let isCalendar = element.inputType.isCalendar
    // A value that is told in words, as a part of the whole, has no use for the numbers behind it.
    let isSlider = element.role == .slider && element.valueText == nil
    guard element.role == .spinbutton || isCalendar || isSlider || element.number != nil else {
      return nil
    }
    // What is no number there binds nobody; a slider of HTML's then has ends of its own.
    let range = element.number == nil ? element.numberRange : NumberRange(element.constraints)
    let words = { (limit: Decimal?, written: String?) in
      limit.map { isSlider ? "\($0)" : limitWords(written, of: element) }
    }
    let least = words(range.minimum, element.constraints.minimum)
    let most = words(range.maximum, element.constraints.maximum)
    switch (least, most) {
    case (let least?, let most?):
      return part(.description, .rangeBetween, ["min": least, "max": most])
    case (let least?, nil):
      return part(.description, isCalendar ? .rangeAfter : .rangeFrom, ["min": least])
    case (nil, let most?):
      return part(.description, isCalendar ? .rangeBefore : .rangeTo, ["max": most])
    case (nil, nil): return nil
    }
  }

  /// The place among the form's fields.
  public func positionParts(_ report: FieldReport) -> [AnnouncementPart] {
    guard tells(.position), let place = report.position else { return [] }
    return [part(place)]
  }

  /// A place among others, whatever the verbosity.
  func part(_ place: FieldReport.Place) -> AnnouncementPart {
    part(.position, .position, ["index": "\(place.index)", "total": "\(place.count)"])
  }
}

extension FormElement {
  /// What the element is called, role and kind of text together.
  public var rolePhrase: Phrase {
    switch role {
    case .textbox where inputType == .file: isMultiline ? .roleFiles : .roleFile
    case .textbox where isEmbeddedPage: .roleFrame
    case .textbox where isReadBack: readBackRolePhrase
    case .textbox:
      isProtected ? .roleProtectedText : isMultiline ? .roleMultilineText : .roleText
    case .searchbox: .roleSearch
    case .spinbutton: .roleNumber
    case .checkbox: .roleCheckBox
    case .switch: .roleSwitch
    case .radiogroup: .roleRadioGroup
    case .combobox: .roleComboBox
    case .listbox: choosesSeveral ? .roleListOfSeveral : .roleList
    case .slider: .roleSlider
    case .button: .roleButton
    case .link: .roleLink
    case .group: .group
    }
  }

  private var readBackRolePhrase: Phrase {
    switch inputType {
    case .date: .roleDate
    case .month: .roleMonth
    case .week: .roleWeek
    case .time: .roleTime
    case .dateTimeLocal: .roleDateTime
    case .color: .roleColor
    default: .roleText
    }
  }
}
