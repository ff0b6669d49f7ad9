import FocusCore
import FormCore
import FormRuntime

/// A form made of nothing but its tree.
@MainActor
final class PlainForm: FormSource {
  var tree: FormTree
  weak var host: (any FormHost)?
  private(set) var pressed: [ElementID] = []

  init(_ elements: [FormElement], name: String = "Test") {
    tree = FormTree(name: name)
    for element in elements { tree.append(element) }
  }

  init(tree: FormTree) { self.tree = tree }

  func setValue(_ value: FormValue, of id: ElementID) {
    tree.update(id) {
      $0.value = value
      $0.isEdited = true
      $0.isReportedInvalid = false
    }
  }

  func reset() {
    for element in tree.elements {
      tree.update(element.id) {
        $0.value = $0.defaultValue
        $0.isEdited = false
      }
    }
  }

  func press(_ id: ElementID) { pressed.append(id) }

  /// Replaces the elements, as a program would.
  func replaceElements(_ elements: [FormElement]) {
    tree = FormTree(name: tree.name)
    for element in elements { tree.append(element) }
    tellChange()
  }

  func tellChange() {
    host?.sourceChanged(SourceChange())
    host?.sourceSettled()
  }
}

extension FormElement {
  static func field(
    _ number: Int, _ name: String, _ text: String = "", role: Role = .textbox,
    _ change: (inout FormElement) -> Void = { _ in }
  ) -> FormElement {
    var element = FormElement(
      id: ElementID(number), role: role, name: name, key: name.lowercased(), value: .text(text))
    change(&element)
    return element
  }

  static func checkBox(_ number: Int, _ name: String, required: Bool = false) -> FormElement {
    var element = FormElement(
      id: ElementID(number), role: .checkbox, name: name, key: name.lowercased(),
      value: .checked(false))
    element.constraints.isRequired = required
    return element
  }

  static func choice(
    _ number: Int, _ name: String, _ role: Role, _ options: [String], chosen: [Int] = [],
    disabled: Set<Int> = []
  ) -> FormElement {
    var element = FormElement(
      id: ElementID(number), role: role, name: name, key: name.lowercased(),
      value: .selection(chosen))
    element.options = options.enumerated().map {
      FormOption(
        value: $1.lowercased(), name: $1, isDisabled: disabled.contains($0))
    }
    return element
  }

  static func button(_ number: Int, _ name: String, _ action: ButtonAction = .submit)
    -> FormElement
  {
    var element = FormElement(id: ElementID(number), role: .button, name: name)
    element.buttonAction = action
    return element
  }
}

/// Someone at a form: does things, and remembers what was told of them.
@MainActor
final class Person {
  let form: PlainForm
  let session: FormSession
  private(set) var events: [FormEvent] = []

  init(_ form: PlainForm) {
    self.form = form
    // 30 November 2026, 10:09.
    session = FormSession(source: form, clock: { DateAndTime(milliseconds: 1_796_033_361_000) })
    session.onEvent = { [unowned self] event, _ in events.append(event) }
    session.open()
  }

  convenience init(_ elements: FormElement...) { self.init(PlainForm(elements)) }

  func press(_ keys: Key...) { keys.forEach { session.handle(.key($0)) } }
  func press(_ codes: Key.Code...) { codes.forEach { session.handle(.key(Key($0))) } }
  func type(_ text: String) { session.handle(.text(text)) }
  func paste(_ text: String) { session.handle(.paste(text)) }
  func ask(_ command: FormCommand) { session.handle(.command(command)) }

  /// The name of the element that has the focus.
  var place: String? { session.focusedElement?.name }
  /// What the focused element holds.
  var value: FormValue? { session.focusedElement?.value }
  /// The text of the focused element, with a bar where the caret stands.
  var line: String? {
    guard let text = value?.text, let caret = session.caret else { return nil }
    return String(text.prefix(caret)) + "|" + String(text.dropFirst(caret))
  }

  /// What was told since the last time this was asked.
  func told() -> [FormEvent] {
    defer { events = [] }
    return events
  }

  /// Why inputs were refused, since the last time this was asked.
  func refusals() -> [Refusal.Reason] {
    told().compactMap { if case .refused(let refusal) = $0 { refusal.reason } else { nil } }
  }
}
