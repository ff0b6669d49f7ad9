import FormCore
import Testing

@Suite("Judging an answer")
struct ValidityTests {
  @Test("An e-mail address follows HTML's grammar")
  func emails() {
    let label = String(repeating: "a", count: 63)
    for text in ["a@b", "a.b+c@d-e.fr", "!#$%&'*+/=?^_`{|}~-.@x", "a@\(label).de", " a@b "] {
      #expect(field(.email, text).validity == [], "\(text)")
    }
    for text in [
      "a", "@b", "a@", "a@b@c", "a@-b", "a@b-", "a@b..c", "a b@c", "ä@b", "a@ü", "a@\(label)a",
      "a@b.", "a,b@c",
    ] {
      #expect(field(.email, text).validity == .typeMismatch, "\(text)")
    }
    let several = field(.email, "a@b, c@d") { $0.constraints.acceptsSeveral = true }
    #expect(several.validity == [])
    let broken = field(.email, "a@b,") { $0.constraints.acceptsSeveral = true }
    #expect(broken.validity == .typeMismatch)
  }

  @Test("An address of the web has a scheme, and a host where its scheme has one")
  func urls() {
    for text in [
      "http://a", "HTTPS://a.b/c?d#e", "http:a", "http://u:p@a:80/", "http://[::1]:8080",
      "mailto:a",
      "x-y+z.1:", "http://ü.de", " http://a ",
    ] {
      #expect(field(.url, text).validity == [], "\(text)")
    }
    for text in [
      "a", "a.de", "//a", "1a:b", "http://", "http:///", "http://a b", "http://a:x", "http://a:+80",
      "http://a:65536", "http://[::1", "http://<a>",
    ] {
      #expect(field(.url, text).validity == .typeMismatch, "\(text)")
    }
  }

  @Test("An answer that must be there may not be empty")
  func required() {
    #expect(field { $0.constraints.isRequired = true }.validity == .valueMissing)
    #expect(field(.text, " ") { $0.constraints.isRequired = true }.validity == [])
    var box = FormElement(id: ElementID(1), role: .checkbox, name: "", value: .checked(false))
    box.constraints.isRequired = true
    #expect(box.validity == .valueMissing)
    box.value = .checked(true)
    #expect(box.validity == [])
    #expect(choice(.radiogroup, ["a"]) { $0.constraints.isRequired = true }.validity != [])
  }

  @Test("Only the first option, with an empty value and in no group, is a placeholder")
  func placeholder() {
    func validity(_ values: [String], _ chosen: Int, group: String? = nil) -> ValidityState {
      choice(.combobox, values, chosen: [chosen]) {
        $0.constraints.isRequired = true
        $0.options[0].group = group
      }.validity
    }
    #expect(validity(["", "a"], 0) == .valueMissing)
    #expect(validity(["", "a"], 1) == [])
    #expect(validity(["a", ""], 1) == [])
    #expect(validity(["", "a"], 0, group: "G") == [])
    let list = choice(.listbox, ["", "a"], chosen: [0]) { $0.constraints.isRequired = true }
    #expect(list.validity == [])
  }

  @Test("Lengths count UTF-16, and only once the person changed the text")
  func lengths() {
    func validity(_ text: String, isEdited: Bool = true) -> ValidityState {
      field(.text, text) {
        $0.constraints.minLength = 3
        $0.constraints.maxLength = 4
        $0.isEdited = isEdited
      }.validity
    }
    #expect(validity("ab") == .tooShort)
    #expect(validity("abc") == [])
    #expect(validity("😀😀") == [])
    #expect(validity("😀😀a") == .tooLong)
    #expect(validity("") == [], "nothing is not too short")
    #expect(validity("abcdefg", isEdited: false) == [])
    let number = field(.number, "12345") {
      $0.constraints.maxLength = 4
      $0.isEdited = true
    }
    #expect(number.validity == [], "a number has no length")
  }

