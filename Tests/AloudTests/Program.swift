import Aloud

/// A form made of nothing but its tree, which its program changes whenever it likes.
@MainActor
final class Program: FormSource {
  var tree: FormTree
  weak var host: (any FormHost)?

  /// A form called Test with text fields of these names.
  init(fields names: String...) {
    tree = FormTree(name: "Test")
    for (index, name) in names.enumerated() {
      tree.append(
        FormElement(
          id: ElementID(index), role: .textbox, name: name, key: name, value: .text("")))
    }
  }

  func setValue(_ value: FormValue, of id: ElementID) { tree.update(id) { $0.value = value } }
  func reset() {}
  func press(_ id: ElementID) {}

  /// Takes a field out of the form.
  func remove(_ name: String) {
    let left = tree.elements.filter { $0.name != name }
    tree = FormTree(name: tree.name)
    for element in left { tree.append(element) }
    tell(SourceChange())
  }

  /// Changes a field by itself.
  func change(_ name: String, _ change: (inout FormElement) -> Void) {
    guard let element = tree.elements.first(where: { $0.name == name }) else { return }
    tree.update(element.id, change)
    tell(SourceChange())
  }

  /// Moves the focus.
  func focus(_ name: String) {
    var change = SourceChange()
    change.focus = tree.elements.first { $0.name == name }?.id
    tell(change)
  }

  func say(_ text: String, _ priority: FormMessage.Priority = .default) {
    host?.announce(FormMessage(text, priority: priority))
  }

  private func tell(_ change: SourceChange) {
    host?.sourceChanged(change)
    host?.sourceSettled()
  }
}
