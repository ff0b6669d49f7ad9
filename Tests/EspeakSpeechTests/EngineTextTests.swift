import SpeechCore
import Testing

@testable import EspeakSpeech

@Suite struct EngineTextTests {
  private func origins(of text: EngineText) -> [Int?] {
    text.string.unicodeScalars.indices.enumerated().map { text.originalOffset(of: $0.offset) }
  }

  @Test func `Ordinary text is left as it is`() {
    let text = EngineText("First name, édit 👍 1️⃣!", isContinued: false)
    #expect(text.string == "First name, édit 👍 1️⃣!")
    #expect(origins(of: text) == Array(0..<text.string.unicodeScalars.count))
  }

  @Test(arguments: 1...130)
  func `No token is longer than the engine reads, and none is lost`(length: Int) {
    let token = String(repeating: "x", count: length)
    let text = EngineText("a \(token) b", isContinued: false)
    #expect(text.string.split(separator: " ").allSatisfy { $0.count <= EngineText.longestToken })
    #expect(text.string.filter { $0 == "x" }.count == length)
    #expect(text.string.split(separator: " ").count == 2 + (length + 38) / 39)
  }

  @Test(arguments: [
    "first.second-third_fourth@a.long.host.example.org",
    "https://example.org/a/long/path?with=query",
  ])
  func `An address that is longer is left as it is`(address: String) {
    #expect(EngineText(address, isContinued: false).string == address)
  }

  @Test func `Offsets behind a token that was broken lead to the original`() {
    let text = EngineText(String(repeating: "x", count: 40) + " y", isContinued: false)
    #expect(text.string.unicodeScalars.count == 43)
    #expect(text.originalOffset(of: 38) == 38)
    #expect(text.originalOffset(of: 39) == 39)  // the space that was put in
    #expect(text.originalOffset(of: 40) == 39)
    #expect(text.originalOffset(of: 42) == 41)
    #expect(text.originalOffset(of: 43) == nil)
  }

  @Test(
    arguments: [
      ("❤️", "❤"), ("👋🏽", "👋 🏽"), ("👩🏿‍💻", "👩 🏿 💻"), ("👨‍👩‍👧", "👨 👩 👧"),
      ("🏳️‍🌈", "🏳 🌈"), ("🇩🇪🇪🇸", "🇩🇪 🇪🇸"), ("😀😀", "😀 😀"), ("I❤️you", "I ❤ you"),
      ("so 🚀, or 🚀.", "so 🚀, or 🚀."), ("#️⃣", "#️⃣"), ("®️", "®"), ("(🚀)", "( 🚀)"),
      ("क्‍ष", "क्‍ष"), ("می‌خواهم", "می‌خواهم"),
    ])
  func `Emoji stand apart, so that each is said by its whole name`(_ text: String, _ given: String)
  {
    let engineText = EngineText(text, isContinued: false)
    #expect(engineText.string == given)
    let places = origins(of: engineText).compactMap(\.self)
    #expect(places == places.sorted())
    #expect(places.allSatisfy { $0 <= text.unicodeScalars.count })
  }

  @Test func `A character is never torn from its marks`() {
    let token = String(repeating: "e\u{301}", count: 30)
    let text = EngineText(token, isContinued: false)
    #expect(text.string.split(separator: " ").joined() == token)
    #expect(text.string.split(separator: " ").allSatisfy { $0.unicodeScalars.count <= 39 })
    #expect(!text.string.contains(" \u{301}"))
  }

  @Test(arguments: [
    ("name", "name,"), ("name ", "name ,"), ("name.", "name."), ("name? ", "name? "), ("", ""),
    (" ", " "), ("(required)", "(required),"), ("名前。", "名前。"),
  ])
  func `A continued text ends in a comma, unless it pauses itself`(text: String, spoken: String) {
    #expect(EngineText(text, isContinued: true).string == spoken)
    #expect(EngineText(text, isContinued: false).string == text)
  }
}

@Suite struct WordMarksTests {
  private func marks(_ text: String, _ events: [(UInt32, UInt32)]) -> [SpokenWord] {
    var marks = WordMarks(EngineText(text, isContinued: false))
    for (position, sample) in events { marks.add(position: position, sample: sample) }
    return marks.heard(within: .max)
  }

  @Test func `Ghosts, repetitions, steps back and places outside are dropped`() {
    let events: [(UInt32, UInt32)] = [
      (1, 0), (0, 0), (1, 50), (5, 100), (3, 120), (9, 90), (9, 200), (14, 300), (.max, 400),
    ]
    let expected = [(0, 0), (4, 100), (8, 200)].map(SpokenWord.init)
    #expect(marks("one two three", events) == expected)
  }

  @Test func `A number is one word, with its points and commas`() {
    let text = "pay 1,299.50 at 10:30, 7 8"
    let events = (1...text.count).map { (UInt32($0), UInt32($0 * 10)) }
    let starts = [0, 4, 13, 16, 23, 25]
    let within = marks(text, events).map(\.textOffset).filter { offset in
      let scalars = Array(text.unicodeScalars)
      return scalars[offset].properties.numericType != nil || starts.contains(offset)
    }
    #expect(within == starts)
  }

  @Test func `A word is heard once its first sample was read`() {
    var marks = WordMarks(EngineText("one two", isContinued: false))
    marks.add(position: 1, sample: 0)
    marks.add(position: 5, sample: 100)
    #expect(marks.heard(within: 0).isEmpty)
    #expect(marks.heard(within: 100).count == 1)
    #expect(marks.heard(within: 101).count == 2)
  }

  @Test func `Words of a spoken text rise in text and time`() throws {
    let stream = try makeEngine().begin(Utterance("one two three"))
    #expect(stream.words.isEmpty)
    _ = try stream.readToEnd()
    #expect(stream.words.map(\.textOffset) == [0, 4, 8])
    let samples = stream.words.map(\.sampleOffset)
    #expect(samples == samples.sorted())
    #expect(Set(samples).count == 3)
  }

  @Test func `A token that the engine would cut is spoken to its end`() throws {
    let engine = try makeEngine()
    let short = try engine.listen(to: SafeText(String(repeating: "x", count: 39)))
    let long = try engine.listen(to: SafeText(String(repeating: "x", count: 78)))
    #expect(long.count > short.count * 19 / 10)
  }
}
