/// What moving through a form needs to know, worked out once for each shape of its tree.
public struct FormLayout: Sendable {
  /// What can hold the focus, in order.
  public let stops: [ElementID]
  /// How many fields positions count.
  public let fieldCount: Int
  /// The shape that was read.
  public let shape: TreeMark

  private let positions: [ElementID: Int]
  private let hasSubmitButton: Bool

  /// Reads the shape of a tree.
  public init(_ tree: FormTree) {
    var stops: [ElementID] = []
    var positions: [ElementID: Int] = [:]
    var fieldCount = 0
    var hasSubmitButton = false
    for element in tree.elements {
      // One that cannot be pressed now is no stop, and still the one that submits.
      if element.buttonActsAs(.submit), element.isFocusable || element.isMet && element.isDisabled {
        hasSubmitButton = true
      }
      guard element.isFocusable else { continue }
      stops.append(element.id)
      guard element.isField else { continue }
      fieldCount += 1
      if positions[element.id] == nil { positions[element.id] = fieldCount }
    }
    self.stops = stops
    self.positions = positions
    self.fieldCount = fieldCount
    self.hasSubmitButton = hasSubmitButton
    shape = tree.shape
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
    if element.isMultiline, !element.isUnfillable {
      return ReturnKey(action: .insertNewLine)
    }
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
