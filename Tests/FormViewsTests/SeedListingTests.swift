import FormViews
import Testing

@Suite("Forms in the manner of the documents")
@MainActor
struct SeedListingTests {
  /// What the views of a test have done.
  final class Log { var lines: [String] = [] }

  struct Shipping: View {
    enum Field: Hashable { case recipient, street, postalCode }

    var log = Log()
    @State private var recipient = ""
    @State private var street = ""
    @State private var postalCode = ""
    @FocusState private var focusedField: Field?

    var body: some View {
      Form {
        TextField("Recipient", text: $recipient)
          .focused($focusedField, equals: .recipient)
          .submitLabel(.next)
          .onSubmit { focusedField = .street }
        TextField("Street", text: $street)
          .focused($focusedField, equals: .street)
          .submitLabel(.next)
          .onSubmit { focusedField = .postalCode }
        TextField("Postal code", text: $postalCode)
          .focused($focusedField, equals: .postalCode)
          .submitLabel(.done)
          .onSubmit {
            focusedField = nil
            log.lines.append("saved \(recipient), \(street), \(postalCode)")
          }
        Button("Continue") {
          if recipient.isEmpty {
            focusedField = .recipient
          } else if street.isEmpty {
            focusedField = .street
          } else {
            focusedField = nil
            log.lines.append("saved")
          }
        }
      }
    }
  }

  @Test("Return leads from field to field, and the last one saves")
  func returnLeads() {
    let log = Log()
    let person = Person(Shipping(log: log))
    #expect(person.told() == ["opened Shipping, 3 fields", "Recipient (appearance)"])
    person.type("Ann")
    person.press(.return)
    #expect(person.told() == ["typed Ann", "Street (program)"])
    person.type("High Street 1")
    person.press(.return)
    person.type("123")
    #expect(person.told() == ["typed High Street 1", "Postal code (program)", "typed 123"])
    person.press(.return)
    #expect(log.lines == ["saved Ann, High Street 1, 123"])
    #expect(person.told() == ["no focus"])
    person.press(.tab)
    #expect(person.told() == ["Continue (user)"])
  }

  @Test("A button takes the person to the first field that is empty")
  func buttonLeads() {
    let person = Person(Shipping(log: Log()))
    person.go(to: "Continue")
    _ = person.told()
    person.press(.return)
    #expect(person.told() == ["Recipient (program)"])
    person.type("Ann")
    person.go(to: "Continue")
    _ = person.told()
    person.press(.return)
    #expect(person.told() == ["Street (program)"])
  }
}
