import FocusCore
import FormCore
import FormRuntime
import Testing

@MainActor
@Suite("Moving through a form")
struct MovingTests {
  @Test("A form opens on its first field")
  func opensOnFirstField() {
    let person = Person(.field(1, "Name"), .field(2, "Email"))
    #expect(person.place == "Name")
    guard case .opened(let overview)? = person.events.first,
      case .focused(let report, let cause)? = person.events.last
    else {
      Issue.record("told \(person.events)")
      return
    }
    #expect(overview.fieldCount == 2)
    #expect(cause == .appearance)
    #expect(report.position == FieldReport.Place(index: 1, count: 2))
    #expect(person.events.count == 2)
  }

  @Test("A form opens on its first invalid field, if its source found one")
  func opensOnInvalid() {
    let person = Person(
      .field(1, "Name"), .field(2, "Email") { $0.isReportedInvalid = true })
    #expect(person.place == "Email")
  }

  @Test("Autofocus goes before everything else")
  func opensOnAutofocus() {
    let person = Person(
      .field(1, "Name") { $0.isReportedInvalid = true },
      .field(2, "Email") { $0.isAutofocused = true })
    #expect(person.place == "Email")
  }

  @Test("A form of buttons opens on the first of them; an empty one on nothing")
  func opensWithoutFields() {
    #expect(Person(.button(1, "Go")).place == "Go")
    let person = Person()
    #expect(person.place == nil)
    person.press(.tab, .return, .up, .left)
    person.press(Key(.character(" ")), Key(.character("x")))
    #expect(person.place == nil)
  }

  @Test("Tab and Shift+Tab go round all stops, past what is disabled or hidden")
  func tabbing() {
    let person = Person(
      .field(1, "Name"), .field(2, "Old") { $0.isDisabled = true },
      .field(3, "Token") { $0.isHidden = true }, .checkBox(4, "News"), .button(5, "Send"))
    var places: [String?] = []
    for _ in 1...3 {
      person.press(.tab)
      places.append(person.place)
    }
    #expect(places == ["News", "Send", "Name"])
    person.press(Key(.tab, .shift))
    #expect(person.place == "Send")
  }

  @Test("With nowhere else to go, the field is told again")
  func singleField() {
    let person = Person(.field(1, "Name"))
    _ = person.told()
    person.press(.tab)
    guard case .focused(let report, .user)? = person.events.last else {
      Issue.record("told \(person.events)")
      return
    }
    #expect(report.element.name == "Name")
  }

  @Test("A group is told once, on entering it, and again after it was left")
  func groups() {
    var tree = FormTree(name: "Test")
    let address = tree.append(FormGroup(name: "Address"))
    tree.append(.field(1, "Street"), in: address)
    let detail = tree.append(FormGroup(name: "Detail"), in: address)
    tree.append(.field(2, "Floor"), in: detail)
    tree.append(.field(3, "Town"), in: address)
    tree.append(.field(4, "Comment"))
    let person = Person(PlainForm(tree: tree))
    var entered: [[String]] = []
    for _ in 0..<6 {
      if case .focused(let report, _)? = person.told().last {
        entered.append(report.enteredGroups.map(\.name))
      }
      person.press(.tab)
    }
    #expect(entered == [["Address"], ["Detail"], [], [], ["Address"], ["Detail"]])
  }

  @Test("Text between fields is told once, before the field that follows it")
  func textBefore() {
    var tree = FormTree(name: "Test")
    tree.append(FormText("Tell us about you."))
    tree.append(.field(1, "Name"))
    tree.append(FormText("Prices include tax."))
    tree.append(FormText("No refunds."))
    tree.append(.field(2, "Amount"))
    let person = Person(PlainForm(tree: tree))
    var texts: [[String]] = []
    for _ in 0..<4 {
      if case .focused(let report, _)? = person.told().last {
        texts.append(report.textBefore.map(\.text))
      }
      person.press(.tab)
    }
    #expect(
      texts == [["Tell us about you."], ["Prices include tax.", "No refunds."], [], []])
    person.ask(.readText)
    #expect(person.told().last == .requested(.text([FormText("Tell us about you.")])))
  }

  @Test("When the focused field goes away, the nearest takes over, and that is told")
  func removal() {
    let person = Person(.field(1, "Name"), .field(2, "Email"), .field(3, "Phone"))
    person.press(.tab)
    _ = person.told()
    person.form.replaceElements([.field(1, "Name"), .field(3, "Phone")])
    guard case .focused(let report, .removal)? = person.told().last else {
      Issue.record("no removal was told")
      return
    }
    #expect(report.element.name == "Phone")
    #expect(report.position == FieldReport.Place(index: 2, count: 2))
  }

  @Test("When all fields go away, that is told; the next one to come can be reached")
  func removalOfAll() {
    let person = Person(.field(1, "Name"))
    person.form.replaceElements([])
    #expect(person.told().last == .focusCleared)
    person.form.replaceElements([.field(2, "Email")])
    person.press(.tab)
    #expect(person.place == "Email")
  }

  @Test("Text that the program changes is taken over; the caret then stands at its end")
  func programChangesText() {
    let form = PlainForm([.field(1, "Name", "ann")])
    let person = Person(form)
    form.tree.update(ElementID(1)) { $0.value = .text("Ann Lee") }
    form.tellChange()
    person.type("!")
    #expect(person.line == "Ann Lee!|")
  }
}
