import FormCore

/// What was cut last, by word or line, to be put back.
///
/// What was cut one after the other is put back together, as in readline. A secret is put back only
/// where it was cut: anywhere else it would be heard.
struct KillBuffer: Sendable {
  private var text = ""
  private var secret: (owner: ElementID, text: String)?
  private var lastInput: Int?

  /// Takes what was cut.
  ///
  /// - Parameter input: The number of the input that cut it.
  mutating func cut(
    _ cut: String, from element: FormElement, _ direction: CaretDirection, input: Int
  ) {
    let isNext = lastInput.map { input == $0 + 1 } ?? false
    let joins = isNext && element.isProtected == (secret != nil)
    let old = joins ? self.text(for: element) ?? "" : ""
    keep(direction == .backward ? cut + old : old + cut, of: element)
    lastInput = input
  }

  /// Takes what was cut or replaced as a whole.
  mutating func keep(_ whole: String, of element: FormElement) {
    lastInput = nil
    if element.isProtected {
      secret = (element.id, whole)
    } else {
      text = whole
      secret = nil
    }
  }

  /// What is put back into an element; `nil` where there is nothing.
  func text(for element: FormElement) -> String? {
    if let secret, element.isProtected, secret.owner == element.id { return secret.text }
    return text.isEmpty ? nil : text
  }
}
