import FormCore

extension FormReader {
  /// Reads the groups of the form: their names, descriptions and errors.
  ///
  /// A group whose first control is a radio group gives its name to that and is none itself, or it
  /// would be said twice.
  ///
  /// - Parameter heading: The heading that names the form.
  mutating func readGroups(apartFrom heading: Markup.Index?) {
    for index in range where isGroup(index) {
      let members = controls(in: index)
      guard !members.isEmpty, let name = naming.name(ofGroup: index) else { continue }
      let remarks = Remarks(on: index, naming)
      if let legend = naming.legend(of: index) { consumed.insert(legend) }
      consumed.formUnion(markup.labelReferences(of: index))
      consumed.formUnion(remarks.sources)
      if let leader = choice(namedBy: index, members) {
        give(name, remarks, to: leader)
        continue
      }
      // A fieldset around the whole form that bears its name would be said twice too.
      if let heading, remarks.sources.isEmpty, let node = name.node, markup.isInside(heading, node)
      {
        continue
      }
      groups[index] = group(name, remarks, at: index)
      if let error = remarks.error {
        groupErrors[index] = error
        markInvalid(members)
      }
    }
  }

  /// Gives the error of a group to those of its controls that are wrong and have none of their own.
  ///
  /// Else it would be lost on whoever comes to them after the first.
  mutating func shareGroupErrors() {
    // The innermost group's comes first.
    for (index, error) in groupErrors.sorted(by: { $0.key > $1.key }) {
      let fields = controls(in: index).map { leaders[$0] ?? $0 }
      for field in fields {
        guard var element = elements[field], element.isReportedInvalid,
          element.reportedError == nil
        else { continue }
        element.report(error, self)
        elements[field] = element
      }
      countOnce(fields.filter { elements[$0]?.reportedError == error.text })
    }
    shareErrorsOfCheckBoxes()
  }

  /// Counts the error that fields bear together with the first of them: whoever mends it, mends it
  /// for all.
  private mutating func countOnce(_ fields: [Markup.Index]) {
    let wrong = fields.filter { isField($0) && elements[$0]?.isReportedInvalid == true }
    guard let owner = wrong.first else { return }
    for field in wrong where field != owner { elements[field]?.errorOwner = ElementID(owner) }
  }

  /// Gives the error of one check box to the others of its name that are wrong too: together they are
  /// one choice.
  private mutating func shareErrorsOfCheckBoxes() {
    let wrong = controls.filter { control in
      elements[control].map {
        $0.role == .checkbox && $0.key != nil && $0.isReportedInvalid
      } ?? false
    }
    let told = wrong.compactMap { elements[$0] }.filter { $0.reportedError != nil }
    let errors = Dictionary(
      told.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for control in wrong where elements[control]?.reportedError == nil {
      guard let other = elements[control].flatMap({ errors[$0.key] }) else { continue }
      elements[control]?.reportedError = other.reportedError
      elements[control]?.reportedErrorRuns = other.reportedErrorRuns
    }
    let choices = Dictionary(grouping: wrong) { control in
      [elements[control]?.key, elements[control]?.reportedError]
    }
    for choice in choices.values { countOnce(choice) }
  }

  private func group(_ name: Naming.Name, _ remarks: Remarks, at index: Markup.Index) -> FormGroup {
    let description = Description.join([remarks.description], apartFrom: name.text)
    var group = FormGroup(
      name: name.text, description: description.orNil?.text, reportedError: remarks.error?.text,
      language: language(at: index))
    group.nameRuns = runs(of: name.words, in: group.language)
    group.descriptionRuns = runs(of: description, in: group.language)
    if let error = remarks.error { group.reportedErrorRuns = runs(of: error, in: group.language) }
    return group
  }

  private func isGroup(_ index: Markup.Index) -> Bool {
    guard !markup.isText(index), index != form else { return false }
    if markup.tag(index) == "fieldset" { return true }
    return ["group", "radiogroup"].contains(markup.keyword("role", of: index))
  }

  /// The radio group that a group names: the first control in it, if no group inside names it.
  private func choice(
    namedBy group: Markup.Index, _ members: ArraySlice<Markup.Index>
  ) -> Markup.Index? {
    guard let first = members.first(where: { !page.isHidden($0) }), let leader = leaders[first]
    else { return nil }
    let inner = markup.ancestors(of: first).first { isGroup($0) && naming.name(ofGroup: $0) != nil }
    return inner == group ? leader : nil
  }

  private mutating func give(_ name: Naming.Name, _ remarks: Remarks, to leader: Markup.Index) {
    guard var element = elements[leader] else { return }
    element.name = name.text
    element.nameRuns = runs(of: name.words, in: element.language)
    element.describe(
      Description.join([remarks.description, shared[leader]], apartFrom: name.text), self)
    if let error = remarks.error {
      element.report(error, self)
      element.isReportedInvalid = true
    }
    elements[leader] = element
  }

  /// Marks the controls of a group whose error is told once for all: those that the page marks,
  /// else the first.
  private mutating func markInvalid(_ members: ArraySlice<Markup.Index>) {
    let fields = members.filter { elements[$0]?.isField ?? false }
    let marked = fields.filter {
      markup.isMarkedInvalid($0) || markup.hasClass(containing: "error", $0)
    }
    for control in marked.isEmpty ? Array(fields.prefix(1)) : marked {
      elements[control]?.isReportedInvalid = true
    }
  }
}
