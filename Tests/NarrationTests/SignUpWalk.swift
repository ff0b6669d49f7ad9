import FormRuntime
import Narration

/// What is heard in one language on the same walks through a sign-up form of eleven fields.
@MainActor
struct SignUpWalk {
  /// The form.
  let page: String
  /// The language that is asked for.
  let language: String
  /// A password that is too short.
  let password: String
  /// A name.
  let name: String
  /// Letters and signs.
  let signs: String
  /// A remark that is longer than its field.
  let remark: String

  /// Someone at a page in the language.
  func at(_ page: String, asksForLines: Bool = false) throws -> Listener {
    try Listener(
      page, asksForLines: asksForLines, in: LanguageFiles().vocabulary(for: [language]))
  }

  /// The form opens, and each field is come to.
  func arrivals(asksForLines: Bool = false) throws -> [String] {
    let listener = try at(page, asksForLines: asksForLines)
    for _ in 0..<(asksForLines ? 10 : 11) { listener.press(.tab) }
    return listener.heard()
  }

  /// The form is sent with six problems; they are listed, and the first of them is mended.
  func failedSubmit() throws -> [String] {
    let listener = try at(page)
    listener.press(.tab)
    listener.type("a")
    listener.press(.tab)
    listener.type(password)
    listener.press(.tab)
    listener.type("130")
    listener.press(.tab, .tab)
    listener.type("/")
    listener.forget()
    listener.ask(.return)
    listener.ask("e")
    listener.type(name)
    listener.press(.tab)
    return listener.heard()
  }

  /// Each kind of field is filled; what does not fit, and keys without a use, are refused.
  func typing() throws -> [String] {
    let listener = try at(page)
    listener.forget()
    listener.type(signs)
    listener.press(.backspace)
    listener.ask("s")
    listener.press(.tab, .tab)
    listener.type("ab")
    listener.press(.backspace)
    listener.ask("v")
    listener.press(.tab, .tab)
    listener.press(.up, .right, .up, .down)
    listener.ask("v")
    listener.press(.tab, .tab, .tab)
    listener.press(.down, .tab)
    listener.press(.character(" "))
    listener.press(.tab)
    listener.press(.character(" "))
    listener.press(.tab)
    listener.paste(remark)
    listener.ask("n")
    listener.ask("x")
    return listener.heard()
  }

  /// Help is asked for in the first field.
  func help() throws -> [String] {
    let listener = try at(page)
    listener.forget()
    listener.press(.function(1))
    return listener.told().first?.parts.map(\.text.string) ?? []
  }
}
