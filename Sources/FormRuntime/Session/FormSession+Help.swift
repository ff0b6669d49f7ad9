import FormCore

/// What the keys do: all of them as a list, or each as it is pressed.
extension FormSession {
  /// Tells what the keys do, those first that act on the focused element.
  func tellHelp() {
    let keys = keymap.help.filter { isOfUse($0.command) }
    let here = keys.compactMap { key -> KeyHelp? in
      let help = explained(key)
      let isHere =
        finder == nil
        ? key.command.purpose == .editing && focusedElement != nil : help.meaning != nil
      return isHere && help.meaning != .nothing ? help : nil
    }
    let told = Set(here.map(\.command))
    let rest = keys.filter { !told.contains($0.command) }
    let sections =
      [HelpReport.Section(purpose: nil, keys: here)]
      + CommandPurpose.allCases.map { purpose in
        HelpReport.Section(
          purpose: purpose, keys: rest.filter { $0.command.purpose == purpose })
      }
    emit(
      .requested(
        .help(
          HelpReport(
            keyHelp: keymap.help(for: .keyHelp), sections: sections.filter { !$0.keys.isEmpty }))))
  }

  /// Whether a command can do something in this form: help leaves the others out.
  private func isOfUse(_ command: FormCommand) -> Bool {
    switch command {
    case .toolbarButton(let index): tree.toolbar.indices.contains(index)
    case .activate: tree.elements.contains(where: \.hasTapAction)
    case .suggestion: tree.elements.contains { !$0.suggestions.isEmpty }
    case .editExternally: onEditRequest != nil
    default: true
    }
  }

  // MARK: Key by key

  /// Explains keys from now on, or obeys them again.
  func toggleKeyHelp() {
    // Without a key that ends it, nobody would come out of it any more.
    guard let end = keymap.help(for: .keyHelp) else { return refuse(.unknownKey) }
    isExplainingKeys.toggle()
    emit(.requested(.keyHelp(isExplainingKeys ? .begins(end: end) : .ends)))
  }

  /// Tells what typing would write.
  func explain(typed text: String) {
    text.forEach { emit(.requested(.keyHelp(.writes($0)))) }
  }

  /// Tells what a paste would do.
  func explainPaste() {
    let isTextual = finder != nil || buffer != nil
    isTextual ? emit(.requested(.keyHelp(.pastes))) : refuse(.noPaste)
  }

  /// Tells what a key does, without doing it; the key that asked for that ends it.
  func explain(_ key: Key) {
    let prefix = isAfterPrefix ? keymap.prefix.name : nil
    let command = keymap.command(for: key, afterPrefix: isAfterPrefix)
    let isPrefix = !isAfterPrefix && key == keymap.prefix
    isAfterPrefix = isPrefix
    if command == .keyHelp { return toggleKeyHelp() }
    let explanation: KeyExplanation =
      if isPrefix {
        .prefix(key.name)
      } else if let command {
        .command(explained(KeyHelp(prefix: prefix, key: key.name, command: command)))
      } else if prefix == nil, case .character(let scalar) = key.code,
        key.modifiers.isSubset(of: .shift)
      {
        .writes(Character(scalar))
      } else {
        .nothing(key.name, prefix: prefix)
      }
    emit(.requested(.keyHelp(explanation)))
  }
}
