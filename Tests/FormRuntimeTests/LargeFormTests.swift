import FocusCore
import FormCore
import FormRuntime
import Foundation
import Testing

/// What a key costs where the form is large.
@MainActor
@Suite struct LargeFormTests {
  private func form(_ count: Int, _ change: (inout FormElement) -> Void = { _ in }) -> PlainForm {
    PlainForm(
      (0..<count).map { number in
        .field(number, "Field \(number)") {
          $0.constraints.isRequired = true
          $0.constraints.minLength = 3
          change(&$0)
        }
      } + [.button(count, "Send")])
  }

  /// What the processor spends, in nanoseconds, while someone types into some fields and leaves them.
  private func typing(into count: Int, reported: Bool, submitted: Bool) -> Int {
    let person = Person(form(count) { $0.isReportedInvalid = reported })
    if submitted { person.ask(.submit) }
    var answers = DraftAnswers()
    answers.readAll(person.form.tree)
    let start = processorTime
    for number in 0..<8 {
      person.type("a")
      person.form.tellChange()
      person.press(.tab)
      _ = answers.read(ElementID(number), in: person.form.tree)
    }
    return processorTime - start
  }

  /// A cost that grew with the form would be a thousand times as high.
  ///
  /// What other programs do is not counted, but they take from the caches: the bound is far from
  /// both, and the best of pairs counts.
  @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
  func `A key costs as much among 10,000 fields as among 10`(reported: Bool, submitted: Bool) {
    let pairs = (0..<4).map { _ in
      let small = typing(into: 10, reported: reported, submitted: submitted)
      return (small, typing(into: 10_000, reported: reported, submitted: submitted))
    }
    let (small, large) = (pairs.map(\.0).min() ?? 0, pairs.map(\.1).min() ?? 0)
    #expect(large < small * 30, "\(large) against \(small)")
  }

  @Test func `Problems are numbered as they come and go, wherever they stand`() {
    let person = Person(form(20))
    person.ask(.submit)
    func places() -> [Int?] {
      _ = person.told()
      person.ask(.listProblems)
      guard case .requested(.problems(let problems))? = person.told().last else { return [] }
      #expect(problems.allSatisfy { $0.place?.count == problems.count })
      #expect(problems.compactMap(\.place?.index) == Array(1...problems.count))
      return problems.map { $0.issue.element.id.rawValue }
    }
    #expect(places() == Array(0..<20))
    for number in [3, 19, 0] {
      person.ask(.focus(ElementID(number)))
      person.type("abc")
    }
    #expect(places() == Array(0..<20).filter { ![3, 19, 0].contains($0) })
    person.ask(.problem(.forward))
    #expect(person.place == "Field 1")
    person.ask(.problem(.backward))
    #expect(person.place == "Field 18")
    person.ask(.problem(.forward))
    #expect(person.place == "Field 1")
  }

  @Test func `What the source reports or takes away by itself is counted at once`() {
    let person = Person(form(5))
    func listed() -> [String] {
      person.ask(.listProblems)
      guard case .requested(.problems(let problems))? = person.told().last else { return [] }
      return problems.map(\.issue.element.name)
    }
    #expect(listed() == [])
    person.form.tree.update(ElementID(2)) { $0.isReportedInvalid = true }
    #expect(listed() == ["Field 2"])
    let before = person.form.tree
    for number in 0..<5 {
      person.form.tree.update(ElementID(number)) { $0.isReportedInvalid = true }
    }
    person.form.tree.update(ElementID(4)) { $0.isReadOnly = true }
    #expect(listed() == ["Field 0", "Field 1", "Field 2", "Field 3"])
    person.form.tree = before
    #expect(listed() == ["Field 2"], "the form of before")
    person.form.tree.update(ElementID(1)) { $0.isReportedInvalid = true }
    #expect(listed() == ["Field 1", "Field 2"])
    for _ in 0..<100 {
      person.form.tree.update(ElementID(1)) { $0.isReportedInvalid.toggle() }
    }
    person.form.tree.update(ElementID(2)) { $0.isReportedInvalid = false }
    #expect(listed() == ["Field 1"])
    person.form.replaceElements([.field(1, "Other") { $0.isReportedInvalid = true }])
    #expect(listed() == ["Other"])
  }

  @Test func `What is disabled in place is passed over, and what is enabled is met`() {
    let person = Person(form(4))
    person.form.tree.update(ElementID(1)) { $0.isDisabled = true }
    person.form.tellChange()
    person.press(.tab)
    #expect(person.place == "Field 2")
    #expect(person.session.focusedReport?.position == FieldReport.Place(index: 2, count: 3))
    person.form.tree.update(ElementID(1)) { $0.isDisabled = false }
    person.form.tellChange()
    person.press(Key(.tab, .shift))
    #expect(person.place == "Field 1")
  }
}

/// What the processor has spent on this thread, in nanoseconds.
private var processorTime: Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
