import FormCore
import FormViews
import Foundation
import Testing

@Suite("Rules for fields")
@MainActor
struct FieldRuleTests {
  struct Field<Changed: View>: View {
    @State private var text = ""
    let change: (TextField<Text>) -> Changed

    var body: some View { change(TextField("Field", text: $text)) }
  }

  /// What is wrong with a field after a text was typed into it.
  private func validity(
    of text: String, _ change: @escaping (TextField<Text>) -> some View
  ) -> ValidityState? {
    let person = Person(Field(change: change))
    person.type(text)
    return person.session.tree.elements.first?.validity
  }

  @Test("Lengths are judged, and what would be too long is refused")
  func lengths() {
    #expect(validity(of: "ab") { $0.length(3...5) } == .tooShort)
    #expect(validity(of: "abc") { $0.length(3...5) } == [])
    let person = Person(Field { $0.maxLength(2) })
    _ = person.told()
    person.type("abc")
    #expect(
      person.told() == ["typed ab", "refused: maximumLength(limit: 2, left: 1)"])
  }

  @Test("A pattern must match as a whole")
  func patterns() {
    #expect(validity(of: "AB1") { $0.pattern("[A-Z]+") } == .patternMismatch)
    #expect(validity(of: "AB") { $0.pattern("[A-Z]+") } == [])
  }

  @Test("Kinds of text are judged as on a page")
  func types() {
    #expect(validity(of: "ann") { $0.fieldType(.email) } == .typeMismatch)
    #expect(validity(of: "ann@example.com") { $0.fieldType(.email) } == [])
    #expect(validity(of: "example") { $0.fieldType(.url) } == .typeMismatch)
    #expect(validity(of: "anything") { $0.fieldType(.telephone) } == [])
    #expect(validity(of: "three") { $0.fieldType(.number) } == .badInput)
    #expect(validity(of: "3") { $0.fieldType(.number).range(4...) } == .rangeUnderflow)
    #expect(validity(of: "9") { $0.fieldType(.number).range(...4) } == .rangeOverflow)
  }

  @Test("A field for a number steps with the arrows")
  func steps() {
    let person = Person(Field { $0.fieldType(.number).range(1...2) })
    person.press(.up, .up, .up)
    #expect(person.value(of: "Field") == .text("2"))
    #expect(person.told().last == "refused: maximum")
  }

  @Test("A date is bounded by dates")
  func dates() throws {
    let day = try #require(
      Calendar.current.date(from: DateComponents(year: 2027, month: 5, day: 3)))
    #expect(validity(of: "2027-05-02") { $0.fieldType(.date).range(day...) } == .rangeUnderflow)
    #expect(validity(of: "2027-05-03") { $0.fieldType(.date).range(day...) } == [])
  }

  struct Prices: View {
    @State private var price = 1250.5
    @State private var count: Int? = 3

    var body: some View {
      TextField("Price", value: $price, format: .number).range(0...1000.0)
      TextField("Count", value: $count, format: .number).range(1...5)
    }
  }

  @Test("A value is bounded whatever its format writes")
  func values() {
    let person = Person(Prices())
    let validities = { person.session.tree.elements.map(\.validity) }
    #expect(person.value(of: "Price") == .text("1,250.5"))
    #expect(validities() == [.rangeOverflow, []])
    person.press(.tab, .backspace)
    #expect(validities() == [.rangeOverflow, []])
    person.type("7")
    #expect(validities() == [.rangeOverflow, .rangeOverflow])
    person.press(.backspace)
    person.type("x")
    #expect(validities() == [.rangeOverflow, .badInput])
  }

  @Test("A rule on a container counts for every field in it, and for nothing else")
  func container() {
    let person = Person(
      VStack {
        TextField("One", text: .constant(""))
        Toggle("Two", isOn: .constant(false))
        Button("Three") {}
      }
      .required())
    #expect(person.session.tree.elements.map(\.constraints.isRequired) == [true, true, false])
  }
}
