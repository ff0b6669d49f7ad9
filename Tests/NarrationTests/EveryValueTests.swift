import FormCore
import Narration
import Testing

/// Whatever an element holds, what is said of it is true, and something is said.
@Suite struct EveryValueTests {
  private let english: Vocabulary

  init() throws { english = try .english }

  nonisolated static let values: [FormValue] = [
    .none, .text(""), .text(" "), .text("\u{200B}"), .text("\u{1}"), .text("Ann"),
    .checked(false), .checked(true), .selection([]), .selection([0]), .selection([1]),
    .selection([99]), .selection([-1]), .selection([0, 99]),
  ]

  private func element(_ role: Role, _ value: FormValue) -> FormElement {
    var element = FormElement(id: ElementID(1), role: role, name: "It", value: value)
    element.constraints.isRequired = true
    if !role.isTextual, role != .button {
      element.options = [
        FormOption(value: "a", name: "One", description: "The first"),
        FormOption(value: "", name: "\u{200B}"),
      ]
    }
    return element
  }

  private func report(on element: FormElement) -> FieldReport {
    var report = FieldReport(element: element, returnKey: ReturnKey(action: .moveNext))
    // As a session tells it: the cursor of a choice stands on what is chosen, else on the first.
    report.optionIndex = element.value.selection.first ?? (element.options.isEmpty ? nil : 0)
    report.problem = element.issue.map { FieldProblem(issue: $0) }
    return report
  }

  /// What is heard of the value alone on arriving, in brief.
  private func heard(_ role: Role, _ value: FormValue, asksForLines: Bool = false) -> String {
    var narrator = Narrator(settings: ReadingSettings(verbosity: .brief), vocabulary: english)
    narrator.asksForLines = asksForLines
    return narrator.valueParts(report(on: element(role, value))).map(\.text.string)
      .joined(separator: ", ")
  }

  @Test(arguments: values) func `A text is what it holds, or blank`(value: FormValue) {
    let words: [FormValue: String] = [.text("Ann"): "Ann", .text(" "): "space"]
    for role in [Role.textbox, .searchbox, .spinbutton] {
      #expect(heard(role, value) == words[value] ?? "blank")
    }
  }

  @Test(arguments: values) func `A box is checked or not`(value: FormValue) {
    #expect(heard(.checkbox, value) == (value == .checked(true) ? "checked" : "not checked"))
  }

  @Test(arguments: values) func `A combo box is what is chosen, or nothing is`(value: FormValue) {
    let words: [FormValue: String] = [
      .selection([0]): "One", .selection([1]): "blank", .selection([0, 99]): "One",
    ]
    for asksForLines in [false, true] {
      #expect(
        heard(.combobox, value, asksForLines: asksForLines) == words[value] ?? "nothing selected")
    }
  }

  @Test(arguments: values)
  func `An option under the cursor tells whether it is chosen`(value: FormValue) {
    let radio: [FormValue: String] = [
      .selection([0]): "One, checked", .selection([0, 99]): "One, checked",
      .selection([1]): "blank, checked", .selection([99]): "nothing selected",
      .selection([-1]): "nothing selected",
    ]
    #expect(heard(.radiogroup, value) == radio[value] ?? "One, not checked")
    let list = radio.mapValues { $0.replacing("checked", with: "selected") }
    #expect(heard(.listbox, value) == list[value] ?? "One, not selected")
  }

  @Test(arguments: values) func `A button has no value`(value: FormValue) {
    #expect(heard(.button, value) == "")
  }

  /// Every event that tells of an element, in every way it can be told.
  @Test(arguments: Role.allCases)
  func `Nothing is told in empty or foreign words`(role: Role) {
    for value in Self.values {
      let element = element(role, value)
      let report = report(on: element)
      let problems = [report.problem].compactMap(\.self)
      let events: [FormEvent] = [
        .focused(report, cause: .user), .valueChanged(element),
        .optionReached(OptionMove(element: element, index: report.optionIndex ?? 0)),
        .optionReached(OptionMove(element: element, index: 99)),
        .optionReached(OptionMove(element: element, index: 0, isToggle: true)),
        .requested(.field(report)), .requested(.value(element)), .requested(.spelling(element)),
        .requested(.problems(problems)),
        .submitFailed(SubmitFailure(problems: problems, focused: report, focusMoved: true)),
        .revalidated(Revalidation(element: element, problem: report.problem, left: 0)),
      ]
      for verbosity in [Verbosity.brief, .normal, .full] {
        for asksForLines in [false, true] {
          var narrator = Narrator(
            settings: ReadingSettings(verbosity: verbosity), vocabulary: english)
          narrator.asksForLines = asksForLines
          for event in events {
            for announcement in narrator.announcements(for: event, input: 1) {
              let words = announcement.text
              #expect(!words.contains("nil") && !words.contains("Optional"), "\(words)")
              #expect(!words.contains("{") && !words.contains("  "), "\(words)")
              #expect(!words.contains("\u{200B}") && !words.contains(", ,"), "\(words)")
            }
          }
        }
      }
    }
  }
}
