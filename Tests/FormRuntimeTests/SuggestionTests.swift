import FormCore
import FormRuntime
import Testing

@MainActor
@Suite("Going through suggestions")
struct SuggestionTests {
  private func field(
    _ suggestions: [String], holding text: String = "", role: Role = .textbox,
    _ change: (inout FormElement) -> Void = { _ in }
  ) -> FormElement {
    .field(1, "Tea", text, role: role) {
      $0.suggestions = suggestions.map { FormOption(value: $0, name: $0) }
      change(&$0)
    }
  }

  private let teas = ["Assam", "Earl Grey", "Lady Grey", "Grün"]

  @Test("Down puts one after the other into the field, Up goes back to what was typed")
  func downAndUp() {
    let person = Person(field(teas))
    person.type("g")
    var lines: [String?] = []
    for key in [Key.Code.down, .down, .down, .up, .up, .up] {
      person.press(key)
      lines.append(person.line)
    }
    #expect(lines == ["Grün|", "Earl Grey|", "Lady Grey|", "Earl Grey|", "Grün|", "g|"])
    _ = person.told()
    person.press(.up)
    #expect(person.refusals() == [.fieldStart])
    person.press(.end, .down, .down, .down)
    _ = person.told()
    person.press(.down)
    #expect(person.refusals() == [.fieldEnd])
  }

  @Test("Neither case nor accents matter; what is typed goes on from there")
  func matching() {
    let person = Person(field(teas))
    person.type("GRU")
    person.press(.down)
    #expect(person.line == "Grün|")
    person.type("er")
    _ = person.told()
    person.press(.down)
    #expect(person.refusals() == [.noSuggestion("Grüner")])
    #expect(person.line == "Grüner|")
  }

  @Test("A field that holds a suggestion stands at it")
  func standing() {
    let person = Person(field(teas, holding: "Earl Grey"))
    person.press(.down)
    #expect(person.line == "Lady Grey|")
    person.press(.up, .up)
    #expect(person.line == "Assam|")
    _ = person.told()
    person.press(.up)
    #expect(person.refusals() == [.fieldStart])
    #expect(person.line == "Assam|", "nothing was typed that could come back")
  }

  @Test("It is found by what it means, too")
  func labels() {
    let person = Person(
      field([]) { $0.suggestions = [FormOption(value: "EG", name: "Earl Grey")] })
    person.type("grey")
    person.press(.down)
    #expect(person.line == "EG|")
  }

  @Test("Where the arrows step, Alt goes through the suggestions")
  func numbers() {
    let person = Person(
      field(["10", "12", "20"], holding: "1", role: .spinbutton) {
        $0.inputType = .number
      })
    person.press(.up)
    #expect(person.line == "2|")
    person.press(Key(.down, .alt))
    #expect(person.line == "20|")
    let slider = Person(
      field(["10", "20"], holding: "15", role: .slider) { $0.inputType = .range })
    slider.press(Key(.down, .alt))
    #expect(slider.value == .text("10"))
    slider.press(Key(.down, .alt))
    #expect(slider.value == .text("20"))
    slider.press(Key(.up, .alt))
    #expect(slider.value == .text("10"))
  }

  @Test(
    "There is nothing to go through without any, and nothing to change where that is not allowed")
  func refusals() {
    let without = Person(field([]))
    _ = without.told()
    without.press(Key(.down, .alt))
    #expect(without.refusals() == [.unknownKey])
    let readOnly = Person(field(teas) { $0.isReadOnly = true })
    _ = readOnly.told()
    readOnly.press(.down)
    #expect(readOnly.refusals() == [.readOnly])
  }

  @Test("What was put in counts as entered")
  func edited() {
    let person = Person(field(teas))
    person.press(.down)
    #expect(person.form.tree.elements.first?.isEdited == true)
    person.press(.tab)
    #expect(person.value == .text("Assam"))
  }
}
