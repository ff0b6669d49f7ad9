import FormCore

extension View {
  /// Gives the form as a whole a rule, and what is said where it is broken when the form is to be
  /// sent.
  ///
  /// The rule may read any state of the form. It belongs to the form for as long as the view is in
  /// it.
  ///
  /// ```swift
  /// Form { … }
  ///   .formValidation("Choose a day or a night train.") { isByDay || isByNight }
  /// ```
  nonisolated public func formValidation(
    _ message: String, _ rule: @escaping () -> Bool
  ) -> some View {
    modifier(FormRuleChange(message: message, rule: rule))
  }
}

/// Puts a rule for the form beside a view.
struct FormRuleChange {
  let message: String
  let rule: () -> Bool

  nonisolated init(message: String, rule: @escaping () -> Bool) {
    self.message = message
    self.rule = rule
  }
}

extension FormRuleChange: PrimitiveModifier {
  typealias Body = Never

  func render(_ content: some View, in node: ViewNode) {
    node.setChild(content, at: 0)
    node.setChild(FormRule(message: message, rule: rule), at: 1)
  }
}

/// A rule for the form: a node of its own, so that what it reads has only itself evaluated again.
private struct FormRule {
  let message: String
  let rule: () -> Bool
}

extension FormRule: View {
  typealias Body = Never
}

extension FormRule: PrimitiveView {
  func render(in node: ViewNode) { node.content = .rule(broken: rule() ? nil : message) }
}
