import Narration
import Testing

/// What is heard where whole lines are answered.
@MainActor
@Suite struct LineWordsTests {
  private func heard(_ control: String, _ verbosity: Verbosity = .normal) throws -> [String] {
    try Listener.at(control, verbosity, asksForLines: true).heard()
  }

  @Test func `The opening tells how to answer, not which keys`() throws {
    let listener = try Listener(
      "<form aria-label=Test><label>A <input></label></form>", asksForLines: true)
    #expect(
      listener.heard() == [
        "Test, form, 1 field, Return keeps what is there, less than goes back, question mark "
          + "describes, dash clears, "
          + "exclamation mark and a name presses a button, backslash begins an answer that starts with one of these",
        "A, edit, blank, 1 of 1",
      ])
  }

  @Test func `A check box asks for yes or no`() throws {
    #expect(
      try heard("<label>Terms <input type=checkbox></label>") == [
        "Terms, check box, not checked, yes or no, 1 of 1"
      ])
  }

  @Test func `Options are told with their numbers, in full also how to answer`() throws {
    let fruit = "<label>Fruit <select><option>Apple<option>Pear</select></label>"
    #expect(
      try heard(fruit) == [
        "Fruit, combo box, Apple, 1 Apple, 2 Pear, 1 of 1"
      ])
    #expect(
      try heard(fruit, .full) == [
        "Fruit, combo box, Apple, 1 Apple, 2 Pear, a number, or part of the text, "
          + "1 of 1"
      ])
    #expect(try heard(fruit, .brief) == ["Fruit, combo box, Apple"])
  }

  @Test func `A long list is told by its length, and read to who asks`() throws {
    let options = (1...13).map { "<option>Town \($0)" }.joined()
    let listener = try Listener.at(
      "<label>Town <select>\(options)</select></label>", asksForLines: true)
    #expect(
      listener.heard() == [
        "Town, combo box, Town 1, 13 options, question mark reads them, 1 of 1"
      ])
    listener.ask("f")
    let told = try #require(listener.told().first)
    #expect(told.outline.contains("description: 13 Town 13"))
    #expect(told.outline.contains("description: a number, or part of the text"))
  }

  @Test func `What nobody can answer here is skipped, with the reason`() throws {
    let listener = try Listener.at(
      "<label>Number <input value=12 readonly></label><div role=textbox aria-label=Photo></div>"
        + "<label>Terms <input type=checkbox></label>", asksForLines: true)
    listener.press(.tab, .tab)
    let told = listener.told()
    #expect(
      told.map(\.text) == [
        "Number, edit, 12, read only, 1 of 3, skipped",
        "Photo, edit, blank, cannot be filled here, 2 of 3, skipped",
        "Terms, check box, not checked, yes or no, 3 of 3",
      ])
    // None of them makes another stale.
    #expect(told.map(\.topic) == [nil, nil, .focus])
  }

  @Test func `Several lines tell how they end`() throws {
    #expect(
      try heard("<label>Words <textarea></textarea></label>") == [
        "Words, edit, several lines, blank, end with a line that holds only a dot, 1 of 1"
      ])
  }

  @Test func `Long text is offered by what can be typed`() throws {
    let words = String(repeating: "word ", count: 40)
    #expect(
      try heard("<p>\(words)</p><label>Name <input></label>") == [
        "text of 199 characters, question mark reads it, Name, edit, blank, 1 of 1"
      ])
  }

  @Test func `An answered choice says what was chosen`() throws {
    let listener = try Listener.at(
      "<label>Fruit <select multiple><option>Apple<option>Pear<option>Fig</select></label>",
      asksForLines: true)
    listener.forget()
    listener.answer(.selection([0, 2]))
    listener.answer(.selection([]))
    #expect(listener.heard() == ["Apple, Fig", "nothing selected"])
  }
}
