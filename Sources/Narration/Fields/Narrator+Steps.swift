import FormCore
import Foundation
import SpeechCore

/// The steps between the numbers, dates and times that a field takes.
extension Narrator {
  /// The steps, where they are not the usual ones; of a slider every step is heard.
  func stepPart(_ element: FormElement) -> AnnouncementPart? {
    guard let step = element.constraints.step.flatMap(NumberRange.number), step > 0,
      element.isChangeable
    else { return nil }
    if element.inputType == .number, element.role == .spinbutton {
      return step == 1 ? nil : part(.description, .stepNumber, ["step": "\(step)"])
    }
    guard element.hasCalendarParts, let (phrase, count) = calendarStep(of: element),
      step != element.inputType.usualStep
    else { return nil }
    return part(.description, phrase, count: count)
  }

  /// The steps of a date or time in its own unit, and how many of it they are.
  private func calendarStep(of element: FormElement) -> (Phrase, Int)? {
    guard let step = element.constraints.step.flatMap({ Int($0) }) else { return nil }
    return switch element.inputType {
    case .date: (.stepOfDays, step)
    case .week: (.stepOfWeeks, step)
    case .month: (.stepOfMonths, step)
    case _ where step.isMultiple(of: 60): (.stepOfMinutes, step / 60)
    default: (.stepOfSeconds, step)
    }
  }
}

extension InputType {
  /// HTML's default step: a minute of times, one of whatever is counted otherwise.
  fileprivate var usualStep: Decimal {
    switch self {
    case .time, .dateTimeLocal: 60
    default: 1
    }
  }
}
