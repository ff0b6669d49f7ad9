import FormCore
import FormViews
import Testing

@Suite("Where the focus begins")
@MainActor
struct DefaultFocusTests {
  enum Field: Hashable { case first, second, third, results }

  struct SignIn: View {
    var priority = DefaultFocusEvaluationPriority.automatic
    @State private var text = ""
    @FocusState private var field: Field?

    var body: some View {
      Button("Before") {}
      VStack {
        TextField("First", text: $text).focused($field, equals: .first)
        TextField("Second", text: $text).focused($field, equals: .second)
        TextField("Third", text: $text).focused($field, equals: .third)
      }
      .focused($field, equals: .results)
      .defaultFocus($field, .second, priority: priority)
      Button("Results") { field = .results }
    }
  }

  @Test("The form opens on its default focus; the person's own moves go past it")
  func automatic() {
    let person = Person(SignIn())
    #expect(person.told() == ["opened Sign in, 3 fields", "Second (appearance)"])
    person.go(to: "Before")
    _ = person.told()
    person.press(.tab)
    #expect(person.told() == ["First (user)"])
  }

  @Test("A default focus that counts for the person is where the person comes in")
  func userInitiated() {
    let person = Person(SignIn(priority: .userInitiated))
    #expect(person.place == "Second")
    person.go(to: "Before")
    _ = person.told()
    person.press(.tab)
    #expect(person.told() == ["Second (user)"])
    person.ask(.previousStop)
    person.ask(.previousStop)
    #expect(person.told() == ["First (user)", "Before (user)"])
    person.ask(.previousStop)
    person.ask(.previousStop)
    #expect(person.told() == ["Results (user)", "Second (user)"])
  }

  @Test("It does not take the focus back when the form is drawn anew")
  func doesNotReassert() {
    let person = Person(SignIn(priority: .userInitiated))
    person.press(.tab)
    _ = person.told()
    person.type("abc")
    #expect(person.told() == ["typed abc"])
    #expect(person.place == "Third")
  }

  @Test("A program that gives the focus to a part comes in at its default")
  func program() {
    struct Whole: View {
      @State private var text = ""
      @FocusState private var field: Field?
      @FocusState private var isInside

      var body: some View {
        VStack {
          TextField("First", text: $text).focused($field, equals: .first)
          TextField("Second", text: $text).focused($field, equals: .second)
        }
        .defaultFocus($field, .second)
        .focused($isInside)
        Button("Inside") { isInside = true }
        Button("First, please") { field = .first }
      }
    }
    let person = Person(Whole())
    person.go(to: "Inside")
    person.press(.return)
    #expect(person.place == "Second")
    person.go(to: "First, please")
    person.press(.return)
    #expect(person.place == "First", "a field that is named is meant")
  }

  @Test("A state of truth and falsehood has a default too, and a write on appearing beats it")
  func boolAndAppearance() {
    struct Coupon: View {
      var writes = false
      @State private var text = ""
      @FocusState private var isCodeFocused
      @FocusState private var isNameFocused

      var body: some View {
        TextField("Amount", text: $text)
        TextField("Code", text: $text).focused($isCodeFocused)
        TextField("Name", text: $text).focused($isNameFocused)
          .onAppear { if writes { isNameFocused = true } }
          .defaultFocus($isCodeFocused, true)
      }
    }
    #expect(Person(Coupon()).place == "Code")
    #expect(Person(Coupon(writes: true)).place == "Name")
  }

  @Test("Of several defaults the outermost counts, if something bears its value")
  func priorities() {
    struct Several: View {
      var isShown = true
      @State private var text = ""
      @FocusState private var field: Field?

      var body: some View {
        VStack {
          VStack {
            TextField("First", text: $text).focused($field, equals: .first)
            TextField("Second", text: $text).focused($field, equals: .second)
          }
          .defaultFocus($field, .second)
          if isShown { TextField("Third", text: $text).focused($field, equals: .third) }
        }
        .defaultFocus($field, .third)
      }
    }
    #expect(Person(Several()).place == "Third")
    #expect(Person(Several(isShown: false)).place == "Second")
  }

  struct Scopes: View {
    @Namespace private var login
    @Environment(\.resetFocus) private var resetFocus
    @State private var text = ""

    var body: some View {
      TextField("Before", text: $text)
      VStack {
        TextField("Name", text: $text)
        TextField("Password", text: $text).prefersDefaultFocus(in: login)
        Button("Start over") { resetFocus(in: login) }
      }
      .focusScope(login)
      Button("Start over from outside") { resetFocus(in: login) }
    }
  }

  @Test("What prefers the focus in a scope has it at first, and when the scope begins anew")
  func scopes() {
    let person = Person(Scopes())
    #expect(person.told() == ["opened Scopes, 3 fields", "Password (appearance)"])
    person.press(.tab, .return)
    #expect(person.told() == ["Start over (user)", "Password (program)"])
  }

  @Test("A scope begins anew only if the focus is in it")
  func resetFromOutside() {
    let person = Person(Scopes())
    person.go(to: "Start over from outside")
    _ = person.told()
    person.press(.return)
    #expect(person.told() == ["performed Start over from outside"])
    person.press(.tab)
    #expect(person.told() == ["Before (user)"], "and the wish does not wait until it is")
  }

  struct Sections: View {
    @State private var text = ""

    var body: some View {
      TextField("Before", text: $text)
      VStack {
        TextField("Street", text: $text)
        TextField("City", text: $text)
      }
      .focusSection()
      VStack {
        TextField("Card", text: $text)
        TextField("Expiry", text: $text)
      }
      .focusSection()
    }
  }

  @Test("Keys lead from section to section, and Tab goes through all that is there")
  func sections() {
    let person = Person(Sections())
    #expect(person.stops == ["Before", "Street", "City", "Card", "Expiry"])
    _ = person.told()
    for key in "]]][".unicodeScalars { person.press(prefixed: key) }
    #expect(
      person.told() == ["Street (user)", "Card (user)", "Street (user)", "Card (user)"])
    person.press(.tab)
    person.press(prefixed: "[")
    #expect(person.told() == ["Expiry (user)", "Street (user)"])
    let plain = Person(SignIn())
    _ = plain.told()
    plain.press(prefixed: "]")
    #expect(plain.told() == ["refused: noSection"])
  }
}
