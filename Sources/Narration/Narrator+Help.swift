import FormCore
import SpeechCore

extension Narrator {
  /// How to get on, then what the keys do.
  public func parts(help report: HelpReport) -> [AnnouncementPart] {
    var parts: [AnnouncementPart] = []
    if let key = report.keyHelp {
      parts.append(part(.message, .helpForEachKey, ["key": spokenName(of: key)]))
    }
    for section in report.sections {
      parts.append(part(.summary, section.phrase))
      parts += helpLines(section.keys).map {
        AnnouncementPart(.message, SafeText($0), language: vocabulary.language)
      }
    }
    return parts
  }

  /// What the keys do: a line for each purpose, with all its keys.
  public func helpLines(_ keys: [KeyHelp]) -> [String] {
    var order: [Phrase] = []
    var names: [Phrase: [String]] = [:]
    for key in keys {
      guard let phrase = key.phrase else { continue }
      if names[phrase] == nil { order.append(phrase) }
      names[phrase, default: []].append(name(of: key))
    }
    return order.map { phrase in
      "\((names[phrase] ?? []).joined(separator: ", ")): \(vocabulary.words(phrase))"
    }
  }

  /// What a command is for, in words; `nil` where no key could ask for it.
  public func words(for command: FormCommand) -> String? {
    command.phrase.map { vocabulary.words($0) }
  }

  /// What a key does, which was pressed to know that.
  func parts(explaining explanation: KeyExplanation) -> [AnnouncementPart] {
    switch explanation {
    case .begins(let end): [part(.message, .keyHelpOn, ["key": spokenName(of: end)])]
    case .ends: [part(.message, .keyHelpOff)]
    case .command(let key):
      [namePart(name(of: key))] + (key.phrase.map { [part(.message, $0)] } ?? [])
    case .prefix(let key): [namePart(words(for: key)), part(.message, .keyBeginsCommand)]
    case .writes(let character):
      parts(.echo, spelt(character, in: vocabulary.language), SpeechAttributes())
    case .nothing(let key, let prefix):
      [namePart(name(key, prefix: prefix)), part(.message, .keyDoesNothing)]
    case .pastes: [part(.message, .keyHelpPaste)]
    }
  }

  private func namePart(_ name: String) -> AnnouncementPart {
    AnnouncementPart(.name, SafeText(name), language: vocabulary.language)
  }

  /// How to get on, for whoever has come to a form.
  func openingHelp(_ overview: FormOverview) -> [AnnouncementPart] {
    if asksForLines { return [part(.message, .lineHelp)] }
    return overview.helpKey.map { [part(.message, .formHelp, ["key": spokenName(of: $0)])] } ?? []
  }

  /// The keys as they are told within a sentence: "Control O K".
  func spokenName(of key: KeyHelp) -> String {
    let name = words(for: key.key, joinedBy: " ")
    guard let prefix = key.prefix else { return name }
    return vocabulary.words(
      .keyAfterPrefix, ["prefix": words(for: prefix, joinedBy: " "), "key": name])
  }

  /// The keys as they are told in passing: "Control+O 1".
  func shortName(of key: KeyHelp) -> String { name(of: key, after: .keyAfterPrefix) }

  private func name(of key: KeyHelp, after phrase: Phrase = .helpPrefixed) -> String {
    name(key.key, prefix: key.prefix, after: phrase)
  }

