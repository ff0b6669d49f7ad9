import Foundation
import FormCore
import SpeechCore

extension Narrator {
  /// "Error 1 of 3", what is wrong, and how to mend it.
  func errorParts(_ problem: FieldProblem) -> [AnnouncementPart] {
    let error = errorRuns(problem.issue)
    guard let place = problem.place else {
      return outside(.error, error.text, vocabulary.language, runs: error)
    }
    return parts(
      .error, .errorOf, ["index": "\(place.index)", "total": "\(place.count)"], place: "error",
      runs: error)
  }

  /// What is wrong, and how to mend it, in its languages.
  ///
  /// Once the field was edited, what its source said of it stands there still, but is not said.
  func errorRuns(_ issue: ValidationIssue) -> [LanguageRun] {
    let element = issue.element
    switch issue.validity.first {
    case .customError?:
      let runs = element.customValidity == nil ? element.reportedErrorRuns : []
      guard let words = element.customValidity ?? element.reportedError else { break }
      return runs.covering(words, in: element.language).map {
        LanguageRun($0.text, language: $0.language ?? formLanguage)
      }
    case .patternMismatch?:
      guard let words = element.constraints.patternDescription, !words.isEmpty else { break }
      let description = LanguageRun(words, language: element.language ?? formLanguage)
      return runs(
        .mismatchDescribedPattern, place: "description", runs: [description], isOurs: true)
    default: break
    }
    return [.ours(ownError(issue), vocabulary.language)]
  }

  /// Which field, and what is wrong with it.
  public func fieldError(_ issue: ValidationIssue) -> String {
    vocabulary.words(.fieldError, ["name": issue.element.name, "error": error(issue)])
  }

  /// What is wrong, and how to mend it.
  public func error(_ issue: ValidationIssue) -> String { errorRuns(issue).text }

  /// What is wrong, in words of the vocabulary alone.
  private func ownError(_ issue: ValidationIssue) -> String {
    let element = issue.element
    let constraints = element.constraints
    let length = element.value.text?.utf16.count ?? 0
    switch issue.validity.first {
    case .valueMissing?: return vocabulary.words(element.missingPhrase)
    case .badInput? where element.inputType == .file: return fileError(issue)
    case .badInput?: return badInputError(element)
    case .typeMismatch? where element.inputType == .file: return fileError(issue)
    case .typeMismatch?:
      return vocabulary.words(element.inputType == .url ? .mismatchURL : .mismatchEmail)
    case .patternMismatch?: return vocabulary.words(.mismatchPattern)
    case .tooShort?:
      return vocabulary.words(
        .tooShort, ["min": lengthWords(constraints.minLength)], count: length)
    case .tooLong?:
      return vocabulary.words(
        .tooLong, ["max": lengthWords(constraints.maxLength)], count: length)
    case .rangeUnderflow?:
      return vocabulary.words(
        element.inputType.isCalendar ? .rangeTooEarly : .rangeUnderflow,
        ["min": limitWords(constraints.minimum, of: element)])
    case .rangeOverflow?:
      return vocabulary.words(
        element.inputType.isCalendar ? .rangeTooLate : .rangeOverflow,
        ["max": limitWords(constraints.maximum, of: element)])
    case .stepMismatch?: return stepError(element)
    default: return vocabulary.words(.reportedInvalid)
    }
  }

  private func lengthWords(_ limit: Int?) -> String {
    vocabulary.words(.lengthLimit, count: limit ?? 0)
  }

  /// That a text cannot be read, with an example of what can.
  func badInputError(_ element: FormElement) -> String {
    let example = example(for: element)
    return vocabulary.words(
      element.badInputPhrase, ["example": example?.words ?? "", "code": example?.code ?? ""])
  }

  private func stepError(_ element: FormElement) -> String {
    if element.inputType.isCalendar { return calendarStepError(element) }
    let range = element.numberRange
    let text = element.value.text ?? ""
    let step = "\(range.step ?? 1)"
    let below = range.stepped(from: text, up: false).map { "\($0)" }
    let above = range.stepped(from: text, up: true).map { "\($0)" }
    guard let below, let above else {
      return vocabulary.words(
        .stepMismatchAtEnd, ["step": step, "number": below ?? above ?? "\(range.base)"])
    }
    return vocabulary.words(.stepMismatch, ["step": step, "below": below, "above": above])
  }

  /// The steps of a date or time in its own units, and where they are counted from.
  private func calendarStepError(_ element: FormElement) -> String {
    let written = element.constraints.step.flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
    let (phrase, count): (Phrase, Int) =
      switch element.inputType {
      case .date: (.stepDays, written ?? 1)
      case .week: (.stepWeeks, written ?? 1)
      case .month: (.stepMonths, written ?? 1)
      default:
        (written ?? 60).isMultiple(of: 60)
          ? (.stepMinutes, (written ?? 60) / 60) : (.stepSeconds, written ?? 60)
      }
    let mend = vocabulary.words(phrase, count: count)
    guard let start = element.constraints.minimum, element.numberRange.minimum != nil else {
      return vocabulary.words(.stepMismatchCalendar, ["mend": mend])
    }
    return vocabulary.words(
      .stepMismatchFrom, ["mend": mend, "start": limitWords(start, of: element)])
  }

  /// What became of a field when it was left: "valid", or its error; and how many are left.
  func parts(revalidated finding: Revalidation) -> [AnnouncementPart] {
    let left =
      finding.left == 0
      ? part(.summary, .noProblems) : part(.summary, .problemsLeft, count: finding.left)
    guard let problem = finding.problem else {
      let name = tells(.mendedName) ? nameParts(of: finding.element) : []
      return name + [part(.state, .valid), left]
    }
    return nameParts(of: finding.element) + [
      part(.state, .stateInvalid)
    ] + errorParts(problem)
  }
}

extension FormElement {
  fileprivate var missingPhrase: Phrase {
    switch role {
    case .checkbox: .missingCheck
    case .switch: .missingSwitch
    case .radiogroup: .missingChoice
    case .combobox, .listbox: .missingSelection
    default: inputType == .file ? .missingFile : .missingText
    }
  }

  var badInputPhrase: Phrase {
    switch inputType {
    case .date: .badDate
    case .month: .badMonth
    case .week: .badWeek
    case .time: .badTime
    case .dateTimeLocal: .badDateTime
    case .color: .badColor
    case .number: .badNumber
    default: .badValue
    }
  }
}
