import FormCore
import FormFiles

/// A control that needs a browser or a script: Aloud fills what a form sends (our own rule).
struct CannotBeFilled: Rule {
  let name = "cannot-be-filled"
  let level = Finding.Level.error
  let why = "who fills the form by ear must leave it out"
  let mend = "offer another way to answer"

  func check(_ page: CheckedPage) -> [Fault] {
    let fields = page.metFields.filter { !$0.isDisabled }.compactMap { field -> Fault? in
      if field.form == nil {
        return Fault(
          field, "belongs to no form",
          mend: "put it into a form, or name its form in the attribute form")
      }
      guard let element = field.element, element.offersNothing else { return nil }
      return Fault(
        field, element.options.isEmpty ? "has no options" : "has no option that can be chosen",
        mend: "write its options into the page, rather than by a script")
    }
    return fields + page.scripted.map { fault($0, page.markup) }
  }

  private func fault(_ control: ScriptedControl, _ markup: PageElements) -> Fault {
    let index = control.index
    if control.element.isEmbeddedPage {
      return Fault(
        index, "\(title(of: control, markup)) is a page of its own",
        mend: "put its fields into the form itself")
    }
    if control.element.role == .radiogroup {
      return Fault(
        index, "\(choice(control)) is made by a script",
        mend: "use radio buttons of HTML: input of type radio")
    }
    let act =
      markup.words("role", of: index).first.map { "acts as a \($0.lowercased()) by a script" }
    return Fault(
      index, "\(title(of: control, markup)) \(act ?? "is filled in by a script")",
      mend: "use an element of HTML for it: input, select or textarea")
  }

  private func title(of control: ScriptedControl, _ markup: PageElements) -> String {
    let tag = markup.tag(control.index)
    let isNamed = control.element.isEmbeddedPage || markup.name(of: control.index).source != .guess
    let name = isNamed ? control.element.name : ""
    return name.isEmpty ? "this \(tag)" : "the \(tag) \(name.quoted)"
  }

  /// The question, and the first few answers.
  private func choice(_ control: ScriptedControl) -> String {
    let names = control.element.options.map(\.name)
    let question = control.element.name == names.first ? "" : " \(control.element.name.quoted)"
    let shown = names.prefix(names.count > 4 ? 3 : 4).map(\.quoted)
    let rest = names.count > 4 ? ["\(names.count - 3) more"] : []
    let answers = shown + rest
    let list =
      answers.count > 1
      ? answers.dropLast().joined(separator: ", ") + " and \(answers[answers.count - 1])"
      : answers.joined()
    return "the choice\(question) of \(list)"
  }
}
