import FormFiles

/// Something that takes the focus and is kept from speech (WCAG 4.1.2; WAI-ARIA forbids
/// `aria-hidden` there).
struct HiddenFromSpeech: Rule {
  let name = "hidden-from-speech"
  let level = Finding.Level.error
  let why = "the focus reaches it, and a listener hears nothing"
  let mend = "leave aria-hidden out, or hide it from everybody with hidden"

  func check(_ page: CheckedPage) -> [Fault] {
    let markup = page.markup
    let controls = page.controls.filter {
      $0.isSilenced && $0.type != .hidden && !$0.isOutOfSight && !$0.isDisabled
        && isReached($0.index, page)
    }.map { Fault($0, what($0.index, markup)) }
    let links = markup.elements(["a"], in: markup.indices).filter { link in
      markup.has("href", link) && isReached(link, page) && page.isSilenced(link)
        && !page.isOutOfSight(link)
    }.map { Fault($0, "this link \(what($0, markup))") }
    return controls + links
  }

  private func isReached(_ index: PageElements.Index, _ page: CheckedPage) -> Bool {
    page.tabIndex(of: index).map { $0 >= 0 } ?? true
  }

  private func silencer(of index: PageElements.Index, _ markup: PageElements) -> PageElements.Index?
  {
    markup.silences(index) ? index : markup.ancestors(of: index).first(where: markup.silences)
  }

  private func what(_ index: PageElements.Index, _ markup: PageElements) -> String {
    guard let silencer = silencer(of: index, markup), silencer != index else {
      return "can be focused, but has aria-hidden"
    }
    return "can be focused, but the \(markup.tag(silencer)) around it in line "
      + "\(markup.line(of: silencer)) has aria-hidden"
  }
}
