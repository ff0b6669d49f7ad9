import FormCore
import FormFiles

/// A select that must be answered, and that answers itself: its first option is chosen (HTML asks
/// for a placeholder label option).
struct PresetChoice: Rule {
  let name = "preset-choice"
  let level = Finding.Level.warning
  let why = "a listener who goes by has answered without knowing it"
  let mend = "begin it with an option whose value is empty, such as “Choose one”"

  func check(_ page: CheckedPage) -> [Fault] {
    let markup = page.markup
    return page.metFields.filter { $0.type == .select && !$0.isDisabled }.compactMap { select in
      guard let element = select.element, element.role == .combobox,
        element.constraints.isRequired,
        markup.attribute("size", of: select.index).map({ $0 == "1" }) ?? true,
        let first = element.options.first, !(first.value.isEmpty && first.group == nil),
        !markup.elements(["option"], in: markup.descendants(of: select.index))
          .contains(where: { markup.has("selected", $0) })
      else { return nil }
      return Fault(select, "is required, and begins with \(first.name.quoted) chosen")
    }
  }
}
