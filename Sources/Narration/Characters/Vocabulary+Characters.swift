import Foundation

extension Vocabulary {
  /// What a character is called: its name, or "cap A", or itself.
  public func name(of character: Character) -> String {
    if let name = signName(of: character) { return name }
    return character.isCapital
      ? words(.capital, ["character": letter(character)]) : String(character)
  }

  /// A letter alone, whether it is a capital or not: itself, or its name where a voice says two
  /// alike, as a Spanish one says "i" and "y".
  func letter(_ character: Character) -> String {
    let small = character.lowercased()
    return small.count == 1
      ? small.first.flatMap { characters[$0] } ?? String(character) : String(character)
  }

  /// What a sign is called; `nil` where a voice is left to say it.
  func signName(of character: Character) -> String? {
    characters[character] ?? characters[character.withoutVariation]
  }

  /// The word that a letter is spelt by, with its accents; a sign's name, and a digit itself.
  ///
  /// `nil` where there is none, as for the letters of a script that the language does not use.
  public func phonetic(_ character: Character) -> String? {
    if let word = phonetics[character] { return word }
    let small = character.lowercased()
    if small.count == 1, let word = small.first.flatMap({ phonetics[$0] }) { return word }
    let scalars = small.decomposedStringWithCanonicalMapping.unicodeScalars
    if let base = scalars.first, let word = phonetics[Character(base)] {
      let accents = scalars.dropFirst().map { characters[Character($0)] }
      return accents.contains(nil)
        ? nil : ([word] + accents.compactMap(\.self)).joined(separator: " ")
    }
    return signName(of: character) ?? (character.isNumber ? String(character) : nil)
  }

  /// A text as it is to be spoken: as it is, or by its characters' names where a voice would say
  /// nothing at all.
  ///
  /// espeak-ng is silent for " ", "-", "_", "." and the like standing alone.
  public func speakable(_ text: String) -> String {
    guard !text.isEmpty, !text.contains(where: { $0.isLetter || $0.isNumber }) else { return text }
    var names: [String] = []
    var rest = text[...]
    while let sign = rest.first {
      let run = rest.prefix { $0 == sign }
      rest = rest[run.endIndex...]
      if run.count >= SignReader.leastRepeated, let name = signName(of: sign) {
        names.append(words(.repeatedSign, ["name": name], count: run.count))
      } else {
        names += run.map(name(of:))
      }
    }
    return names.joined(separator: " ")
  }
}
