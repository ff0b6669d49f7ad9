import FormCore

/// The controls of a form that live by a script: what ARIA calls a control and no tag of HTML's makes
/// one.
///
/// Where a control of HTML's own is inside one, or is what a script has hidden behind it, that counts:
/// it can be filled.
struct Widgets: Sendable {
  /// What each of them is.
  private(set) var roles: [Markup.Index: Role] = [:]
  /// The radio buttons of each group, under the first of them.
  private(set) var radios: [Markup.Index: [Markup.Index]] = [:]
  /// Controls of HTML's own that a script has put another face on, with that; of one without, itself.
  private(set) var unveiled: [Markup.Index: Markup.Index] = [:]
  /// What counts elsewhere: those faces, lists that belong to another widget, and all but the first
  /// radio button of a group.
  private(set) var silent: Set<Markup.Index> = []

  private let markup: Markup
  private let naming: Naming

  init(in form: Markup.Index, _ range: Range<Markup.Index>, of page: FormPage) {
    markup = page.markup
    naming = page.naming
    guard !markup.isHidden(form) else { return }
    for index in range where !markup.isText(index) {
      findList(of: index)
      findFace(of: index)
    }
    var groups: [Markup.Index: Markup.Index] = [:]
    var index = range.lowerBound
    while index < range.upperBound {
      let end = markup.nodes[index].end
      if markup.isText(index) {
        index += 1
      } else if isFrame(index) {
        roles[index] = .textbox
        index = end
      } else if silent.contains(index) || markup.conceals(index) || markup.isUnrendered(index) {
        index = end
      } else if Markup.controls.contains(markup.tag(index)) {
        if markup.tag(index) == "button" {
          if isRadio(index) {
            add(radio: index, to: &groups)
          } else {
            roles[index] = roleOfButton(index)
          }
        }
        index = end
      } else if isRadio(index) {
        add(radio: index, to: &groups)
        index = end
      } else if let role = role(of: index), !holdsControl(index) {
        roles[index] = role
        index = end
      } else {
        index += 1
      }
    }
  }

  /// Whether an element counts elsewhere, by itself or by what it stands in.
  func silences(_ index: Markup.Index) -> Bool {
    silent.contains(index) || markup.ancestors(of: index).contains(where: silent.contains)
  }

  /// The role of an element that is none of HTML's controls.
  private func role(of index: Markup.Index) -> Role? {
    switch markup.ariaRole(of: index).flatMap({ Self.roles[$0] }) {
    case .button?: return actsWithoutScript(index) ? nil : .button
    case let role?: return role
    case nil: break
    }
    switch markup.keyword("contenteditable", of: index) {
    case "", "true", "plaintext-only": return .textbox
    default: break
    }
    // An element of the page's own kind, which a label takes for a control.
    return markup.isCustom(index) && !naming.labels(of: index).isEmpty ? .textbox : nil
  }

  /// Whether what is called a button does something of HTML's own: it leads to another page, opens
  /// what belongs to it, or is part of a label.
  private func actsWithoutScript(_ index: Markup.Index) -> Bool {
    if markup.tag(index) == "summary" { return true }
    if markup.tag(index) == "label", naming.labels.control(of: index) != nil { return true }
    if markup.tag(index) == "a", let address = markup.keyword("href", of: index)?.folded,
      !address.isEmpty, !address.hasPrefix("#"), !address.hasPrefix("javascript:")
    {
      return true
    }
    return markup.ancestors(of: index).contains { markup.tag($0) == "label" }
  }

  /// A button that is something else by a script.
  private func roleOfButton(_ index: Markup.Index) -> Role? {
    markup.ariaRole(of: index).flatMap { Self.roles[$0] }.flatMap { $0 == .button ? nil : $0 }
  }

  /// Whether there is a control of HTML's own in it that is met.
  private func holdsControl(_ index: Markup.Index) -> Bool {
    markup.elements(Markup.controls, in: markup.descendants(of: index)).contains {
      !(markup.tag($0) == "input" && markup.keyword("type", of: $0) == "hidden")
        && (!markup.isHidden($0) || unveiled[$0] != nil)
    }
  }

  /// Whether it is a page of its own that a person might fill in: one that a script talks to is out of
  /// reach, or of no size.
  private func isFrame(_ index: Markup.Index) -> Bool {
    markup.tag(index) == "iframe" && !markup.isHidden(index) && !markup.isPresentational(index)
      && ["src", "srcdoc"].contains { markup.attribute($0, of: index)?.foldedOrNil != nil }
      && markup.attribute("tabindex", of: index)?.folded.hasPrefix("-") != true
      && !["width", "height"].contains { markup.length($0, of: index).map { $0 <= 1 } ?? false }
  }

  private func isRadio(_ index: Markup.Index) -> Bool {
    ["radio", "menuitemradio"].contains(markup.ariaRole(of: index)) && !holdsControl(index)
  }

  private mutating func add(radio: Markup.Index, to groups: inout [Markup.Index: Markup.Index]) {
    let group = group(of: radio)
    let leader = groups[group] ?? radio
    groups[group] = leader
    roles[leader] = .radiogroup
    radios[leader, default: []].append(radio)
    if radio != leader { silent.insert(radio) }
  }

