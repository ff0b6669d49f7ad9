/// What a command is for: help tells the keys of one purpose together.
public enum CommandPurpose: String, Hashable, Sendable, CaseIterable {
  case moving, editing, reading, problems, speech, program
}

extension FormCommand {
  /// What it is for.
  public var purpose: CommandPurpose {
    switch self {
    case .nextStop, .previousStop, .focus, .nextSection, .previousSection, .findField: .moving
    case .return, .space, .step, .stepFar, .suggestion, .moveCaret, .delete, .putBack, .transpose,
      .undo, .redo, .editExternally, .activate, .press, .toolbarButton:
      .editing
    case .repeatLast, .readField, .readValue, .spellValue, .spellPhonetically, .readText,
      .whereAmI, .readForm, .history:
      .reading
    case .problem, .listProblems: .problems
    case .silence, .pause, .raise, .lower, .cycle, .mute: .speech
    case .submit, .help, .keyHelp, .leave, .suspend: .program
    }
  }
}

extension FormCommand {
  /// Whether it only has something said, or changes how it is said.
  public var onlyReads: Bool {
    switch purpose {
    case .reading, .speech: true
    case .moving, .editing, .problems, .program: self == .listProblems || self == .help
    }
  }
}
