import FormCore
import FormRuntime
import Testing

@MainActor
@Suite("Dates and times by their parts")
struct PartsTests {
  private func person(
    _ type: InputType, _ text: String = "", _ change: (inout FormElement) -> Void = { _ in }
  ) -> Person {
    Person(
      .field(1, "When", text) {
        $0.inputType = type
        change(&$0)
      }, .field(2, "Name"), .button(3, "Send"))
  }

  @Test(
    "The cursor begins on the smallest part and goes from part to part, as far as there are any")
  func moving() {
    let person = person(.dateTimeLocal, "2027-05-03T14:30")
    #expect(person.line == "2027-05-03T14:|30")
    person.press(.left)
    #expect(person.line == "2027-05-03T|14:30")
    person.press(Key(.left, .control), .control("b"))
    #expect(person.line == "2027-|05-03T14:30")
    person.press(.home)
    #expect(person.line == "|2027-05-03T14:30")
    _ = person.told()
    person.press(.left)
    #expect(person.refusals() == [.fieldStart])
    person.press(.end)
    #expect(person.line == "2027-05-03T14:|30")
    _ = person.told()
    person.press(.right)
    #expect(person.refusals() == [.fieldEnd])
  }

  @Test("Up and Down change the part under the cursor, and the cursor stays on it")
  func stepping() {
    let person = person(.date, "2027-01-31")
    person.press(.up)
    #expect(person.line == "2027-02-|01")
    person.press(.down, .left, .up)
    #expect(person.line == "2027-|02-28")
    person.press(.left, .down)
    #expect(person.line == "|2026-02-28")
  }

  @Test("An empty field begins now")
  func empty() {
    let person = person(.date)
    #expect(person.line == "|")
    person.press(.up)
    #expect(person.line == "2026-11-|30")
    let month = self.person(.month) { $0.constraints.minimum = "2027-05" }
    month.press(.left, .down)
    #expect(month.line == "|2027-05")
  }

  @Test("At the end of the range it goes no further")
  func ends() {
    let person = person(.date, "2027-05-03") {
      $0.constraints.minimum = "2027-05-03"
      $0.constraints.maximum = "2027-05-04"
    }
    _ = person.told()
    person.press(.down)
    #expect(person.refusals() == [.minimum])
    person.press(.up, .up)
    #expect(person.refusals() == [.maximum])
    #expect(person.value == .text("2027-05-04"))
  }

  @Test("What is typed replaces the whole, and is read when the field is left")
  func typing() {
    let person = person(.date, "2027-05-03")
    for character in "4 June 27" { person.type(String(character)) }
    #expect(person.line == "4 June 27|")
    _ = person.told()
    person.press(.tab)
    let told = person.told()
    guard told.count == 2, case .readBack(let element) = told[0], case .focused = told[1] else {
      Issue.record("\(told)")
      return
    }
    #expect(element.value == .text("2027-06-04"))
    person.press(Key(.tab, .shift))
    #expect(person.line == "2027-06-|04")
  }

  @Test(
    "Whatever leaves the field has it read first",
    arguments: [
      .key(Key(.return)), .key(Key(.tab, .shift)), .command(.focus(ElementID(2))),
      .command(.submit), .command(.problem(.forward)), .command(.listProblems),
      .command(.press(ElementID(3))),
    ] as [FormInput])
  func leaving(_ input: FormInput) {
    let person = person(.date)
    person.type("4 June 2027")
    person.session.handle(input)
    #expect(person.form.tree.elements[0].value == .text("2027-06-04"))
  }

  @Test("A button that goes with the keyboard finds it read, and so does a tap")
  func acting() {
    var tree = FormTree(name: "Test")
    tree.append(
      .field(1, "When") {
        $0.inputType = .date
        $0.hasTapAction = true
      })
    tree.toolbar = [.button(2, "Later", .press)]
    for command in [FormCommand.toolbarButton(0), .activate] {
      let person = Person(PlainForm(tree: tree))
      person.type("4 June 2027")
      person.ask(command)
      #expect(person.line == "2027-06-|04")
    }
  }

  @Test("The first Up or Down reads what was typed, and changes nothing yet")
  func readingByArrow() {
    let person = person(.date)
    person.type("4 June 2027")
    _ = person.told()
    person.press(.up)
    guard case .partChanged(let move)? = person.told().last else {
      Issue.record("not read")
      return
    }
    #expect(move.element.value == .text("2027-06-04"))
    #expect(move.previous == nil)
    person.press(.up)
    #expect(person.line == "2027-06-|05")
  }

  @Test("What cannot be read stays as it was typed, and is found invalid")
  func unreadable() {
    let person = person(.date, "2027-05-03")
    person.type("30 February 2027")
    _ = person.told()
    person.press(.down)
    #expect(person.refusals() == [.unreadable])
    person.press(Key(.tab), Key(.tab, .shift))
    #expect(person.line == "30 February 2027|")
    person.ask(.submit)
    #expect(person.session.problemIDs == [ElementID(1)])
    #expect(person.session.outcome == nil)
  }

