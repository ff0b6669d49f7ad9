/// What a form is made from: an HTML page, or views written in Swift.
///
/// A session reads its tree, sets values and performs actions; the source tells of what changes
/// by itself.
@MainActor
public protocol FormSource: AnyObject {
  /// The form as it is now.
  var tree: FormTree { get }

  /// Sets what an element holds, as the person's own doing.
  func setValue(_ value: FormValue, of id: ElementID)

  /// Puts every element back to its default value.
  func reset()

  /// Presses a button that neither submits nor resets.
  func press(_ id: ElementID)

  /// Called after the tree changed by the source's own doing.
  var onChange: (() -> Void)? { get set }
}
