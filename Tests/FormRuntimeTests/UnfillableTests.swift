import FormCore
import FormRuntime
import Testing

@MainActor
@Suite("What cannot be filled here")
struct UnfillableTests {
  private let elements = [
    FormElement.field(1, "Text"), .field(2, "Number", role: .spinbutton),
    .field(3, "Size", "3", role: .slider), .checkBox(4, "Terms"),
    .choice(5, "Way", .radiogroup, ["A", "B"]), .choice(6, "Fruit", .combobox, []),
    .choice(7, "Days", .listbox, ["Mon"]),
  ].map { (element: FormElement) -> FormElement in
    var element = element
    element.isUnfillable = true
    element.constraints.isRequired = true
    return element
  }

  @Test("Whatever would change it says so, and changes nothing")
  func refusing() {
    for element in elements {
      let person = Person(element, .field(9, "Other"))
      _ = person.told()
      let keys: [Key]
      switch element.role {
      case .textbox: keys = [Key(.character("a")), Key(.backspace), Key(.character(" "))]
      case .spinbutton: keys = [Key(.up), Key(.pageDown), Key(.character("1"))]
      case .slider: keys = [Key(.up), Key(.right), Key(.end), Key(.pageUp)]
      case .checkbox: keys = [Key(.character(" "))]
      case .combobox: keys = [Key(.down), Key(.character("a")), Key(.pageDown)]
      default: keys = [Key(.down), Key(.character(" ")), Key(.end)]
      }
      for key in keys {
        person.press(key)
        #expect(person.refusals() == [.unfillable], "\(key) in \(element.name)")
      }
      let answers: [FormValue] = [.text("5"), .checked(true), .selection([0])]
      answers.forEach { person.session.handle(.answer($0)) }
      #expect(person.refusals().contains(.unfillable))
      #expect(person.form.tree.elements.first == element)
    }
  }

  @Test("It is counted when the form opens, and keeps nobody from submitting")
  func submitting() {
    let person = Person(PlainForm(elements + [.field(9, "Name"), .button(10, "Help", .press)]))
    guard case .opened(let overview)? = person.told().first else {
      Issue.record("nothing was told")
      return
    }
    #expect(overview.fieldCount == 8)
    #expect(overview.unfillableCount == 7)
    person.ask(.submit)
    #expect(person.session.outcome != nil)
  }

  @Test("A text of several lines is left by Return")
  func leaving() {
    let person = Person(
      .field(1, "Story") {
        $0.isUnfillable = true
        $0.isMultiline = true
      }, .field(2, "Name"))
    person.press(.return)
    #expect(person.place == "Name")
  }

  @Test("A button that lives by a script is not pressed")
  func buttons() {
    var button = FormElement.button(1, "More", .press)
    button.isUnfillable = true
    let person = Person(button)
    for press in [{ person.press(.return) }, { person.press(Key(.character(" "))) }] {
      _ = person.told()
      press()
      #expect(person.refusals() == [.scripted])
    }
    person.ask(.press(button.id))
    #expect(person.refusals() == [.scripted])
    #expect(person.form.pressed.isEmpty)
  }

  @Test("A list of which one may be chosen is chosen by moving, and has ends")
  func singleList() {
    var list = FormElement.choice(1, "Fruit", .listbox, ["Apple", "Pear", "Fig"])
    list.isMultiselectable = false
    let person = Person(list)
    person.press(.down)
    #expect(person.value == .selection([0]), "nothing was chosen yet")
    person.press(.down, .down)
    #expect(person.value == .selection([2]))
    _ = person.told()
    person.press(.down)
    #expect(person.refusals() == [.fieldEnd])
    person.press(.home)
    person.press(Key(.character(" ")))
    #expect(person.value == .selection([0]), "what is chosen stays so")
    person.session.handle(.answer(.selection([0, 1])))
    #expect(person.refusals() == [.unknownKey])
  }

  @Test("A switch is turned by Space")
  func switching() {
    let person = Person(
      FormElement(id: ElementID(1), role: .switch, name: "Dark", value: .checked(false)))
    person.press(Key(.character(" ")))
    #expect(person.value == .checked(true))
    person.session.handle(.answer(.checked(false)))
    #expect(person.value == .checked(false))
  }

  @Test("The group of an option is told when it is entered, and not again inside")
  func groups() {
    var choice = FormElement.choice(1, "Fruit", .combobox, ["Apple", "Orange", "Lemon", "Fig"])
    choice.options[1].group = "Citrus"
    choice.options[2].group = "Citrus"
    let person = Person(choice)
    _ = person.told()
    person.press(.down, .down, .down, .down, .up)
    let entered = person.told().map { event -> String in
      guard case .optionReached(let move) = event else { return "\(event)" }
      return move.enteredGroup ?? "none"
    }
    #expect(entered == ["none", "Citrus", "none", "none", "Citrus"])
  }
}
