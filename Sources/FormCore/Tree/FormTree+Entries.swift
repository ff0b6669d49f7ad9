extension FormTree {
  /// What a form sends: HTML's entry list, in tree order, with the names that can occur.
  ///
  /// - Parameter submitter: The button that was pressed; no other button is sent.
  public func entryList(submitter: ElementID? = nil) -> EntryList {
    var list = EntryList()
    for element in elements where !element.isDisabled {
      guard let key = element.key, !key.isEmpty else { continue }
      switch element.role {
      case .link, .group: continue
      case .button:
        guard element.id == submitter, let value = element.value.text else { continue }
        list.add(key, [value])
      case .checkbox, .switch:
        let value = element.options.first?.value ?? "on"
        list.add(key, element.value.isChecked ? [value] : [])
      case .radiogroup, .combobox, .listbox:
        let values = element.value.selection
          .filter { element.options.indices.contains($0) && !element.options[$0].isDisabled }
          .map { element.options[$0].value }
        list.add(key, values, canRepeat: element.choosesSeveral)
      case .textbox where element.inputType == .file:
        // As a browser does, one that holds no file sends a file without a name.
        let paths = element.filePaths
        list.add(
          key, paths.isEmpty ? [""] : paths, canRepeat: element.constraints.acceptsSeveral)
      case .textbox, .searchbox, .spinbutton, .slider:
        list.add(key, [element.sentText], isProtected: element.isProtected)
      }
    }
    return list
  }
}

extension FormElement {
  /// What a textual field sends: what it holds, as its type understands it.
  fileprivate var sentText: String {
    let text = value.text ?? ""
    return isMultiline || text.isEmpty
      ? text : inputType.sanitized(text, constraints, defaultValue: defaultValue.text)
  }
}

/// What a form sends, and what it could send.
public struct EntryList: Hashable, Sendable {
  /// One name and value.
  public struct Entry: Hashable, Sendable {
    /// The control's name.
    public var name: String
    /// What it sends.
    public var value: String
    /// Whether the value is kept from screens and logs.
    public var isProtected: Bool
  }

  /// The entries, in tree order.
  public private(set) var entries: [Entry] = []
  /// The names in the order of the tree.
  public private(set) var names: [String] = []
  /// The names that can occur several times, whether or not they do.
  public private(set) var repeatableNames: Set<String> = []

  private var knownNames: Set<String> = []

  /// Creates an empty list.
  public init() {}

  /// The entries without those that are protected.
  public var withoutSecrets: EntryList {
    var list = self
    list.entries.removeAll(where: \.isProtected)
    return list
  }

  mutating func add(
    _ name: String, _ values: [String], canRepeat: Bool = false, isProtected: Bool = false
  ) {
    let isNew = knownNames.insert(name).inserted
    if isNew { names.append(name) }
    if !isNew || canRepeat { repeatableNames.insert(name) }
    entries += values.map { Entry(name: name, value: $0, isProtected: isProtected) }
  }
}
