/// What an element is, by its WAI-ARIA role.
public enum Role: String, Hashable, Sendable, CaseIterable {
  /// A field for text, of one line or several.
  case textbox
  /// A field for text to search for.
  case searchbox
  /// A field for a number that steps.
  case spinbutton
  /// Chosen or not.
  case checkbox
  /// On or off.
  case `switch`
  /// One of several options, all in sight.
  case radiogroup
  /// One of several options, the chosen one in sight.
  case combobox
  /// Any number of several options, or one of them, all in sight.
  case listbox
  /// A number between two ends, moved by steps.
  case slider
  /// Acts when it is pressed.
  case button
  /// Leads to another place.
  case link
  /// Something without a role of its own that can take the focus.
  case group

  /// Whether the person types into it.
  public var isTextual: Bool {
    switch self {
    case .textbox, .searchbox, .spinbutton: true
    default: false
    }
  }

  /// Whether the person chooses among its options.
  public var isChoice: Bool {
    switch self {
    case .radiogroup, .combobox, .listbox: true
    default: false
    }
  }

  /// Whether the person gives it a value.
  public var isInput: Bool {
    switch self {
    case .button, .link, .group: false
    default: true
    }
  }
}
