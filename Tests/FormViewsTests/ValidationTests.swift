import FormViews
import Testing

@Suite("Judging what was entered")
@MainActor
struct ValidationTests {
  struct SignUp: View {
    @State private var name = ""
    @State private var password = ""
    @State private var repeated = ""

    var body: some View {
      Form {
        TextField("Name", text: $name).required()
        SecureField("Password", text: $password)
          .validation("Use a digit.") { $0.contains(where: \.isNumber) }
          .validation("Use a letter.") { $0.contains(where: \.isLetter) }
        SecureField("Repeat", text: $repeated)
          .validation("The passwords differ.") { repeated == password }
          .submitLabel(.join)
      }
    }
  }

  /// What is wrong with the element of that name.
  private func complaint(_ person: Person, _ name: String) -> String? {
    person.session.tree.elements.first { $0.name == name }?.customValidity
  }

  @Test("Nothing is called invalid before the first attempt; then focus goes to the first problem")
  func firstAttempt() {
    let person = Person(SignUp())
    person.press(.tab, .tab)
    person.type("x")
    #expect(
      person.told() == [
        "opened Sign up, 3 fields", "Name (appearance)", "Password (user)", "Repeat (user)",
        "typed •",
      ])
    person.press(.return)
    #expect(person.told() == ["2 problems, Name"])
    person.type("Ann")
    person.press(.tab, .tab)
    #expect(
      person.told() == [
        "typed Ann", "Name, 1 problems left", "Password (user)", "Repeat (user)",
      ])
    person.press(.backspace, .return)
    #expect(person.told() == ["deleted •", "submitted"])
    #expect(person.sent == ["Name": "Ann", "Password": "", "Repeat": ""])
  }

  @Test("A rule that reads another field follows it")
  func otherField() {
    let person = Person(SignUp())
    person.go(to: "Password")
    person.type("a1")
    #expect(complaint(person, "Repeat") == "The passwords differ.")
    person.press(.tab)
    person.type("a1")
    #expect(complaint(person, "Repeat") == nil)
  }

  @Test("Of several broken rules the first is told; an empty field breaks none of its text")
  func severalRules() {
    let person = Person(SignUp())
    person.go(to: "Password")
    #expect(complaint(person, "Password") == nil)
    person.type("!")
    #expect(complaint(person, "Password") == "Use a digit.")
    person.type("1")
    #expect(complaint(person, "Password") == "Use a letter.")
    person.type("a")
    #expect(complaint(person, "Password") == nil)
  }

  /// How often the views of a test were evaluated.
  final class Count {
    var bodies = 0
    var rules = 0
  }

  struct Counted: View {
    let count: Count
    @State private var first = ""
    @State private var second = ""

    var body: some View {
      let _ = count.bodies += 1
      Form {
        TextField("First", text: $first)
        TextField("Second", text: $second)
          .validation("They differ.") {
            count.rules += 1
            return first == second
          }
      }
      .formValidation("Nothing is written.") { !first.isEmpty || !second.isEmpty }
    }
  }

  @Test("A rule has only its own field evaluated again")
  func onlyItsOwn() {
    let count = Count()
    let person = Person(Counted(count: count))
    person.type("a")
    person.type("b")
    #expect(count.bodies == 1)
    #expect(count.rules == 3)
    #expect(person.form.tree.formErrors == [])
    person.press(.backspace, .backspace)
    #expect(person.form.tree.formErrors == ["Nothing is written."])
  }

  struct Trip: View {
    @State private var isByDay = false
    @State private var isByNight = false
    @State private var hasRule = true

    var body: some View {
      Form {
        Toggle("Day", isOn: $isByDay)
        Toggle("Night", isOn: $isByNight)
        Toggle("Rule", isOn: $hasRule)
        if hasRule {
          Text("One of them").formValidation("Choose one.") { isByDay || isByNight }
        }
        Button("Book") {}.submitsForm()
      }
    }
  }

  @Test("A rule for the form keeps it from being sent, with no field to go to")
  func formRule() {
    let person = Person(Trip())
    person.go(to: "Book")
    _ = person.told()
    person.press(.return)
    #expect(person.told() == ["1 problems, nowhere"])
    person.go(to: "Night")
    person.press(.character(" "))
    person.go(to: "Book")
    person.press(.return)
    #expect(person.told().last == "submitted")
  }

  @Test("A rule whose view is gone counts no more")
  func ruleGone() {
    let person = Person(Trip())
    #expect(person.form.tree.formErrors == ["Choose one."])
    person.go(to: "Rule")
    person.press(.character(" "))
    #expect(person.form.tree.formErrors == [])
  }
}
