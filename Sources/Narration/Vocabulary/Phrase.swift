/// Everything that is said which does not come from a form, by what it means.
///
/// A phrase is keyed by the whole it stands for, role and state together: gender and order differ
/// between languages, so a vocabulary never joins adjectives to nouns. Its words stand in the files
/// of `Languages`, one a language; `places` tells what is filled in.
public enum Phrase: String, Hashable, Sendable, CaseIterable {
  // Roles.
  case roleText, roleMultilineText, roleProtectedText, roleSearch, roleNumber
  case roleFile, roleFiles, roleFrame
  case roleDate, roleMonth, roleWeek, roleTime, roleDateTime, roleColor
  case roleCheckBox, roleSwitch, roleRadioGroup, roleComboBox, roleList, roleSlider, roleButton
  case roleLink, roleListOfSeveral

  // States.
  case stateRequired, stateInvalid, stateReadOnly, stateUnfillable, stateScripted
  case stateOn, stateOff, stateMixed
  case stateChecked, stateNotChecked, stateSelected, stateNotSelected
  case stateRadioChecked, stateRadioNotChecked
  case stateExpanded, stateCollapsed
  case statePressed, stateNotPressed, statePartlyPressed, stateUnavailable
  case stateNoOptions, stateNothingToChoose

  // Values.
  case valueBlank, valueNothingSelected, valueProtected, valueContinues, valueLines, valueFiles

  // Dates, times and colours in words.
  case dateWords, dayWords, monthWords, weekWords, weekOfSameYear
  case timeWords, timeWordsToSecond, timeBeforeNoon, timeAfterNoon, dateTimeWords, timeOnDay,
    colorNear
  case partYear, partMonth, partWeek, partDay, partHour, partMinute, partSecond

  // What was typed and cannot be read.
  case misread, misreadDate, misreadMonth, misreadWeek, misreadTime, misreadDateTime
  case misreadColor, misreadNumber

  // How a text is entered, where its role does not tell.
  case formatCalendar, formatColor, formatLine
  case exampleDate, exampleWeek, exampleColor
  case formatFile, formatFiles, takesFiles, kindImages, kindAudio, kindVideos
  case rangeBetween, rangeFrom, rangeTo, rangeAfter, rangeBefore
  case stepNumber, stepOfDays, stepOfWeeks, stepOfMonths, stepOfMinutes, stepOfSeconds

  // Choices answered by number.
  case optionCount, numberedOption, numberedUnavailable, unavailableOption
  case answerYes, answerNo, answerOn, answerOff
  case lineHelp, lineCurrent, lineCheckBox, lineChoice, lineChoices, lineMultiline
  case lineSwitch, unknownOnOff
  case lineTooLong, unknownYesNo, unknownOption, ambiguousOption
  case inputEnded, inputInvalid, lineRefused, cannotMend, kept, skipped
  case nothingBefore, lineButton, lineButtons, unknownButton, whichButton
  case nothingToAsk, submitDisabled, lineLeft, lineLeftAfter

  // Suggestions.
  case suggestions, suggestionsByKey, suggestionsInLines, suggestion

  // Values that the page shows.
  case readoutOutput, readoutMeter, readoutProgress, readoutPercent, readoutUnknown

  // Text after the last field or button.
  case textAfter

  // Signs.
  case repeatedSign, numberRange

  // Places.
  case position, setPosition, group, groupLeft
  case wrappedToTop, wrappedToBottom

  // Return.
  case returnContinue, returnDone, returnGo, returnJoin, returnNext, returnReturn, returnRoute
  case returnSearch, returnSend, returnPrevious, returnNewLine, returnSubmit

  // What other keys do in a field.
  case keyChecks, keyUnchecks, keyTurnsOn, keyTurnsOff, keyChooses, keyGoesThrough, keyPicks
  case keySteps, keyPresses, keyGoesOn, keyActs

  // The form as a whole.
  case formFields, formUnfillable, formUnavailable, formHelp, secretsWithheld, secretsLeftOut
  case longText, longTextInLines
  case submitted, dismissed, left, pressed, returnPerformed, toolbarButton
  case wasReset, focusCleared, fieldRemoved, fieldsAppeared, fieldsMore, fieldsGone

  // Validation.
  case problems, problemsLeft, noProblems, valid
  case focusMovedTo, focusStaysOn, fieldError, errorOf, unreachableError
  case missingText, missingCheck, missingSwitch, missingChoice, missingSelection, missingFile
  case badFile, fileMissing, fileFolder, fileIrregular, fileUnreadable, mismatchFile, mismatchFiles
  case mismatchEmail, mismatchURL, badNumber, badDate, badMonth, badWeek, badTime, badDateTime
  case badColor, badValue, mismatchPattern, mismatchDescribedPattern
  case lengthLimit, tooShort, tooLong, rangeUnderflow, rangeOverflow, rangeTooEarly, rangeTooLate
  case stepMismatch, stepMismatchAtEnd, stepMismatchCalendar, stepMismatchFrom
  case stepDays, stepWeeks, stepMonths, stepMinutes, stepSeconds, reportedInvalid

