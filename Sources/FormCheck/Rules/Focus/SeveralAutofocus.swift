/// More than one element that asks for the focus (HTML: one in a document).
struct SeveralAutofocus: Rule {
  let name = "several-autofocus"
  let level = Finding.Level.warning
  let why = "only one of them can have the focus when the page opens"
  let mend = "leave autofocus out of all but one"

  func check(_ page: CheckedPage) -> [Fault] {
    let asking = page.met.filter { page.markup.has("autofocus", $0.index) && !$0.isDisabled }
    guard let first = asking.first else { return [] }
    return asking.dropFirst().map {
      Fault($0, "has autofocus, like the \(first.noun) in line \(page.line(of: first.index))")
    }
  }
}
