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
  /// What the program says of the one thing that the view comes to.
  var accessibility = AccessibilityProperties()
  /// How words are spoken.
  var speech = SpeechAttributes()
  /// What stands for a view in a choice.
  var tag: AnyHashable?
  /// Whether the focus stands in the nearest view that can have it.
  var focusStatus: FocusStatus?
  /// The node whose part everything in it is.
  var absorber: Int?
  /// The node that must know of what comes, goes or says something else in it.
  var watcher: Int?
  /// What a control is called that has no name of its own.
  var label: String?
  /// What opens an address, where a program has set something.
  var openURL: OpenURLAction?
  /// The calendar, where a program has set one.
  var calendar: Calendar?
  /// The time zone, where a program has set one.
  var timeZone: TimeZone?
  /// Whether a choice shows its options.
  var showsOptions = false
  /// Whether what stands for a view in a choice can be chosen.
  var isSelectionEnabled = true
  /// What the buttons are made to look like, where that is a program's own doing.
  var buttonStyle: (any ButtonStyle)?
  /// What binds the nearest search field, the outermost first.
  var searchBindings: [(AnyView) -> AnyView] = []
  /// The search around.
  var search: Search?
  /// The form's graph, for actions.
  var graph: ViewGraph? { graphReference?.graph }
  /// Strong, since the environment is copied for every view, and weak references are dear to copy.
  var graphReference: GraphReference?

  final class GraphReference {
    weak var graph: ViewGraph?
    init(_ graph: ViewGraph) { self.graph = graph }
  }

  /// What Return does in a field.
  struct SubmitAction {
    var triggers: SubmitTriggers
    var action: @MainActor () -> Void
  }
}
