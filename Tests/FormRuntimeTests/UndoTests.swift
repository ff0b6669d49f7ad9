import FormCore
import FormRuntime
import Testing

@MainActor
@Suite("Taking changes back")
struct UndoTests {
  nonisolated private static let undo = Key.control("_")
  nonisolated private static let redo = Key.control("r")

  private func type(_ text: String, _ person: Person) {
    text.forEach { person.type(String($0)) }
  }

  /// What the field holds after each of so many steps back.
  private func steps(_ person: Person, _ count: Int) -> [String?] {
    (0..<count).map { _ in
      person.press(Self.undo)
      return person.line
    }
  }

  @Test("What is typed is taken back a word at a time, and comes again")
  func words() {
    let person = Person(.field(1, "Text"))
    type("one two, three", person)
    #expect(steps(person, 4) == ["one two, |", "one |", "|", "|"])
    #expect(person.refusals().last == .nothingToUndo)
    for line in ["one |", "one two, |", "one two, three|"] {
      person.press(Self.redo)
      #expect(person.line == line)
    }
    person.press(Self.redo)
    #expect(person.refusals().last == .nothingToRedo)
  }

  @Test("Every kind of change is a step, and the caret goes back to where it stood")
  func everyChange() {
    let person = Person(.field(1, "Text", "one two"))
    person.press(Key(.home), Key(.right), Key(.delete), Key(.delete))
    person.press(Key(.end), .control("w"), .control("y"))
    person.paste("!?")
    person.press(.control("t"), Key(.backspace), Key(.backspace), .control("u"))
    #expect(person.line == "|")
    #expect(
      steps(person, 7) == [
        "o two|", "o two?!|", "o two!?|", "o two|", "o |", "o two|", "o|ne two",
      ])
    person.press(Self.undo)
    #expect(person.refusals().last == .nothingToUndo)
  }

  @Test("Moving away ends what is taken back as one")
  func moving() {
    let person = Person(.field(1, "Text"))
    type("ab", person)
    person.press(.home)
    type("cd", person)
    #expect(steps(person, 2) == ["|ab", "|"])
  }

  @Test("A change after going back makes what was ahead unreachable")
  func branching() {
    let person = Person(.field(1, "Text"))
    type("one two", person)
    person.press(Self.undo)
    person.type("x")
    person.press(Self.redo)
    #expect(person.refusals().last == .nothingToRedo)
    #expect(person.line == "one x|")
  }

  @Test("A field can still be taken back when it is come back to, and only that field")
  func comingBack() {
    let person = Person(.field(1, "A"), .field(2, "B"))
    type("one", person)
    person.press(.tab)
    type("two", person)
    person.press(Key(.tab, .shift), Self.undo)
    #expect(person.line == "|")
    #expect(person.form.tree.elements[1].value == .text("two"))
    person.press(Key(.tab), Self.undo)
    #expect(person.line == "|")
  }

  @Test("A date that was typed over comes back whole, also when it was read already")
  func dates() {
    for leaves in [false, true] {
      let person = Person(
        .field(1, "When", "2027-05-03") { $0.inputType = .date }, .field(2, "Name"))
      person.press(.left, .up)
      type("4 June 27", person)
      if leaves { person.press(Key(.tab), Key(.tab, .shift)) }
      #expect(
        steps(person, 3) == ["2027-|06-03", "2027-|05-03", "2027-|05-03"])
      // The parts can be changed again.
      person.press(.up)
      #expect(person.line == "2027-|06-03")
    }
  }

  @Test("A colour, a number and a suggestion come back")
  func others() {
    let color = Person(.field(1, "Colour", "#3366ff") { $0.inputType = .color })
    type("red", color)
    #expect(steps(color, 1) == ["#3366ff|"])
    color.type("x")
    #expect(color.line == "x|")

    let number = Person(.field(1, "Age", "3", role: .spinbutton) { $0.inputType = .number })
    number.press(.up, .up)
    #expect(steps(number, 2) == ["4|", "3|"])

    let town = Person(
      .field(1, "Town", "B") { $0.suggestions = [FormOption(value: "Bonn", name: "Bonn")] })
    town.press(.down)
    #expect(steps(town, 1) == ["B|"])
  }

  @Test("A secret is one word: the steps do not tell where its spaces are")
  func secrets() {
    let person = Person(.field(1, "Password") { $0.isProtected = true })
    type("one two", person)
    person.press(.control("w"))
    #expect(steps(person, 2) == ["one two|", "|"])
    let told = String(reflecting: person.told())
    #expect(!told.contains("one"))
  }

  @Test("What the program changed by itself is not taken back in pieces")
  func programChanges() {
    let person = Person(.field(1, "Text"))
    type("ab", person)
    person.form.tree.update(ElementID(1)) { $0.value = .text("xy") }
    person.form.tellChange()
    person.press(Self.undo)
    #expect(person.refusals() == [.nothingToUndo])
    #expect(person.line == "xy|")
    person.type("z")
    #expect(steps(person, 2) == ["xy|", "xy|"])
  }

  @Test("Where there is nothing to take back, that is said", arguments: [undo, redo])
  func nothing(_ key: Key) {
    let elements: [FormElement] = [
      .field(1, "Text", "ab"), .checkBox(2, "Box"), .choice(3, "Radio", .radiogroup, ["A"]),
      .button(4, "Press"), .field(5, "Slider", "3", role: .slider) { $0.inputType = .range },
    ]
    for element in elements {
      let person = Person(element)
      _ = person.told()
      person.press(key)
      #expect(person.refusals() == [key == Self.undo ? .nothingToUndo : .nothingToRedo])
    }
    let readOnly = Person(.field(1, "Number", "42") { $0.isReadOnly = true })
    _ = readOnly.told()
    readOnly.press(key)
    #expect(readOnly.refusals() == [.readOnly])
  }

  @Test("A hundred steps are kept, and of much text only the last")
  func limits() {
    let person = Person(.field(1, "Text"))
    for _ in 0..<120 { person.paste("x") }
    for _ in 0..<120 { person.press(Self.undo) }
    #expect(person.line == String(repeating: "x", count: 20) + "|")
    let large = String(repeating: "a", count: 1 << 17)
    let other = Person(.field(1, "Text"))
    for _ in 0..<4 { other.paste(large) }
    for _ in 0..<4 { other.press(Self.undo) }
    #expect(other.session.caret == 2 << 17)
  }

  @Test("Of many fields those that were changed last are remembered")
  func manyFields() {
    let person = Person(PlainForm((1...40).map { .field($0, "Field \($0)") }))
    for _ in 0..<40 {
      person.type("x")
      person.press(.tab)
    }
    _ = person.told()
    for number in [40, 9, 8] {
      person.ask(.focus(ElementID(number)))
      person.press(Self.undo)
    }
    #expect(person.form.tree.elements.map(\.value.isEmpty).filter(\.self).count == 2)
    #expect(person.refusals() == [.nothingToUndo])
  }
}
