import FormCore
import FormRuntime
import Testing

@MainActor
@Suite("Cutting and putting back")
struct CuttingTests {
  @Test("What is cut one after the other is put back together; anything between parts it")
  func together() {
    let person = Person(.field(1, "Text", "one two three"))
    person.press(.control("w"), .control("w"), .control("y"))
    #expect(person.line == "one two three|")
    person.press(.control("w"), Key(.home), .control("k"), .control("y"))
    #expect(person.line == "one two |")
    person.press(Key(.home), Key(.delete, .control), Key(.character("d"), .alt), .control("u"))
    person.press(.control("y"))
    #expect(person.line == "one two| ")
  }

  @Test("A secret is put back where it was cut, and nowhere else")
  func secrets() {
    let person = Person(
      .field(1, "Password", "hunter2") { $0.isProtected = true },
      .field(2, "Again") { $0.isProtected = true }, .field(3, "Name", "Ann"))
    person.press(.control("w"), .control("y"))
    #expect(person.line == "hunter2|")
    person.press(Key(.tab), .control("y"))
    #expect(person.refusals().last == .nothingToPutBack)
    person.press(Key(.tab), .control("u"), Key(.tab, .shift), .control("y"))
    #expect(person.line == "Ann|")
  }

  @Test("What was cut before a secret can be put back elsewhere still")
  func both() {
    let person = Person(
      .field(1, "Name", "Ann"), .field(2, "Password", "hunter2") { $0.isProtected = true })
    person.press(.control("u"), Key(.tab), .control("u"))
    person.press(Key(.tab, .shift), .control("y"))
    #expect(person.line == "Ann|")
  }
}
