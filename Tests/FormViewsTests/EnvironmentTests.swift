import FormViews
import Foundation
import Testing

private struct GreetingKey: EnvironmentKey {
  static let defaultValue: String? = "Hello"
}

extension EnvironmentValues {
  fileprivate var greeting: String? {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}

@Suite("What is handed down")
@MainActor
struct EnvironmentTests {
  struct Greeting: View {
    @Environment(\.greeting) private var greeting

    var body: some View { Text(greeting ?? "silence") }
  }

  @Test("A key of a program's own has a default, and is changed for what stands inside")
  func ownKey() {
    let person = Person(
      VStack {
        Greeting()
        VStack {
          Greeting()
          Greeting().environment(\.greeting, nil)
        }
        .environment(\.greeting, "Hi")
        Greeting().transformEnvironment(\.greeting) { $0? += " you" }
      })
    #expect(
      person.form.tree.texts.map(\.text) == ["Hello", "Hi", "silence", "Hello you"])
  }

  struct Amount: View {
    @Environment(\.locale) private var locale

    var body: some View { Text(locale.identifier) }
  }

  @Test("The language of a part of the form is told with its texts and fields")
  func locale() {
    let person = Person(
      VStack {
        Amount()
        TextField("Straße", text: .constant(""))
      }
      .environment(\.locale, Locale(identifier: "de_DE")))
    #expect(person.form.tree.texts.map(\.text) == ["de_DE"])
    #expect(person.form.tree.texts.map(\.language) == ["de-DE"])
    #expect(person.form.tree.elements.map(\.language) == ["de-DE"])
  }

  struct Gate: View {
    @State private var isShut = true

    var body: some View {
      VStack {
        Status()
        TextField("Name", text: .constant(""))
      }
      .disabled(isShut)
      Toggle("Shut", isOn: $isShut)
    }
  }

  struct Status: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text(isEnabled ? "open" : "shut") }
  }

  @Test("What is handed down changes with the state it comes from")
  func changing() {
    let person = Person(Gate())
    #expect(person.stops == ["Shut"])
    person.press(.character(" "))
    #expect(person.stops == ["Name", "Shut"])
    #expect(person.form.tree.texts.map(\.text) == ["open"])
  }

  struct Ending: View {
    @Environment(\.submitForm) private var submitForm
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      TextField("Name", text: .constant("Ann"))
      Button("Send") { submitForm() }
      Button("Close") { dismiss() }
    }
  }

  @Test("A view may submit the form, or end it")
  func ending() {
    let sender = Person(Ending())
    sender.go(to: "Send")
    sender.press(.character(" "))
    #expect(sender.sent == ["Name": "Ann"])
    let closer = Person(Ending())
    closer.go(to: "Close")
    closer.press(.character(" "))
    #expect(closer.told().last == "dismissed")
  }
}
