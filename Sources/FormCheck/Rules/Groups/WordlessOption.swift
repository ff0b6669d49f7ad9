import FormFiles

/// An option of a select that has no words, such as dashes (our own measurement: espeak-ng is
/// silent on nine dashes).
struct WordlessOption: Rule {
  let name = "wordless-option"
  let level = Finding.Level.warning
  let why = "a listener hears nothing, or the names of signs"
  let mend = "write words, such as “Choose one”"

  func check(_ page: CheckedPage) -> [Fault] {
    page.metFields.filter { $0.type == .select }.flatMap { select in
      page.options(of: select.index).values.joined().filter(isWordless).map { option in
        Fault(
          option.node,
          option.words.isEmpty
            ? "this option has no words" : "this option is called \(option.words.quoted)")
      }
    }
  }

  private func isWordless(_ option: CheckedOption) -> Bool {
    // An empty option that answers nothing is heard as blank, and is what it says.
    if option.words.isEmpty { return !option.value.isEmpty }
    return option.words.allSatisfy { "-–—_.…=*~·•| ".contains($0) }
  }
}
