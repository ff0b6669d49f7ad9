import FocusCore
import FormCore
import FormRuntime
import Testing

/// A search for a field, in a form that does something meanwhile.
@MainActor
@Suite struct FindingTests {
  private let person = Person(.field(1, "Name"), .field(2, "Email"), .field(3, "Age"))

  @Test("A program that moves the focus ends the search: what is typed then goes into that field")
  func sentAway() {
    person.ask(.findField)
    person.type("em")
    #expect(person.session.search?.text == "em")
    var change = SourceChange()
    change.focus = .some(ElementID(3))
    person.form.host?.sourceChanged(change)
    person.form.host?.sourceSettled()
    #expect(person.session.search == nil)
    person.type("7")
    #expect(person.place == "Age")
    #expect(person.line == "7|")
  }

  @Test("A change of the program's that leaves the focus alone leaves the search alone")
  func changedElsewhere() {
    person.ask(.findField)
    person.type("em")
    person.form.tellChange()
    #expect(person.session.search?.text == "em")
    person.press(.return)
    #expect(person.place == "Email")
  }
}
