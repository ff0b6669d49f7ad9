import SpeechCore
import Testing

@testable import Narration

/// What a voice is given of a text with signs, by level and language.
@Suite struct SignReadingTests {
  private func spoken(
    _ text: String, _ level: PunctuationLevel, in language: String = "en", digits: Bool = false
  ) throws -> String {
    let vocabulary = try LanguageFiles().vocabulary(for: [language])
    let reader = SignReader(vocabulary: vocabulary, level: level, separatesDigits: digits)
    return reader.spoken(text)?.text.string ?? text
  }

  @Test(
    arguments: [
      (.none, "Hi (you), pay #5: 1 less than 2 & a_b!"),
      (.some, "Hi (you), pay number sign 5: 1 less than 2 & a underscore b!"),
      (
        .most,
        "Hi left parenthesis you right parenthesis, pay number sign 5 colon: 1 less than 2 "
          + "ampersand a underscore b!"
      ),
      (
        .all,
        "Hi left parenthesis you right parenthesis comma, pay number sign 5 colon: 1 less than 2 "
          + "ampersand a underscore b exclamation mark!"
      ),
    ] as [(PunctuationLevel, String)])
  func `Each level names its signs, and pauses stay`(_ level: PunctuationLevel, _ words: String)
    throws
  {
    #expect(try spoken("Hi (you), pay #5: 1 < 2 & a_b!", level) == words)
  }

