/// An element as the person meets it: what there is to say of it, whoever says it.
public struct FieldReport: Hashable, Sendable {
  /// The element.
  public var element: FormElement
  /// The end of the form that was passed on the way to it, where the focus went round.
  public var wrapped: CaretDirection?
  /// The groups that were left for it, innermost first.
  public var leftGroups: [FormGroup] = []
  /// The groups that were entered with it, outermost first.
  public var enteredGroups: [FormGroup] = []
  /// The text that stands before it and was not met yet.
  public var textBefore: [FormText] = []
  /// The text that stands after it, at the end of the form, and was not met yet.
  public var textAfter: [FormText] = []
  /// Its place among the form's fields, from 1; `nil` for a button.
  public var position: Place?
  /// The option under the cursor, of a choice; of a combo box the chosen one, if there is one.
  public var optionIndex: Int?
  /// What is wrong with it, once that may be said.
  public var problem: FieldProblem?
  /// What Return does here.
  public var returnKey: ReturnKey
  /// The buttons that go with the keyboard here.
  public var toolbar: [ToolbarButton] = []
  /// The keys that do something of its kind here, as a newcomer is told them.
  public var keys: [KeyHelp] = []
  /// The line under the caret, of a text of several lines.
  public var currentLine: String?

  /// A button that goes with the keyboard, and the key that presses it.
  public struct ToolbarButton: Hashable, Sendable {
    /// The button.
    public var element: FormElement
    /// The key that presses it; `nil` where none does.
    public var key: KeyHelp?

    /// Creates a button.
    public init(element: FormElement, key: KeyHelp?) {
      self.element = element
      self.key = key
    }
  }

  /// A place in a row, counted from 1.
  public struct Place: Hashable, Sendable {
    /// The place.
    public var index: Int
    /// How many places there are.
    public var count: Int

    /// Creates a place.
    public init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// Creates a report.
  public init(element: FormElement, returnKey: ReturnKey) {
    self.element = element
    self.returnKey = returnKey
  }
}
