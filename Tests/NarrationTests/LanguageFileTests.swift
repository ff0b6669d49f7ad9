import FormCore
import Foundation
import Testing

@testable import Narration

/// The files of the languages, each whole, and what is said of one that is not.
@Suite struct LanguageFileTests {
  private static let tags = (try? LanguageFiles().tags) ?? []

  private func vocabulary(_ tag: String) throws -> Vocabulary {
    try LanguageFiles().vocabulary(for: [tag])
  }

  // MARK: Those that there are

  @Test func `There are words in German, English and Spanish`() throws {
    #expect(try LanguageFiles().tags == ["de", "en", "es"])
  }

  /// A file is read only if every key is there, every place filled in and every form written out.
  @Test(arguments: tags) func `A language is whole`(_ tag: String) throws {
    let vocabulary = try vocabulary(tag)
    #expect(vocabulary.language == tag)
    #expect(Set(vocabulary.phrases.keys) == Set(Phrase.allCases))
    #expect(Set(vocabulary.colors.keys) == Set(NamedColor.names))
    for value in UInt8(0x20)..<0x7F {
      let character = Character(Unicode.Scalar(value))
      if !character.isLetter, !character.isNumber {
        #expect(vocabulary.characters[character] != nil, "\(character)")
      }
    }
  }

  /// espeak-ng says nothing for them: a sign that tells what to type is called by its name.
  @Test(arguments: tags) func `No word of a phrase is a mere sign`(_ tag: String) throws {
    let texts = try vocabulary(tag).phrases.values.flatMap(\.forms.values)
    let words = texts.flatMap { $0.split(separator: " ") }
    #expect(words.filter { !$0.contains { $0.isLetter || $0.isNumber } } == [])
  }

  @Test(arguments: tags) func `Signs, colours and states are told apart`(_ tag: String) throws {
    let vocabulary = try vocabulary(tag)
    let states: [Phrase] = [
      .stateChecked, .stateNotChecked, .stateMixed, .stateOn, .stateOff, .stateSelected,
      .stateNotSelected, .stateExpanded, .stateCollapsed, .stateReadOnly, .stateRequired,
    ]
    for names in [
      Array(vocabulary.characters.values), Array(vocabulary.colors.values),
      states.map { vocabulary.words($0) },
    ] {
      #expect(Set(names).count == names.count)
    }
  }

