import FormCore
import SpeechCore

extension Narrator {
  /// How many options are read out where they are answered by number.
  static let optionLimit = 12

  /// How a field is answered by a line: its options with their numbers, and what may be typed.
  ///
  /// How to answer a choice is told in full and to whoever asks: the numbers speak for themselves.
  func lineParts(_ element: FormElement) -> [AnnouncementPart] {
    guard element.isChangeable else { return [] }
    return switch element.role {
    case .checkbox: [part(.description, .lineCheckBox)]
    case .switch: [part(.description, .lineSwitch)]
    case .radiogroup, .combobox, .listbox:
      optionParts(element) + (tells(.choiceByLine) ? [choiceHint(element)] : [])
    case .textbox where element.isMultiline: [part(.description, .lineMultiline)]
    case .button where element.buttonAction == .press: [part(.description, .lineButton)]
    case .textbox, .searchbox, .spinbutton, .slider, .button, .link, .group: []
    }
  }

  /// That nobody is asked for a field; why, its states tell.
  public func skippedParts(_ element: FormElement) -> [AnnouncementPart] {
    asksForLines && !element.isChangeable ? [part(.message, .skipped)] : []
  }

  private func choiceHint(_ element: FormElement) -> AnnouncementPart {
    part(.description, element.choosesSeveral ? .lineChoices : .lineChoice)
  }

  /// The options with their numbers; of a long list only how many there are.
  private func optionParts(_ element: FormElement) -> [AnnouncementPart] {
    guard element.options.count <= Self.optionLimit else {
      return [part(.description, .optionCount, count: element.options.count)]
    }
    return numberedOptions(of: element)
  }

  /// All options with their numbers.
  func numberedOptions(of element: FormElement) -> [AnnouncementPart] {
    var group: String?
    return element.options.enumerated().flatMap { index, option in
      let entered = option.group == group ? nil : option.group
      group = option.group
      let name =
        isSilent(option.name)
        ? [.ours(vocabulary.words(.valueBlank), vocabulary.language)]
        : spoken(option.name, element.language, runs: option.nameRuns)
      return optionGroupParts(element, entered)
        + parts(
          .description, option.isDisabled ? .numberedUnavailable : .numberedOption,
          ["index": "\(index + 1)"], place: "name", runs: name, isOurs: option.isDisabled)
    }
  }

  /// The question by which of several buttons to submit: each of them with its number.
  public func parts(submitters: [FormElement]) -> [AnnouncementPart] {
    [part(.message, .whichButton)]
      + submitters.enumerated().flatMap { index, button in
        parts(
          .description, .numberedOption, ["index": "\(index + 1)"], place: "name",
          runs: spoken(button.name, button.language, runs: button.nameRuns))
      }
  }

  /// The description for someone who asks: with every option, however many, and how to answer.
  public func wholeDescriptionParts(_ report: FieldReport) -> [AnnouncementPart] {
    let element = report.element
    var parts = descriptionParts(report)
    guard asksForLines else { return parts }
    parts += element.suggestions.flatMap { self.parts(suggestion: $0, of: element) }
    guard element.role.isChoice, !element.options.isEmpty else { return parts }
    if element.options.count > Self.optionLimit { parts += numberedOptions(of: element) }
    if !tells(.choiceByLine) { parts.append(choiceHint(element)) }
    return parts
  }
}
