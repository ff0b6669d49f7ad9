import FocusCore
import FormCore
import FormRuntime
import FormViews

/// Someone at a form made of views: does things, and remembers what was told of them.
@MainActor
final class Person {
  let form: ViewForm
  let session: FormSession
  private(set) var events: [FormEvent] = []
  private var waiting: [(words: String, go: CheckedContinuation<Void, Never>)] = []

  init(_ view: some View) {
    form = ViewForm(view)
    session = FormSession(source: form)
    session.onEvent = { [unowned self] event, _ in
      events.append(event)
      for (words, go) in waiting where words == event.inShort { go.resume() }
      waiting.removeAll { $0.words == event.inShort }
    }
    session.open()
  }

  /// Waits until something is told, if it was not yet.
  func hears(_ words: String) async {
    guard !events.contains(where: { $0.inShort == words }) else { return }
    await withCheckedContinuation { waiting.append((words, $0)) }
  }

  func press(_ codes: Key.Code...) { codes.forEach { session.handle(.key(Key($0))) } }
  func type(_ text: String) { session.handle(.text(text)) }
  /// Presses the prefix, then a key.
  func press(prefixed scalar: Unicode.Scalar) {
    session.handle(.key(session.keymap.prefix))
    press(.character(scalar))
  }
  func ask(_ command: FormCommand) { session.handle(.command(command)) }

  /// Goes to the element of that name, by Tab.
  func go(to name: String) {
    for _ in 0..<session.tree.elements.count where place != name { press(.tab) }
  }

  /// The name of the element that has the focus.
  var place: String? { session.focusedElement?.name }
  /// The names of what can have the focus, in order.
  var stops: [String] { form.focusMap.stops.compactMap { session.tree[$0]?.name } }
  /// The element of that name.
  func element(_ name: String) -> FormElement? { session.tree.elements.first { $0.name == name } }
  /// What the element of that name holds.
  func value(of name: String) -> FormValue? {
    element(name)?.value
  }

  /// What was told since the last time this was asked, in short.
  func told() -> [String] {
    defer { events = [] }
    return events.compactMap(\.inShort)
  }

  /// What the form sends, once it was submitted.
  var sent: [String: String]? {
    guard case .submitted(let list) = session.outcome else { return nil }
    return Dictionary(list.entries.map { ($0.name, $0.value) }) { first, _ in first }
  }
}

extension FormEvent {
  fileprivate var inShort: String? {
    switch self {
    case .opened(let overview): "opened \(overview.name), \(overview.fieldCount) fields"
    case .focused(let report, let cause): "\(report.element.name) (\(cause.rawValue))"
    case .focusCleared: "no focus"
    case .typed(let change): "typed \(change.text)"
    case .deleted(let change): "deleted \(change.text)"
    case .reverted(let change): "back: \(change.restored), gone: \(change.removed)"
    case .refused(let refusal): "refused: \(refusal.reason)"
    case .valueChanged(let element): "\(element.name) is \(element.value)"
    case .suggested(let move): move.suggestion.name
    case .partReached(let move): "at the \(move.part)"
    case .partChanged(let move): "\(move.element.name) is \(move.element.value)"
    case .readBack(let element): "read \(element.name) as \(element.value)"
    case .misread(let element): "cannot read \(element.name)"
    case .optionReached(let move): move.element.options[move.index].name
    case .revalidated(let finding): "\(finding.element.name), \(finding.left) problems left"
    case .submitFailed(let failure):
      "\(failure.problems.count + failure.formErrors.count) problems, "
        + "\(failure.focused?.element.name ?? "nowhere")"
    case .performed(let element): "performed \(element.name)"
    case .fieldsChanged(let change):
      "\(change.appeared.count) fields appeared, \(change.goneCount) gone"
    case .textAppeared(let texts): "text: " + texts.map(\.text).joined(separator: "; ")
    case .announced(let message): "announced (\(message.priority)): \(message.text)"
    case .warned(let warning): "warning: \(warning)"
    case .submitted: "submitted"
    case .dismissed: "dismissed"
    case .left: "left"
    case .wasReset, .caretMoved, .requested, .elementsGone: nil
    }
  }
}
