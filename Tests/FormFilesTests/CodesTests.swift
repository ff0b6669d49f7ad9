import FormCore
import FormFiles
import Foundation
import Testing

@Suite("Fields that take a code")
@MainActor
struct CodesTests {
  private func speech(_ control: String) throws -> SpeechAttributes {
    try #require(try form("<form><label>Code \(control)</label></form>")["Code"]).speech
  }

  @Test(
    "The digits of a code are said one by one",
    arguments: [
      "<input type=tel>", "<input autocomplete=one-time-code inputmode=numeric>",
      "<input autocomplete='section-a shipping POSTAL-CODE'>", "<input autocomplete='home tel'>",
      "<input autocomplete=cc-number>", "<input type=password autocomplete=cc-csc>",
      "<input pattern=[0-9]{6}>", "<input pattern='^\\d{4,8}$'>", "<input pattern=\\d{3,}>",
      "<input style='color: red; speak-as: digits'>",
      "<textarea style='SPEAK-AS: Digits literal-punctuation ! important; speak-as: normal'>"
        + "</textarea>",
    ])
  func codes(_ control: String) throws {
    #expect(try speech(control).separatesDigits)
  }

  @Test(
    "Of anything else they are not",
    arguments: [
      "<input>", "<input type=number>", "<input type=number pattern=[0-9]{6}>",
      "<textarea></textarea>",
      "<input autocomplete=bday>", "<input autocomplete=cc-exp>", "<input autocomplete=off>",
      "<input pattern=[0-9]*>", "<input pattern=[0-9]{1,3}>", "<input pattern=[0-9]{2}>",
      "<input pattern='[0-9]{3}|x'>", "<input pattern='['>",
      "<input type=tel style='speak-as: normal'>", "<input style='speak-as: loudly digits'>",
      "<select autocomplete=tel><option>1</select>", "<input type=checkbox>",
    ])
  func others(_ control: String) throws {
    #expect(try !speech(control).separatesDigits)
  }

  @Test("A style says how a field is spoken, whatever it takes")
  func style() throws {
    let spelt = try speech("<input type=tel style='speak-as: spell-out'>")
    #expect(spelt.spellsOutCharacters && !spelt.separatesDigits)
    #expect(try speech("<input style='speak-as: literal-punctuation'>").includesPunctuation)
  }

  @Test("The page on controls tells of no other ways")
  func documentation() throws {
    let path =
      URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path + "/Sources/FormFiles/FormFiles.docc/Controls.md"
    let section = try #require(
      try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "## Codes").last?
        .components(separatedBy: "## ").first)
    let examples = section.matches(of: /`(<input [^`]+>)` \|/).map { String($0.1) }
    #expect(examples.count == 4)
    for example in examples { #expect(try speech(example).separatesDigits, "\(example)") }
  }
}
