import FormCore
import FormRuntime
import FormViews
import Narration
import SpeechCore
import Testing

/// What is heard of a form that is written in Swift.
@MainActor
@Suite struct SwiftFormTests {
  struct SignUpView: View {
    @State private var email = ""
    @State private var password = "secret"
    @State private var repeated = "secrets"
    @State private var acceptsTerms = false
    @State private var acceptsPost = false

    var body: some View {
      Form {
        TextField("Email", text: $email).required().fieldType(.email)
        SecureField("Password", text: $password)
        SecureField("Repeat", text: $repeated)
          .validation("The passwords differ.") { repeated == password }
        Toggle("Terms", isOn: $acceptsTerms)
        Toggle("Post", isOn: $acceptsPost)
        Button("Join") {}.submitsForm()
      }
      .formValidation("Accept the terms or the post.") { acceptsTerms || acceptsPost }
    }
  }

  @Test func `A failed submit tells the form's own rule, then leads to the first invalid field`()
    throws
  {
    let listener = try Listener(of: ViewForm(SignUpView()))
    listener.press(.tab, .tab, .tab, .tab, .tab)
    listener.forget()
    listener.press(.return)
    let told = listener.told()
    #expect(
      told.map(\.outline) == [
        [
          "summary: 3 problems", "error: Error 1 of 3: Accept the terms or the post.",
          "message: focus moved to:", "name: Email", "role: edit", "state: required",
          "state: invalid entry", "error: Error 2 of 3: Fill in this field.", "value: blank",
        ]
      ])
    #expect(
      told.map(\.text) == [
        "3 problems, Error 1 of 3: Accept the terms or the post. focus moved to: Email, edit, "
          + "required, invalid entry, Error 2 of 3: Fill in this field. blank"
      ])
    #expect(told.allSatisfy { $0.isProtected && $0.priority == .now })
  }

  @Test func `A rule of the program's own is told with the field it belongs to`() throws {
    let listener = try Listener(of: ViewForm(SignUpView()))
    listener.press(.tab, .tab, .tab, .tab, .tab, .return)
    listener.type("ann@example.com")
    listener.forget()
    listener.press(.tab, .tab)
    #expect(
      listener.heard() == [
        "Email, valid, 2 problems left", "Password, edit, protected, 6 characters, 2 of 5",
        "Repeat, edit, protected, 7 characters, invalid entry, "
          + "Error 2 of 2: The passwords differ. 3 of 5",
      ])
  }

  struct AmountView: View {
    @State private var amount = 5.0

    var body: some View {
      TextField("Amount", value: $amount, format: .number).range(10...99.5)
    }
  }

  @Test func `The bounds of a number are told on arriving, and where it is out of them`() throws {
    let listener = try Listener(of: ViewForm(AmountView()))
    #expect(
      listener.heard().last
        == "Amount, edit, 5, from 10 to 99.5, 1 of 1, Return: submit")
    listener.press(.return)
    #expect(
      listener.heard() == [
        "1 problem, focus stays on: Amount, edit, invalid entry, "
          + "Error 1 of 1: Enter 10 or more. 5"
      ])
  }
}
