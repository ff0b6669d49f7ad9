/// What a `style` attribute declares of whether and how an element is seen, and how it is spoken.
struct InlineStyle {
  /// How an element is laid out, as far as it matters to words.
  enum Display {
    /// Not at all.
    case none
    /// In a line with the text around it.
    case inline
    /// Apart from the text around it.
    case block
  }

  private(set) var display: Display?
  /// Whether the element is invisible; its children may be visible again.
  private(set) var isInvisible: Bool?
  /// The words of CSS Speech's `speak-as`.
  private(set) var speakAs: Set<String>?

  /// Reads declarations as CSS does: a later one overrides an earlier one, unless only that is
  /// important, and what is no value of a property is left out.
  init(_ style: String) {
    var isDisplayImportant = false
    var isVisibilityImportant = false
    var isSpeechImportant = false
    for declaration in Self.declarations(in: style) {
      let (value, isImportant) = Self.value(declaration.value)
      switch declaration.property {
      case "display":
        guard let display = Self.displays[value], isImportant || !isDisplayImportant else {
          continue
        }
        self.display = display
        isDisplayImportant = isImportant
      case "visibility":
        guard let isInvisible = Self.visibilities[value], isImportant || !isVisibilityImportant
        else { continue }
        self.isInvisible = isInvisible
        isVisibilityImportant = isImportant
      case "speak-as":
        let words = Set(Self.words(of: declaration.value))
        guard !words.isEmpty, words.isSubset(of: Self.waysOfSpeaking),
          isImportant || !isSpeechImportant
        else { continue }
        speakAs = words
        isSpeechImportant = isImportant
      default: continue
      }
    }
  }

  /// The first word of a value in lower case, and whether the declaration is important.
  private static func value(_ text: String) -> (word: String, isImportant: Bool) {
    let isImportant = importance(in: text) != nil
    return (words(of: text).first ?? "", isImportant)
  }

  /// The words of a value in lower case.
  private static func words(of text: String) -> [String] {
    let value = importance(in: text).map { text[..<$0] } ?? text[...]
    return value.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
  }

  /// Where a value says that it is important.
  private static func importance(in text: String) -> String.Index? {
    guard let mark = text.lastIndex(of: "!"),
      text[text.index(after: mark)...].folded.lowercased() == "important"
    else { return nil }
    return mark
  }

  /// A property in lower case and its value, without comments.
  private struct Declaration {
    var property = ""
    var value = ""
  }

  /// The declarations: a semicolon in a string, in brackets or in a comment ends none.
  private static func declarations(in style: String) -> [Declaration] {
    var all: [Declaration] = []
    var text = ""
    var property: String?
    var depth = 0
    var rest = style[...]
    func end() {
      if let property { all.append(Declaration(property: property, value: text)) }
    }
    while let character = rest.first {
      if rest.hasPrefix("/*") {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.hasPrefix("*/") { rest = rest.dropFirst() }
        rest = rest.dropFirst(2)
        text.append(" ")
        continue
      }
      rest = rest.dropFirst()
      switch character {
      case "\"", "'": text += string(endedBy: character, &rest)
      case "\\":
        text += "\\" + rest.prefix(1)
        rest = rest.dropFirst()
      case "(", "[", "{":
        depth += 1
        text.append(character)
      case ")", "]", "}":
        depth = max(depth - 1, 0)
        text.append(character)
      case ":" where property == nil && depth == 0:
        property = text.folded.lowercased()
        text = ""
      case ";" where depth == 0:
        end()
        property = nil
        text = ""
      default: text.append(character)
      }
    }
    end()
    return all
  }

  /// A string with its marks; what follows is left in the rest.
  private static func string(endedBy mark: Character, _ rest: inout Substring) -> String {
    var text = String(mark)
    while let character = rest.popFirst() {
      text.append(character)
      if character == mark { break }
      if character == "\\", let next = rest.popFirst() { text.append(next) }
    }
    return text
  }

  private static let displays: [String: Display] = {
    var displays: [String: Display] = ["none": .none]
    for word in ["inline", "contents", "initial", "unset", "ruby"] { displays[word] = .inline }
    for word in [
      "block", "flow", "flow-root", "list-item", "flex", "grid", "table", "inline-block",
      "inline-flex", "inline-grid", "inline-table", "table-row-group", "table-header-group",
      "table-footer-group", "table-row", "table-cell", "table-column-group", "table-column",
      "table-caption", "-webkit-box", "-webkit-inline-box",
    ] {
      displays[word] = .block
    }
    return displays
  }()

  private static let waysOfSpeaking: Set = [
    "normal", "spell-out", "digits", "literal-punctuation", "no-punctuation",
  ]

  private static let visibilities = [
    "visible": false, "initial": false, "hidden": true, "collapse": true,
  ]
}