  @Test("While it is written it is edited as any text")
  func editing() {
    let person = person(.date)
    person.type("4 Juine 2027")
    person.press(Key(.left, .control))
    person.press(.left, .left, .left, .delete, .delete)
    person.type("ne")
    #expect(person.line == "4 Juine| 2027")
    person.press(.control("w"))
    person.type("May")
    person.press(.tab)
    #expect(person.form.tree.elements[0].value == .text("2027-05-04"))
  }

  @Test(
    "One key empties the field, and another puts back what was there",
    arguments: [
      Key(.backspace), Key(.delete), .control("u"), .control("k"), .control("w"), .control("d"),
    ])
  func emptying(_ key: Key) {
    let person = person(.date, "2027-05-03")
    _ = person.told()
    person.press(key)
    #expect(person.line == "|")
    #expect(person.told().map(\.deletedText) == ["2027-05-03"])
    person.press(key)
    #expect(person.refusals().count == 1)
    person.press(.control("y"))
    #expect(person.line == "2027-05-|03")
    person.press(.up)
    #expect(person.line == "2027-05-|04")
  }

  @Test("What was put back is whole again: what is typed then replaces it")
  func puttingBack() {
    for (type, value, typed, new) in [
      (InputType.date, "2026-12-01", "3 may 1990", "1990-05-03"),
      (.time, "09:00", "2:30 pm", "14:30"), (.color, "#ff0000", "navy", "#000080"),
    ] {
      let person = person(type, value)
      person.press(type == .color ? .control("u") : Key(.backspace))
      person.press(.control("y"))
      #expect(person.value == .text(value))
      person.type(typed)
      person.press(.tab)
      #expect(person.session.tree.elements.first?.value == .text(new))
    }
  }

  @Test("A whole value that is put back stands in place of what was begun")
  func puttingBackOver() {
    let person = person(.date, "2027-05-03")
    person.type("4 Ma")
    person.press(.control("y"))
    #expect(person.value == .text("2027-05-03"))
  }

  @Test("A value that was typed over by mistake can be put back")
  func mistake() {
    let person = person(.date, "2027-05-03")
    person.type("x")
    person.press(.backspace)
    person.press(.control("y"))
    #expect(person.line == "2027-05-|03")
    person.press(.up)
    #expect(person.line == "2027-05-|04")
  }

  @Test("Space reads the value, and wipes nothing out")
  func space() {
    let person = person(.date, "2027-05-03")
    _ = person.told()
    person.press(.character(" "))
    guard case .requested(.value)? = person.told().last else {
      Issue.record("not read")
      return
    }
    #expect(person.value == .text("2027-05-03"))
  }

  @Test("What may not be changed is walked through and stays")
  func readOnly() {
    let person = person(.date, "2027-05-03") { $0.isReadOnly = true }
    _ = person.told()
    person.press(.left, .up, .backspace)
    person.type("4")
    #expect(person.line == "2027-|05-03")
    #expect(person.refusals() == [.readOnly, .readOnly, .readOnly])
  }

  @Test("A paste replaces the whole too")
  func pasting() {
    let person = person(.time, "14:30")
    person.paste("2:45 pm")
    person.press(.tab)
    #expect(person.form.tree.elements[0].value == .text("14:45"))
  }

  @Test("A whole answer is taken in any of these forms, or kept as it is")
  func answers() {
    let person = person(.week)
    person.session.handle(.answer(.text("week 18 of 2027")))
    #expect(person.value == .text("2027-W18"))
    person.session.handle(.answer(.text("week 99 of 2027")))
    #expect(person.value == .text("week 99 of 2027"))
    person.session.handle(.answer(.text("")))
    #expect(person.value == .text(""))
  }

  @Test("What a draft brought as it was written is read when the field is left")
  func draft() {
    let person = person(.date, "4 June 2027")
    person.press(.tab)
    #expect(person.form.tree.elements[0].value == .text("2027-06-04"))
  }

  @Test("Who leaves the form leaves what was meant")
  func leavingTheForm() {
    let person = person(.date)
    person.type("4 June 2027")
    person.press(.control("c"))
    #expect(person.session.outcome == .left)
    #expect(person.form.tree.elements[0].value == .text("2027-06-04"))
  }

  @Test("What the program puts there is edited by its parts")
  func program() {
    let person = person(.date, "2027-05-03")
    person.type("4 Jun")
    person.form.tree.update(ElementID(1)) { $0.value = .text("2028-02-29") }
    person.form.tellChange()
    person.press(.left, .left, .up)
    #expect(person.line == "|2029-02-28")
  }

  @Test("A colour that nothing was done to is replaced by what is typed")
  func colors() {
    let person = person(.color, "#000000")
    person.type("re")
    person.type("d")
    #expect(person.line == "red|")
    person.press(Key(.tab), Key(.tab, .shift))
    #expect(person.line == "#ff0000|")
    person.press(.backspace)
    person.type("9")
    #expect(person.line == "#ff0009|")
    person.press(.tab)
    #expect(person.form.tree.elements[0].value == .text("#ff0009"))
  }
}

extension FormEvent {
  fileprivate var deletedText: String? {
    if case .deleted(let change) = self { change.text } else { nil }
  }
}
