/// WAI-ARIA roles: what an element says it is, else what HTML-AAM maps it to.
extension Markup {
  /// What a person fills in or presses.
  static let controls: Set = ["input", "select", "textarea", "button"]

  /// The role of an element; `nil` where neither says one that matters to names.
  func role(of index: Index) -> String? { explicitRole(of: index) ?? implicitRole(of: index) }

  /// The first of the roles it names that there is.
  ///
  /// A control cannot give up what it is, so `none` counts for nothing there.
  private func explicitRole(of index: Index) -> String? {
    guard has("role", index) else { return nil }
    let role = words("role", of: index).lazy.map { $0.lowercased() }.first(
      where: Self.roles.contains)
    return role.map(Self.presentational.contains) == true && isNativeControl(index) ? nil : role
  }

  /// Whether it is there for its looks only.
  func isPresentational(_ index: Index) -> Bool {
    explicitRole(of: index).map(Self.presentational.contains) ?? false
  }

  /// Whether a person meets it as a control: an element of HTML for that, or a script's widget.
  func isControl(_ index: Index) -> Bool {
    if isText(index) { return false }
    return isNativeControl(index) || explicitRole(of: index).map(Self.widgets.contains) ?? false
  }

  private func isNativeControl(_ index: Index) -> Bool {
    switch tag(index) {
    case "input": keyword("type", of: index) != "hidden"
    case "select", "textarea", "button", "output", "meter", "progress": true
    default: false
    }
  }

  private func implicitRole(of index: Index) -> String? {
    switch tag(index) {
    case "input": inputRole(of: index)
    case "select": isDropDown(index) ? "combobox" : "listbox"
    case "textarea": "textbox"
    case "button": "button"
    case "output": "status"
    case "meter": "meter"
    case "progress": "progressbar"
    case "option": "option"
    case "a", "area": has("href", index) ? "link" : nil
    default: nil
    }
  }

  private func inputRole(of index: Index) -> String? {
    switch keyword("type", of: index) ?? "" {
    case "hidden": nil
    case "button", "submit", "reset", "image": "button"
    // HTML-AAM names no role; every browser shows a button.
    case "file": "button"
    case "checkbox": has("switch", index) ? "switch" : "checkbox"
    case "radio": "radio"
    case "range": "slider"
    case "number": "spinbutton"
    case "search": hasSuggestions(index) ? "combobox" : "searchbox"
    case "password", "date", "month", "week", "time", "datetime-local", "color": "textbox"
    default: hasSuggestions(index) ? "combobox" : "textbox"
    }
  }

  private func isDropDown(_ select: Index) -> Bool {
    !has("multiple", select) && length("size", of: select) ?? 0 <= 1
  }

  private func hasSuggestions(_ input: Index) -> Bool {
    attribute("list", of: input).flatMap { indices[$0] }.map { tag($0) == "datalist" } ?? false
  }

  /// Whether an element of this role is named by what is in it.
  static func isNamedByContent(_ role: String?) -> Bool {
    role.map(namedByContent.contains) ?? false
  }

  private static let presentational: Set = ["none", "presentation"]

  private static let widgets: Set = [
    "button", "checkbox", "combobox", "listbox", "meter", "progressbar", "radio", "searchbox",
    "slider", "spinbutton", "switch", "textbox",
  ]

  private static let namedByContent: Set = [
    "button", "cell", "checkbox", "columnheader", "gridcell", "heading", "link", "menuitem",
    "menuitemcheckbox", "menuitemradio", "option", "radio", "row", "rowheader", "switch", "tab",
    "tooltip", "treeitem",
  ]

  /// The roles of WAI-ARIA 1.2, without the abstract ones.
  private static let roles: Set = presentational.union(widgets).union(namedByContent).union([
    "alert", "alertdialog", "application", "article", "banner", "blockquote", "caption", "code",
    "complementary", "contentinfo", "definition", "deletion", "dialog", "directory", "document",
    "emphasis", "feed", "figure", "form", "generic", "grid", "group", "img", "image", "insertion",
    "list", "listitem", "log", "main", "mark", "marquee", "math", "menu", "menubar", "navigation",
    "note", "paragraph", "radiogroup", "region", "rowgroup", "scrollbar", "search", "separator",
    "status", "strong", "subscript", "superscript", "table", "tablist", "tabpanel", "term",
    "time", "timer", "toolbar", "tree", "treegrid",
  ])
}
