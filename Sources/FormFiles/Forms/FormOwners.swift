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

  /// - Parameter endTags: Where the end tags of forms begin in the source, by byte.
  init(_ markup: Markup, endTags: [Int]) {
    forms = markup.elements(["form"], in: markup.nodes.indices)
    for form in forms { ranges[form] = form..<markup.nodes[form].end }
    for control in markup.elements(Markup.controls, in: markup.nodes.indices) {
      if let id = markup.attribute("form", of: control) {
        if let form = markup.indices[id], markup.tag(form) == "form" {
          controls[form, default: []].append(control)
        } else {
          strayCount += 1
        }
      } else if let form = markup.ancestors(of: control).first(where: { markup.tag($0) == "form" })
      {
        controls[form, default: []].append(control)
      } else if let form = forms.last(where: { $0 < control }),
        !endTags.contains(where: {
          $0 > markup.nodes[form].offset && $0 < markup.nodes[control].offset
        })
      {
        controls[form, default: []].append(control)
        ranges[form] = form..<max(ranges[form]?.upperBound ?? form, markup.nodes[control].end)
      } else {
        strayCount += 1
      }
    }
  }
}