  @Test func `In an address every sign is heard, by its language's name`() throws {
    let address = "ann_b-c@mail.example.com"
    #expect(try spoken(address, .none) == address)
    #expect(
      try spoken(address, .some) == "ann underscore b dash c at mail dot example dot com")
    #expect(
      try spoken("Mail to ann_b@x.com or x_y-z", .some)
        == "Mail to ann underscore b at x dot com or x underscore y-z")
    #expect(
      try spoken("Write to a.b@c.de.", .some, in: "de")
        == "Write to a Punkt b ät c Punkt de."
    )
    #expect(
      try spoken("https://x.es/a?b=1", .some, in: "es")
        == "https dos puntos barra barra x punto es barra a cierre de interrogación b igual 1")
  }

  @Test(arguments: ["1.5", "1,000.25", "10:30", "don't", "l’eau", "e.g. this", "U.S.", "wait..."])
  func `What means more than its sign is left to the voice`(_ text: String) throws {
    for level in [PunctuationLevel.none, .some, .most] {
      #expect(try spoken(text, level) == text)
    }
  }

  @Test func `At the highest level also a number's colon and three dots are named`() throws {
    #expect(try spoken("10:30", .all) == "10 colon 30")
    #expect(try spoken("1,000.25", .all) == "1,000.25")
    #expect(try spoken("wait...", .all) == "wait ellipsis...")
  }

  @Test func `A number below zero is heard as one, at every level`() throws {
    for level in PunctuationLevel.allCases {
      #expect(try spoken("-5", level, in: "es") == "menos 5")
      #expect(try spoken("from -5 to 3", level) == "from minus 5 to 3")
    }
    #expect(try spoken("-£5 (-3)", .none) == "minus £5 ( minus 3)")
  }

  @Test(arguments: [("en", "dash", "to"), ("es", "guion", "a"), ("de", "Bindestrich", "bis")])
  func `A dash between numbers is heard, and of a range that it is one`(
    _ language: String, _ dash: String, _ to: String
  ) throws {
    for level in [PunctuationLevel.none, .some] {
      #expect(try spoken("7946-0958", level, in: language) == "7946 \(dash) 0958")
      #expect(try spoken("10–20", level, in: language) == "10 \(to) 20")
      #expect(try spoken("9am–5pm", level, in: language) == "9am \(to) 5pm")
      #expect(try spoken("Paris – Lyon, A–Z", level, in: language) == "Paris – Lyon, A–Z")
    }
    #expect(try spoken("10–20", .most) == "10 en dash 20")
    #expect(try spoken("check-in", .some, in: language) == "check-in")
  }

  @Test func `A dot that shortens a word before a comma is none of an address`() throws {
    #expect(try spoken("12 Harbour St., Flat 3", .some) == "12 Harbour St., Flat 3")
    #expect(try spoken("(maps, plans, etc.); why?!", .some) == "(maps, plans, etc.); why?!")
    #expect(try spoken("../b", .some) == "dot dot slash b")
    #expect(try spoken("a != b", .some) == "a exclamation mark equals b")
  }

  @Test(
    arguments: [
      ("en", "12 equals signs"), ("es", "12 signos igual"), ("de", "12 mal gleich"),
    ])
  func `Many of the same are counted`(_ language: String, _ words: String) throws {
    let line = String(repeating: "=", count: 12)
    #expect(try spoken("a \(line) b", .some, in: language) == "a \(words) b")
  }

  @Test func `Fewer than four are not counted, and what is not named is said once`() throws {
    #expect(try spoken("a === b", .some) == "a equals equals equals b")
    #expect(try spoken("a ==== b", .some) == "a 4 equals signs b")
    #expect(try spoken("Title ------ text", .some) == "Title - text")
    #expect(try spoken("Title ------ text", .most) == "Title 6 dash signs text")
    #expect(try spoken("Name........ 3", .some) == "Name. 3")
    #expect(try spoken("a ==--== b", .some) == "a equals equals -- equals equals b")
    #expect(try spoken("------", .none) == "6 dash signs")
    #expect(try spoken("aaaaa 11111", .all) == "aaaaa 11111")
  }

  @Test(
    arguments: [
      ("4111 1111 1111 1234", "4 1 1 1, 1 1 1 1, 1 1 1 1, 1 2 3 4"), ("007", "0 0 7"),
      ("+49 170-123", "plus 4 9, 1 7 0, 1 2 3"), ("A12B", "A 1 2 B"), ("12.34", "1 2 dot 3 4"),
      ("5", "5"), ("", ""), ("SW1A 1AA", "SW 1 A 1 AA"), ("10–20", "1 0, 2 0"),
      ("80331", "8 0 3 3 1"), ("123456", "1 2 3, 4 5 6"), ("1234567", "1 2 3, 4 5 6 7"),
      ("12345678", "1 2 3, 4 5 6, 7 8"), ("+442079460958", "plus 4 4 2, 0 7 9, 4 6 0, 9 5 8"),
      ("4111111111111234", "4 1 1 1, 1 1 1 1, 1 1 1 1, 1 2 3 4"),
    ])
  func `The digits of a code are said one by one`(_ code: String, _ words: String) throws {
    #expect(try spoken(code, .some, digits: true) == words)
    #expect(try spoken(code, .some).contains(" 1 1") == false)
  }

  @Test func `An emoji that is newer than the voice has the name that Unicode gives it`() throws {
    #expect(try spoken("So 🫠!", .none) == "So melting face!")
    #expect(try spoken("🫱🏻‍🫲🏿", .some, in: "de") == "rightwards hand 🏻 leftwards hand 🏿")
    #expect(try spoken("I ♥ you 🚀❤️👨‍👩‍👧", .some) == "I ♥ you 🚀❤️👨‍👩‍👧")
    #expect(try spoken("Mein 💻", .none, in: "de") == "Mein Laptop")
  }

  @Test func `A sign that no voice knows has the name that Unicode gives it where it is alone`()
    throws
  {
    #expect(try spoken("∀", .none) == "for all")
    #expect(try spoken("\u{200D}", .none) == "zero width joiner")
    #expect(try spoken("\u{FE0F}", .none) == "variation selector-16")
    #expect(try spoken("\u{301}", .some) == "with acute")
    #expect(try spoken("a ∀ b", .all) == "a ∀ b")
  }

  @Test func `What is spoken leads back to what is shown`() throws {
    let text = "1 < 2 & #3, (x)..."
    for level in PunctuationLevel.allCases {
      let reader = SignReader(vocabulary: try .english, level: level)
      let spoken = try #require(reader.spoken(text))
      let offsets = (0...spoken.text.string.unicodeScalars.count).map(spoken.shownOffset)
      #expect(offsets == offsets.sorted())
      #expect(offsets.last == text.unicodeScalars.count)
    }
  }
}
