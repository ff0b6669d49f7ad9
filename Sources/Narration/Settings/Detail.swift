/// Something that may be told beside what always is.
///
/// Names, roles, values, states, errors and the ends of what goes round are told in any case; from
/// which verbosity on the rest is, `least` alone decides. The article Announcements has it as a table.
enum Detail: CaseIterable {
  /// That there is help, as the form opens.
  case help
  /// How many fields and buttons cannot be used now, as the form opens.
  case unavailableCount
  /// The text between the fields.
  case text
  /// That what was left is a group, by its name.
  case groupLeft
  /// That what was entered is a group.
  case groupRole
  /// What describes the group that was entered.
  case groupDescription
  /// What describes a field, and what an answer to it must be like.
  case description
  /// What describes an option.
  case optionDescription
  /// The place among the fields.
  case position
  /// The place among the options or suggestions.
  case setPosition
  /// What Return does, where it is something else than in the field before.
  case returnKey
  /// What Return does, wherever it is.
  case sameReturnKey
  /// The buttons that go with the keyboard, where they are others than before.
  case toolbar
  /// The buttons that go with the keyboard, wherever they are.
  case sameToolbar
  /// The keys that do something here.
  case keys
  /// The keys that put suggestions in.
  case suggestionKeys
  /// How a line answers a choice.
  case choiceByLine
  /// The whole date of which a part was changed.
  case wholeDate
  /// Where a range ends, when its end is reached.
  case limit
  /// Which field was found to be mended.
  case mendedName

  /// The verbosity from which on it is told.
  var least: Verbosity {
    switch self {
    case .help, .text, .groupRole, .groupDescription, .description, .optionDescription, .position,
      .setPosition, .returnKey, .toolbar, .limit, .mendedName:
      .normal
    case .unavailableCount, .groupLeft, .sameReturnKey, .sameToolbar, .keys, .suggestionKeys,
      .choiceByLine, .wholeDate:
      .full
    }
  }
}

extension Verbosity {
  /// Whether a detail is told.
  func tells(_ detail: Detail) -> Bool { rank >= detail.least.rank }

  private var rank: Int {
    switch self {
    case .brief: 0
    case .normal: 1
    case .full: 2
    }
  }
}
