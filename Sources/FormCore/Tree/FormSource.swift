import FocusCore

/// What a form is made from: an HTML page, or views written in Swift.
///
/// A session reads its tree, sets values and performs actions; the source tells its host of what
/// changes by itself.
@MainActor
public protocol FormSource: AnyObject {
  /// The form as it is now.
  var tree: FormTree { get }

  /// What can hold the focus, in order.
  var focusMap: FocusMap { get }

  /// Who runs the form. Held weakly.
  var host: (any FormHost)? { get set }

  /// Lets happen what happens when the form opens.
  ///
  /// - Returns: The element that asks for the focus, if one does.
  func open() -> ElementID?

  /// Sets what an element holds, as the person's own doing.
  func setValue(_ value: FormValue, of id: ElementID)

  /// Puts every element back to its default value.
  func reset()

  /// Presses a button that neither submits nor resets.
  func press(_ id: ElementID)

  /// Whether that does something: on a page, which has no program, it does not.
  var buttonsAct: Bool { get }

  /// The button that is pressed with a submit that no button asked for, if there is one; where it
  /// is disabled, such a submit sends nothing.
  var defaultSubmitter: ElementID? { get }

  /// Does what an element has for Return in place of the usual.
  ///
  /// - Returns: Whether it has something.
  func performSubmitAction(of id: ElementID) -> Bool

  /// Opens the parts of the form that an element stands in.
  ///
  /// - Returns: Whether it is in sight now, and was not.
  func reveal(_ id: ElementID) -> Bool

  /// Does what a tap on an element, or on something around it, does.
  ///
  /// - Returns: Whether there is such a thing.
  func activate(_ id: ElementID) -> Bool

  /// Steps an element that has no value of its own to set.
  ///
  /// - Returns: Whether it can.
  func adjust(_ id: ElementID, up: Bool) -> Bool

  /// Takes over where the focus went.
  func focusChanged(_ change: FocusChange)

  /// Takes over that the form is valid and about to be sent.
  ///
  /// - Parameter submitter: The button that was pressed, if one was.
  func willSubmit(by submitter: ElementID?)
}

extension FormSource {
  /// All that can take the focus, without regions.
  public var focusMap: FocusMap {
    FocusMap(stops: tree.elements.filter(\.isFocusable).map(\.id))
  }

  /// The first element that asks for the focus.
  public func open() -> ElementID? {
    tree.elements.first { $0.isFocusable && $0.isAutofocused }?.id
  }

  /// They do nothing.
  public var buttonsAct: Bool { false }

  /// There is none.
  public var defaultSubmitter: ElementID? { nil }

  /// There is none.
  public func performSubmitAction(of id: ElementID) -> Bool { false }

  /// Nothing is closed.
  public func reveal(_ id: ElementID) -> Bool { false }

  /// There is none.
  public func activate(_ id: ElementID) -> Bool { false }

  /// There is none.
  public func adjust(_ id: ElementID, up: Bool) -> Bool { false }

  /// Nobody needs to know.
  public func focusChanged(_ change: FocusChange) {}

  /// Nobody needs to know.
  public func willSubmit(by submitter: ElementID?) {}
}
