import FormViews
import Testing

@Suite("Sending a form")
@MainActor
struct SubmittingTests {
  /// What the views of a test have done.
  final class Log { var lines: [String] = [] }

  struct Letter: View {
    let log: Log
    @State private var subject = ""
    @State private var text = ""

    var body: some View {
      Form {
        TextField("Subject", text: $subject).required().fieldName("subject")
        TextField("Text", text: $text).submitLabel(.send)
        Button("Send") { log.lines.append("sending \(subject)") }.submitsForm()
        Button("Save") { log.lines.append("saved") }
      }
    }
  }

  @Test("The action of a submitting button is done once the form is valid")
  func submittingButton() {
    let log = Log()
    let person = Person(Letter(log: log))
    person.go(to: "Send")
    _ = person.told()
    person.press(.return)
    #expect(person.told() == ["1 problems, Subject"])
    #expect(log.lines == [])
    person.type("Hello")
    person.go(to: "Send")
    person.press(.character(" "))
    #expect(log.lines == ["sending Hello"])
    #expect(person.sent == ["subject": "Hello", "Text": ""])
  }

  @Test("Return under a label that submits does so; another button just acts")
  func labelSubmits() {
    let log = Log()
    let person = Person(Letter(log: log))
    person.type("Hello")
    person.go(to: "Save")
    person.press(.return)
    person.go(to: "Text")
    person.press(.return)
    #expect(log.lines == ["saved", "sending Hello"], "it presses the button that submits")
    #expect(person.sent == ["subject": "Hello", "Text": ""])
  }

  @Test("Where Return has an action of its own, it does not submit")
  func ownAction() {
    let log = Log()
    let person = Person(
      Letter(log: log).onSubmit { log.lines.append("returned") })
    person.go(to: "Text")
    person.press(.return)
    #expect(log.lines == ["returned"])
    #expect(person.session.outcome == nil)
  }
}
