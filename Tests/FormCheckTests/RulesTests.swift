import Foundation
import Testing

@testable import FormCheck

private let package = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
private let corpus = package + "/../shared/corpus/html"

@Suite("The rules")
struct RulesTests {
  @Test func `Each has a name of its own, of words with dashes`() {
    let names = Rules.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names { #expect(name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(name)") }
  }

  @Test func `The table in the documentation lists them as they are`() throws {
    let path = package + "/Sources/FormCheck/FormCheck.docc/Rules.md"
    let rows = try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map { $0.dropFirst(2).dropLast(2).components(separatedBy: " | ") }
    // The second column says what is found, and why it counts as a fault.
    #expect(rows.allSatisfy { $0.count == 5 && $0[1].count > 10 })
    #expect(
      rows.map { [$0[0]] + $0.dropFirst(2) }
        == Rules.all.map { ["`\($0.name)`", $0.level.rawValue, $0.why, $0.mend] })
  }

  @Test(
    "Pages of others break few rules, and none that is not theirs",
    .enabled(if: FileManager.default.fileExists(atPath: corpus)))
  func pagesOfOthers() throws {
    var broken: [String: [String]] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: corpus) {
      let findings = try FormChecker().findings(inFile: corpus + "/" + file)
      broken[file] = findings.map { "\($0.line) \($0.rule)" }
    }
    #expect(
      broken == [
        "django-contact-errors.html": ["18 no-autocomplete", "37 wordless-option"],
        "django-contact-unbound.html": ["18 no-autocomplete", "37 wordless-option"],
        "django-user-creation.html": [],
        "govuk-feedback.html": ["52 no-autocomplete", "61 no-autocomplete"],
        "govuk-how-do-you-want-to-sign-in.html": [],
        "govuk-passport-details-errors.html": [],
        "govuk-what-is-your-address.html": ["28 no-autocomplete"],
        "mdn-datetime-local-picker-fallback.html": [
          "25 no-submit-button", "36 cannot-be-filled", "58 cannot-be-filled",
          "65 cannot-be-filled", "70 cannot-be-filled",
        ],
        "mdn-form-validation-full-example.html": [
          "78 pattern-without-description", "97 no-autocomplete",
        ],
        "mdn-html-form-structure-fieldset-legend.html": ["10 no-submit-button"],
        "mdn-native-form-widgets-checkable-items.html": ["10 no-submit-button"],
      ])
  }

  @Test func `The samples break none but one that is meant`() throws {
    for (sample, rules) in [
      ("feedback.html", ["no-autocomplete"]), ("search.html", []), ("sign-up.html", []),
    ] {
      let findings = try FormChecker().findings(inFile: "\(package)/Samples/\(sample)")
      #expect(findings.map(\.rule) == rules, "\(sample)")
    }
  }
}
