import FormCore
import FormFiles

/// A page as the rules see it: what more than one of them asks about, found once.
struct CheckedPage {
  let markup: PageElements
  let forms: [CheckedForm]
  /// All controls, in order; also those outside any form.
  let controls: [CheckedControl]
  /// The groups, each under its element.
  let groups: [PageElements.Index: CheckedGroup]
  let choices: [CheckedChoice]
  /// What can be met and not filled in, by a script or in a page of its own, in order.
  let scripted: [ScriptedControl]
  /// The patterns of fields to which one applies, in order.
  let patterns: [CheckedPattern]
  /// What each node stands in.
  private let surroundings: [Surroundings]
  /// Tells whether a voice speaks a language, where that is known.
  let speaks: (@Sendable (String) -> Bool)?

  init(_ markup: PageElements, file: String, speaks: (@Sendable (String) -> Bool)? = nil) {
    self.markup = markup
    self.speaks = speaks
    let groups = Self.groups(in: markup)
    self.groups = groups
    let surroundings = Surroundings.ofNodes(in: markup, groups)
    self.surroundings = surroundings
    let filled = markup.forms.map { markup.filledForm($0, file: file) }
    let owners = Dictionary(
      uniqueKeysWithValues: markup.forms.flatMap { form in
        markup.controls(of: form).map { ($0, form) }
      })
    let treesByForm = Dictionary(uniqueKeysWithValues: zip(markup.forms, filled.map(\.tree)))
    let controls = markup.elements(PageElements.controlTags, in: markup.indices).map { index in
      let form = owners[index]
      let element = form.flatMap { treesByForm[$0]?[ElementID(index)] }
      return Self.control(index, in: markup, surroundings[index], form, element)
    }
    self.controls = controls
    let byForm = Dictionary(grouping: controls, by: \.form)
    forms = zip(markup.forms, filled).map { form, read in
      CheckedForm(
        index: form, tree: read.tree, readouts: read.readouts, controls: byForm[form] ?? [])
    }
    scripted = ScriptedControl.all(in: filled.map(\.tree), markup)
    choices = Self.choices(controls, markup)
    patterns = CheckedPattern.all(of: controls, markup)
  }

  private static func groups(in markup: PageElements) -> [PageElements.Index: CheckedGroup] {
    let found = markup.indices.filter { index in
      guard !markup.isText(index) else { return false }
      let role = markup.keyword("role", of: index)
      return markup.tag(index) == "fieldset" && role != "none" && role != "presentation"
        || role == "group" || role == "radiogroup"
    }
    return Dictionary(
      uniqueKeysWithValues: found.map { index in
        let group = CheckedGroup(
          index: index, name: markup.name(ofGroup: index),
          hasError: markup.error(of: index) != nil)
        return (index, group)
      })
  }

  private static func control(
    _ index: PageElements.Index, in markup: PageElements, _ surroundings: Surroundings,
    _ form: PageElements.Index?, _ element: FormElement?
  ) -> CheckedControl {
    let type = markup.controlType(of: index)
    // Of radio buttons the form has the choice, and of what it leaves out nothing.
    let isMet =
      form == nil || type == .radio ? markup.isInSight(index) : element?.isMet ?? false
    return CheckedControl(
      index: index, type: type, form: form,
      name: name(of: index, type, element, markup),
      element: element, group: surroundings.group, isOutOfSight: surroundings.isOutOfSight,
      isSilenced: surroundings.isSilenced, isDisabled: markup.isDisabled(index),
      isMet: isMet && type != .hidden)
  }

  /// What a control is called; what a script has hidden may have its name from what it shows instead.
  private static func name(
    of index: PageElements.Index, _ type: ControlType, _ element: FormElement?,
    _ markup: PageElements
  ) -> PageElements.Name {
    let name = markup.name(of: index)
    guard name.source == .guess, type != .radio, let element, element.name != name.text else {
      return name
    }
    return PageElements.Name(text: element.name, source: .words)
  }

  /// The radio buttons of each name in each form; one without a name stands alone.
  private static func choices(_ controls: [CheckedControl], _ markup: PageElements)
    -> [CheckedChoice]
  {
    struct Key: Hashable {
      var form: PageElements.Index?
      var name: String
    }
    var buttons: [[CheckedControl]] = []
    var places: [Key: Int] = [:]
    for control in controls where control.type == .radio {
      let name = markup.attribute("name", of: control.index) ?? ""
      let key = Key(form: control.form, name: name)
      if !name.isEmpty, let place = places[key] {
        buttons[place].append(control)
      } else {
        places[key] = buttons.count
        buttons.append([control])
      }
    }
    return buttons.map(CheckedChoice.init)
  }
}

extension CheckedPage {
  /// The controls that a listener comes upon.
  var met: some Sequence<CheckedControl> { controls.lazy.filter(\.isMet) }

  /// The fields that a listener comes upon.
  var metFields: some Sequence<CheckedControl> {
    controls.lazy.filter { $0.isMet && $0.isField }
  }

  /// Whether nobody can see an element.
  func isOutOfSight(_ index: PageElements.Index) -> Bool {
    surroundings[index].isOutOfSight
  }

  /// Whether an element is kept from speech, by itself or by one around it.
  func isSilenced(_ index: PageElements.Index) -> Bool { surroundings[index].isSilenced }

  /// The controls inside an element.
  func controls(in index: PageElements.Index) -> ArraySlice<CheckedControl> {
    let inside = markup.descendants(of: index)
    return controls[place(of: inside.lowerBound)..<place(of: inside.upperBound)]
  }

  /// How many controls stand before a node.
  private func place(of node: PageElements.Index) -> Int {
    var low = 0
    var high = controls.count
    while low < high {
      let middle = (low + high) / 2
      if controls[middle].index < node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The element that a finding about the page as a whole names.
  var root: PageElements.Index? { markup.indices.first { markup.tag($0) == "html" } }

  /// The line of an element, from 1.
  func line(of index: PageElements.Index) -> Int { markup.line(of: index) }

  /// What a script would call an element: its `id`, else its `name`.
  func identifier(of index: PageElements.Index) -> String? {
    ["id", "name"].lazy.compactMap { markup.prose($0, of: index) }.first
  }
}
