import FormCore
import FormRuntime
import FormViews
import Narration
import SpeechCore
import Testing

/// Characters that are said one by one: capitals, words to spell by, codes and emoji.
@MainActor
@Suite struct CharacterTests {
  private func field(
    _ attributes: String = "", _ capitals: CapitalIndication = .word
  ) throws -> Listener {
    let listener = try Listener.at("<input aria-label=Code \(attributes)>", .brief)
    listener.settings.capitals = capitals
    listener.forget()
    return listener
  }

  // MARK: Capitals

  @Test(arguments: ["A", "É", "Я", "ẞ", "ǅ", "Ω", "E\u{301}"])
  func `A capital of any script is told by a word, a pitch, a sound or not at all`(
    _ letter: String
  ) throws {
    func part(_ capitals: CapitalIndication) throws -> AnnouncementPart? {
      let listener = try field("", capitals)
      listener.type(letter)
      let parts = listener.told().flatMap(\.parts)
      #expect(parts.count == 1)
      return parts.first
    }
    let word = try part(.word)
    #expect(word?.text.string == "cap \(letter)")
    #expect(word?.voiceChange == nil && word?.cue == nil)
    let pitch = try part(.pitch)
    #expect(pitch?.text.string == letter)
    #expect(pitch?.voiceChange?.pitch == .relative(30))
    let cue = try part(.cue)
    #expect(cue?.text.string == letter)
    #expect(cue?.cue == .capital)
    let none = try part(.none)
    #expect(none?.text.string == letter)
    #expect(none?.voiceChange == nil && none?.cue == nil)
  }

  @Test(arguments: ["a", "ß", "7", "-", "字", "ª", "🚀"], CapitalIndication.allCases)
  func `What is no capital is not told as one`(_ text: String, _ capitals: CapitalIndication) throws
  {
    let listener = try field("", capitals)
    listener.type(text)
    let parts = listener.told().flatMap(\.parts)
    #expect(parts.map(\.text.string) == [text == "-" ? "dash" : text])
    #expect(parts.map(\.voiceChange) == [nil])
    #expect(parts.map(\.cue) == [nil])
  }

  struct Name: View {
    @State private var name = "aBCd"
    var body: some View {
      TextField("Name", text: $name).speechSpellsOutCharacters().speechAdjustedPitch(-0.2)
    }
  }

