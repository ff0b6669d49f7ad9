import Foundation
import FormCore
import FormViews
import Testing

@Suite("Numbers that step")
@MainActor
struct StepperTests {
  struct Order: View {
    @State private var count = 3
    @State private var price = 0.1

    var body: some View {
      Stepper("Count", value: $count, in: 1...10, step: 4)
      Stepper("Price", value: $price, step: 0.1)
      Text("\(count) for \(price)")
    }
  }

  @Test("Arrows step from where the value stands, and stop at the ends")
  func arrows() {
    let person = Person(Order())
    #expect(person.session.focusedElement?.role == .spinbutton)
    _ = person.told()
    person.press(.up)
    #expect(person.told() == ["Count is text(\"7\")"])
    person.press(.up)
    #expect(person.told() == ["Count is text(\"10\")"])
    person.press(.up)
    #expect(person.told() == ["refused: maximum"])
    person.press(.down)
    #expect(person.value(of: "Count") == .text("6"))
    #expect(person.form.tree.texts.map(\.text) == ["6 for 0.1"])
  }

  @Test("Three steps of a tenth are three tenths")
  func decimals() {
    let person = Person(Order())
    person.go(to: "Price")
    person.press(.up, .up)
    #expect(person.value(of: "Price") == .text("0.3"))
    #expect(person.form.tree.texts.map(\.text) == ["3 for 0.3"])
  }

  @Test("A number can be typed; one out of range is not taken over, and found invalid")
  func typing() {
    let person = Person(Order())
    person.press(.backspace)
    person.type("5")
    #expect(person.form.tree.texts.map(\.text) == ["5 for 0.1"])
    person.type("0")
    #expect(person.form.tree.texts.map(\.text) == ["5 for 0.1"])
    #expect(person.value(of: "Count") == .text("50"))
    _ = person.told()
    person.ask(.submit)
    #expect(person.told() == ["1 problems, Count"])
    person.press(.up)
    #expect(person.value(of: "Count") == .text("9"))
    person.ask(.submit)
    #expect(person.sent == ["Count": "9", "Price": "0.1"])
  }

  struct Volume: View {
    @State private var volume = 5
    @State private var share = 0.5
    @State private var day = Date(timeIntervalSince1970: 0)
    var isDisabled = false

    var body: some View {
      Stepper {
        Text("Volume \(volume)")
      } onIncrement: {
        volume += 1
      } onDecrement: {
        volume -= 1
      }
      .disabled(isDisabled)
      Stepper("Share", value: $share, in: 0...1, step: 0.25, format: .percent)
      Stepper("Day", value: $day, step: 86_400)
      Stepper("Up only", onIncrement: { volume += 10 }, onDecrement: nil)
    }
  }

  @Test("Actions of the program's own: what changes is heard in the label")
  func actions() {
    let person = Person(Volume())
    #expect(person.told() == ["opened Volume, 4 fields", "Volume 5 (appearance)"])
    person.press(.up)
    #expect(person.told() == ["Volume 6 is none"])
    #expect(person.session.focusedElement?.valueText == "Volume 6")
    person.type("7")
    #expect(person.told() == ["refused: readOnly"])
    person.press(.down, .down)
    #expect(person.place == "Volume 4")
  }

  @Test("Without an action it does not step that way")
  func oneWay() {
    let person = Person(Volume())
    person.go(to: "Up only")
    _ = person.told()
    person.press(.down)
    #expect(person.told() == ["refused: minimum"])
  }

  @Test("A format says the value in words")
  func format() {
    let person = Person(Volume())
    person.go(to: "Share")
    person.press(.up)
    #expect(person.value(of: "Share") == .text("0.75"))
    #expect(person.session.focusedElement?.valueText == 0.75.formatted(.percent))
  }

  @Test("What is no number steps too")
  func dates() {
    let person = Person(Volume())
    person.go(to: "Day")
    person.press(.up)
    let day = Date(timeIntervalSince1970: 86_400)
    #expect(person.session.focusedElement?.valueText == "\(day)")
  }

  @Test("A disabled stepper is no stop")
  func disabled() {
    #expect(Person(Volume(isDisabled: true)).stops == ["Share", "Day", "Up only"])
  }
}
