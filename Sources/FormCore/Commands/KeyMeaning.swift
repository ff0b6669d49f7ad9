/// What a command does in one kind of element, where it does another thing in others.
public enum KeyMeaning: String, Hashable, Sendable, CaseIterable {
  case nextField, previousField, submit, press
  case newLine, space, previousLine, nextLine, readValue
  case check, choose
  case previousOption, nextOption, firstOption, lastOption, tenOptionsBack, tenOptionsOn
  case more, less, muchMore, muchLess, least, most
  case previousCharacter, nextCharacter, previousWord, nextWord
  case lineStart, lineEnd, fieldStart, fieldEnd
  case previousPart, nextPart, partMore, partLess, clear
  case nextMatch, previousMatch, firstMatch, lastMatch, tenMatchesBack, tenMatchesOn, goToMatch
  case leaveSearch
  case nothing
}
