import FormCore
import FormRuntime
import Testing

@MainActor
@Suite("Choosing")
struct ChoosingTests {
  @Test("Space checks and unchecks a box")
  func checkBox() {
    let person = Person(.checkBox(1, "News"))
    person.press(Key(.character(" ")))
    #expect(person.value == .checked(true))
    person.press(Key(.character(" ")))
    #expect(person.value == .checked(false))
  }

  @Test("Arrows choose a radio button, from the first one on and round the ends")
  func radio() {
    let person = Person(.choice(1, "Size", .radiogroup, ["Small", "Medium", "Large"]))
    #expect(person.value == .selection([]))
    var chosen: [FormValue?] = []
    for key in [Key.Code.down, .right, .down, .down, .up, .left] {
      person.press(key)
      chosen.append(person.value)
    }
    #expect(chosen == [0, 1, 2, 0, 2, 1].map { .selection([$0]) })
  }

  @Test("Space chooses the radio button under the cursor")
  func radioSpace() {
    let person = Person(.choice(1, "Size", .radiogroup, ["Small", "Medium"]))
    person.press(Key(.character(" ")))
    #expect(person.value == .selection([0]))
  }

  @Test("What is disabled is passed over, and cannot be chosen")
  func disabledOptions() {
    let person = Person(
      .choice(1, "Size", .radiogroup, ["Small", "Medium", "Large"], disabled: [0, 1]))
    person.press(Key(.character(" ")))
    #expect(person.refusals().last == .disabledOption)
    person.press(.down)
    #expect(person.value == .selection([2]))
    person.press(.home)
    #expect(person.value == .selection([2]))
  }

  @Test("Arrows change a combo box and stop at its ends; a letter goes to what starts with it")
  func comboBox() {
    let person = Person(
      .choice(1, "Fruit", .combobox, ["Apple", "Banana", "Blueberry", "Cherry"], chosen: [0]))
    person.press(.down)
    #expect(person.value == .selection([1]))
    person.press(Key(.character("b")))
    #expect(person.value == .selection([2]))
    person.press(Key(.character("B"), .shift))
    #expect(person.value == .selection([1]), "round to the first again")
    person.press(.end)
    #expect(person.value == .selection([3]))
    _ = person.told()
    person.press(.down)
    #expect(person.refusals() == [.fieldEnd])
    person.type("z")
    #expect(person.refusals() == [.noSuchOption("z")])
  }

  @Test("What is typed on and on is one text, until something else is done")
  func seekingByText() {
    let person = Person(
      .choice(1, "Country", .combobox, ["Austria", "Georgia", "Germany", "Greece"], chosen: [0]))
    for (letter, chosen) in [("g", 1), ("e", 1), ("r", 2), ("r", 2), ("e", 2)] {
      person.type(letter)
      #expect(person.value == .selection([chosen]), "after \(letter)")
    }
    #expect(person.refusals() == [.noSuchOption("gerr"), .noSuchOption("gere")])
    person.press(.home)
    person.type("g")
    person.type("r")
    #expect(person.value == .selection([3]))
  }

  @Test("In a list the arrows only move; Space chooses and takes back")
  func listBox() {
    let person = Person(.choice(1, "Days", .listbox, ["Mon", "Tue", "Wed"], chosen: [2]))
    person.press(.home)
    #expect(person.value == .selection([2]))
    person.press(Key(.character(" ")))
    #expect(person.value == .selection([0, 2]))
    person.press(.down)
    person.press(Key(.character(" ")))
    person.press(.up)
    person.press(Key(.character(" ")))
    #expect(person.value == .selection([1, 2]))
  }

  @Test("A number steps within its range, and says when it is at the end")
  func stepping() {
    let person = Person(
      .field(1, "Age", "17", role: .spinbutton) {
        $0.inputType = .number
        $0.constraints.minimum = "10"
        $0.constraints.maximum = "20"
        $0.constraints.step = "5"
      })
    person.press(.up)
    #expect(person.line == "20|")
    _ = person.told()
    person.press(.up)
    #expect(person.refusals() == [.maximum])
    person.press(.down, .down)
    #expect(person.line == "10|")
    _ = person.told()
    person.press(.down)
    #expect(person.refusals() == [.minimum])
  }

  @Test("A choice that is read-only is heard and not changed")
  func readOnlyChoice() {
    var choice = FormElement.choice(1, "Fruit", .combobox, ["Apple", "Banana"], chosen: [0])
    choice.isReadOnly = true
    let person = Person(choice)
    person.press(.down)
    #expect(person.value == .selection([0]))
    #expect(person.refusals() == [.readOnly])
  }

  @Test("A combo box that holds nothing stands on no option")
  func emptyComboBox() {
    let person = Person(.choice(1, "Country", .combobox, ["Georgia", "Germany"]))
    #expect(person.session.focusedReport?.optionIndex == nil)
    _ = person.told()
    person.press(Key(.character(" ")))
    #expect(person.told() == [.requested(.value(person.form.tree.elements[0]))])
    person.type("g")
    #expect(person.value == .selection([0]))
    #expect(person.session.focusedReport?.optionIndex == 0)
  }

  @Test("An answer that a field cannot hold is refused, and changes nothing")
  func answersThatDoNotFit() {
    let options = ["Small", "Large"]
    let person = Person(
      .choice(1, "Size", .combobox, options), .choice(2, "Sizes", .listbox, options),
      .choice(3, "Way", .radiogroup, options), .checkBox(4, "News"), .field(5, "Name"),
      .button(6, "Send"))
    let before = person.form.tree.elements
    let answers: [(FormValue, Refusal.Reason)] = [
      (.selection([99]), .disabledOption), (.selection([-1]), .disabledOption),
      (.none, .unknownKey), (.text("x"), .unknownKey),
    ]
    for name in ["Size", "Sizes", "Way"] {
      #expect(person.place == name)
      for (answer, reason) in answers {
        _ = person.told()
        person.session.handle(.answer(answer))
        #expect(person.refusals() == [reason])
      }
      person.press(.tab)
    }
    for answers in [
      [FormValue.text("x"), .selection([0])], [.checked(true), .selection([99])],
      [.text("x"), .checked(true), .selection([0]), .none],
    ] {
      for answer in answers {
        _ = person.told()
        person.session.handle(.answer(answer))
        #expect(person.refusals() == [.unknownKey])
      }
      person.press(.tab)
    }
    #expect(person.form.tree.elements == before)
    #expect(person.form.pressed.isEmpty)
  }

  @Test("A number out of its range steps back into it, and a space is no part of a number")
  func stepsBackIntoRange() {
    let age: (String) -> FormElement = {
      .field(1, "Age", $0, role: .spinbutton) {
        $0.inputType = .number
        $0.constraints.minimum = "6"
        $0.constraints.maximum = "121"
        $0.constraints.step = "2"
      }
    }
    for (text, key, value) in [("3", Key.Code.up, "6"), ("130", .down, "120")] {
      let person = Person(age(text))
      person.press(key)
      #expect(person.value == .text(value))
    }
    for (text, key, reason) in [
      ("3", Key.Code.down, Refusal.Reason.minimum), ("130", .up, .maximum),
    ] {
      let person = Person(age(text))
      _ = person.told()
      person.press(key)
      #expect(person.refusals() == [reason])
      #expect(person.value == .text(text))
    }
    let person = Person(age("8"))
    _ = person.told()
    person.press(.character(" "))
    #expect(person.refusals() == [.noSpaces])
    #expect(person.value == .text("8"))
  }
}
