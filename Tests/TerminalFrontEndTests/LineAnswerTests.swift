import FormCore
import Narration
import Testing

@testable import TerminalFrontEnd

/// What a line means as an answer.
@Suite struct LineAnswerTests {
  private let english: Vocabulary

  init() throws { english = try .english }

  private func element(_ role: Role, _ options: [String] = []) -> FormElement {
    var element = FormElement(id: ElementID(1), role: role, name: "A")
    element.options = options.map { FormOption(value: $0, name: $0) }
    return element
  }

  private func read(_ line: String, _ element: FormElement) -> LineAnswer {
    LineAnswer(line, to: element, english)
  }

  @Test(
    arguments: [
      ("", .keep), ("<", .back), ("?", .describe), ("-", .value(.text(""))),
      ("\\", .value(.text(""))), ("\\-", .value(.text("-"))), ("\\<", .value(.text("<"))),
      ("\\\\", .value(.text("\\"))), ("--", .value(.text("--"))), (" a ", .value(.text(" a "))),
    ] as [(String, LineAnswer)])
  func `A text is the line itself, but for four signs`(_ line: String, _ answer: LineAnswer) {
    #expect(read(line, element(.textbox)) == answer)
  }

  @Test(
    arguments: [
      (".", .keep), ("", .keep), ("..", .value(.text("."))), ("\\.", .value(.text("."))),
      ("...", .value(.text("..."))), ("-", .value(.text(""))),
    ] as [(String, LineAnswer)])
  func `Of several lines, a dot ends an answer that never began`(
    _ line: String, _ answer: LineAnswer
  ) {
    var text = element(.textbox)
    text.isMultiline = true
    #expect(read(line, text) == answer)
  }

  @Test func `An option that is unavailable is no answer`() {
    var fruit = element(.combobox, Self.fruit)
    fruit.options[1].isDisabled = true
    let complaint = "Pear is unavailable; choose another option."
    #expect(read("2", fruit) == .complaint(complaint))
    #expect(read("pear", fruit) == .complaint(complaint))
    #expect(read("pea", fruit) == .complaint(complaint))
    // What cannot be chosen is not what is meant by part of a name.
    #expect(read("p", fruit) == .value(.selection([2])))
  }

  @Test(
    arguments: [
      ("yes", .value(.checked(true))), ("Y", .value(.checked(true))),
      (" no ", .value(.checked(false))),
      ("-", .value(.checked(false))), ("", .keep), ("\\", .complaint("Answer yes or no.")),
      ("maybe", .complaint("Answer yes or no.")), ("yess", .complaint("Answer yes or no.")),
    ] as [(String, LineAnswer)])
  func `A check box takes yes and no`(_ line: String, _ answer: LineAnswer) {
    #expect(read(line, element(.checkbox)) == answer)
  }

  @Test(
    arguments: [
      ("on", .value(.checked(true))), (" OFF ", .value(.checked(false))),
      ("yes", .value(.checked(true))), ("no", .value(.checked(false))),
      ("-", .value(.checked(false))), ("", .keep), ("o", .complaint("Answer on or off.")),
    ] as [(String, LineAnswer)])
  func `A switch takes on and off`(_ line: String, _ answer: LineAnswer) {
    #expect(read(line, element(.switch)) == answer)
  }

