/// What an element holds.
public enum FormValue: Hashable, Sendable {
  /// Nothing: a button.
  case none
  /// The text of a textual field.
  case text(String)
  /// Whether a check box is checked.
  case checked(Bool)
  /// The chosen options, by their index, in order.
  case selection([Int])

  /// Whether the person has given nothing.
  public var isEmpty: Bool {
    switch self {
    case .none: true
    case .text(let text): text.isEmpty
    case .checked(let isChecked): !isChecked
    case .selection(let chosen): chosen.isEmpty
    }
  }

  /// The text of a textual field; `nil` for anything else.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// Whether a check box is checked; false for anything else.
  public var isChecked: Bool { self == .checked(true) }

  /// The chosen options of a choice; none for anything else.
  public var selection: [Int] {
    if case .selection(let chosen) = self { chosen } else { [] }
  }
}
