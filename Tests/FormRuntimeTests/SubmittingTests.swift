import FocusCore
import FormCore
import FormRuntime
import Testing

@MainActor
@Suite("Submitting")
struct SubmittingTests {
  func person() -> Person {
    Person(
      .field(1, "Name", "Ann"),
      .field(2, "Email") {
        $0.inputType = .email
        $0.constraints.isRequired = true
      },
      .checkBox(3, "Terms", required: true), .button(4, "Send"))
  }

  func submitFailure(_ event: FormEvent?) -> SubmitFailure? {
    if case .submitFailed(let failure)? = event { failure } else { nil }
  }

  @Test("Nothing is invalid before the first attempt to submit")
  func nothingBefore() {
    let person = person()
    person.press(.tab, .tab, .tab, .tab)
    for case .focused(let report, _) in person.told() { #expect(report.problem == nil) }
  }

  @Test("A failed submit is one event: all problems, and the focus on the first")
  func failedSubmit() throws {
    let person = person()
    person.press(.tab, .tab, .tab)
    _ = person.told()
    person.press(.return)
    let told = person.told()
    #expect(told.count == 1)
    let failure = try #require(submitFailure(told.first))
    #expect(failure.problems.map(\.issue.element.name) == ["Email", "Terms"])
    #expect(failure.problems.map(\.issue.validity) == [.valueMissing, .valueMissing])
    #expect(failure.focused?.element.name == "Email")
    #expect(failure.focused?.problem?.place == FieldReport.Place(index: 1, count: 2))
    #expect(failure.focusMoved)
    #expect(person.place == "Email")
    #expect(person.session.outcome == nil)
  }

  @Test("Submitting from the invalid field itself keeps the focus there")
  func focusStays() throws {
    let person = person()
    person.press(.tab)
    person.press(.control("o"), Key(.return))
    let failure = try #require(submitFailure(person.told().last))
    #expect(!failure.focusMoved)
    #expect(person.place == "Email")
  }

  @Test("A mended field is judged when it is left: valid, and how many are left")
  func mending() {
    let person = person()
    person.ask(.submit)
    person.type("ann@example.com")
    _ = person.told()
    person.press(.tab)
    let told = person.told()
    guard case .revalidated(let finding)? = told.first, case .focused(let report, _)? = told.last
    else {
      Issue.record("told \(told)")
      return
    }
    #expect(finding.problem == nil)
    #expect(finding.left == 1)
    #expect(report.problem?.place == FieldReport.Place(index: 1, count: 1))
    person.press(Key(.character(" ")))
    person.press(.tab, .return)
    #expect(person.session.outcome != nil)
  }

  @Test("What is still wrong in the same way is not told again on leaving; what is new is")
  func leavingInvalid() {
    let person = person()
    person.ask(.submit)
    _ = person.told()
    person.press(.tab)
    #expect(person.told().count == 1, "only the next field")
    person.press(Key(.tab, .shift))
    person.type("nonsense")
    _ = person.told()
    person.press(.tab)
    guard case .revalidated(let finding)? = person.told().first else {
      Issue.record("nothing was found")
      return
    }
    #expect(finding.problem?.issue.validity == .typeMismatch)
    #expect(finding.left == 2)
  }

  @Test("The problems can be walked through, around the ends")
  func walkingProblems() {
    let person = person()
    person.ask(.problem(.forward))
    #expect(person.refusals() == [.notJudged])
    person.ask(.submit)
    var places: [String?] = []
    for direction in [CaretDirection.forward, .forward, .backward] {
      person.ask(.problem(direction))
      places.append(person.place)
    }
    #expect(places == ["Terms", "Email", "Terms"])
    _ = person.told()
    person.ask(.listProblems)
    guard case .requested(.problems(let problems))? = person.told().last else {
      Issue.record("no list")
      return
    }
    #expect(problems.map(\.issue.element.name) == ["Email", "Terms"])
  }

  @Test("What the source found invalid is told from the start, and until it is changed")
  func reportedBySource() {
    let person = Person(
      .field(1, "Name", "x") {
        $0.isReportedInvalid = true
        $0.reportedError = "Too short."
      }, .button(2, "Send"))
    guard case .focused(let report, _)? = person.told().last else {
      Issue.record("no focus")
      return
    }
    #expect(report.problem?.issue.validity == .customError)
    person.type("y")
    person.ask(.readField)
    guard case .requested(.field(let mended))? = person.told().last else {
      Issue.record("not read")
      return
    }
    #expect(mended.problem == nil)
  }

  @Test("A form that skips validation is sent as it is")
  func novalidate() {
    let person = person()
    person.form.tree.skipsValidation = true
    person.ask(.submit)
    #expect(person.session.outcome == .submitted(person.form.tree.entryList()))
  }

  @Test("An answer given as a whole is judged like one that was typed")
  func wholeAnswers() {
    let person = Person(
      .field(1, "Code") {
        $0.constraints.maxLength = 3
        $0.constraints.minLength = 2
      }, .choice(2, "Size", .radiogroup, ["Small", "Large"], disabled: [1]), .checkBox(3, "News"))
    person.session.handle(.answer(.text("abcde")))
    #expect(person.refusals() == [.maximumLength(limit: 3, left: 2)])
    #expect(person.value == .text("abc"))
    person.session.handle(.answer(.text("a")))
    person.press(.tab)
    person.session.handle(.answer(.selection([1])))
    #expect(person.refusals().last == .disabledOption)
    person.session.handle(.answer(.selection([0])))
    #expect(person.value == .selection([0]))
    person.press(.tab)
    person.session.handle(.answer(.checked(true)))
    #expect(person.value == .checked(true))
    person.ask(.submit)
    #expect(submitFailure(person.told().last)?.problems.map(\.issue.validity) == [.tooShort])
  }
}
