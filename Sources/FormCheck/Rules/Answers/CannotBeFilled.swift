import FormCore
import FormFiles

/// A control that needs a browser or a script: Aloud fills what a form sends (our own rule).
struct CannotBeFilled: Rule {
  let name = "cannot-be-filled"
  let level = Finding.Level.error
  let why = "who fills the form by ear must leave it out"
  let mend = "offer another way to answer"

  private static let roles: Set = [
    "checkbox", "combobox", "listbox", "radio", "searchbox", "slider", "spinbutton", "switch",
    "textbox",
  ]

  func check(_ page: CheckedPage) -> [Fault] {
    let fields = page.metFields.filter { !$0.isDisabled }.compactMap { field -> Fault? in
      if field.form == nil {
        return Fault(
          field, "belongs to no form",
          mend: "put it into a form, or name its form in the attribute form")
      }
      if field.element?.isUnfillable == true {
        return Fault(field, "lives by a script")
      }
      guard field.type == .select, let options = field.element?.options,
        options.allSatisfy(\.isDisabled)
      else { return nil }
      return Fault(
        field, options.isEmpty ? "has no options" : "has no option that can be chosen",
        mend: "write its options into the page, rather than by a script")
    }
    return fields + scripted(page)
  }

  /// What acts as a control by a script alone.
  private func scripted(_ page: CheckedPage) -> [Fault] {
    let markup = page.markup
    return markup.indices.compactMap { index in
      guard !markup.isText(index), !PageElements.controlTags.contains(markup.tag(index)),
        let role = role(of: index, markup), markup.keyword("aria-disabled", of: index) != "true",
        // Around a real control, it only tells more of that.
        page.controls(in: index).isEmpty, !markup.isHidden(index)
      else { return nil }
      return Fault(
        index, "this \(markup.tag(index)) acts as a \(role) by a script",
        mend: "use an element of HTML for it: input, select or textarea")
    }
  }

  private func role(of index: PageElements.Index, _ markup: PageElements) -> String? {
    if let role = markup.words("role", of: index).first?.lowercased() {
      return Self.roles.contains(role) ? role : nil
    }
    let editable = markup.keyword("contenteditable", of: index)
    return editable == "" || editable == "true" ? "textbox" : nil
  }
}