  /// What holds the radio buttons together: a group of ARIA's, else what they stand in.
  private func group(of radio: Markup.Index) -> Markup.Index {
    markup.ancestors(of: radio).first {
      ["radiogroup", "group", "menu"].contains(markup.ariaRole(of: $0))
    } ?? markup.nodes[radio].parent ?? radio
  }

  /// Lists that pop up from a widget are part of it.
  private mutating func findList(of index: Markup.Index) {
    guard let role = markup.ariaRole(of: index),
      ["combobox", "textbox", "searchbox"].contains(role)
    else { return }
    let owned = ["aria-controls", "aria-owns"].flatMap { markup.references($0, of: index) }
    silent.formUnion(owned.filter { markup.ariaRole(of: $0) == "listbox" })
  }

  /// A script that wants a control of its own hides HTML's, and puts its own right beside it.
  private mutating func findFace(of control: Markup.Index) {
    let faces: Set<String>
    switch markup.tag(control) {
    case "select": faces = ["combobox", "listbox", "textbox", "searchbox"]
    case "textarea": faces = ["textbox"]
    case "input" where markup.controlType(of: control) == .checkbox: faces = ["checkbox", "switch"]
    case "input" where markup.controlType(of: control) == .text(.file):
      return findOpener(of: control)
    default: return
    }
    guard markup.conceals(control), let parent = markup.nodes[control].parent,
      !markup.isHidden(parent)
    else { return }
    for neighbour in neighbours(of: control)
    where !markup.conceals(neighbour) && !holdsMore(neighbour) {
      let inside = neighbour..<markup.nodes[neighbour].end
      guard let face = inside.first(where: { isFace($0, faces) }) else { continue }
      unveiled[control] = face
      silent.insert(neighbour)
      return
    }
  }

  /// A file that a button of a script's asks for is hidden in that, or right beside it.
  private mutating func findOpener(of file: Markup.Index) {
    guard markup.isHidden(file), let parent = markup.nodes[file].parent, !markup.isHidden(parent)
    else { return }
    if let opener = markup.ancestors(of: file).first(where: { markup.ariaRole(of: $0) == "button" })
    {
      unveiled[file] = opener
    } else if neighbours(of: file).contains(where: holdsScriptButton) {
      unveiled[file] = file
    }
  }

  /// Whether it is a button that acts by a script, or has one in it and no other control.
  private func holdsScriptButton(_ index: Markup.Index) -> Bool {
    if isScriptButton(index) { return true }
    let inside = markup.descendants(of: index).prefix(50)
    return inside.contains(where: isScriptButton)
      && inside.allSatisfy { isScriptButton($0) || !Markup.controls.contains(markup.tag($0)) }
  }

  private func isScriptButton(_ index: Markup.Index) -> Bool {
    guard !markup.isText(index), !markup.isHidden(index) else { return false }
    if markup.tag(index) == "button" || markup.tag(index) == "input" {
      return markup.controlType(of: index) == .button(.press)
    }
    return role(of: index) == .button
  }

  private func isFace(_ index: Markup.Index, _ roles: Set<String>) -> Bool {
    guard !markup.isText(index) else { return false }
    if let role = markup.ariaRole(of: index) { return roles.contains(role) }
    return roles.contains("textbox") && role(of: index) == .textbox
  }

  /// Whether there is more in an element than the face of one control: a control that is sent by
  /// itself, or has a label.
  private func holdsMore(_ index: Markup.Index) -> Bool {
    let inside = index..<markup.nodes[index].end
    return !markup.elements(["label", "fieldset"], in: inside).isEmpty
      || markup.elements(Markup.controls, in: inside).contains {
        markup.attribute("name", of: $0) ?? "" != ""
      }
  }

  /// The elements right after and right before one, with nothing but white space between.
  private func neighbours(of index: Markup.Index) -> [Markup.Index] {
    guard let parent = markup.nodes[index].parent else { return [] }
    var next = markup.nodes[index].end
    while next < markup.nodes[parent].end, markup.isBlank(next) { next += 1 }
    var last = index - 1
    while last > parent, markup.isBlank(last) { last -= 1 }
    // What ends there may be deep inside the element before.
    while last > parent, let around = markup.nodes[last].parent, around != parent { last = around }
    return [next, last].filter {
      markup.nodes.indices.contains($0) && markup.nodes[$0].parent == parent && !markup.isText($0)
    }
  }

  private static let roles: [String: Role] = [
    "textbox": .textbox, "searchbox": .searchbox, "combobox": .combobox, "listbox": .listbox,
    "checkbox": .checkbox, "menuitemcheckbox": .checkbox, "switch": .switch, "slider": .slider,
    "spinbutton": .spinbutton, "button": .button,
  ]
}

extension Markup {
  /// The WAI-ARIA role that an element is given: the first that is written there.
  func ariaRole(of index: Index) -> String? { words("role", of: index).first?.lowercased() }

  /// Whether it is a text of nothing but white space.
  fileprivate func isBlank(_ index: Index) -> Bool {
    isText(index) && nodes[index].text.allSatisfy(\.isWhitespace)
  }

  /// Whether an element is of a kind of the page's own: a custom element.
  func isCustom(_ index: Index) -> Bool { tag(index).contains("-") }
}
