import SpeechCore
import Testing

@Suite("Text from outside")
struct SafeTextTests {
  @Test(
    "Control sequences and characters go, words stay",
    arguments: [
      ("plain", "plain"),
      ("Grüße, 日本 👍🏽", "Grüße, 日本 👍🏽"),
      ("\u{1B}[31mred\u{1B}[0m", "red"),
      ("\u{9B}2Jcleared", "cleared"),
      ("\u{1B}]0;title\u{7}after", "after"),
      ("\u{1B}]0;title\u{1B}\\after", "after"),
      ("\u{1B}]0;unterminated", "0;unterminated"),
      ("\u{1B}P1;2q\u{9C}after", "after"),
      ("\u{1B}_apc\u{1B}\\after", "after"),
      ("\u{1B}[12;", "12;"),
      ("\u{1B}", ""),
      ("\u{1B}(0lines", "lines"),
      ("\u{1B}céé", "éé"),
      ("a\u{0}b\u{1}400Sc\u{7F}d", "ab400Scd"),
      ("one\r\ntwo\nthree\rfour\u{2028}five", "one two three four five"),
      ("tab\there", "tab here"),
      ("user\u{202E}gnp.exe", "usergnp.exe"),
      ("a\u{2066}b\u{2069}c\u{200F}", "abc"),
      ("tag\u{E0041}ged", "tagged"),
      ("\u{FFFD}x\u{FFFE}", "x"),
      ("zero\u{200D}width joiner stays", "zero\u{200D}width joiner stays"),
    ])
  func filtering(untrusted: String, safe: String) {
    #expect(SafeText(untrusted).string == safe)
  }

  @Test("Line breaks stay where they are wanted")
  func lineBreaks() {
    #expect(SafeText("one\r\ntwo\u{1B}[A", keepsLineBreaks: true).string == "one\ntwo")
  }

  @Test("No text whatever leaves a control character behind")
  func everyScalar() {
    let scalars = (0...0x2100).compactMap(Unicode.Scalar.init)
    for first in scalars {
      for wrapped in ["\(first)", "a\(first)b", "\u{1B}\(first)", "\u{1B}[\(first)m"] {
        let safe = SafeText(wrapped, keepsLineBreaks: false).string
        #expect(!safe.unicodeScalars.contains { $0.properties.generalCategory == .control })
      }
    }
  }

  @Test("What was interpolated into a literal is made safe with it")
  func interpolation() {
    let name = "x\u{1B}[2J"
    let text: SafeText = "Hello \(name)!"
    #expect(text.string == "Hello x!")
  }
}