  @Test func `A text that is spelt raises the pitch for its capitals alone`() throws {
    let listener = try Listener(of: ViewForm(Name()), .brief)
    listener.settings.capitals = .pitch
    listener.forget()
    listener.ask("v")
    let told = try #require(listener.told().first)
    #expect(told.text == "a B C d")
    #expect(told.parts.map(\.text.string) == ["a", "B C", "d"])
    #expect(
      told.parts.map { $0.voiceChange?.pitch } == [.relative(-10), .relative(20), .relative(-10)])
  }

  @Test(arguments: CapitalIndication.allCases)
  func `Letters that a Spanish voice says alike are told apart by name`(
    _ capitals: CapitalIndication
  ) throws {
    let listener = try field("lang=es", capitals)
    listener.type("yYóÓi")
    let word = capitals == .word ? "mayúscula " : ""
    #expect(
      listener.heard() == [
        "i griega", "\(word)i griega", "o acentuada", "\(word)o acentuada", "i",
      ])
    #expect(try LanguageFiles().vocabulary(for: ["es"]).phonetic("Y") == "Yegua")
  }

  // MARK: Words to spell by

  @Test(
    arguments: [
      ("en", "aÉñ7@", ["alfa", "echo with acute", "november with tilde", "7", "at"]),
      ("es", "aÉñ7@", ["Antonio", "Enrique con acento agudo", "Ñoño", "7", "arroba"]),
      ("de", "zÄßé.", ["Zacharias", "Ärger", "Eszett", "Emil mit Akut", "Punkt"]),
    ])
  func `Letters are spelt by words`(_ language: String, _ text: String, _ words: [String]) throws {
    let vocabulary = try LanguageFiles().vocabulary(for: [language])
    #expect(text.map { vocabulary.phonetic($0) } == words)
    #expect(vocabulary.phonetic("字") == nil)
    #expect(vocabulary.phonetic("🚀") == nil)
  }

  // MARK: Codes

  @Test func `A code is shown as it is and said digit by digit`() throws {
    let listener = try field("type=tel value='0170 123'")
    listener.ask("v")
    var told = listener.told()
    #expect(told.map(\.text) == ["0170 123"])
    #expect(told.flatMap(\.spoken) == ["0 1 7 0, 1 2 3"])
    listener.type("45 ")
    told = listener.told()
    #expect(told.map(\.text) == ["4", "5", "12345, space"])
    #expect(told.flatMap(\.spoken) == ["4", "5", "1 2 3 4 5", "space"])
  }

  @Test func `A number is no code, nor is what a code field is called`() throws {
    let listener = try Listener.at(
      "<label>Age <input type=number value=1234></label>"
        + "<label>PIN of 2027 <input pattern=[0-9]{4} value=1234></label>", .brief)
    listener.press(.tab)
    let told = listener.told()
    #expect(told.first?.spoken == ["Age", "number edit", "1234"])
    #expect(told.last?.spoken == ["PIN of 2027", "edit", "1 2 3 4"])
  }

  struct Codes: View {
    @State private var code = "1234"
    var body: some View {
      TextField("Code", text: $code).textContentType(.oneTimeCode)
      TextField("Name", text: $code).textContentType(.name)
    }
  }

  @Test func `A Swift form says what takes a code by its content type`() throws {
    let listener = try Listener(of: ViewForm(Codes()), .brief)
    listener.press(.tab)
    let values = listener.told().flatMap(\.parts).filter { $0.kind == .value }
    #expect(values.map { $0.spoken?.text } == ["1 2 3 4", nil])
  }

  // MARK: Levels

  @Test func `The level decides what is said and nothing of what is shown`() throws {
    let listener = try field("value='a (b)'")
    var spoken: [String] = []
    for level in PunctuationLevel.allCases {
      listener.settings.punctuation = level
      listener.ask("v")
      let told = listener.told()
      #expect(told.map(\.text) == ["a (b)"])
      spoken += told.flatMap(\.spoken)
    }
    let named = "a left parenthesis b right parenthesis"
    #expect(spoken == ["a (b)", "a (b)", named, named])
  }

  @Test func `In a language without names here, the voice names the marks itself`() throws {
    let listener = try field("lang=fr value='a (b) < c'")
    listener.ask("v")
    listener.settings.punctuation = .all
    listener.ask("v")
    let parts = listener.told().flatMap(\.parts)
    // What the voice would leave out is said in the program's words.
    #expect(parts.map { $0.spoken?.text } == ["a (b) less than c", "a (b) less than c"])
    #expect(parts.map { $0.voiceChange?.namesPunctuation } == [nil, true])
  }

  @Test func `In a language without names here, dashes between numbers are left to the voice`()
    throws
  {
    let listener = try field("lang=fr value='10&ndash;20, 3-5'")
    listener.ask("v")
    #expect(listener.told().flatMap(\.parts).map(\.spoken) == [nil])
  }

  @Test func `Marks that are named already are not named again by the voice`() throws {
    let listener = try field("value='a, b'")
    listener.settings.punctuation = .all
    listener.ask("v")
    let part = listener.told().flatMap(\.parts).first
    #expect(part?.spoken?.text == "a comma, b")
    #expect(part?.voiceChange?.namesPunctuation == false)
  }

  @Test func `The program's own commas are no content, its examples are`() throws {
    let listener = try field("type=email value=x")
    listener.settings.punctuation = .all
    listener.ask(.return)
    let spoken = listener.told().last?.spoken ?? []
    #expect(spoken.contains("1 problem"))
    #expect(spoken.contains { $0.contains("name at example dot com") })
    #expect(spoken.contains("focus stays on:"))
  }

  // MARK: Many of the same

  @Test func `Many signs of the same kind are counted, typed, pasted and deleted`() throws {
    let listener = try field()
    listener.paste("Total ========")
    #expect(listener.told().map(\.spoken) == [["pasted, 14 characters", "Total 8 equals signs"]])
    listener.press(.control("u"))
    #expect(listener.told().map(\.spoken) == [["Total 8 equals signs"]])
    listener.paste("========")
    #expect(listener.heard() == ["pasted, 8 characters, 8 equals signs"])
    listener.press(.control("u"))
    #expect(listener.heard() == ["8 equals signs"])
  }

  // MARK: Emoji

  @Test func `An emoji is left to the voice, and one that it cannot know is named`() throws {
    let listener = try field()
    listener.type("🚀🫠")
    let told = listener.told()
    #expect(told.map(\.text) == ["🚀", "🫠"])
    #expect(told.flatMap(\.spoken) == ["🚀", "melting face"])
  }
}
