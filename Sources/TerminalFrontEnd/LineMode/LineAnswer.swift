import FormCore
import Foundation
import Narration

/// What a line means as an answer to a field.
enum LineAnswer: Hashable {
  /// Empty, or of several lines none: what is there stays.
  case keep
  /// `<`: back to the field before.
  case back
  /// `?`: tell more of the field.
  case describe
  /// An answer.
  case value(FormValue)
  /// To press the button.
  case press
  /// A line that is no answer here, and how to mend it.
  case complaint(String)

  /// Reads a line.
  init(_ line: String, to element: FormElement, _ vocabulary: Vocabulary) {
    switch line {
    case "": self = .keep
    // An answer that ends before it began; two dots mean one, as in every line of it.
    case "." where element.isMultiline: self = .keep
    case ".." where element.isMultiline: self = .value(.text("."))
    case "<": self = .back
    case "?": self = .describe
    case "-": self = .value(element.cleared)
    default:
      // A leading backslash stands for nothing but itself: what follows is the answer.
      let text = line.hasPrefix("\\") ? String(line.dropFirst()) : line
      self = Self.read(text, to: element, vocabulary)
    }
  }

  private static func read(
    _ text: String, to element: FormElement, _ vocabulary: Vocabulary
  ) -> LineAnswer {
    switch element.role {
    case .slider: readNumber(text, of: element, vocabulary)
    case .textbox, .searchbox, .spinbutton, .group:
      .value(
        .text(
          element.inputType.takesSpaces && !element.isReadBack
            ? text : text.trimmingCharacters(in: .whitespaces)))
    case .checkbox: readYesOrNo(text, vocabulary) { .value(.checked($0)) }
    case .switch: readOnOrOff(text, vocabulary)
    case .button, .link: readYesOrNo(text, vocabulary) { $0 ? .press : .keep }
    case .radiogroup, .combobox:
      readOptions([text.trimmingCharacters(in: .whitespaces)], of: element, vocabulary)
    case .listbox where !element.isMultiselectable:
      readOptions([text.trimmingCharacters(in: .whitespaces)], of: element, vocabulary)
    case .listbox:
      readOptions(
        text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }, of: element,
        vocabulary)
    }
  }

  /// A slider takes no number that is out of its range, and nothing that is none.
  private static func readNumber(
    _ text: String, of element: FormElement, _ vocabulary: Vocabulary
  ) -> LineAnswer {
    let text = text.trimmingCharacters(in: .whitespaces)
    let range = element.numberRange
    guard let number = NumberRange.number(text) else {
      return .complaint(vocabulary.words(.badNumber))
    }
    if let minimum = range.minimum, number < minimum {
      return .complaint(vocabulary.words(.rangeUnderflow, ["min": "\(minimum)"]))
    }
    if let maximum = range.maximum, number > maximum {
      return .complaint(vocabulary.words(.rangeOverflow, ["max": "\(maximum)"]))
    }
    return .value(.text(text))
  }

  private static func readYesOrNo(
    _ text: String, _ vocabulary: Vocabulary, answer: (Bool) -> LineAnswer
  ) -> LineAnswer {
    let words: [(Phrase, Bool)] = [(.answerYes, true), (.answerNo, false)]
    guard let isYes = vocabulary.meaning(of: text, among: words) else {
      return .complaint(vocabulary.words(.unknownYesNo))
    }
    return answer(isYes)
  }

  /// A switch is turned on or off; that is a yes or a no.
  private static func readOnOrOff(_ text: String, _ vocabulary: Vocabulary) -> LineAnswer {
    let words: [(Phrase, Bool)] = [
      (.answerOn, true), (.answerOff, false), (.answerYes, true), (.answerNo, false),
    ]
    guard let isOn = vocabulary.meaning(of: text, among: words) else {
      return .complaint(vocabulary.words(.unknownOnOff))
    }
    return .value(.checked(isOn))
  }

  private static func readOptions(
    _ texts: [String], of element: FormElement, _ vocabulary: Vocabulary
  ) -> LineAnswer {
    var chosen: Set<Int> = []
    for text in texts where !text.isEmpty {
      let found = element.options(matching: text)
      guard let first = found.first else {
        return .complaint(
          vocabulary.words(.unknownOption, ["text": vocabulary.speakable(text)]))
      }
      guard found.count == 1 else {
        let names = found.map { element.options[$0].name }.joined(separator: ", ")
        return .complaint(vocabulary.words(.ambiguousOption, ["text": text, "names": names]))
      }
      guard !element.options[first].isDisabled else {
        return .complaint(
          vocabulary.words(.unavailableOption, ["name": element.options[first].name]))
      }
      chosen.insert(first)
    }
    return .value(.selection(chosen.sorted()))
  }
}

extension Vocabulary {
  /// What a word means, or the beginning of one; `nil` where that could be either, or neither.
  fileprivate func meaning(of text: String, among phrases: [(Phrase, Bool)]) -> Bool? {
    let text = text.trimmingCharacters(in: .whitespaces).folded
    if text.isEmpty { return nil }
    let known = phrases.map { (word: words($0).folded, meaning: $1) }
    if let whole = known.first(where: { $0.word == text }) { return whole.meaning }
    let meanings = Set(known.filter { $0.word.hasPrefix(text) }.map(\.meaning))
    return meanings.count == 1 ? meanings.first : nil
  }
}

extension FormElement {
  /// What it holds when nothing is answered.
  var cleared: FormValue {
    switch role {
    case .textbox, .searchbox, .spinbutton, .slider, .button, .link, .group: .text("")
    case .checkbox, .switch: .checked(false)
    case .radiogroup, .combobox, .listbox: .selection([])
    }
  }

  /// The options that a text could mean: by whole name, by number, by the name's beginning, or by
  /// any part of it, whichever is found first.
  ///
  /// The whole name comes first: someone who is asked for an hour means 1 o'clock by "1", and not
  /// the first of the options, which is midnight.
  ///
  /// Those that cannot be chosen are meant only where nothing else is.
  fileprivate func options(matching text: String) -> [Int] {
    let found = Self.matches(of: text, among: options.map(\.name))
    let available = found.filter { !options[$0].isDisabled }
    return available.isEmpty ? Array(found.prefix(1)) : available
  }

  /// The names that a text could mean.
  static func matches(of text: String, among names: [String]) -> [Int] {
    let names = names.map(\.folded)
    let number = Int(text)
    let text = text.folded
    let named = names.indices.filter { names[$0] == text }
    if !named.isEmpty { return named }
    if let number, names.indices.contains(number - 1) { return [number - 1] }
    for matches in [{ $0.hasPrefix(text) }, { $0.contains(text) }]
      as [(String) -> Bool]
    {
      let found = names.indices.filter { matches(names[$0]) }
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension String {
  /// Without case and accents, so that neither must be typed.
  fileprivate var folded: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
