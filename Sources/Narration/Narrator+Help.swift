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
  func shortName(of key: KeyHelp) -> String { name(of: key, after: .keyAfterPrefix) }

  private func name(of key: KeyHelp, after phrase: Phrase = .helpPrefixed) -> String {
    let name = words(for: key.key)
    guard let prefix = key.prefix else { return name }
    return vocabulary.words(phrase, ["prefix": words(for: prefix), "key": name])
  }

  /// A key in words, with what is held down.
  func words(for key: KeyName, joinedBy joint: String = "+") -> String {
    key.parts.map { part in
      switch part {
      case .sign(let sign): vocabulary.speakable(sign)
      default: part.phrase.map { vocabulary.words($0) } ?? ""
      }
    }.joined(separator: joint)
  }
}

extension KeyName.Part {
  /// What it is called; a sign is its own name.
  fileprivate var phrase: Phrase? {
    switch self {
    case .sign: nil
    case .control: .keyControl
    case .alt: .keyAlt
    case .shift: .keyShift
    case .space: .keySpace
    case .tab: .keyTab
    case .return: .keyReturn
    case .escape: .keyEscape
    case .backspace: .keyBackspace
    case .delete: .keyDelete
    case .insert: .keyInsert
    case .up: .keyUp
    case .down: .keyDown
    case .left: .keyLeft
    case .right: .keyRight
    case .home: .keyHome
    case .end: .keyEnd
    case .pageUp: .keyPageUp
    case .pageDown: .keyPageDown
    }
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
    case .transpose: .commandTranspose
    case .undo: .commandUndo
    case .redo: .commandRedo
    case .editExternally: .commandEditExternally
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
