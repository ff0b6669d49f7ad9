extension Phrase {
  /// The places that its words have, by their names; most have none.
  ///
  /// A place `count` decides the form: the words are then written out for each plural category of
  /// their language.
  public var places: Set<String> {
    switch self {
    case .valueContinues: ["text", "count"]
    case .dateWords: ["weekday", "day", "month", "year"]
    case .exampleDate: ["day", "month", "year"]
    case .dayWords: ["weekday", "day", "month"]
    case .monthWords: ["month", "year"]
    case .weekWords: ["week", "year", "date"]
    case .exampleWeek: ["week", "year"]
    case .weekOfSameYear: ["week", "date"]
    case .timeWords, .timeBeforeNoon, .timeAfterNoon: ["hour", "minute"]
    case .timeWordsToSecond: ["hour", "minute", "second"]
    case .dateTimeWords, .timeOnDay: ["date", "time"]
    case .colorNear: ["name", "code"]
    case .partYear, .partMonth, .partWeek, .partDay, .partHour, .partMinute, .partSecond,
      .lineCurrent:
      ["value"]
    case .formatCalendar, .formatColor, .formatLine, .badDateTime: ["example"]
    case .badDate, .badMonth, .badWeek, .badTime, .badColor: ["example", "code"]
    case .takesFiles, .mismatchFile: ["kinds"]
    case .fileMissing, .fileFolder, .fileIrregular, .fileUnreadable: ["path"]
    case .mismatchFiles: ["path", "kinds"]
    case .rangeBetween: ["min", "max"]
    case .rangeFrom, .rangeAfter, .rangeUnderflow, .rangeTooEarly: ["min"]
    case .rangeTo, .rangeBefore, .rangeOverflow, .rangeTooLate: ["max"]
    case .numberedOption, .numberedUnavailable: ["index", "name"]
    case .unknownOption, .refusedSearch, .refusedSuggestion: ["text"]
    case .ambiguousOption: ["text", "names"]
    case .lineButtons, .unknownButton: ["names"]
    case .inputEnded, .suggestion, .group, .groupLeft, .submitted, .dismissed, .left,
      .unavailableOption,
      .submitDisabled, .refusedSubmitter:
      ["name"]
    case .lineLeft, .lineLeftAfter: ["number"]
    case .lineRefused: ["number", "name", "error"]
    case .toolbarButton: ["key", "name"]
    case .keyChecks, .keyUnchecks, .keyTurnsOn, .keyTurnsOff, .keyChooses, .keyGoesThrough,
      .keyPicks, .keySteps, .keyPresses, .keyGoesOn, .keyActs:
      ["keys"]
    case .suggestionsByKey: ["key", "count"]
    case .position, .setPosition, .caretPlace: ["index", "total"]
    case .refusedFull: ["limit"]
    case .refusedLength: ["limit", "count"]
    case .editorOpens: ["program"]
    case .editorMissing: ["editor"]
    case .editorFailed: ["editor", "status"]
    case .editorNoFile: ["reason"]
    case .fieldError, .unreachableError: ["name", "error"]
    case .errorOf: ["index", "total", "error"]
    case .mismatchDescribedPattern: ["description"]
    case .tooShort: ["min", "count"]
    case .tooLong: ["max", "count"]
    case .stepNumber: ["step"]
    case .stepMismatch: ["step", "below", "above"]
    case .stepMismatchAtEnd: ["step", "number"]
    case .stepMismatchCalendar: ["mend"]
    case .stepMismatchFrom: ["mend", "start"]
    case .capital: ["character"]
    case .repeatedSign: ["count", "name"]
    case .speechUnavailable: ["reason"]
    case .profileRefused: ["count"]
    case .fileFaults: ["file", "count"]
    case .helpPrefixed, .keyAfterPrefix: ["prefix", "key"]
    case .helpForEachKey, .keyHelpOn, .formHelp: ["key"]
    case .longText: ["key", "count"]
    case .caretCharacter: ["index", "total"]
    case .caretLine: ["index", "total", "column"]
    case .searchNone, .searchRow: ["text"]
    case .settingRate, .settingVolume, .settingPitch: ["number"]
    case .historyBack, .caretEnd, .requiredMissing, .searchBegan, .searchMatches: ["count"]
    case .valueProtected, .optionCount, .suggestions, .suggestionsInLines, .readoutPercent,
      .formFields, .formUnfillable, .formUnavailable, .longTextInLines, .fieldsAppeared,
      .fieldsMore,
      .fieldsGone, .problems, .problemsLeft, .lengthLimit, .valueLines, .valueFiles, .stepDays,
      .stepWeeks, .stepMonths,
      .stepMinutes, .stepSeconds, .stepOfDays, .stepOfWeeks, .stepOfMonths, .stepOfMinutes,
      .stepOfSeconds, .pasted, .deletedCharacters, .draftResumed:
      ["count"]
    default: []
    }
  }

  /// The places that a language may leave out: a number that a form says in a word, and the time of
  /// twelve hours where nobody tells time so.
  var placesOfChoice: Set<String> { self == .badTime ? ["count", "code"] : ["count"] }

  /// Whether a number decides the form of its words.
  public var isCounted: Bool { places.contains("count") }
}
