import FormCore

extension FormSession {
  /// Keeps what came into sight or went out of it by what the person did: it is told after that.
  func noteFields(of change: SourceChange) {
    guard !change.revealed.isEmpty || !change.revealedTexts.isEmpty || change.concealedCount > 0
    else { return }
    pendingFields = change
  }

  /// Tells which fields came into sight, or how many went out of it.
  ///
  /// Texts among fields are met on the way to them; texts alone are told now.
  func tellFieldsChange() {
    guard outcome == nil, let change = pendingFields else { return }
    pendingFields = nil
    let appeared = change.revealed.compactMap { tree[$0] }.filter(\.isField).map(\.redacted)
    if !appeared.isEmpty || change.concealedCount > 0 {
      emit(.fieldsChanged(FieldsChange(appeared: appeared, goneCount: change.concealedCount)))
    }
    let texts = change.revealedTexts.filter { !toldTexts.contains($0) }
    guard appeared.isEmpty else { return }
    if !texts.isEmpty { emit(.textAppeared(texts)) }
    // Whoever goes on has just heard them.
    if let next = stopAfterFocus, Set(tree.texts(before: next)).isSubset(of: change.revealedTexts) {
      metTexts.insert(next)
    }
  }

  private var stopAfterFocus: ElementID? {
    guard let here = engine.focused.flatMap({ engine.map.index(of: $0) }) else { return nil }
    return engine.stops.indices.contains(here + 1) ? engine.stops[here + 1] : nil
  }
}
