import FormCore

/// A least length above the greatest (HTML's `minlength` and `maxlength`).
struct ImpossibleLength: Rule {
  let name = "impossible-length"
  let level = Finding.Level.error
  let why = "no answer is taken"
  let mend = "make maxlength the greater of the two"

  func check(_ page: CheckedPage) -> [Fault] {
    page.metFields.compactMap { field in
      guard let element = field.element, element.role.isTextual, element.inputType.hasLength,
        let least = element.constraints.minLength, let most = element.constraints.maxLength,
        least > most
      else { return nil }
      return Fault(field, "asks for at least \(least) characters and takes at most \(most)")
    }
  }
}