  @Test(
    arguments: [
      ("es", "sí", true), ("es", "SI", true), ("es", "s", true), ("es", "no", false),
      ("es", "n", false), ("de", "ja", true), ("de", "J", true), ("de", "nein", false),
      ("de", "n", false), ("es", "yes", nil), ("de", "si", nil), ("de", "jain", nil),
    ] as [(String, String, Bool?)])
  func `Yes and no are those of the language, whole or begun`(
    _ language: String, _ line: String, _ isYes: Bool?
  ) throws {
    let vocabulary = try LanguageFiles().vocabulary(for: [language])
    let answer = LineAnswer(line, to: element(.checkbox), vocabulary)
    #expect(
      answer == isYes.map { .value(.checked($0)) } ?? .complaint(vocabulary.words(.unknownYesNo)))
  }

  @Test(
    arguments: [
      ("es", "activado", true), ("es", "a", true), ("es", "d", false), ("es", "si", true),
      ("es", "no", false), ("de", "ein", true), ("de", "aus", false), ("de", "A", false),
      ("de", "nein", false), ("en", "of", false), ("en", "o", nil), ("es", "on", nil),
    ] as [(String, String, Bool?)])
  func `On and off are those of the language, whole or begun`(
    _ language: String, _ line: String, _ isOn: Bool?
  ) throws {
    let vocabulary = try LanguageFiles().vocabulary(for: [language])
    let answer = LineAnswer(line, to: element(.switch), vocabulary)
    #expect(
      answer == isOn.map { .value(.checked($0)) } ?? .complaint(vocabulary.words(.unknownOnOff)))
  }

  @Test(
    arguments: [
      (" 7 ", .value(.text("7"))), ("-", .value(.text(""))), ("", .keep),
      ("101", .complaint("Enter 100 or less.")), ("\\-1", .complaint("Enter 0 or more.")),
      ("loud", .complaint("Enter a number, such as 42.")),
    ] as [(String, LineAnswer)])
  func `A slider takes a number of its range`(_ line: String, _ answer: LineAnswer) {
    var slider = element(.slider)
    slider.inputType = .range
    #expect(read(line, slider) == answer)
  }

  @Test func `A list of which one may be chosen takes one, commas and all`() {
    var list = element(.listbox, ["Apple, red", "Pear"])
    list.isMultiselectable = false
    #expect(read("apple, red", list) == .value(.selection([0])))
    #expect(read("1, 2", list) == .complaint("There is no option 1, 2."))
  }

  @Test func `A suggestion binds no answer, and its number is a text`() {
    var text = element(.textbox)
    text.suggestions = [FormOption(value: "Assam", name: "Assam")]
    #expect(read("1", text) == .value(.text("1")))
    #expect(read("as", text) == .value(.text("as")))
  }

  private static let fruit = ["Apple", "Pear", "Pineapple", "Crème"]

  @Test(
    arguments: [
      ("2", .value(.selection([1]))), (" 2 ", .value(.selection([1]))),
      ("PEAR", .value(.selection([1]))), ("creme", .value(.selection([3]))),
      ("apple", .value(.selection([0]))), ("pi", .value(.selection([2]))),
      ("nea", .value(.selection([2]))), ("-", .value(.selection([]))),
      ("p", .complaint("p could be Pear, Pineapple.")),
      ("e", .complaint("e could be Apple, Pear, Pineapple, Crème.")),
      ("5", .complaint("There is no option 5.")), ("0", .complaint("There is no option 0.")),
      ("\\-", .complaint("There is no option dash.")),
      (".", .complaint("There is no option dot.")),
      ("e.g.", .complaint("There is no option e.g.")),
    ] as [(String, LineAnswer)])
  func `A choice takes a number, or a part that only one option has`(
    _ line: String, _ answer: LineAnswer
  ) {
    #expect(read(line, element(.combobox, Self.fruit)) == answer)
    #expect(read(line, element(.radiogroup, Self.fruit)) == answer)
  }

  @Test func `An option that is a number itself is meant by it`() {
    let hours = element(.combobox, ["0", "1", "2", "10"])
    #expect(read("1", hours) == .value(.selection([1])))
    #expect(read("0", hours) == .value(.selection([0])))
    #expect(read("3", hours) == .value(.selection([2])))
  }

  @Test(
    arguments: [
      ("1, pear", .value(.selection([0, 1]))), ("3,1,3,", .value(.selection([0, 2]))),
      ("1, x", .complaint("There is no option x.")), ("-", .value(.selection([]))),
    ] as [(String, LineAnswer)])
  func `A list takes several`(_ line: String, _ answer: LineAnswer) {
    #expect(read(line, element(.listbox, Self.fruit)) == answer)
  }
}
