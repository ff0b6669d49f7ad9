import FormCore

extension View {
  /// Does something when the view is tapped.
  ///
  /// Words alone become a button, named by the words. Where there are controls in the view, the
  /// action is one of theirs: a key does it, and the focus stays where it is. How many taps there
  /// would be makes no difference here.
  @preconcurrency
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(TapAction(action: action))
  }
}

/// Does something when a view is tapped.
struct TapAction {
  let action: @MainActor () -> Void

  nonisolated init(action: @escaping @MainActor () -> Void) { self.action = action }
}

extension TapAction: PrimitiveModifier {
  typealias Body = Never

  func render(_ content: some View, in node: ViewNode) {
    let action = action
    node.actions.press = { action() }
    node.actions.activate = { action() }
    node.setStandIn(.button)
    var environment = node.environmentInRegion()
    environment.form.changes.append { $0.hasTapAction = true }
    node.setChild(content, environment)
  }
}
