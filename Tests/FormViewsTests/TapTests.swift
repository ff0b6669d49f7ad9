import FormCore
import FormViews
import Testing

@Suite("Taps")
@MainActor
struct TapTests {
  struct Coupon: View {
    @State private var code = ""
    @State private var isOpen = false
    @FocusState private var isCodeFocused

    var body: some View {
      VStack {
        TextField("Code", text: $code).focused($isCodeFocused)
        Text("Terms and conditions").onTapGesture { isOpen.toggle() }
        if isOpen { Text("There are none.") }
      }
      .onTapGesture { isCodeFocused = false }
    }
  }

  @Test("Words that can be tapped are a button, named by the words")
  func words() {
    let person = Person(Coupon())
    #expect(person.stops == ["Code", "Terms and conditions"])
    #expect(person.element("Terms and conditions")?.role == .button)
    person.press(.tab, .return)
    #expect(
      person.told() == [
        "opened Coupon, 1 fields", "Code (appearance)", "Terms and conditions (user)",
        "text: There are none.",
      ])
  }

  @Test("A tap on what is around a field is done by a key, where the focus is")
  func around() {
    let person = Person(Coupon())
    _ = person.told()
    person.press(prefixed: "a")
    #expect(person.told() == ["no focus"])
    person.press(.tab)
    #expect(person.place == "Terms and conditions")
  }

  struct Pictures: View {
    @MainActor final class Log { var lines: [String] = [] }
    let log: Log

    var body: some View {
      Image(systemName: "trash").onTapGesture { log.lines.append("thrown away") }
      LabeledContent("Total") { Text("5 euros").onTapGesture { log.lines.append("told") } }
      Text("Fold").onTapGesture {}.accessibilityLabel("Fold it")
      VStack { Text("Locked").onTapGesture {} }.disabled(true)
    }
  }

  @Test("A picture is named by what it shows, a label stands beside words that can be tapped")
  func pictures() {
    let log = Pictures.Log()
    let person = Person(Pictures(log: log))
    #expect(person.stops == ["trash", "5 euros", "Fold it"])
    person.press(.return, .tab, .return)
    #expect(log.lines == ["thrown away", "told"])
  }

  struct Nested: View {
    @MainActor final class Log { var lines: [String] = [] }
    let log: Log
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("Field", text: $text)
          .onTapGesture { log.lines.append("field") }
        Text("Once or twice")
          .onTapGesture(count: 2) { log.lines.append("twice") }
          .onTapGesture { log.lines.append("once") }
        Button("Button") { log.lines.append("pressed") }
      }
      .onTapGesture { log.lines.append("around") }
      TextField("Outside", text: $text)
    }
  }

  @Test("The nearest action is done, and the focus stays where it is")
  func nested() {
    let log = Nested.Log()
    let person = Person(Nested(log: log))
    person.press(prefixed: "a")
    person.press(.tab, .return)
    person.press(prefixed: "A")
    person.press(.tab, .return)
    person.press(prefixed: "a")
    #expect(log.lines == ["field", "twice", "once", "pressed", "around"])
    #expect(person.place == "Button")
    #expect(
      person.told() == [
        "opened Nested, 2 fields", "Field (appearance)", "performed Field",
        "Once or twice (user)", "performed Once or twice", "performed Once or twice",
        "Button (user)", "performed Button", "performed Button",
      ])
    person.press(.tab)
    _ = person.told()
    person.press(prefixed: "a")
    #expect(person.told() == ["refused: noTapAction"])
  }
}
