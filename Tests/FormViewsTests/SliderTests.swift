import FormCore
import FormViews
import Testing

@Suite("Numbers between two ends")
@MainActor
struct SliderTests {
  struct Sound: View {
    @State private var speed = 5.0
    @State private var volume = 0.5
    @State private var edits: [Bool] = []

    var body: some View {
      Slider(value: $speed, in: 1...10, step: 3) {
        Text("Speed")
      } minimumValueLabel: {
        Text("slow")
      } maximumValueLabel: {
        Text("fast")
      } onEditingChanged: {
        edits.append($0)
      }
      Slider(value: $volume) { Text("Volume") }
      LabeledContent("Pitch") { Slider(value: $volume, in: 0...2) }
      Text("\(speed) \(volume) \(edits.count)")
    }
  }

  @Test("A slider of steps moves from step to step, and to its ends")
  func steps() {
    let person = Person(Sound())
    let element = person.session.focusedElement
    #expect(element?.role == .slider)
    #expect(element?.value == .text("5"))
    #expect(element?.description == "slow – fast")
    _ = person.told()
    person.press(.right)
    #expect(person.told() == ["Speed is text(\"7\")"])
    person.press(.up, .up)
    #expect(person.told() == ["Speed is text(\"10\")", "refused: maximum"])
    person.press(.home)
    #expect(person.told() == ["Speed is text(\"1\")"])
    #expect(person.form.tree.texts.map(\.text) == ["1.0 0.5 6"])
  }

  @Test("Without a step it moves by a tenth, and is said as a part")
  func tenths() {
    let person = Person(Sound())
    person.go(to: "Volume")
    #expect(person.session.focusedElement?.valueText == "50%")
    person.press(.up)
    #expect(person.value(of: "Volume") == .text("0.6"))
    #expect(person.session.focusedElement?.valueText == "60%")
    person.press(.end)
    #expect(person.value(of: "Volume") == .text("1"))
    _ = person.told()
    person.press(.up)
    #expect(person.told() == ["refused: maximum"])
  }

  @Test("What it stands in names it")
  func named() {
    let person = Person(Sound())
    #expect(person.stops == ["Speed", "Volume", "Pitch"])
    person.go(to: "Pitch")
    person.press(.down)
    #expect(person.value(of: "Pitch") == .text("0.3"))
  }

  @Test("It keeps nobody from submitting, wherever its value stands")
  func submits() {
    let person = Person(Sound())
    person.ask(.submit)
    #expect(person.sent == ["Speed": "5", "Volume": "0.5", "Pitch": "0.5"])
  }
}
