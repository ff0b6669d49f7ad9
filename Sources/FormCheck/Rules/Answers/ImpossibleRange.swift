import FormCore
import FormFiles

/// A least value above the greatest (HTML's `min` and `max`).
struct ImpossibleRange: Rule {
  let name = "impossible-range"
  let level = Finding.Level.error
  let why = "no answer is taken"
  let mend = "make max the greater of the two"

  func check(_ page: CheckedPage) -> [Fault] {
    page.metFields.compactMap { field in
      let attribute = { page.markup.attribute($0, of: field.index) }
      guard let least = attribute("min"), let most = attribute("max"),
        let type = ordered(field.type)
      else { return nil }
      var constraints = Constraints()
      constraints.minimum = least
      constraints.maximum = most
      let range = NumberRange(constraints, inputType: type)
      guard let minimum = range.minimum, let maximum = range.maximum, minimum > maximum else {
        return nil
      }
      return Fault(field, "has the min \(least.quoted) and the max \(most.quoted)")
    }
  }

  /// The type by which values are compared; times go round, so they have no order.
  private func ordered(_ type: ControlType) -> InputType? {
    switch type {
    case .range: .number
    case .text(let type):
      switch type {
      case .number, .date, .month, .week, .dateTimeLocal: type
      default: nil
      }
    default: nil
    }
  }
}
