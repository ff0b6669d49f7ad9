import FormCore
import FormRuntime
import Narration
import SpeechCore

/// Buttons that act by themselves are no questions: they are told of by the way, and pressed by a
/// line that begins with an exclamation mark. Of a page these are the summaries of `details`.
extension LineMode {
  /// Why a line presses no button.
  struct ButtonComplaint: Error {
    let text: String
  }

  /// Whether it is a button that does something of the program's own.
  func isPressable(_ element: FormElement) -> Bool {
    (session.source.buttonsAct || element.isExpanded != nil) && element.isFocusable
      && element.buttonActsAs(.press) && !element.isUnfillable
  }

  private var pressable: [FormElement] {
    (session.tree.elements + session.tree.toolbar).filter(isPressable)
  }

  /// The button that a line names: by its whole name, its beginning, or any part of it.
  ///
  /// - Returns: `nil` where the line is something else.
  func buttonNamed(by line: String) -> Result<ElementID, ButtonComplaint>? {
    let buttons = pressable
    guard line.hasPrefix("!"), !buttons.isEmpty else { return nil }
    let text = line.dropFirst().drop(while: \.isWhitespace).description
    let found = FormElement.matches(of: text, among: buttons.map(\.name))
    let vocabulary = speaker.vocabulary
    guard let first = found.first else {
      let names = buttons.map(\.name).joined(separator: ", ")
      return .failure(
        ButtonComplaint(text: vocabulary.words(.unknownButton, ["names": names])))
    }
    guard
      found.count == 1 || text.isEmpty == false && Set(found.map { buttons[$0].name }).count == 1
    else {
      let names = found.map { buttons[$0].name }.joined(separator: ", ")
      return .failure(
        ButtonComplaint(
          text: vocabulary.words(.ambiguousOption, ["text": line, "names": names])))
    }
    return .success(buttons[first].id)
  }

  /// Tells of the buttons that are met on the way to a field, and of those after the last one.
  func tellButtons(around report: FieldReport) {
    guard report.element.isField, let place = session.tree.index(of: report.element.id)
    else { return }
    let elements = session.tree.elements
    var buttons = elements[..<place].reversed().prefix { !$0.isField }.reversed() as [FormElement]
    if !elements[(place + 1)...].contains(where: \.isField) { buttons += elements[(place + 1)...] }
    buttons += report.toolbar.map(\.element)
    let names = buttons.filter { isPressable($0) && toldButtons.insert($0.id).inserted }.map(\.name)
    guard !names.isEmpty else { return }
    tell(.lineButtons, ["names": names.joined(separator: ", ")])
  }
}
