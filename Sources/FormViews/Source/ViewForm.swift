import FocusCore
import FormCore
import Foundation

/// A form that is written as views, to be run by a session.
@MainActor
public final class ViewForm: FormSource {
  private let graph: ViewGraph

  /// Creates a form of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - name: What the form is called, where the view has no `navigationTitle`; else the name of
  ///     the view's type, in words.
  public init(_ view: some View, name: String? = nil) {
    graph = ViewGraph(
      view, name: name ?? Self.name(of: type(of: view)), EnvironmentValues())
  }

  /// The form as it is now.
  public var tree: FormTree { graph.tree }

  /// What can hold the focus, in order.
  public var focusMap: FocusMap { graph.map }

  /// Who runs the form.
  ///
  /// Held weakly.
  public var host: (any FormHost)? {
    get { graph.host }
    set { graph.host = newValue }
  }

  /// Does what the views do on appearing.
  public func open() -> ElementID? { graph.appear() }

  /// Sets what an element holds.
  public func setValue(_ value: FormValue, of id: ElementID) {
    graph.perform { graph.node(of: id)?.actions.set?(value) }
  }

  /// Puts every element back to what it held at first.
  public func reset() {
    graph.perform {
      for element in graph.tree.elements where element.value != element.defaultValue {
        graph.node(of: element.id)?.actions.set?(element.defaultValue)
      }
    }
  }

  /// Buttons do what the program has for them.
  public var buttonsAct: Bool { true }

  /// The first button that is marked to submit and can be pressed, else the first that is marked.
  public var defaultSubmitter: ElementID? {
    let buttons = (graph.tree.elements + graph.tree.toolbar).filter { $0.buttonActsAs(.submit) }
    return (buttons.first(where: \.isFocusable) ?? buttons.first(where: \.isDisabled))?.id
  }

  /// Presses a button.
  public func press(_ id: ElementID) {
    graph.perform { graph.node(of: id)?.actions.press?() }
  }

  /// Does what the program has for Return.
  public func performSubmitAction(of id: ElementID) -> Bool {
    guard let submit = graph.node(of: id)?.actions.submit else { return false }
    graph.perform(submit)
    return true
  }

  /// Does what the program has for a tap on the element, or on the nearest view around that has
  /// something.
  public func activate(_ id: ElementID) -> Bool {
    var node = graph.node(of: id)
    while let current = node {
      // What stands for its own words is pressed, not tapped.
      if let activate = current.actions.activate,
        current.id != id.rawValue || !graph.isStandIn(current)
      {
        graph.perform(activate)
        return true
      }
      node = current.parent
    }
    return false
  }

  /// Steps an element that has no value of its own to set.
  public func adjust(_ id: ElementID, up: Bool) -> Bool {
    guard let adjust = graph.node(of: id)?.actions.adjust else { return false }
    graph.perform { adjust(up) }
    return true
  }

  /// Lets the focus states follow.
  public func focusChanged(_ change: FocusChange) { graph.focusChanged(to: change.to) }

  /// Does what the button that submits does.
  public func willSubmit(by submitter: ElementID?) {
    if let submitter { press(submitter) }
  }

  /// `SignInView` is "Sign in".
  private static func name(of type: Any.Type) -> String {
    var name = "\(type)".prefix { $0 != "<" }
    if name.hasSuffix("View"), name != "View" { name.removeLast(4) }
    return name.enumerated().map { index, character in
      index > 0 && character.isUppercase ? " " + character.lowercased() : String(character)
    }.joined()
  }
}
