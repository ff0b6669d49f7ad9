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
  /// One of several options, all in sight.
  case radiogroup
  /// One of several options, the chosen one in sight.
  case combobox
  /// Any number of several options.
  case listbox
  /// Acts when it is pressed.
  case button

  /// Whether the person types into it.
  public var isTextual: Bool {
    switch self {
    case .textbox, .searchbox, .spinbutton: true
    case .checkbox, .radiogroup, .combobox, .listbox, .button: false
    }
  }
}
