import FormCore

extension FormElement {
  /// By what the caret moves here: a secret is one word, or its spaces could be found.
  func shown(_ unit: CaretUnit) -> CaretUnit {
    isProtected && (unit == .word || unit == .run) ? .field : unit
  }

  /// Whether a space can be part of it.
  var takesSpaces: Bool { role != .spinbutton && inputType.takesSpaces }

  /// A text that comes as a whole, without the spaces that cannot be part of it: of a number those
  /// that divide its digits.
  func withoutSpaces(_ text: String) -> String {
    takesSpaces ? text : text.filter { !$0.isWhitespace }
  }

  /// What of a text the field takes at the caret, and how many characters it leaves out.
  ///
  /// Only `maxlength` refuses, counted in UTF-16 as HTML counts. A single line takes a line break
  /// as a space, and the last one not at all; other control characters are left out unheard.
  func accepting(_ text: String, into buffer: TextBuffer) -> (String, left: Int) {
    var lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    if !isMultiline {
      while lines.last == "\n" { lines.removeLast() }
      lines = lines.replacing("\n", with: " ")
    }
    let allowed = lines.withoutControls
    guard let limit = constraints.maxLength, inputType.hasLength else { return (allowed, 0) }
    var room = limit - buffer.text.utf16.count
    let taken = allowed.prefix { character in
      room -= character.utf16.count
      return room >= 0
    }
    return (String(taken), allowed.count - taken.count)
  }
}

extension String {
  /// Without the control characters that no field takes and no terminal should get.
  var withoutControls: String {
    String(
      unicodeScalars.filter {
        $0.properties.generalCategory != .control || $0 == "\n" || $0 == "\t"
      }.map(Character.init))
  }
}