  @Test(
    arguments: tags,
    [
      (InputType.date, "2027-05-03"), (.month, "2027-05"), (.week, "2027-W18"), (.time, "14:30"),
      (.dateTimeLocal, "2027-05-03T14:30"), (.color, "#4169e1"),
    ])
  func `What is given as an example can be typed, also on a page in another language`(
    _ tag: String, _ example: (type: InputType, text: String)
  ) throws {
    let narrator = Narrator(vocabulary: try vocabulary(tag))
    var element = FormElement(id: ElementID(1), role: .textbox, name: "A")
    element.inputType = example.type
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 30))
    let own = OwnWords(languages: [tag], colorNames: narrator.vocabulary.colors)
    let (words, code) = try #require(narrator.example(for: element))
    for page in [nil, tag, "fi"] {
      func text(_ typed: String) -> String? {
        element.canonicalText(typed: typed, formLanguage: page, today: today, own: own)
      }
      #expect(text(words) == example.text)
      // Not every kind, and not every language, gives a second one.
      if narrator.badInputError(element).contains(code) {
        #expect(text(code) == (example.type == .color ? "#3366ff" : example.text))
      }
    }
    #expect(narrator.badInputError(element).contains(words))
  }

  @Test(arguments: tags) func `Every colour can be typed as it is told`(_ tag: String) throws {
    let colors = try vocabulary(tag).colors
    var element = FormElement(id: ElementID(1), role: .textbox, name: "A")
    element.inputType = .color
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 30))
    let own = OwnWords(colorNames: colors)
    for (name, words) in colors {
      let text = element.canonicalText(typed: words, formLanguage: tag, today: today, own: own)
      #expect(text == ColorCode(name)?.text, "\(words)")
    }
  }

  // MARK: Which is taken

  @Test(
    arguments: [
      (["de"], "de"), (["de-AT"], "de"), (["DE_at"], "de"), (["es-419"], "es"),
      (["zh-Hant-TW", "es"], "es"), (["fr", "de-CH"], "de"), (["fr"], "en"), ([], "en"),
      (["", "-", "../de", "/etc/passwd", "d"], "en"), (["deu"], "en"),
    ])
  func `The first wish that there are words for is met, else English is`(
    _ wishes: [String], _ tag: String
  ) throws {
    #expect(try LanguageFiles().vocabulary(for: wishes).language == tag)
  }

  @Test func `Where English is missing, one line says so`() throws {
    let files = try LanguageFiles(folder: "/nowhere")
    #expect(files.tags == [])
    let error = #expect(throws: LanguageFileError.self) { try files.vocabulary(for: ["de"]) }
    #expect(error?.description == "/nowhere/en.json: there is no such file: check the path")
  }

  // MARK: What is wrong with one

  @Test func `A file that is whole has no problems`() throws {
    #expect(try LanguageFile().problems() == [])
  }

  @Test func `What is missing is named`() throws {
    let file = try LanguageFile()
    file["phrases", "roleText"] = nil
    file["phrases", "stateOn"] = ""
    file["phrases", "problems"] = nil
    file["characters", "?"] = nil
    file["colors", "red"] = 3
    #expect(
      file.problems() == [
        "phrases.roleText: is missing: write the words in quotation marks",
        "phrases.stateOn: is no text: write the words in quotation marks",
        "phrases.problems: is missing: write an object with the forms one, other",
        "characters.?: is missing: write the words in quotation marks",
        "colors.red: is no text: write the words in quotation marks",
      ])
  }

  @Test func `What nothing is called is named`() throws {
    let file = try LanguageFile()
    file.members["voice"] = "en"
    file["phrases", "roleTxt"] = "edit"
    file["characters", "ab"] = "x"
    file["colors", "reddish"] = "x"
    #expect(
      file.problems() == [
        "voice: nothing is called so: write language, plural, phrases, characters, punctuation, "
          + "phonetic, colors, or leave it out",
        "phrases.roleTxt: nothing is called so: leave it out",
        "characters.ab: is not one character: write one character there",
        "colors.reddish: nothing is called so: leave it out",
      ])
  }

  @Test func `Each sign is named from one level on, and has a name`() throws {
    let file = try LanguageFile()
    file.members["punctuation"] = ["some": "@#☂", "most": "#(", "all": "!", "none": 1]
    #expect(
      file.problems() == [
        "punctuation.all: nothing is called so: write none, some, most, or leave it out",
        "punctuation.none: is no text: write its signs in quotation marks, one beside the other",
        "punctuation.some: ☂ has no name: write one under characters, or leave it out",
        "punctuation.most: # stands under some too: leave one of them out",
      ])
    file.members["punctuation"] = ["some": "@", "none": ""]
    #expect(
      file.problems() == [
        "punctuation.most: is missing: write its signs in quotation marks, one beside the other"
      ])
  }

  @Test func `Words to spell by are those of small letters`() throws {
    let file = try LanguageFile()
    file["phonetic", "q"] = nil
    file["phonetic", "Q"] = "Quebec"
    file["phonetic", "ch"] = "x"
    #expect(
      file.problems() == [
        "phonetic.Q: is not one small letter: write one small letter there",
        "phonetic.ch: is not one small letter: write one small letter there",
        "phonetic.q: is missing: write the words in quotation marks",
      ])
  }

  @Test(arguments: tags) func `Every letter of a language has a word of its own`(_ tag: String)
    throws
  {
    let words = try vocabulary(tag).phonetics
    let own = ["es": "ñ", "de": "äöüß"][tag] ?? ""
    #expect(Set("abcdefghijklmnopqrstuvwxyz" + own) == Set(words.keys))
    #expect(Set(words.values).count == words.count)
  }

  @Test func `Places are those that are filled in`() throws {
    let file = try LanguageFile()
    file["phrases", "stateOn"] = "on {name}"
    file["phrases", "group"] = "{nam}, group"
    file["phrases", "problems"] = ["one": "a problem", "other": "{count} problems of {all}"]
    #expect(
      file.problems() == [
        "phrases.stateOn: nothing fills {name}: leave it out",
        "phrases.group: nothing fills {nam}: what there is to fill in is {name}",
        "phrases.group: {name} is missing: write it where it belongs",
        "phrases.problems.other: nothing fills {all}: what there is to fill in is {count}",
      ])
  }

  @Test func `Forms are those of the language's plural categories`() throws {
    let file = try LanguageFile()
    file["phrases", "problems"] = ["one": "{count} problem", "few": "{count} problems"]
    file["phrases", "formFields"] = "{count} fields"
    #expect(
      file.problems() == [
        "phrases.formFields: has one form for all numbers: write an object with the forms one, "
          + "other",
        "phrases.problems.few: nothing is called so: write one, other, or leave it out",
        "phrases.problems.other: is missing: write the words in quotation marks",
      ])
  }

  @Test func `Plural rules are CLDR's`() throws {
    let file = try LanguageFile()
    file.members["plural"] = ["one": "i is 1", "other": "n = 2", "several": "n = 3"]
    #expect(
      Array(file.problems().prefix(3)) == [
        "plural.other: nothing is called so: write zero, one, two, few, many, or leave it out",
        "plural.several: nothing is called so: write zero, one, two, few, many, or leave it out",
        "plural.one: is no rule: write one as CLDR does, such as \"i = 1 and v = 0\"",
      ])
  }

  @Test func `A file is of the language that it is named after`() throws {
    let file = try LanguageFile()
    file.members["language"] = "de"
    #expect(
      file.problems() == [
        "language: is not that of the file's name: write \"language\": \"en\""
      ])
  }

  @Test(
    arguments: [
      ("", "nothing stands in this file: write one object, such as {}"),
      (
        "{\n  \"language\": \"en\"\n  \"plural\": {}\n}",
        "line 3: this is not JSON: write a comma between members, and } at the end"
      ),
      (
        "[]",
        "this is no object: write one, with language, plural, phrases, characters, punctuation, "
          + "phonetic, colors"
      ),
    ])
  func `What is no JSON object is told with its line`(_ text: String, _ problem: String) throws {
    let file = try LanguageFile()
    try file.write(Data(text.utf8))
    let error = #expect(throws: LanguageFileError.self) {
      try Vocabulary(contentsOf: file.path)
    }
    #expect(error?.problems == ["\(file.path): \(problem)"])
  }

  @Test func `A section that is missing is one problem`() throws {
    let file = try LanguageFile()
    for name in ["plural", "phrases", "characters", "punctuation", "phonetic", "colors"] {
      file.members[name] = nil
    }
    #expect(
      file.problems() == [
        "plural: is missing, or no object: write CLDR's rules, such as "
          + "{\"one\": \"i = 1 and v = 0\"}, or {}",
        "phrases: is missing, or no object: write \"phrases\": {…}, as en.json has it",
        "characters: is missing, or no object: write \"characters\": {…}, as en.json has it",
        "punctuation: is missing, or no object: write \"punctuation\": {…}, as en.json has it",
        "phonetic: is missing, or no object: write \"phonetic\": {…}, as en.json has it",
        "colors: is missing, or no object: write \"colors\": {…}, as en.json has it",
      ])
  }

  @Test func `A language without plurals has one form`() throws {
    let file = try LanguageFile("ja")
    file.members["plural"] = [String: String]()
    for phrase in Phrase.allCases where phrase.isCounted {
      let forms = try #require(file["phrases", phrase.rawValue] as? [String: String])
      file["phrases", phrase.rawValue] = forms["other"]
    }
    #expect(try file.vocabulary().words(.problems, count: 1) == "1 problems")
  }
}
