import FormCore
import PlainJSON

/// Makes a vocabulary out of its file, and notes all that is wrong on the way.
struct LanguageFileReader {
  /// One line each: the place, what is wrong there and how to mend it.
  private(set) var problems: [String] = []

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - tag: The BCP 47 tag that the file is named after.
  ///   - folder: Where the file stands.
  /// - Returns: `nil` where there are problems.
  mutating func vocabulary(from value: JSONValue, tag: String, folder: String) -> Vocabulary? {
    guard let members = value.object else {
      problems.append("this is no object: write one, with \(Self.sections.joined(separator: ", "))")
      return nil
    }
    refuseUnknown(members.names, at: nil, Self.sections)
    if members["language"]?.text != tag {
      complain("language", "is not that of the file's name", "write \"language\": \"\(tag)\"")
    }
    let plurals = plurals(members["plural"])
    let phrases = phrases(members["phrases"], plurals)
    let characters = names(members["characters"], at: "characters", of: Self.characters)
    let punctuation = punctuation(members["punctuation"], of: characters)
    let phonetics = names(members["phonetic"], at: "phonetic", of: Self.letters)
    let colors = names(members["colors"], at: "colors", of: NamedColor.names)
    guard problems.isEmpty else { return nil }
    return Vocabulary(
      language: tag, plurals: plurals, folder: folder, phrases: phrases,
      characters: Self.byCharacter(characters), punctuation: punctuation,
      phonetics: Self.byCharacter(phonetics), colors: colors)
  }

  private static let sections = [
    "language", "plural", "phrases", "characters", "punctuation", "phonetic", "colors",
  ]

  private static func byCharacter(_ names: [String: String]) -> [Character: String] {
    Dictionary(names.map { (Character($0), $1) }, uniquingKeysWith: { first, _ in first })
  }

  /// The characters that every language names: those that espeak-ng is silent for, or that are met
  /// in the languages that are read most.
  private static let characters =
    (" \n\t\u{A0}!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"
    + "£€§°·–—‘’“”„‚«»…•¿¡\u{2212}×÷±≤≥≠←→↑↓½¼¾©®™✓").map(String.init)
    // The accents that letters are written with, each alone.
    + ["\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{308}", "\u{30A}", "\u{30C}", "\u{327}"]

