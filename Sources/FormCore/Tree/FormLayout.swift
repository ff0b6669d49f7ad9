/// What moving through a form needs to know, worked out once for each shape of its tree.
public struct FormLayout: Sendable {
  /// What can hold the focus, in order.
  public let stops: [ElementID]
  /// How many fields positions count.
  public let fieldCount: Int

  private let positions: [ElementID: Int]
  private let hasSubmitButton: Bool

  /// Reads the shape of a tree.
  public init(_ tree: FormTree) {
    stops = tree.elements.filter(\.isFocusable).map(\.id)
    let fields = tree.elements.filter(\.isField)
    fieldCount = fields.count
    positions = Dictionary(
      fields.enumerated().map { ($1.id, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    hasSubmitButton = tree.elements.contains { $0.isFocusable && $0.buttonActsAs(.submit) }
  }

  /// The place of a field among the form's fields; `nil` for a button.
  public func position(of id: ElementID) -> FieldReport.Place? {
    positions[id].map { FieldReport.Place(index: $0, count: fieldCount) }
  }

  /// What Return does in an element.
  ///
  /// Unlabelled, it goes on to the next stop. It submits by itself only at the end of a form that
  /// has no submit button, so that a form filled by ear is never sent by accident.
  public func returnKey(of element: FormElement) -> ReturnKey {
    switch element.role {
    case .button, .link: return ReturnKey(action: .press)
    case .group: return ReturnKey(action: .moveNext)
    default: break
    }
    if element.hasSubmitAction { return ReturnKey(label: element.submitLabel, action: .perform) }
    if element.isMultiline { return ReturnKey(action: .insertNewLine) }
    if let label = element.submitLabel {
      return ReturnKey(label: label, action: label.returnAction)
    }
    return ReturnKey(action: stops.last == element.id && !hasSubmitButton ? .submit : .moveNext)
  }
}

extension FormElement {
  /// Whether it is a button with this action.
  public func buttonActsAs(_ action: ButtonAction) -> Bool {
    role == .button && buttonAction == action
  }
}