  private func name(
    _ key: KeyName, prefix: KeyName?, after phrase: Phrase = .helpPrefixed
  ) -> String {
    let name = words(for: key)
    guard let prefix else { return name }
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

extension HelpReport.Section {
  /// What its keys are called together.
  public var phrase: Phrase {
    switch purpose {
    case nil: .helpHere
    case .moving: .helpMoving
    case .editing: .helpEditing
    case .reading: .helpReading
    case .problems: .helpProblems
    case .speech: .helpSpeech
    case .program: .helpProgram
    }
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

extension KeyHelp {
  /// What the key does here, or everywhere.
  fileprivate var phrase: Phrase? { meaning?.phrase ?? command.phrase }
}

extension KeyMeaning {
  fileprivate var phrase: Phrase {
    switch self {
    case .nextField: .commandNextStop
    case .previousField: .commandPreviousStop
    case .submit: .commandSubmit
    case .readValue: .commandReadValue
    case .press: .meaningPress
    case .newLine: .meaningNewLine
    case .space: .meaningSpace
    case .previousLine: .meaningPreviousLine
    case .nextLine: .meaningNextLine
    case .check: .meaningCheck
    case .choose: .meaningChoose
    case .previousOption: .meaningPreviousOption
    case .nextOption: .meaningNextOption
    case .firstOption: .meaningFirstOption
    case .lastOption: .meaningLastOption
    case .tenOptionsBack: .meaningTenBack
    case .tenOptionsOn: .meaningTenOn
    case .more: .meaningMore
    case .less: .meaningLess
    case .muchMore: .meaningMuchMore
    case .muchLess: .meaningMuchLess
    case .least: .meaningLeast
    case .most: .meaningMost
    case .previousCharacter: .meaningPreviousCharacter
    case .nextCharacter: .meaningNextCharacter
    case .previousWord: .meaningPreviousWord
    case .nextWord: .meaningNextWord
    case .lineStart: .meaningLineStart
    case .lineEnd: .meaningLineEnd
    case .fieldStart: .meaningFieldStart
    case .fieldEnd: .meaningFieldEnd
    case .previousPart: .meaningPreviousPart
    case .nextPart: .meaningNextPart
    case .partMore: .meaningPartMore
    case .partLess: .meaningPartLess
    case .clear: .meaningClear
    case .nextMatch: .meaningNextMatch
    case .previousMatch: .meaningPreviousMatch
    case .firstMatch: .meaningFirstMatch
    case .lastMatch: .meaningLastMatch
    case .tenMatchesBack: .meaningTenMatchesBack
    case .tenMatchesOn: .meaningTenMatchesOn
    case .goToMatch: .meaningGoToMatch
    case .leaveSearch: .meaningLeaveSearch
    case .nothing: .keyDoesNothing
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
    case .delete(.word, .backward): .commandDeleteWordBackward
    case .delete(.word, .forward): .commandDeleteWordForward
    case .delete(.line, .backward): .commandDeleteToLineStart
    case .delete(.line, .forward): .commandDeleteToLineEnd
    case .delete(.field, .backward): .commandDeleteToFieldStart
    case .delete(.field, .forward): .commandDeleteToFieldEnd
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
    case .pause: .commandPause
    case .repeatLast: .commandRepeatLast
    case .readField: .commandReadField
    case .readValue: .commandReadValue
    case .spellValue: .commandSpellValue
    case .readText: .commandReadText
    case .listProblems: .commandListProblems
    case .spellPhonetically: .commandSpellPhonetically
    case .whereAmI: .commandWhereAmI
    case .readForm: .commandReadForm
    case .findField: .commandFindField
    case .history(.backward, .everything): .commandHistoryBack
    case .history(.forward, .everything): .commandHistoryForward
    case .history(.backward, .field): .commandFieldHistoryBack
    case .history(.forward, .field): .commandFieldHistoryForward
    case .raise(.rate): .commandFaster
    case .raise(.volume): .commandLouder
    case .raise(.pitch): .commandHigher
    case .lower(.rate): .commandSlower
    case .lower(.volume): .commandSofter
    case .lower(.pitch): .commandLower
    case .cycle(.verbosity): .commandVerbosity
    case .cycle(.punctuation): .commandPunctuation
    case .cycle(.typingEcho): .commandTypingEcho
    case .cycle(.capitals): .commandCapitals
    case .mute: .commandMute
    case .help: .commandHelp
    case .keyHelp: .commandKeyHelp
    case .leave: .commandLeave
    case .suspend: .commandSuspend
    }
  }
}