  // Typing.
  case star, capital, pasted, pasteTooLong, deletedCharacters
  case caretPlace, invisibleCharacter, undone, redone, textGone, textBack, transposed
  case refusedFull, refusedSpace, refusedPaste, refusedUndo, refusedRedo, refusedPutBack
  case refusedEdit, refusedEditSecret
  case editorOpens, editorMissing, editorNone, editorFailed, editorUnchanged, editorTooLong,
    editorNoFile
  case refusedLength, refusedReadOnly, refusedUnfillable, refusedStart, refusedEnd
  case pauseNothing, refusedScripted, refusedReset, refusedSuggestion, refusedNoOptions
  case refusedMinimum, refusedMaximum, refusedOption, refusedSearch, refusedNothing
  case refusedNoText, refusedKey, refusedSection, refusedNotJudged, refusedToolbar, refusedButton,
    refusedTap, refusedSubmitter, refusedNoStops

  // Drafts.
  case draftFound, draftResumed, noDraft, draftKept

  // Speech itself.
  case warning, speechFailed, speechUnavailable, profileRefused, fileFaults, changesNotKept

  // What was said, where the person is, and what a search finds.
  case historyBack, historyStart, historyEnd, caretCharacter, caretEnd, caretLine
  case requiredMissing, noneMissing, searchBegan, searchMatches, searchNone, searchLeft
  case searchList, searchRow

  // How things are told, as it is changed.
  case settingRate, settingVolume, settingPitch, settingFastest, settingSlowest, settingLoudest
  case settingSoftest, settingHighest, settingLowest, settingBrief, settingNormal, settingFull
  case settingNoPunctuation, settingSomePunctuation, settingMostPunctuation
  case settingAllPunctuation, settingEchoCharacters, settingEchoWords, settingEchoBoth
  case settingEchoNone, settingCapitalWord, settingCapitalPitch, settingCapitalCue
  case settingCapitalNone, speechOff, speechOn, speechAbsent

  // Keys.
  case keyControl, keyAlt, keyShift, keySpace, keyTab, keyReturn, keyEscape, keyBackspace
  case keyDelete, keyInsert, keyUp, keyDown, keyLeft, keyRight, keyHome, keyEnd
  case keyPageUp, keyPageDown

  // Commands, for help.
  case helpPrefixed, keyAfterPrefix
  case helpForEachKey, helpHere, helpMoving, helpEditing, helpReading, helpProblems, helpSpeech
  case helpProgram, keyHelpOn, keyHelpOff, keyBeginsCommand, keyDoesNothing, keyHelpPaste
  case commandSpellPhonetically, commandWhereAmI, commandReadForm, commandFindField
  case commandHistoryBack, commandHistoryForward, commandFieldHistoryBack
  case commandFieldHistoryForward, commandFaster, commandSlower, commandLouder, commandSofter
  case commandHigher, commandLower, commandVerbosity, commandPunctuation, commandTypingEcho
  case commandCapitals, commandMute, commandKeyHelp
  case meaningPress, meaningNewLine, meaningSpace, meaningPreviousLine, meaningNextLine
  case meaningCheck, meaningChoose, meaningPreviousOption, meaningNextOption, meaningFirstOption
  case meaningLastOption, meaningTenBack, meaningTenOn, meaningMore, meaningLess
  case meaningMuchMore, meaningMuchLess, meaningLeast, meaningMost, meaningPreviousPart
  case meaningNextPart, meaningPartMore, meaningPartLess, meaningClear
  case meaningNextMatch, meaningPreviousMatch, meaningFirstMatch, meaningLastMatch
  case meaningTenMatchesBack, meaningTenMatchesOn, meaningGoToMatch, meaningLeaveSearch
  case meaningPreviousCharacter, meaningNextCharacter, meaningPreviousWord, meaningNextWord
  case meaningLineStart, meaningLineEnd, meaningFieldStart, meaningFieldEnd
  case commandNextStop, commandPreviousStop, commandReturn, commandSpace, commandStep
  case commandStepFar, commandSuggestion
  case commandMoveCaret, commandMoveWord, commandMoveLine, commandMoveField
  case commandDeleteBackward, commandDeleteForward
  case commandDeleteWordBackward, commandDeleteWordForward, commandDeleteToLineStart
  case commandDeleteToSpaceBackward, commandDeleteToSpaceForward
  case commandDeleteToLineEnd, commandDeleteToFieldStart, commandDeleteToFieldEnd
  case commandNextSection, commandPreviousSection, commandToolbar, commandActivate
  case commandTranspose, commandUndo, commandRedo, commandEditExternally
  case commandPutBack, commandSubmit, commandNextProblem, commandPreviousProblem
  case commandSilence, commandPause, commandRepeatLast, commandReadField, commandReadValue,
    commandSpellValue
  case commandReadText, commandListProblems, commandHelp, commandLeave, commandSuspend

  // Names of what a page leaves without one.
  case nameSubmit, nameReset, nameDetails
}
