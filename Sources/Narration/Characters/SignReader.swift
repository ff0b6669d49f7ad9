import SpeechCore

/// Makes what a voice is given of a text: its signs by name, as far as the person wants them.
///
/// Left to the voice is what it takes for more than a sign: the points and commas of numbers, the
/// apostrophe in a word, the dots of "e.g.". In an address every sign counts, for a voice leaves
/// out "_", and a German one the dots. A sign that makes a pause keeps it when it is named.
struct SignReader {
  /// From how many equal signs on they are counted.
  static let leastRepeated = 4

  let vocabulary: Vocabulary
  let level: PunctuationLevel
  /// Whether digits are said one by one, and what divides them is a pause.
  var separatesDigits = false
  /// Whether the vocabulary is of the text's language: a German "bis" between two numbers is "twice"
  /// to a French ear.
  var isOfLanguage = true
  /// Whether the words are the program's own: a sign alone there stands beside words of the form.
  var isOfProgram = false

  /// What is said of a text; `nil` where the voice is given the text itself.
  func spoken(_ text: String) -> SpokenText? {
    var line = SpokenLine()
    read(text, into: &line)
    return line.spokenText
  }

  /// Adds what is said of a text to what is said already.
  func read(_ text: String, into line: inout SpokenLine) {
    if !separatesDigits, text.utf8.allSatisfy(\.isPlain) {
      if !text.isEmpty { line.add(text, .asShown) }
      return
    }
    var scan = SignScan(text)
    let standsAlone = !isOfProgram && !scan.characters.contains { $0.isLetter || $0.isNumber }
    var index = 0
    while index < scan.characters.count {
      let words: ArraySlice<Character> = scan.characters[index...].prefix(while: \.isPlain)
      if !words.isEmpty, !separatesDigits {
        line.add(String(words), .asShown)
        index = words.endIndex
        continue
      }
      let digits: ArraySlice<Character> = scan.characters[index...].prefix { $0.isDigit }
      if !digits.isEmpty, separatesDigits {
        for (digit, isLast) in digits.inGroups {
          line.add(digit, .name(isLast ? digit + "," : digit))
        }
        index = digits.endIndex
        continue
      }
      let place = scan.place(at: index)
      let length = place.isEllipsis || isRepeated(place) ? place.runLength : 1
      line.add(String(scan.characters[index..<index + length]), reading(of: place, standsAlone))
      index += length
    }
  }

  private func reading(of place: SignPlace, _ standsAlone: Bool) -> SignReading {
    let sign = place.sign
    if separatesDigits, let reading = codeReading(of: place) { return reading }
    if sign.isLetter || sign.isWhitespace { return .asShown }
    if place.isMinus, let minus = vocabulary.characters["\u{2212}"] { return .name(minus) }
    if place.isRange, isOfLanguage, level < .most { return .name(vocabulary.words(.numberRange)) }
    let named: Character = place.isEllipsis ? "…" : sign
    guard isSign(sign), let name = vocabulary.signName(of: named) else {
      let isSilent = sign.isNewToVoices || (standsAlone && sign.isUnnamedSymbol)
      return isSilent ? .name(sign.unicodeName) : .asShown
    }
    let isNamed = standsAlone || level(of: place).map { $0 <= level } ?? false
    if isRepeated(place) {
      guard isNamed else { return .words(String(sign)) }
      return .name(vocabulary.words(.repeatedSign, ["name": name], count: place.runLength))
    }
    guard isNamed else { return .asShown }
    return place.pauses ? .nameBeforePause(name) : .name(name)
  }

  /// From which level on a sign is named where it stands; `nil` is never.
  private func level(of place: SignPlace) -> PunctuationLevel? {
    let level = vocabulary.punctuation[place.sign.withoutVariation] ?? .all
    if place.isEllipsis { return .all }
    if place.pauses { return ";:".contains(place.sign) ? level : .all }
    if separatesDigits || place.isInAddress { return min(level, .some) }
    // Where there is no pause it means something, as in "a != b".
    if "!?".contains(place.sign) { return .some }
    // Between numbers most voices say a hyphen, and a Spanish one does not.
    if place.sign == "-", place.isBetweenDigits {
      return isOfLanguage ? PunctuationLevel.none : nil
    }
    if place.isInWord || place.isInNumber { return place.sign == ":" ? .all : nil }
    return place.isInAbbreviation ? .all : level
  }

  private func isRepeated(_ place: SignPlace) -> Bool {
    place.runLength >= Self.leastRepeated && isSign(place.sign)
  }

  private func isSign(_ character: Character) -> Bool {
    if character.isLetter || character.isWhitespace { return false }
    if vocabulary.punctuation[character.withoutVariation] != nil { return true }
    return !character.isNumber && vocabulary.signName(of: character) != nil
  }

  /// What divides the digits of a code into groups.
  private func codeReading(of place: SignPlace) -> SignReading? {
    guard place.isBetweenDigits else { return nil }
    if place.sign.isWhitespace { return .words(", ") }
    return "-\u{2013}".contains(place.sign) && level < .most ? .words(", ") : nil
  }
}

extension ArraySlice<Character> {
  /// The digits of a run, each with whether a pause follows that nobody has written.
  ///
  /// People say and keep three at a time, and one more rather than one alone; of the number of a
  /// bank card four, as it is printed. Up to five are said in one breath.
  fileprivate var inGroups: [(digit: String, isLast: Bool)] {
    let size = count >= 13 ? 4 : 3
    return enumerated().map { offset, digit in
      let left = count - offset - 1
      let isLast = count > 5 && (offset + 1).isMultiple(of: size) && left > 1
      return (String(digit), isLast)
    }
  }
}

/// What is said where a character stands.
enum SignReading {
  /// The character itself.
  case asShown
  /// Words of its own, apart from those beside them.
  case name(String)
  /// Its name, and then the sign itself, for which a voice pauses.
  case nameBeforePause(String)
  /// What takes its place as it is.
  case words(String)
}

extension Character {
  fileprivate var isPlain: Bool { asciiValue?.isPlain ?? false }
  fileprivate var isDigit: Bool { wholeNumberValue != nil }
}

extension UInt8 {
  /// Whether it is a letter, a digit or a space of ASCII, as most of what is read.
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "):
      true
    default: false
    }
  }
}
