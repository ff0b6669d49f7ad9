import FormRuntime
import Narration
import SpeechCore
import Testing

/// The program's own words around those of the form: their commas and colons are no content.
@MainActor
@Suite struct OwnWordsTests {
  private func listener(_ controls: String, in language: String = "en") throws -> Listener {
    let listener = try Listener(
      "<form lang=\(language) aria-label=Test>\(controls)<button>Send</button></form>",
      in: try LanguageFiles().vocabulary(for: [language]))
    listener.settings.punctuation = .all
    return listener
  }

  @Test func `Where all is named, the comma of a group is not, and that of its name is`() throws {
    let listener = try listener(
      "<input aria-label=Name><fieldset><legend>Home, work</legend><input aria-label=Street>"
        + "</fieldset>")
    listener.forget()
    listener.press(.tab)
    let told = listener.told().flatMap(\.parts)
    #expect(told.first?.text.string == "Home, work, group")
    #expect(told.first?.spoken?.text.string == "Home comma, work, group")
    #expect(told.dropFirst().allSatisfy { $0.spoken == nil })
  }

  @Test func `Where all is named, an error is told without signs of the program's`() throws {
    let listener = try listener(
      "<input aria-label=A required><input aria-label=B pattern=x title='one x, small' value=y>")
    listener.ask(.return)
    let failure = try #require(listener.told().last)
    #expect(failure.parts.contains { $0.text.string == "Error 1 of 2: Fill in this field." })
    #expect(failure.parts.allSatisfy { $0.spoken == nil })
    listener.ask("n")
    let next = try #require(listener.told().last)
    let error = try #require(next.parts.first { $0.kind == .error })
    #expect(
      error.text.string == "Error 2 of 2: Use the format that is asked for: one x, small")
    #expect(
      error.spoken?.text.string
        == "Error 2 of 2: Use the format that is asked for: one x comma, small")
  }

  @Test(arguments: [("en", "pound 5"), ("es", "libra 5"), ("de", "Pfund 5")])
  func `How much is left of a long code is a number, and of a long text too`(
    _ language: String, _ price: String
  ) throws {
    let digits = String(repeating: "1", count: 72)
    let listener = try listener(
      "<input type=tel value=\(digits) aria-label='&pound;5'>", in: language)
    listener.ask("f")
    let told = try #require(listener.told().last).parts
    #expect(told.first?.spoken?.text.string == price)
    let value = try #require(told.first { $0.kind == .value }?.spoken?.text.string)
    #expect(value.contains("1 1 1 1, 1 1 1 1, 1 1"))
    #expect(value.contains(" 12 "))
  }

  @Test func `The signs of an example are named, and those that divide it are not`() throws {
    let listener = try listener("<input type=email value=x aria-label=Mail>")
    listener.ask(.return)
    let error = try #require(listener.told().last?.parts.first { $0.kind == .error })
    #expect(
      error.spoken?.text.string
        == "Error 1 of 1: Enter an email address, such as name at example dot com.")
  }
}
