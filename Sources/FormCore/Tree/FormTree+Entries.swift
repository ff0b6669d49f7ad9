extension FormTree {
  /// What a form sends: HTML's entry list, in tree order, with the names that can occur.
  ///
  /// - Parameter submitter: The button that was pressed; no other button is sent.
  public func entryList(submitter: ElementID? = nil) -> EntryList {
    var list = EntryList(encoding: encoding)
    for element in elements where !element.isDisabled {
      if element.sendsPlace {
        if element.id == submitter { list.addPlace(of: element) }
        continue
      }
      guard let key = element.key, !key.isEmpty else { continue }
      switch element.role {
      case .link, .group: continue
      case .button:
        guard element.id == submitter, let value = element.value.text else { continue }
        list.add(key, [value], order: element.order)
      case .checkbox, .switch:
        let value = element.options.first?.value ?? "on"
        list.add(key, element.value.isChecked ? [value] : [], order: element.order)
      case .radiogroup, .combobox, .listbox:
        let chosen = element.value.selection
          .filter { element.options.indices.contains($0) && !element.options[$0].isDisabled }
          .map { element.options[$0] }
        list.add(
          key, chosen.map(\.value), canRepeat: element.choosesSeveral,
          order: chosen.first?.order ?? element.order)
      case .textbox where element.inputType == .file:
        // As a browser does, one that holds no file sends a file without a name.
        let paths = element.filePaths
        list.add(
          key, paths.isEmpty ? [""] : paths, canRepeat: element.constraints.acceptsSeveral,
          isFile: true, order: element.order)
      case .textbox, .searchbox, .spinbutton, .slider:
        list.add(
          key, [element.sentText], isProtected: element.isProtected, order: element.order)
      }
      if let directionKey = element.directionKey, !directionKey.isEmpty {
        let direction = element.direction.resolved(for: element.value.text ?? "")
        list.add(directionKey, [direction.rawValue], order: element.order)
      }
    }
    list.sort()
    return list
  }
}

extension FormElement {
  /// What a textual field sends: what it holds, as its type understands it.
  fileprivate var sentText: String {
    let text = value.text ?? ""
    if let wrapWidth, isMultiline { return text.wrapped(to: wrapWidth) }
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
    /// Whether the value is the path of a file.
    public var isFile: Bool
    /// Where it stands among the entries of its form.
    fileprivate var order: Int
  }

  /// The entries, in tree order.
  public private(set) var entries: [Entry] = []
  /// The names in the order of the tree.
  public private(set) var names: [String] = []
  /// The names that can occur several times, whether or not they do.
  public private(set) var repeatableNames: Set<String> = []
  /// The character encoding in which it is sent, by its name in the Encoding Standard.
  public let encoding: String

  private var knownNames: Set<String> = []

  /// Creates an empty list.
  public init(encoding: String = "UTF-8") { self.encoding = encoding }

  /// The entries without those that are protected.
  public var withoutSecrets: EntryList {
    var list = self
    list.entries.removeAll(where: \.isProtected)
    return list
  }

  mutating func add(
    _ name: String, _ values: [String], canRepeat: Bool = false, isProtected: Bool = false,
    isFile: Bool = false, order: Int = 0
  ) {
    let isNew = knownNames.insert(name).inserted
    if isNew { names.append(name) }
    if !isNew || canRepeat { repeatableNames.insert(name) }
    entries += values.map {
      Entry(name: name, value: $0, isProtected: isProtected, isFile: isFile, order: order)
    }
  }

  /// Adds the place at which a picture was pressed: its corner, as browsers have it for a press by
  /// the keyboard.
  fileprivate mutating func addPlace(of picture: FormElement) {
    let prefix = picture.key.map { $0.isEmpty ? "" : "\($0)." } ?? ""
    for axis in ["x", "y"] { add(prefix + axis, ["0"], order: picture.order) }
  }

  /// Puts the entries in tree order: the chosen button of a radio group may stand apart from the
  /// others.
  fileprivate mutating func sort() {
    guard zip(entries, entries.dropFirst()).contains(where: { $0.order > $1.order }) else { return }
    entries = entries.enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }
    .map(\.element)
  }
}

extension String {
  /// With line ends so that no line has more than so many characters: between words, where these
  /// are not longer by themselves.
  fileprivate func wrapped(to width: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.lines(of: $0, width: max(width, 1)).joined(separator: "\n") }
      .joined(separator: "\n")
  }

  private static func lines(of line: Substring, width: Int) -> [Substring] {
    var lines: [Substring] = []
    var rest = line
    while let limit = rest.index(rest.startIndex, offsetBy: width, limitedBy: rest.endIndex),
      limit < rest.endIndex
    {
      // The space that a line ends with goes with it.
      let space = rest[..<limit].lastIndex(of: " ")
      let end = space.map { rest.index(after: $0) } ?? limit
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines + [rest]
  }
}
