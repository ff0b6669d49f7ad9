import FormCore
import FormRuntime
import Testing

/// Characters as people see them: every key at every place, in texts that are hard to take apart.
@MainActor
@Suite("Graphemes")
struct GraphemeTests {
  /// A skin tone, a family, flags, accents, Hangul whole and in parts, Arabic, Hebrew with points,
  /// Devanagari, Thai, a keycap, what joins with anything, and plain letters.
  nonisolated private static let texts = [
    "", "a", "ab c", "👍🏽", "👨‍👩‍👧x", "🇩🇪🇪🇸", "🇩", "e\u{301}e", "\u{301}", "\u{200D}",
    "한국", "\u{1112}\u{1161}\u{11AB}", "\u{1161}", "مرحبا", "שָׁלוֹם", "क्षि", "्", "ที่", "1️⃣",
    "a\u{200D}👩", "ﬁß", "Z\u{351}\u{32B}a",
  ]

  private func person(_ text: String, at place: Int) -> Person {
    let person = Person(.field(1, "Text", text))
    person.press(.home)
    for _ in 0..<place { person.press(.right) }
    return person
  }

  /// Graphemes that begin before a place, in bytes.
  private func caret(in text: String, behind bytes: Int) -> Int {
    text.indices.count { text.utf8.distance(from: text.startIndex, to: $0) < bytes }
  }

  private func scalars(_ text: String?) -> [Unicode.Scalar] { Array((text ?? "-").unicodeScalars) }

  @Test("What is typed stands where the caret stood, and the caret behind it", arguments: texts)
  func inserting(_ text: String) {
    for place in 0...text.count {
      for typed in Self.texts where !typed.isEmpty {
        let person = person(text, at: place)
        #expect(person.session.caret == place)
        person.type(typed)
        let head = String(text.prefix(place)) + typed
        let whole = head + text.dropFirst(place)
        #expect(scalars(person.value?.text) == scalars(whole))
        #expect(person.session.caret == caret(in: whole, behind: head.utf8.count))
        #expect(person.session.editedLine?.text.count == whole.count)
        person.press(.control("_"))
        #expect(scalars(person.value?.text) == scalars(text))
        #expect(person.session.caret == place)
        person.press(.control("r"))
        #expect(scalars(person.value?.text) == scalars(whole))
      }
    }
  }

  @Test(
    "Backspace and Delete take one whole character, and the caret stands between two",
    arguments: texts)
  func deleting(_ text: String) {
    for place in 0...text.count {
      for (key, isBackward) in [(Key.Code.backspace, true), (.delete, false)] {
        let person = person(text, at: place)
        person.press(key)
        let gone = isBackward ? place - 1 : place
        guard (0..<text.count).contains(gone) else {
          #expect(person.value == .text(text))
          continue
        }
        let whole = String(text.prefix(gone)) + text.dropFirst(gone + 1)
        #expect(scalars(person.value?.text) == scalars(whole))
        let head = String(text.prefix(gone))
        #expect(person.session.caret == caret(in: whole, behind: head.utf8.count))
        person.press(.control("_"))
        #expect(scalars(person.value?.text) == scalars(text))
        #expect(person.session.caret == place)
      }
    }
  }

  @Test("Every other key leaves the caret inside the text", arguments: texts)
  func moving(_ text: String) {
    for place in 0...text.count {
      for binding in Keymap.standard.bindings where !binding.afterPrefix {
        switch binding.command {
        case .moveCaret, .delete, .transpose, .putBack: break
        default: continue
        }
        let person = person(text, at: place)
        person.press(binding.key)
        let now = person.value?.text ?? ""
        #expect((0...now.count).contains(person.session.caret ?? -1))
        #expect(person.session.editedLine?.text.count == now.count)
      }
    }
  }

  @Test("The arrows go through a text in the order in which it is written and spoken")
  func logicalOrder() {
    let person = Person(.field(1, "Text", "aשלb"))
    person.press(.home)
    _ = person.told()
    person.press(.right, .right, .right, .left)
    let characters = person.told().compactMap { event -> String? in
      if case .caretMoved(let move) = event { move.text } else { nil }
    }
    #expect(characters == ["ש", "ל", "b", "ל"])
  }

  @Test(
    "What joins is told as it has become",
    arguments: [
      ("e", ["\u{301}"], ["e\u{301}"]),
      ("", ["🇩", "🇪", "🇫", "🇷"], ["🇩", "🇩🇪", "🇫", "🇫🇷"]),
      ("", ["\u{1112}", "\u{1161}", "\u{11AB}"], ["\u{1112}", "\u{1112}\u{1161}", "한"]),
      ("👨", ["\u{200D}", "👩"], ["👨\u{200D}", "👨\u{200D}👩"]),
      ("👍", ["🏽"], ["👍🏽"]),
      ("क", ["्", "ष"], ["क्", "क्ष"]),
    ] as [(String, [String], [String])])
  func joining(_ text: String, _ typed: [String], _ told: [String]) {
    let person = Person(.field(1, "Text", text))
    _ = person.told()
    typed.forEach(person.type)
    let heard = person.told().compactMap { event -> TextChange? in
      if case .typed(let change) = event { change } else { nil }
    }
    #expect(heard.map(\.text) == told)
    // An accent ends no word.
    #expect(heard.allSatisfy { $0.completedWord == nil })
  }

  @Test("A character that has no room is left out whole, counted in UTF-16", arguments: texts)
  func maximumLength(_ text: String) {
    for limit in 0...text.utf16.count {
      let person = Person(.field(1, "Text") { $0.constraints.maxLength = limit })
      _ = person.told()
      person.paste(text)
      var room = limit
      let taken = text.prefix {
        room -= $0.utf16.count
        return room >= 0
      }
      let left = text.count - taken.count
      #expect(scalars(person.value?.text) == scalars(String(taken)))
      let full = person.refusals().filter { $0 != .nothing }
      #expect(full == (left > 0 ? [.maximumLength(limit: limit, left: left)] : []))
    }
  }
}
