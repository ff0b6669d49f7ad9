import FocusCore
import FormCore

extension FormSession: FormHost {
  /// Follows a change that the source made by itself.
  public func sourceChanged(_ change: SourceChange) {
    guard outcome == nil else { return }
    change.warnings.forEach { emit(.warned($0)) }
    noteFields(of: change)
    // Whoever is sent away leaves the field: it is judged as it is then.
    if change.focus != nil { settleFocused() }
    let before = engine.focused
    var cause = FocusChange.Cause.program
    if tree.shape != layout.shape {
      let met = layout.stops
      layout = FormLayout(tree)
      let gone = met.filter { tree[$0]?.isFocusable != true }
      if !gone.isEmpty { emit(.elementsGone(gone)) }
      if let removal = engine.update(source.focusMap) { cause = removal.cause }
    }
    if let target = change.focus, engine.focus(target, cause: .program) != nil { cause = .program }
    if change.focus == .some(before) { isFocusReasserted = true }
    if engine.focused != before {
      let moved = FocusChange(from: before, to: engine.focused, cause: cause)
      // However often it moves until everything has settled, one move is told.
      pendingArrival = FocusChange(
        from: pendingArrival.map(\.from) ?? before, to: moved.to, cause: cause)
      source.focusChanged(moved)
    } else if let element = focusedElement {
      follow(element)
    }
  }

  /// Tells what the source has changed, now that all of it is there.
  public func sourceSettled() {
    guard outcome == nil, !isArrivalHeld, let change = pendingArrival else { return }
    pendingArrival = nil
    guard engine.focused == change.to, change.from != change.to else { return }
    // What is typed from now on is meant for where the person was sent.
    finder = nil
    focusArrived(change)
  }

  /// Has the source take over what the person entered, and tells of it.
  ///
  /// Where the source has moved the focus meanwhile, that is told last: it came of it.
  ///
  /// - Parameter change: How a text was changed, for whoever wants to take it back.
  func set(
    _ value: FormValue, of id: ElementID, as change: UndoHistory.Change? = .other,
    tell: () -> Void
  ) {
    let old = tree[id]?.value
    isArrivalHeld = true
    source.setValue(value, of: id)
    isArrivalHeld = false
    if let change { record(change, of: id, from: old) }
    // A source that refuses what was entered has changed nothing, and so tells of nothing.
    if outcome == nil, let element = tree[id] { follow(element) }
    if outcome == nil { tell() }
    sourceSettled()
  }

  /// Has the source take over what the person entered, and tells of it as a change of the value.
  func setValue(_ value: FormValue, of element: FormElement) {
    set(value, of: element.id) {
      if let element = tree[element.id] { emit(.valueChanged(element.redacted)) }
    }
  }

  /// Has the source take over a text that another one is edited to.
  func setText(
    _ after: TextBuffer, of element: FormElement, as change: UndoHistory.Change = .other,
    tell: (FormElement) -> Void
  ) {
    buffer = after
    set(.text(after.text), of: element.id, as: change) {
      if let element = tree[element.id] { tell(element) }
    }
  }

  /// Validates the form, and submits it if it is valid.
  public func submit() {
    if outcome == nil { submit(by: nil) }
  }

  /// Ends the form without submitting it.
  public func dismiss() {
    guard outcome == nil else { return }
    // A program that closes a form as it is sent has it sent.
    end(submitting.map(Outcome.submitted) ?? .dismissed)
  }

  /// Tells the person something.
  public func announce(_ message: FormMessage) {
    if outcome == nil { emit(.announced(message)) }
  }

  /// Follows what the source made of the focused element.
  private func follow(_ element: FormElement) {
    guard bufferOwner == element.id else { return }
    if let buffer, let text = element.value.text, buffer.text != text {
      self.buffer = buffer.replaced(by: text)
      let isOwn = isEditing
      if !isOwn {
        beginEntry(in: element)
        emit(.valueChanged(element.redacted))
      }
      hasOwnTextChanged = isOwn
    }
    if let cursor = optionCursor, !element.options.indices.contains(cursor) { enter(element) }
  }

  // MARK: What programs do on request

  /// Does something of the source's own, and tells what came of it.
  ///
  /// Texts that came with it are told; where nothing at all would be told, that it was done is.
  func act(on element: FormElement, _ action: () -> Void) {
    // What is done to what was typed is done to what it means.
    takeTyped()
    isFocusReasserted = false
    let old = knownTexts()
    let events = eventCount
    action()
    guard outcome == nil else { return }
    if let now = tree[element.id], now.isExpanded != element.isExpanded {
      emit(.valueChanged(now.redacted))
    }
    tellNewTexts(since: old)
    guard eventCount == events else { return }
    if isFocusReasserted, let element = focusedElement {
      // The program sends the person to where they are: there is something to do here.
      emit(.focused(report(on: element), cause: .program))
    } else {
      emit(.performed(element.redacted))
    }
  }

  /// Tells the texts that have appeared, or become others.
  func tellNewTexts(since old: Set<FormText>) {
    guard tree.textMark != textMark else { return }
    // Who opens a part to fill in what is there meets its texts on the way.
    if pendingFields?.revealed.isEmpty == false { return }
    let new = tree.texts.filter { !old.contains($0) && !toldTexts.contains($0) }
    if new.isEmpty { return }
    toldTexts.formUnion(new)
    emit(.textAppeared(new))
  }

  /// The texts that stand in the form, looked up only where they have changed.
  func knownTexts() -> Set<FormText> {
    if tree.textMark != textMark {
      textMark = tree.textMark
      texts = Set(tree.texts)
    }
    return texts
  }

  /// Presses a button of the toolbar that goes with the keyboard.
  func pressToolbarButton(_ index: Int) {
    guard focusedElement?.role.isTextual == true, tree.toolbar.indices.contains(index) else {
      return refuse(.noToolbarButton)
    }
    let button = tree.toolbar[index]
    guard !button.isDisabled else { return refuse(.disabledButton) }
    press(button)
  }

  /// Does what a tap on the focused element, or around it, does.
  func activate() {
    guard let element = focusedElement, element.hasTapAction else { return refuse(.noTapAction) }
    act(on: element) { _ = source.activate(element.id) }
  }
}
