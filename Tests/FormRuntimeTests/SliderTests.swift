import FormCore
import FormRuntime
import Testing

@MainActor
@Suite("Sliding")
struct SliderTests {
  private func slider(
    _ value: String = "50", min: String? = nil, max: String? = nil, step: String? = nil,
    _ change: (inout FormElement) -> Void = { _ in }
  ) -> Person {
    Person(
      .field(1, "Volume", value, role: .slider) {
        $0.inputType = .range
        $0.constraints.minimum = min
        $0.constraints.maximum = max
        $0.constraints.step = step
        change(&$0)
      })
  }

  @Test("Arrows go by steps, Page Up and Page Down by tenths, Home and End to the ends")
  func keys() {
    let person = slider()
    for (key, value) in [
      (Key.Code.up, "51"), (.right, "52"), (.down, "51"), (.left, "50"), (.pageUp, "60"),
      (.pageDown, "50"), (.end, "100"), (.home, "0"),
    ] {
      person.press(key)
      #expect(person.value == .text(value), "\(key)")
    }
  }

  @Test("At its ends it says so, whatever key asks for more")
  func ends() {
    let person = slider("0", max: "5")
    _ = person.told()
    person.press(.down, .left, .pageDown, .home)
    #expect(person.refusals() == [.minimum, .minimum, .minimum, .minimum])
    person.press(.end)
    _ = person.told()
    person.press(.up, .pageUp, .end)
    #expect(person.refusals() == [.maximum, .maximum, .maximum])
  }

  @Test("The end is the last number that fits the steps")
  func endOnAStep() {
    let person = slider("0", max: "100", step: "30")
    person.press(.end)
    #expect(person.value == .text("90"))
  }

  @Test("Digits go to the number, once it is within the range")
  func typing() {
    let person = slider(min: "50", max: "200")
    _ = person.told()
    person.type("7")
    #expect(person.value == .text("50"), "there is more to come")
    person.type("5")
    #expect(person.value == .text("75"))
    person.press(.up)
    person.type("1")
    person.type("5")
    person.type("0")
    #expect(person.value == .text("150"))
    _ = person.told()
    person.type("0")
    #expect(person.refusals() == [.maximum])
    #expect(person.value == .text("150"))
    person.type("x")
    #expect(person.refusals() == [.unknownKey])
  }

  @Test("Negative and broken numbers can be typed too")
  func signs() {
    let person = slider("0", min: "-1", max: "1", step: "0.1")
    for text in ["-", "0", ".", "5"] { person.type(text) }
    #expect(person.value == .text("-0.5"))
    person.press(.up)
    _ = person.told()
    for text in ["-", "2"] { person.type(text) }
    #expect(person.refusals() == [.minimum])
    let low = slider("-50", min: "-90", max: "-20")
    low.type("-")
    low.type("3")
    #expect(low.value == .text("-50"), "there is more to come")
    low.type("0")
    #expect(low.value == .text("-30"))
  }

  @Test("Page keys go ten options on, and no further than the end")
  func options() {
    let names = (1...14).map { "Town \($0)" }
    let person = Person(.choice(1, "Town", .combobox, names, chosen: [1]))
    person.press(.pageDown)
    #expect(person.value == .selection([11]))
    person.press(.pageDown)
    #expect(person.value == .selection([13]))
    person.press(.pageUp)
    #expect(person.value == .selection([3]))
    person.press(.pageUp)
    #expect(person.value == .selection([0]))
    _ = person.told()
    person.press(.pageUp)
    #expect(person.refusals() == [.fieldStart])
  }

  @Test("Page keys step a number by ten steps")
  func numbers() {
    let person = Person(
      .field(1, "Age", "30", role: .spinbutton) { $0.inputType = .number })
    person.press(.pageUp)
    #expect(person.line == "40|")
    person.press(.pageDown, .pageDown)
    #expect(person.line == "20|")
  }
}
