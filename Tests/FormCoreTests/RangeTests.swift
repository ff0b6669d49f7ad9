import FormCore
import Foundation
import Testing

@Suite("A range holds a number that fits, whatever it is given")
struct RangeTests {
  private func constraints(_ minimum: String?, _ maximum: String?, _ step: String?) -> Constraints {
    var constraints = Constraints()
    constraints.minimum = minimum
    constraints.maximum = maximum
    constraints.step = step
    return constraints
  }

  /// What a range makes of a text.
  private func held(
    _ text: String, min: String? = nil, max: String? = nil, step: String? = nil,
    first: String? = nil
  ) -> String {
    InputType.range.sanitized(text, constraints(min, max, step), defaultValue: first)
  }

  @Test("Without a number it stands half way, on a step")
  func halfWay() {
    #expect(held("") == "50")
    #expect(held("abc", min: "10", max: "20") == "15")
    #expect(held("", step: "20") == "60", "40 and 60 are as near: the greater counts")
    #expect(held("", min: "0", max: "1", step: "any") == "0.5")
    #expect(held("", max: "-10") == "0", "the greatest is less than the least")
    #expect(held("", min: "-1", max: "0", step: "0.1") == "-0.5")
  }

  @Test("A number out of its ends comes to the nearer one, and one between steps to a step")
  func ends() {
    #expect(held("120") == "100")
    #expect(held("-3") == "0")
    #expect(held("7") == "7")
    #expect(held("1e1") == "1e1", "what fits is kept as it was written")
    #expect(held("7", step: "5") == "5")
    #expect(held("8", step: "5") == "10")
    #expect(held("100", step: "30") == "90", "120 would be too much")
    #expect(held("12", min: "3", step: "5") == "13")
    #expect(held("30", min: "50", max: "10") == "50")
  }

  @Test("Steps are counted from the least number that was written, else from the first value")
  func stepBase() {
    #expect(held("20", step: "5", first: "7") == "22")
    #expect(held("20", min: "1", step: "5", first: "7") == "21")
  }

  private func range(_ minimum: String?, _ maximum: String?, _ step: String?) -> NumberRange {
    NumberRange(constraints(minimum, maximum, step), inputType: .range)
  }

  @Test("It goes by steps, by tenths and to its ends")
  func moving() {
    let percent = range(nil, nil, nil)
    #expect(percent.stepped(from: "50", up: true) == 51)
    #expect(percent.steppedFar(from: "50", up: true) == 60)
    #expect(percent.steppedFar(from: "50", up: false) == 40)
    #expect(percent.steppedFar(from: "95", up: true) == 100)
    #expect(percent.steppedFar(from: "100", up: true) == nil)
    #expect(percent.end(up: true) == 100)
    #expect(percent.end(up: false) == 0)
    let coarse = range("0", "100", "30")
    #expect(coarse.end(up: true) == 90)
    #expect(coarse.steppedFar(from: "30", up: true) == 60, "a step is more than a tenth")
    #expect(coarse.stepped(from: "90", up: true) == nil)
    let free = range("0", "1", "any")
    #expect(free.stepped(from: "0.5", up: true) == Decimal(string: "0.51"))
    #expect(free.steppedFar(from: "0.5", up: false) == Decimal(string: "0.4"))
  }

  @Test("Steps beyond all counting end at the ends")
  func countless() {
    let range = range("0", "1e100", "1e-100")
    #expect(range.end(up: true) == NumberRange.number("1e100"))
    #expect(range.steppedFar(from: "1", up: true) == NumberRange.number("1e100"))
    #expect(held("1", max: "1e100", step: "1e-100") == "1")
  }

  @Test("A number without two ends goes far by ten steps")
  func tenSteps() {
    var constraints = Constraints()
    constraints.step = "2"
    constraints.minimum = "0"
    let range = NumberRange(constraints)
    #expect(range.steppedFar(from: "10", up: true) == 30)
    #expect(range.steppedFar(from: "10", up: false) == 0)
    #expect(range.end(up: true) == nil)
  }
}
