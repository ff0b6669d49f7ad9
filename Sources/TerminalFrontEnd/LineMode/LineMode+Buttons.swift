import FormCore
import FormRuntime
import Narration
import SpeechCore

/// Buttons are no questions: they are told of by the way, and pressed by a line that begins with an
/// exclamation mark.
extension LineMode {
  /// Why a line presses no button.
  struct ButtonComplaint: Error {
    let text: String
  }

  /// Whether it is a button that does something of its own: of a program, or the summary of
  /// `details`.
  func acts(_ element: FormElement) -> Bool {
    (session.source.buttonsAct || element.isExpanded != nil) && element.isFocusable
      && element.buttonActsAs(.press) && !element.isUnfillable
  }

  /// Whether something comes of pressing it.
  private func isPressable(_ element: FormElement) -> Bool {
    acts(element)
      || element.role == .button && element.buttonAction != .press && element.isFocusable
  }

  /// The button that a line names by an exclamation mark.
  ///
  /// A secret may begin with one: where one is asked for, only a whole name presses a button.
  ///
  /// - Returns: `nil` where the line is something else.
  func buttonNamed(by line: String, at field: FormElement?) -> Result<ElementID, ButtonComplaint>? {
    guard line.hasPrefix("!") else { return nil }
    let buttons = (session.tree.elements + session.tree.toolbar)
      .filter { $0.role == .button && $0.isMet && !$0.isConcealed }
    let text = line.dropFirst().drop(while: \.isWhitespace).description
    if field?.isProtected == true, !buttons.contains(where: { $0.name == text }) { return nil }
    // Where there is none, nobody means one.
    return buttons.isEmpty ? nil : button(named: text, of: buttons, as: line)
  }

  /// The button that a text names: by its whole name, its number, its beginning, or any part of it.
  ///
  /// - Parameter line: The text as it was typed.
  func button(
    named text: String, of buttons: [FormElement], as line: String? = nil
  ) -> Result<ElementID, ButtonComplaint> {
    let vocabulary = speaker.vocabulary
    func complaint(_ phrase: Phrase, _ values: [String: String] = [:])
      -> Result<ElementID, ButtonComplaint>
    {
      .failure(ButtonComplaint(text: vocabulary.words(phrase, values)))
    }
    let found = FormElement.matches(of: text, among: buttons.map(\.name))
    guard let first = found.first else {
      let names = buttons.filter(isPressable).map(\.name).joined(separator: ", ")
      return complaint(.unknownButton, ["names": names])
    }
    guard found.count == 1 || !text.isEmpty && Set(found.map { buttons[$0].name }).count == 1
    else {
      let names = found.map { buttons[$0].name }.joined(separator: ", ")
      return complaint(.ambiguousOption, ["text": line ?? text, "names": names])
    }
    let button = buttons[first]
    if button.isUnfillable { return complaint(.refusedScripted) }
    if !button.isFocusable { return complaint(.refusedButton) }
    return .success(button.id)
  }

  /// Presses a button, and tells where that leads.
  func press(_ button: ElementID) async -> Course {
    revealed = nil
    let here = session.focusedElement?.id
    printer.withoutRow { session.handle(.command(.press(button))) }
    if let id = revealedBefore { return .backTo(id) }
    if let here, session.focusedElement?.id == here, !isAskingForButton { printer.showRow() }
    return .stay
  }

  /// The first field that the line has brought into sight, where it would not be met on the way.
  private var revealedBefore: ElementID? {
    guard let id = revealed, let place = session.tree.index(of: id) else { return nil }
    let here = session.focusedElement.flatMap { session.tree.index(of: $0.id) }
    return isAskingForButton || here.map { place < $0 } ?? true ? id : nil
  }

  /// Tells of the buttons that are met on the way to a field, and of those after the last one.
  ///
  /// The button that submits goes without saying where it is the only one; where there are several,
  /// those after the last field are asked for.
  func tellButtons(around report: FieldReport) {
    guard report.element.isField, let place = session.tree.index(of: report.element.id)
    else { return }
    let elements = session.tree.elements
    var buttons = Array(elements[..<place].reversed().prefix { !$0.isField }.reversed())
    if buttons.contains(where: { $0.buttonActsAs(.submit) }), submitters.count == 1 {
      buttons.removeAll { $0.buttonActsAs(.submit) }
    }
    if !elements[(place + 1)...].contains(where: \.isField) {
      buttons += elements[(place + 1)...].filter { !$0.buttonActsAs(.submit) }
    }
    buttons += report.toolbar.map(\.element).filter { !$0.buttonActsAs(.submit) }
    let names = buttons.filter { isPressable($0) && toldButtons.insert($0.id).inserted }.map(\.name)
    guard !names.isEmpty else { return }
    tell(.lineButtons, ["names": names.joined(separator: ", ")])
  }
}
