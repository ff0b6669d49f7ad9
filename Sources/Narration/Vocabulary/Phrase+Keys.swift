import FormCore

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
  var phrase: Phrase? {
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
  var phrase: Phrase? { meaning?.phrase ?? command.phrase }
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
  var phrase: Phrase? {
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
    case .moveCaret(.word, _), .moveCaret(.run, _): .commandMoveWord
    case .moveCaret(.line, _): .commandMoveLine
    case .moveCaret(.field, _): .commandMoveField
    case .delete(.character, .backward): .commandDeleteBackward
    case .delete(.character, .forward): .commandDeleteForward
    case .delete(.word, .backward): .commandDeleteWordBackward
    case .delete(.word, .forward): .commandDeleteWordForward
    case .delete(.run, .backward): .commandDeleteToSpaceBackward
    case .delete(.run, .forward): .commandDeleteToSpaceForward
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
