/// What the Return key is called in a field: SwiftUI's `SubmitLabel`, and HTML's `enterkeyhint`
/// where that knows more.
public enum SubmitLabel: String, Hashable, Sendable, CaseIterable {
  case `continue`, done, go, join, next, `return`, route, search, send
  /// HTML's own: goes on, like `return`.
  case enter
  /// HTML's own: goes back.
  case previous

  /// What Return does under this label, where no action of the program's own replaces it.
  public var returnAction: ReturnAction {
    switch self {
    case .done, .go, .join, .search, .send: .submit
    case .next, .continue, .return, .route, .enter: .moveNext
    case .previous: .movePrevious
    }
  }
}

/// What the Return key does in an element.
public enum ReturnAction: String, Hashable, Sendable, CaseIterable {
  /// Validates and submits the form.
  case submit
  /// Goes to the next stop.
  case moveNext
  /// Goes to the stop before.
  case movePrevious
  /// Makes a new line.
  case insertNewLine
  /// Presses the button.
  case press
  /// Does what the source has for it.
  case perform
}

/// The Return key in one element: its label, if it has one, and what it does.
public struct ReturnKey: Hashable, Sendable {
  /// The field's own label.
  public var label: SubmitLabel?
  /// What it does.
  public var action: ReturnAction

  /// Creates a description of the Return key.
  public init(label: SubmitLabel? = nil, action: ReturnAction) {
    self.label = label
    self.action = action
  }
}
