extension FormReader {
  /// What the form is called: by ARIA, by its title, by a heading, by the page, by the file.
  func formName(file: String) -> Naming.Name {
    if let name = naming.labelledByARIA(form) { return name }
    if let title = markup.attributeWords("title", of: form)?.orNil {
      return Naming.Name(words: title, source: .title)
    }
    let heading = headingInside ?? headingBefore
    if let heading { return heading }
    return Naming.Name(words: page.title ?? Words(file, in: nil), source: .title)
  }

  /// A heading at the top of the form, if no other of its level stands in the form: then these
  /// would head its parts.
  private var headingInside: Naming.Name? {
    let start = page.headings.partitioningIndex { $0 >= range.lowerBound }
    let headings = page.headings[start...].prefix { $0 < range.upperBound }
    guard let first = headings.first,
      !headings.dropFirst().contains(where: { markup.tag($0) == markup.tag(first) }),
      !controls.contains(where: { $0 < first && !page.isHidden($0) })
    else { return nil }
    return name(of: first)
  }

  private var headingBefore: Naming.Name? {
    let after = page.headingsOutside.partitioningIndex { $0 >= form }
    return after == 0 ? nil : name(of: page.headingsOutside[after - 1])
  }

  private func name(of heading: Markup.Index) -> Naming.Name? {
    naming.words(in: heading).orNil
      .map { Naming.Name(words: $0, source: .content, node: heading) }
  }
}
