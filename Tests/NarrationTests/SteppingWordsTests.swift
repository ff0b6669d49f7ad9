import FormCore
import Narration
import Testing

@Suite("What opens, and what steps without a value")
struct SteppingWordsTests {
  private func heard(changed element: FormElement) throws -> [String] {
    var narrator = Narrator(vocabulary: try .english)
    return narrator.announcements(for: .valueChanged(element), input: 1).map(\.text)
  }

  @Test("What opened or closed is said when it does")
  func expanding() throws {
    var button = FormElement(id: ElementID(1), role: .button, name: "More")
    button.isExpanded = true
    #expect(try heard(changed: button) == ["expanded"])
    button.isExpanded = false
    #expect(try heard(changed: button) == ["collapsed"])
  }

  @Test("A name that is all there is to hear of a value is said once, and again when it changes")
  func stepping() throws {
    var stepper = FormElement(id: ElementID(1), role: .spinbutton, name: "Volume 5")
    stepper.valueText = stepper.name
    let report = FieldReport(element: stepper, returnKey: ReturnKey(action: .moveNext))
    #expect(Narrator(vocabulary: try .english).valueParts(report).isEmpty)
    #expect(try heard(changed: stepper) == ["Volume 5"])
  }
}
