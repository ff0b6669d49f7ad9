import FormCore
import SpeechCore

extension Narrator {
  /// How many options are read out where they are answered by number.
  static let optionLimit = 12

  /// How a field is answered by a line: its options with their numbers, and what may be typed.
  func lineParts(_ element: FormElement) -> [AnnouncementPart] {
    switch element.role {
    case .checkbox: [part(.description, .lineCheckBox)]
    case .radiogroup, .combobox: optionParts(element) + [part(.description, .lineChoice)]
    case .listbox: optionParts(element) + [part(.description, .lineChoices)]
    case .textbox where element.isMultiline: [part(.description, .lineMultiline)]
    case .textbox, .searchbox, .spinbutton, .button: []
    }
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
    element.options.enumerated().map { index, option in
      AnnouncementPart(
        .description,
        SafeText(
          vocabulary.words(.numberedOption, ["index": "\(index + 1)", "name": option.name])),
        language: element.language ?? formLanguage)
    }
  }

  /// The description of someone who asks for it: with every option, however many.
  public func wholeDescriptionParts(_ report: FieldReport) -> [AnnouncementPart] {
    let isCut = asksForLines && report.element.options.count > Self.optionLimit
    return descriptionParts(report) + (isCut ? numberedOptions(of: report.element) : [])
  }
}
