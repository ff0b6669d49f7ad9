import FormFiles

/// Options of one choice that sound the same and mean different things (WCAG 2.4.6).
struct DuplicateOption: Rule {
  let name = "duplicate-option"
  let level = Finding.Level.error
  let why = "a listener cannot tell which of them to choose"
  let mend = "give each option words of its own"

  func check(_ page: CheckedPage) -> [Fault] {
    let radios = page.choices.flatMap { choice in
      faults(
        in: choice.met.map { button in
          CheckedOption(
            node: button.index, words: button.name.text,
            value: page.markup.attribute("value", of: button.index) ?? "on")
        }, page)
    }
    let selects = page.metFields.filter { $0.type == .select }.flatMap { select in
      page.options(of: select.index).values.flatMap { faults(in: $0, page) }
    }
    return radios + selects
  }

  private func faults(in options: [CheckedOption], _ page: CheckedPage) -> [Fault] {
    var first: [String: CheckedOption] = [:]
    return options.compactMap { option in
      let words = option.words.lowercased()
      guard !words.isEmpty, let same = first[words] else {
        first[words] = option
        return nil
      }
      guard same.value != option.value else { return nil }
      return Fault(
        option.node,
        "this option is called \(option.words.quoted), like that in line "
          + "\(page.line(of: same.node))")
    }
  }
}
