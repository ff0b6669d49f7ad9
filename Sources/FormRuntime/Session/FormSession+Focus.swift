import FocusCore
import FormCore

extension FormSession {
  /// Moves the focus as the person asked.
  func moveFocus(_ movement: FocusMovement) {
    settleFocused()
    let start = focusedStop
    if let change = engine.move(movement) ?? moveByGroup(movement) {
      focusChanged(change, wrapped: movement.direction.flatMap { wrapped($0, from: start) })
    } else if movement == .nextSection || movement == .previousSection {
      refuse(.noSection)
    } else if let element = focusedElement {
      // There is nowhere else to go: say where the person still is.
      enter(element)
      var report = report(on: element)
      report.wrapped = movement.direction
      emit(.focused(report, cause: .user))
    } else {
      refuse(.noStops)
    }
  }

  /// The place of the focus among the stops.
  var focusedStop: Int? { engine.focused.flatMap { engine.map.index(of: $0) } }

  /// The end that was passed where a move in a direction has led the other way.
  func wrapped(_ direction: CaretDirection, from start: Int?) -> CaretDirection? {
    guard let start, let now = focusedStop else { return nil }
    return (direction == .forward ? now <= start : now >= start) ? direction : nil
  }

  /// Moves to the beginning of another group, in a form whose program names no sections: a fieldset
  /// or a section of a form is one for whoever goes through it.
  private func moveByGroup(_ movement: FocusMovement) -> FocusChange? {
    guard movement == .nextSection || movement == .previousSection, engine.map.sections.isEmpty
    else { return nil }
    let stops = engine.stops
    let groups = stops.map { tree.groups(around: $0).first?.node }
    let starts = stops.indices.filter {
      groups[$0] != nil && ($0 == 0 || groups[$0 - 1] != groups[$0])
    }
    let here = focusedStop
    let target =
      movement == .nextSection
      ? starts.first { $0 > here ?? -1 } ?? starts.first
      : starts.last { start in
        here.map { start < $0 && groups[start] != groups[$0] } ?? true
      } ?? starts.last
    guard let target else { return nil }
    return engine.focus(stops[target], cause: .user)
  }

  /// Moves the focus to an element.
  func moveFocus(to id: ElementID, cause: FocusChange.Cause) {
    if let change = engine.focus(id, cause: cause) { focusChanged(change) }
  }

  /// Lets the source follow the focus, and tells where it is, unless the source has moved it on.
  ///
  /// - Parameter wrapped: The end of the form that was passed on the way.
  func focusChanged(_ change: FocusChange, wrapped: CaretDirection? = nil) {
    source.focusChanged(change)
    if engine.focused == change.to { focusArrived(change, wrapped: wrapped) }
  }

  func focusArrived(_ change: FocusChange, wrapped: CaretDirection? = nil) {
    if let element = focusedElement {
      arrive(at: element, cause: change.cause, wrapped: wrapped)
    } else {
      leaveField()
      emit(.focusCleared)
    }
  }

  /// Tells of an element that now has the focus.
  func arrive(
    at element: FormElement, cause: FocusChange.Cause, wrapped: CaretDirection? = nil
  ) {
    enter(element)
    var report = report(on: element, isArrival: true)
    report.wrapped = wrapped
    emit(.focused(report, cause: cause))
  }

  /// Prepares for editing the element that now has the focus: the caret stands at the end.
  func enter(_ element: FormElement) {
    buffer = element.role.isTextual ? TextBuffer(element.value.text ?? "") : nil
    bufferOwner = element.id
    knownText = element.value.text
    optionCursor = element.role.isChoice ? element.value.selection.first ?? 0 : nil
    let shown = element.role == .combobox ? element.value.selection.first : optionCursor
    toldOptionGroup = shown.flatMap { element.options.indices.contains($0) ? $0 : nil }
      .flatMap { element.options[$0].group }
    beginEntry(in: element)
  }

  private func leaveField() {
    buffer = nil
    bufferOwner = nil
    entry = .editing
    optionCursor = nil
    currentGroups = []
  }

  /// Tells all there is to say of an element.
  ///
  /// - Parameter isArrival: Whether the focus has just come to it: groups that it entered and text
  ///   that was not met are then part of the report, and count as met from now on.
  func report(on element: FormElement, isArrival: Bool = false) -> FieldReport {
    let id = element.id
    var report = FieldReport(
      element: element.redacted, returnKey: layout.returnKey(of: element))
    report.position = layout.position(of: id)
    // In a combo box only what is chosen is in sight: the cursor stands on it, or on nothing.
    report.optionIndex =
      engine.focused == id && element.role != .combobox
      ? optionCursor : element.value.selection.first
    report.problem = problem(of: element)
    if element.role.isTextual {
      report.toolbar = tree.toolbar.enumerated().map { index, button in
        FieldReport.ToolbarButton(element: button, key: keymap.help(for: .toolbarButton(index)))
      }
    }
    report.currentLine = element.isMultiline ? buffer?.currentLine : nil
    report.keys = keysOfUse(in: element)
    if isArrival {
      let groups = tree.groups(around: id)
      report.enteredGroups = groups.filter { group in
        !currentGroups.contains { isSame($0, group) }
      }.map(\.group)
      report.leftGroups = currentGroups.reversed().filter { group in
        !groups.contains { isSame(group, $0) }
      }.map(\.group)
      currentGroups = groups
      let met = (passedBy(before: id) + [id]).filter { metTexts.insert($0).inserted }
      report.textBefore = met.flatMap(tree.texts(before:))
      if id == layout.stops.last, !hasMetEnd {
        hasMetEnd = true
        report.textAfter = tree.textsAtEnd
      }
      toldTexts.formUnion(report.textBefore + report.textAfter)
    }
    return report
  }
  /// Whether a group that was entered is one that there is now: a program that makes its form anew
  /// may have moved it.
  private func isSame(_ old: GroupPlace, _ new: GroupPlace) -> Bool {
    if old.node == new.node { return old.group.name == new.group.name }
    return old.group.name == new.group.name && tree.group(at: old.node)?.name != old.group.name
  }

  /// The keys that do something of its kind in an element, for help on arriving.
  private func keysOfUse(in element: FormElement) -> [KeyHelp] {
    guard !element.role.isInput || element.isChangeable else { return [] }
    let commands: [FormCommand] =
      switch element.role {
      case .checkbox, .switch: [.space]
      case .radiogroup, .combobox, .spinbutton, .slider: [.step(.backward), .step(.forward)]
      case .listbox where element.choosesSeveral:
        [.step(.backward), .step(.forward), .space]
      case .listbox: [.step(.backward), .step(.forward)]
      case .button, .link: element.isUnfillable ? [] : [.space]
      // Return and Tab are told by the submit label, but where Return stays in the field.
      case .textbox, .searchbox: element.isMultiline ? [.nextStop] : []
      case .group: element.hasTapAction ? [.activate] : []
      }
    return commands.compactMap(keymap.help(for:))
  }
}

extension FocusMovement {
  /// Whether it goes onwards or back; `nil` where it goes to an end.
  fileprivate var direction: CaretDirection? {
    switch self {
    case .next, .nextSection: .forward
    case .previous, .previousSection: .backward
    case .first, .last: nil
    }
  }
}
