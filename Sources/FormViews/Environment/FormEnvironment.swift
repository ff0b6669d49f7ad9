import FormCore
import Foundation

/// What the form itself hands down from view to view.
struct FormEnvironment {
  /// Whether controls can be used.
  var isEnabled = true
  /// Whether controls can take the focus.
  var isFocusEnabled = true
  /// The language of what stands in it, where a program has set one.
  var locale: Locale?
  /// What Return is called.
  var submitLabel: SubmitLabel?
  /// What Return does, the innermost last.
  var submitActions: [SubmitAction] = []
  /// What is different about the elements, the outermost first.
  var changes: [(inout FormElement) -> Void] = []
  /// What stands for a view in a choice.
  var tag: AnyHashable?
  /// Whether the focus stands in the nearest view that can have it.
  var focusStatus: FocusStatus?
  /// The node whose part everything in it is.
  var absorber: Int?
  /// What binds the nearest search field, the outermost first.
  var searchBindings: [(AnyView) -> AnyView] = []
  /// The search around.
  var search: Search?
  /// The form's graph, for actions.
  var graph: ViewGraph? { graphReference?.graph }
  /// Strong, since the environment is copied for every view, and weak references are dear to copy.
  var graphReference: GraphReference?

  final class GraphReference {
    fileprivate weak var graph: ViewGraph?
    init(_ graph: ViewGraph) { self.graph = graph }
  }

  /// What Return does in a field.
  struct SubmitAction {
    var triggers: SubmitTriggers
    var action: @MainActor () -> Void
  }
}
