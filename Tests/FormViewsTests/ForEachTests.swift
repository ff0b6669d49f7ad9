import FormViews
import Testing

@Suite("Rows")
@MainActor
struct ForEachTests {
  struct Guest: Identifiable, Equatable {
    var id: Int
    var name: String
  }

  /// A row that remembers by itself what was typed.
  struct NoteRow: View {
    let name: String
    @State private var note = ""

    var body: some View { TextField(name, text: $note) }
  }

  struct GuestList: View {
    @State var guests: [Guest]

    var body: some View {
      ForEach(guests) { NoteRow(name: $0.name) }
      Button("Reverse") { guests.reverse() }
      Button("Insert") { guests.insert(Guest(id: 9, name: "New"), at: 0) }
      Button("Remove") { guests.removeFirst() }
    }
  }

  private func atGuests() -> Person {
    let person = Person(
      GuestList(guests: [
        Guest(id: 1, name: "Ann"), Guest(id: 2, name: "Bob"), Guest(id: 3, name: "Cid"),
      ]))
    for note in ["a", "b", "c"] {
      person.type(note)
      person.press(.tab)
    }
    return person
  }

  private func notes(_ person: Person) -> [String] {
    person.form.tree.elements.filter { $0.role == .textbox }.map {
      "\($0.name): \($0.value.text ?? "")"
    }
  }

  @Test("Rows that move take along what they remember")
  func move() {
    let person = atGuests()
    person.go(to: "Reverse")
    person.press(.character(" "))
    #expect(notes(person) == ["Cid: c", "Bob: b", "Ann: a"])
  }

  @Test("A row that comes in remembers nothing; the others keep what they have")
  func insert() {
    let person = atGuests()
    person.go(to: "Insert")
    person.press(.character(" "))
    #expect(notes(person) == ["New: ", "Ann: a", "Bob: b", "Cid: c"])
  }

  @Test("A row that goes takes only its own along")
  func remove() {
    let person = atGuests()
    person.go(to: "Remove")
    person.press(.character(" "))
    #expect(notes(person) == ["Bob: b", "Cid: c"])
    person.go(to: "Insert")
    person.press(.character(" "))
    #expect(notes(person) == ["New: ", "Bob: b", "Cid: c"])
  }

  struct NumberedList: View {
    @State private var names = ["Ann", "Bob"]

    var body: some View {
      ForEach(0..<2) { index in
        TextField("Guest \(index + 1)", text: $names[index])
      }
      ForEach(names.indices, id: \.self) { index in Text("\(index) is \(names[index])") }
    }
  }

  @Test("Rows of a range are bound by their number")
  func numbers() {
    let person = Person(NumberedList())
    person.press(.tab)
    person.type("by")
    #expect(person.form.tree.texts.map(\.text) == ["0 is Ann", "1 is Bobby"])
  }

  struct EditedList: View {
    @State private var guests = [Guest(id: 1, name: "Ann"), Guest(id: 2, name: "Bob")]

    var body: some View {
      ForEach($guests) { $guest in
        TextField("Guest \(guest.id)", text: $guest.name)
        Button("Remove \(guest.name)") { guests.removeAll { $0.id == guest.id } }
      }
      Text(guests.map(\.name).joined(separator: ", "))
    }
  }

  @Test("Rows of a bound array change their own element")
  func boundElements() {
    let person = Person(EditedList())
    person.go(to: "Guest 2")
    person.type("by")
    #expect(person.form.tree.texts.map(\.text) == ["Ann, Bobby"])
    person.go(to: "Remove Ann")
    _ = person.told()
    person.press(.character(" "))
    #expect(person.told() == ["Guest 2 (removal)", "text: Bobby"])
    person.type("!")
    #expect(person.form.tree.texts.map(\.text) == ["Bobby!"])
  }

  @Test("Two elements of one identity: the second is left out, and the author is told")
  func doubles() {
    let person = Person(
      ForEach(["Ann", "Bob", "Ann"], id: \.self) { name in Button(name) {} })
    #expect(person.stops == ["Ann", "Bob"])
    #expect(
      person.told().contains(
        "warning: ForEach has two elements with the identity Ann; the second is left out"))
  }
}
