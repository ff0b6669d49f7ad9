/// Which form each control of a page belongs to.
///
/// The parser does not say, so it is found as browsers find it: the `form` attribute, else the
/// form around the control, else the form that was open in the source where markup is misnested.
struct FormOwners: Sendable {
  /// The forms of the page, in order.
  let forms: [Markup.Index]
  /// The controls of each form, in order.
  private(set) var controls: [Markup.Index: [Markup.Index]] = [:]
  /// Where each form's texts and controls stand, but for controls that name their form.
  private(set) var ranges: [Markup.Index: Range<Markup.Index>] = [:]
  /// How many controls belong to no form.
  private(set) var strayCount = 0
  /// For each node the form around it, itself if it is one; -1 where there is none.
  private let formsAround: [Int32]

  /// - Parameter endTags: Where the end tags of forms begin in the source, by byte.
  init(_ markup: Markup, endTags: [Int]) {
    forms = markup.elements(["form"], in: markup.nodes.indices)
    let isForm = Set(forms)
    formsAround = markup.inherited(-1) { index, around in
      isForm.contains(index) ? Int32(index) : around
    }
    for form in forms { ranges[form] = form..<markup.nodes[form].end }
    // What stands in a list of suggestions is for old browsers only: it is never sent.
    let dataLists = Set(markup.elements(["datalist"], in: markup.nodes.indices))
    let isSuggested = markup.inherited(false) { $1 || dataLists.contains($0) }
    for control in markup.elements(Markup.controls, in: markup.nodes.indices)
    where !isSuggested[control] {
      if let id = markup.attribute("form", of: control) {
        if let form = markup.indices[id], isForm.contains(form) {
          controls[form, default: []].append(control)
        } else {
          strayCount += 1
        }
      } else if let form = form(around: control) {
        controls[form, default: []].append(control)
      } else if let form = formLeftOpen(before: control, markup, endTags) {
        controls[form, default: []].append(control)
        ranges[form] = form..<max(ranges[form]?.upperBound ?? form, markup.nodes[control].end)
      } else {
        strayCount += 1
      }
    }
  }

  /// The form around a node, or the node if it is one.
  func form(around index: Markup.Index) -> Markup.Index? {
    formsAround[index] < 0 ? nil : Int(formsAround[index])
  }

  private func formLeftOpen(
    before control: Markup.Index, _ markup: Markup, _ endTags: [Int]
  ) -> Markup.Index? {
    let after = forms.partitioningIndex { $0 >= control }
    guard after > 0 else { return nil }
    let form = forms[after - 1]
    let next = endTags.partitioningIndex { $0 > markup.nodes[form].offset }
    let isClosed = next < endTags.count && endTags[next] < markup.nodes[control].offset
    return isClosed ? nil : form
  }
}
