import SpeechCore
import Testing

@testable import EspeakSpeech

@Suite struct EspeakEngineTests {
  static let others = [
    Voice(language: "de"), Voice(family: "en-us+f3", rate: 400), Voice(language: "fr", pitch: 90),
    Voice(family: "en+klatt4", volume: 150), Voice(language: "ru", namesPunctuation: true),
  ]

  @Test func `The same utterance gives the same samples in a fresh engine`() throws {
    let first = try makeEngine().listen(to: "First name, edit, required")
    let second = try makeEngine().listen(to: "First name, edit, required")
    #expect(!first.isEmpty)
    #expect(first == second)
  }

  @Test(arguments: others)
  func `What was said before changes nothing`(other: Voice) throws {
    let engine = try makeEngine()
    let english = try engine.listen(to: "Submit, button")
    let foreign = try makeEngine().listen(to: "Submit, button", in: other)
    #expect(try engine.listen(to: "Submit, button", in: other) == foreign)
    #expect(try engine.listen(to: "Submit, button") == english)
    #expect(english != foreign)
  }

  @Test func `An aborted utterance leaves no trace in the next`() throws {
    let engine = try makeEngine()
    let whole = try engine.listen(to: "Submit, button")
    for _ in 0..<20 {
      try engine.begin(Utterance("A long sentence, and it goes on!")).cancel()
    }
    #expect(try engine.listen(to: "Submit, button") == whole)
  }

  @Test func `Samples come 22,050 times a second`() throws {
    let engine = try makeEngine()
    #expect(engine.sampleRate == 22050)
    // Three words take about a second.
    #expect((11025..<33075).contains(try engine.listen(to: "one two three").count))
  }

  @Test func `Nothing to say is a moment of silence`() throws {
    #expect(try makeEngine().listen(to: "").allSatisfy { $0 == 0 })
  }

  @Test func `A text longer than all buffers comes whole`() throws {
    let text = SafeText(Array(repeating: "one two three.", count: 500).joined(separator: " "))
    let stream = try makeEngine().begin(Utterance(text))
    #expect(try stream.readToEnd().count > 22050 * 300)
    #expect(stream.words.count == 1500)
  }

  @Test func `A continued utterance keeps the voice up without a pause`() throws {
    let engine = try makeEngine()
    let falling = try engine.listen(to: "one two three")
    let level = try engine.listen(to: "one two three", isContinued: true)
    #expect(falling != level)
    #expect(abs(falling.count - level.count) < 22050 / 20)
  }

  @Test func `Named punctuation is not continued by a comma that would be named`() throws {
    let engine = try makeEngine()
    let voice = Voice(namesPunctuation: true)
    let plain = try engine.listen(to: "one", in: voice)
    #expect(try engine.listen(to: "one", in: voice, isContinued: true) == plain)
  }

  @Test func `Several threads may speak at once`() async throws {
    let engine = try makeEngine()
    let alone = try engine.listen(to: "one two three")
    try await withThrowingTaskGroup(of: [Int16].self) { group in
      for _ in 0..<20 { group.addTask { try engine.listen(to: "one two three") } }
      for try await samples in group { #expect(samples == alone) }
    }
  }

  @Test func `A prepared engine speaks`() throws {
    let engine = try makeEngine()
    engine.prepare()
    #expect(try !engine.listen(to: "hello").isEmpty)
  }
}

@Suite struct EspeakVoiceTests {
  @Test func `German and English differ`() throws {
    let engine = try makeEngine()
    let german = try engine.listen(to: "Name", in: Voice(language: "de"))
    #expect(try engine.listen(to: "Name", in: Voice(language: "en")) != german)
  }

  @Test(arguments: ["en-GB-oed", "en-gb", "EN", "en-Latn-GB"])
  func `A tag nobody speaks falls back to a shorter one`(tag: String) throws {
    let engine = try makeEngine()
    let british = try engine.listen(to: "tomato", in: Voice(language: "en-GB"))
    #expect(try engine.listen(to: "tomato", in: Voice(language: tag)) == british)
  }

  @Test(arguments: ["zh", "fr-fr", "en-us", "German", "gmw/en-US", "en+f2", "en-gb+Alex"])
  func `A family may be a name, a file, a tag, with a variant`(family: String) throws {
    #expect(try !makeEngine().listen(to: "one", in: Voice(family: family)).isEmpty)
  }

  @Test func `A variant alone goes with the voice of every language`() throws {
    let engine = try makeEngine()
    let tags = Set(try engine.voices().compactMap(\.languages.first))
    #expect(tags.count > 100)
    var count = 0
    for tag in tags {
      let voice = Voice(language: tag, family: "+f3")
      // A language that nobody speaks by its tag has no variant either.
      guard let plain = try? engine.listen(to: "a", in: Voice(language: tag)) else { continue }
      count += 1
      #expect(try engine.listen(to: "a", in: voice) != plain, "\(tag)")
    }
    #expect(count > 100)
    let german = try engine.listen(to: "eins", in: Voice(language: "de", family: "+f3"))
    #expect(try engine.listen(to: "eins", in: Voice(family: "de+f3")) == german)
    #expect(throws: SpeechFailure.noVoice("xx")) {
      try engine.listen(to: "hello", in: Voice(language: "xx", family: "+f3"))
    }
  }

  @Test(arguments: ["xx", "x", "enx", "", "../../etc", "english please", "-", "e\u{0}n"])
  func `An unknown language is reported`(tag: String) throws {
    let engine = try makeEngine()
    #expect(throws: SpeechFailure.noVoice(tag)) {
      try engine.listen(to: "hello", in: Voice(language: tag))
    }
  }

  @Test(arguments: [
    "nobody", "en+nonsense", "en+", "en+../en", "../voices/en", "+", "+nonsense", "+../en",
  ])
  func `An unknown family is reported`(family: String) throws {
    let engine = try makeEngine()
    #expect(throws: SpeechFailure.noVoice(family)) {
      try engine.listen(to: "hello", in: Voice(family: family))
    }
  }

  @Test func `A name longer than any is reported`() throws {
    let engine = try makeEngine()
    let name = String(repeating: "n", count: 5000)
    #expect(throws: SpeechFailure.noVoice(name)) {
      try engine.begin(Utterance("hello", voice: Voice(family: name)))
    }
  }

  @Test func `English is among the voices, and each speaks by its identifier`() throws {
    let engine = try makeEngine()
    let voices = try engine.voices()
    #expect(voices.contains { $0.languages.contains("en") })
    for voice in voices {
      #expect(throws: Never.self, "\(voice.identifier)") {
        try engine.listen(to: "1", in: Voice(family: voice.identifier))
      }
    }
  }
}
