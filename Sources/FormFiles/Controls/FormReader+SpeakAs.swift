import FormCore

extension FormReader {
  /// How the texts of a control are spoken: as its style says, or by what it is filled with.
  func speech(of control: Markup.Index) -> SpeechAttributes {
    var speech = SpeechAttributes()
    let style = markup.attribute("style", of: control).flatMap { InlineStyle($0).speakAs }
    if let style {
      speech.spellsOutCharacters = style.contains("spell-out")
      speech.separatesDigits = style.contains("digits")
      speech.includesPunctuation = style.contains("literal-punctuation")
    } else {
      speech.separatesDigits = takesCode(control)
    }
    return speech
  }

  /// Whether what is typed is a code and no number: nobody has a telephone number of billions.
  private func takesCode(_ control: Markup.Index) -> Bool {
    guard markup.tag(control) == "input", case .text(let type) = markup.controlType(of: control)
    else { return false }
    if type == .tel { return true }
    let purposes = markup.words("autocomplete", of: control).map { $0.lowercased() }
    if purposes.contains(where: Self.codes.contains) { return true }
    // HTML gives a number no pattern.
    return type != .number && markup.attribute("pattern", of: control).map(Self.isCode) ?? false
  }

  /// HTML's autocomplete tokens of what is made of digits and counts nothing.
  private static let codes: Set = [
    "one-time-code", "cc-number", "cc-csc", "postal-code", "tel", "tel-country-code",
    "tel-national", "tel-area-code", "tel-local", "tel-local-prefix", "tel-local-suffix",
    "tel-extension",
  ]

  /// Whether a pattern asks for a set number of digits, three or more, as a quantity never has.
  private static func isCode(_ pattern: String) -> Bool {
    guard let match = pattern.wholeMatch(of: /\^?(?:\[0-9\]|\\d)\{(\d{1,3})(?:,\d*)?\}\$?/) else {
      return false
    }
    return Int(match.1).map { $0 >= 3 } ?? false
  }
}
