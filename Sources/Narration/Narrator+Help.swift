import FormCore
import SpeechCore

extension Narrator {
  /// What the keys do: a line for each purpose, with all its keys.
  public func helpLines(_ keys: [KeyHelp]) -> [String] {
    var order: [Phrase] = []
    var names: [Phrase: [String]] = [:]
    for key in keys {
      guard let phrase = key.command.phrase else { continue }
      if names[phrase] == nil { order.append(phrase) }
      names[phrase, default: []].append(name(of: key))
    }
    return order.map { phrase in
      "\((names[phrase] ?? []).joined(separator: ", ")): \(vocabulary.words(phrase))"
    }
  }

  /// The keys as they are told in passing: "Control+O 1".
  func shortName(of key: KeyHelp) -> String {
    let name = vocabulary.speakable(key.key)
    guard let prefix = key.prefix else { return name }
    return vocabulary.words(.keyAfterPrefix, ["prefix": prefix, "key": name])
  }

  private func name(of key: KeyHelp) -> String {
    let name = vocabulary.speakable(key.key)
    guard let prefix = key.prefix else { return name }
    return vocabulary.words(.helpPrefixed, ["prefix": prefix, "key": name])
  }
}

extension FormCommand {
  /// What the command is for; `nil` where no key could ask for it.
  fileprivate var phrase: Phrase? {
    switch self {
    case .focus, .press: nil
    case .nextStop: .commandNextStop
    case .previousStop: .commandPreviousStop
    case .return: .commandReturn
    case .space: .commandSpace
    case .step: .commandStep
    case .stepFar: .commandStepFar
    case .suggestion: .commandSuggestion
    case .moveCaret(.character, _): .commandMoveCaret
    case .moveCaret(.word, _): .commandMoveWord
    case .moveCaret(.line, _): .commandMoveLine
    case .moveCaret(.field, _): .commandMoveField
    case .delete(.character, .backward): .commandDeleteBackward
    case .delete(.character, .forward): .commandDeleteForward
    case .delete(.word, _): .commandDeleteWord
    case .delete(.line, _), .delete(.field, _): .commandDeleteLine
    case .putBack: .commandPutBack
    case .submit: .commandSubmit
    case .nextSection: .commandNextSection
    case .previousSection: .commandPreviousSection
    case .toolbarButton: .commandToolbar
    case .activate: .commandActivate
    case .problem(.forward): .commandNextProblem
    case .problem(.backward): .commandPreviousProblem
    case .silence: .commandSilence
    case .repeatLast: .commandRepeatLast
    case .readField: .commandReadField
    case .readValue: .commandReadValue
    case .spellValue: .commandSpellValue
    case .readText: .commandReadText
    case .listProblems: .commandListProblems
    case .help: .commandHelp
    case .leave: .commandLeave
    case .suspend: .commandSuspend
    }
  }
}
