import FormCore
import FormFiles

/// A value that the page brings, and that its own rules refuse (HTML's constraint validation).
struct UnfitDefault: Rule {
  let name = "unfit-default"
  let level = Finding.Level.warning
  let why = "a listener is told of a mistake that is the page's"
  let mend = "write a value that fits, or none"

  func check(_ page: CheckedPage) -> [Fault] {
    page.metFields.compactMap { field in
      // What the page itself calls invalid was the person's answer.
      guard let element = field.element, element.isValidated, !element.isReportedInvalid,
        case .text(let type) = field.type, type != .file, !element.isProtected,
        let written = page.markup.attribute("value", of: field.index), !written.isEmpty
      else { return nil }
      if type.sanitized(written, element.constraints) != written, isLost(written, type) {
        return Fault(
          field, "comes with the value \(written.quoted), which no \(field.noun) can hold")
      }
      let validity = element.validity.subtracting(.valueMissing)
      return validity.isEmpty
        ? nil : Fault(field, "comes with the value \(written.quoted), which it does not take")
    }
  }

  /// Whether nothing is left of a value, or black of what is no colour.
  private func isLost(_ written: String, _ type: InputType) -> Bool {
    let kept = type.sanitized(written)
    return type == .color ? kept == "#000000" && written.lowercased() != kept : kept.isEmpty
  }
}