  @Test(
    "A pattern means what JavaScript means, and one that is none is ignored",
    arguments: [
      ("[A-Z]{2}\\d", "AB1", true), ("[A-Z]{2}\\d", "AB٣", false), ("\\w+", "é", false),
      ("[\\w\\-]+", "a-b", true), ("a|b", "ab", false), ("a|b", "b", true),
      (".+@.+", "a@b", true), ("\\u{1F600}", "😀", true), ("\\/", "/", true),
      ("[[a-z]--[aeiou]]+", "xyz", true), ("[[a-z]--[aeiou]]+", "xya", false),
      ("[^\\s:]+", "a:b", false), ("(?<year>\\d{4})", "2027", true), ("(?!x).", "x", false),
      ("a$", "a", true), ("\\p{L}+", "é", true), ("\\v", "\u{0B}", true),
      // None of these is a pattern under the `v` flag, so anything matches.
      ("[\\w-]+", "!", true), ("[a-]", "!", true), ("[(]", "!", true), ("a)(b", "!", true),
      ("(a", "!", true), ("a++", "!", true), ("(?i)a", "!", true), ("\\A", "!", true),
      ("\\-", "!", true), ("[a", "!", true), ("\\", "!", true),
    ])
  func patterns(pattern: String, text: String, matches: Bool) {
    let element = field(.text, text) { $0.constraints.pattern = pattern }
    #expect(element.validity == (matches ? [] : .patternMismatch))
  }

  @Test("What is hidden, disabled, read-only or a button is not judged")
  func barred() {
    var tree = FormTree(name: "Form")
    let required = { (element: inout FormElement) in element.constraints.isRequired = true }
    tree.append(field(id: 1, required))
    tree.append(
      field(id: 2) {
        required(&$0); $0.isHidden = true
      })
    tree.append(
      field(id: 3) {
        required(&$0); $0.isDisabled = true
      })
    tree.append(
      field(id: 4) {
        required(&$0); $0.isReadOnly = true
      })
    #expect(tree.validate().map(\.element.id) == [ElementID(1)])
    #expect(tree.validate().map(\.validity) == [.valueMissing])
  }
}

@Suite("Numbers and dates")
struct NumberRangeTests {
  private func validity(
    _ text: String, _ type: InputType = .number, min: String? = nil, max: String? = nil,
    step: String? = nil, from base: String = ""
  ) -> ValidityState {
    field(type, text) {
      $0.constraints.minimum = min
      $0.constraints.maximum = max
      $0.constraints.step = step
      $0.defaultValue = .text(base)
    }.validity
  }

  private func range(
    min: String? = nil, max: String? = nil, step: String? = nil, from base: String? = nil
  ) -> NumberRange {
    var constraints = Constraints()
    constraints.minimum = min
    constraints.maximum = max
    constraints.step = step
    return NumberRange(constraints, defaultValue: base)
  }

  @Test("A number is written as HTML writes it")
  func numbers() {
    for text in ["1", "-1", ".5", "1.50", "1e3", "1E+3", "-0", "2e-3"] {
      #expect(validity(text, step: "any") == [], "\(text)")
    }
    for text in ["+1", "1.", "one", "1,5", " 1", "1 ", "--1", "1e", "0x1", "١"] {
      #expect(validity(text, step: "any") == .badInput, "\(text)")
    }
  }

  @Test("Steps are exact in decimals, and count from the minimum, else from the default value")
  func steps() {
    #expect(validity("0.3", step: "0.1") == [])
    #expect(validity("0.35", step: "0.1") == .stepMismatch)
    #expect(validity("1.5") == .stepMismatch, "the step is 1 where none is written")
    #expect(validity("1.5", step: "nonsense") == .stepMismatch)
    #expect(validity("1.5", step: "ANY") == [])
    #expect(validity("3", min: "1", step: "2") == [])
    #expect(validity("2", min: "1", step: "2") == .stepMismatch)
    #expect(validity("-3", min: "-5", step: "2") == [])
    #expect(validity("2.5", from: "0.5") == [])
    #expect(validity("3", from: "0.5") == .stepMismatch)
    #expect(validity("3", min: "0", from: "0.5") == [], "the minimum comes first")
  }

