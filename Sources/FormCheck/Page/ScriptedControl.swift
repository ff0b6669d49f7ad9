import FormCore
import FormFiles

/// Something that a person meets as a control, and that only a script or another page takes an answer
/// from.
struct ScriptedControl {
  let index: PageElements.Index
  /// What a form has of it, as whoever fills it in meets it.
  let element: FormElement

  /// All of a page, in forms and out of them.
  static func all(in trees: [FormTree], _ markup: PageElements) -> [ScriptedControl] {
    let inForms = trees.flatMap(\.elements)
      .filter { $0.isUnfillable && $0.isMet && $0.role.isInput }
      .map { ScriptedControl(index: $0.order, element: $0) }
    let strays = markup.strayWidgets.map { ScriptedControl(index: $0.key, element: $0.value) }
    return (inForms + strays).filter { !$0.element.isDisabled }.sorted { $0.index < $1.index }
  }
}