  /// The letters that every language spells by words: those of addresses.
  private static let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)

  // MARK: Sections

  private mutating func plurals(_ value: JSONValue?) -> PluralRules {
    guard let members = value?.object else {
      complain(
        "plural", "is missing, or no object",
        "write CLDR's rules, such as {\"one\": \"i = 1 and v = 0\"}, or {}")
      return PluralRules()
    }
    let categories = PluralCategory.allCases.dropLast()
    refuseUnknown(members.names, at: "plural", categories.map(\.rawValue))
    var rules: [PluralCategory: PluralRule] = [:]
    for category in categories {
      guard let value = members[category.rawValue] else { continue }
      rules[category] = value.text.flatMap(PluralRule.init)
      if rules[category] == nil {
        complain(
          "plural.\(category.rawValue)", "is no rule",
          "write one as CLDR does, such as \"i = 1 and v = 0\"")
      }
    }
    return PluralRules(rules)
  }

  private mutating func phrases(_ value: JSONValue?, _ plurals: PluralRules) -> [Phrase: Message] {
    guard let members = section(value, "phrases") else { return [:] }
    refuseUnknown(members.names, at: "phrases", Phrase.allCases.map(\.rawValue), isListed: false)
    return Phrase.allCases.reduce(into: [:]) { phrases, phrase in
      // The name of a case would be looked up anew each time.
      let place = "phrases.\(phrase.rawValue)"
      let value = members[phrase.rawValue]
      guard phrase.isCounted, plurals.categories.count > 1 else {
        phrases[phrase] = words(value, at: place).map { Message($0) }
        checkPlaces(of: phrase, in: phrases[phrase]?.forms[.other], at: place)
        return
      }
      phrases[phrase] = forms(value, of: phrase, plurals, at: place)
    }
  }

  /// The forms of a phrase with a number: one for each category, no more and no fewer.
  private mutating func forms(
    _ value: JSONValue?, of phrase: Phrase, _ plurals: PluralRules, at place: String
  ) -> Message? {
    let names = plurals.categories.map(\.rawValue)
    guard let members = value?.object else {
      complain(
        place, value == nil ? "is missing" : "has one form for all numbers",
        "write an object with the forms \(names.joined(separator: ", "))")
      return nil
    }
    refuseUnknown(members.names, at: place, names)
    var forms: [PluralCategory: String] = [:]
    for category in plurals.categories {
      let place = "\(place).\(category.rawValue)"
      forms[category] = words(members[category.rawValue], at: place)
      checkPlaces(of: phrase, in: forms[category], at: place)
    }
    return Message(forms: forms)
  }

  /// The names of things that must all have one.
  private mutating func names(
    _ value: JSONValue?, at place: String, of things: [String]
  ) -> [String: String] {
    guard let members = section(value, place) else { return [:] }
    switch place {
    case "characters":
      for key in members.names.sorted() where key.count != 1 {
        complain("\(place).\(key)", "is not one character", "write one character there")
      }
    case "phonetic":
      for key in members.names.sorted() where key.count != 1 || key != key.lowercased() {
        complain("\(place).\(key)", "is not one small letter", "write one small letter there")
      }
    default: refuseUnknown(members.names, at: place, things, isListed: false)
    }
    return Set(things).union(members.names).sorted().reduce(into: [:]) { names, thing in
      names[thing] = words(members[thing], at: "\(place).\(thing)")
    }
  }

  /// From which level on signs are named: each stands once, and has a name.
  private mutating func punctuation(
    _ value: JSONValue?, of names: [String: String]
  ) -> [Character: PunctuationLevel] {
    guard let members = section(value, "punctuation") else { return [:] }
    let levels = PunctuationLevel.allCases.filter { $0 != .all }
    refuseUnknown(members.names, at: "punctuation", levels.map(\.rawValue))
    var punctuation: [Character: PunctuationLevel] = [:]
    for level in levels {
      let place = "punctuation.\(level.rawValue)"
      guard let signs = members[level.rawValue]?.text else {
        complain(
          place, members[level.rawValue] == nil ? "is missing" : "is no text",
          "write its signs in quotation marks, one beside the other")
        continue
      }
      for sign in signs {
        if names[String(sign)] == nil {
          complain(place, "\(sign) has no name", "write one under characters, or leave it out")
        }
        if let other = punctuation[sign] {
          complain(place, "\(sign) stands under \(other.rawValue) too", "leave one of them out")
        }
        punctuation[sign] = level
      }
    }
    return punctuation
  }

  // MARK: Values

  private mutating func section(_ value: JSONValue?, _ name: String) -> JSONObject? {
    guard let members = value?.object else {
      complain(name, "is missing, or no object", "write \"\(name)\": {…}, as en.json has it")
      return nil
    }
    return members
  }

  private mutating func words(_ value: JSONValue?, at place: String) -> String? {
    guard let text = value?.text, !text.isEmpty else {
      complain(
        place, value == nil ? "is missing" : "is no text", "write the words in quotation marks")
      return nil
    }
    return text
  }

  /// Every place is there that is filled in, and no other.
  private mutating func checkPlaces(of phrase: Phrase, in text: String?, at place: String) {
    guard let text else { return }
    let found = Set(
      text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map {
        String($0.prefix { $0 != "}" })
      })
    for name in found.subtracting(phrase.places).sorted() {
      let known = phrase.places.sorted().map { "{\($0)}" }.joined(separator: ", ")
      complain(
        place, "nothing fills {\(name)}",
        known.isEmpty ? "leave it out" : "what there is to fill in is \(known)")
    }
    for name in phrase.places.subtracting(found).subtracting(phrase.placesOfChoice).sorted() {
      complain(place, "{\(name)} is missing", "write it where it belongs")
    }
  }

  private mutating func refuseUnknown(
    _ names: some Sequence<String>, at place: String?, _ known: [String], isListed: Bool = true
  ) {
    for name in Set(names).subtracting(known).sorted() {
      complain(
        place.map { "\($0).\(name)" } ?? name, "nothing is called so",
        isListed ? "write \(known.joined(separator: ", ")), or leave it out" : "leave it out")
    }
  }

  private mutating func complain(_ place: String, _ what: String, _ mend: String) {
    problems.append("\(place): \(what): \(mend)")
  }
}