  @Test("A number lies between its ends")
  func ends() {
    #expect(validity("1", min: "1", max: "3") == [])
    #expect(validity("0", min: "1", max: "3") == .rangeUnderflow)
    #expect(validity("4", min: "1", max: "3") == .rangeOverflow)
    #expect(validity("4", min: "x", max: "") == [])
  }

  @Test("The arrows go to the next number that fits, below zero too")
  func arrows() {
    #expect(range().stepped(from: "2", up: true) == 3)
    #expect(range().stepped(from: "2.5", up: true) == 3)
    #expect(range().stepped(from: "2.5", up: false) == 2)
    #expect(range().stepped(from: "-2.5", up: true) == -2)
    #expect(range().stepped(from: "-2.5", up: false) == -3)
    #expect(range().stepped(from: "-2", up: true) == -1)
    #expect(range(step: "0.1").stepped(from: "0.2", up: true) == 0.3)
    #expect(range(min: "-5", step: "2").stepped(from: "-4", up: true) == -3)
    #expect(range(min: "-5", step: "2").stepped(from: "-4", up: false) == -5)
    #expect(range(from: "0.5").stepped(from: "1", up: true) == 1.5)
    #expect(range(max: "3").stepped(from: "3", up: true) == nil)
    #expect(range(min: "3").stepped(from: "3", up: false) == nil)
    #expect(range(min: "3").stepped(from: "", up: true) == 3)
    #expect(range(max: "-3").stepped(from: "", up: true) == -3)
    #expect(range().stepped(from: "x", up: false) == 0)
  }

  @Test("Dates and times are those that exist")
  func dates() {
    let good: [(InputType, String)] = [
      (.date, "2028-02-29"), (.date, "2000-02-29"), (.date, "0001-01-01"), (.month, "2027-12"),
      (.week, "2026-W53"), (.week, "2027-W01"), (.time, "23:59"),
      (.dateTimeLocal, "2027-05-03T00:00"),
      (.dateTimeLocal, "2027-05-03 00:00"), (.color, "#aaBB00"),
    ]
    for (type, text) in good { #expect(validity(text, type) == [], "\(text)") }
    let bad: [(InputType, String)] = [
      (.date, "2027-02-29"), (.date, "1900-02-29"), (.date, "0000-01-01"), (.date, "27-01-01"),
      (.date, "2027-13-01"), (.date, "2027-04-31"), (.month, "2027-00"), (.week, "2027-W53"),
      (.week, "2027-W00"), (.time, "24:00"), (.time, "1:00"), (.dateTimeLocal, "2027-05-03"),
      (.color, "red"), (.color, "#fff"),
    ]
    for (type, text) in bad { #expect(validity(text, type) == .badInput, "\(text)") }
  }

  @Test("Dates and times have ends and steps as numbers have")
  func dateRanges() {
    #expect(validity("2027-05-03", .date, min: "2027-05-03", max: "2027-05-03") == [])
    #expect(validity("2027-05-02", .date, min: "2027-05-03") == .rangeUnderflow)
    #expect(validity("2027-06", .month, max: "2027-05") == .rangeOverflow)
    #expect(validity("2027-05-10", .date, min: "2027-05-03", step: "7") == [])
    #expect(validity("2027-05-11", .date, min: "2027-05-03", step: "7") == .stepMismatch)
    #expect(validity("12:00:30", .time) == .stepMismatch, "a minute is the step")
    #expect(validity("12:00:30", .time, step: "30") == [])
    #expect(validity("23:00", .time, min: "22:00", max: "06:00") == [])
    #expect(
      validity("12:00", .time, min: "22:00", max: "06:00") == [.rangeUnderflow, .rangeOverflow])
  }
}
