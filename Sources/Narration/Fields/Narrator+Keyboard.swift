import FormCore
import SpeechCore

/// What the keyboard does in a field: what Return does, and the buttons that go with it.
extension Narrator {
  /// What Return does here, where that is not told by the role, and not left out on purpose.
  public func returnKeyParts(of report: FieldReport) -> [AnnouncementPart] {
    guard tells(.returnKey), !asksForLines, let phrase = report.returnKey.phrase else { return [] }
    return [part(.submitLabel, phrase)]
  }

  /// What Return does, if that is news: a label is said again only when it differs from the last.
  mutating func newReturnKeyParts(_ report: FieldReport) -> [AnnouncementPart] {
    let parts = returnKeyParts(of: report)
    let isKnown = report.returnKey.phrase == lastReturnKey
    if parts.isEmpty || isKnown && !tells(.sameReturnKey) { return [] }
    lastReturnKey = report.returnKey.phrase
    return parts
  }

  /// The buttons that go with the keyboard, if they are news.
  mutating func newToolbarParts(_ report: FieldReport) -> [AnnouncementPart] {
    guard report.element.role.isTextual else { return [] }
    let parts = toolbarParts(report)
    let isNews = parts != lastToolbar
    lastToolbar = parts
    return isNews || tells(.sameToolbar) ? parts : []
  }

  /// The buttons that go with the keyboard and can be pressed, each with its key.
  ///
  /// Who answers lines has no such keys.
  public func toolbarParts(_ report: FieldReport) -> [AnnouncementPart] {
    guard tells(.toolbar), !asksForLines, report.element.role.isTextual else { return [] }
    return report.toolbar.filter { !$0.element.isDisabled }.flatMap { button in
      let element = button.element
      guard let key = button.key else {
        return outside(.description, element.name, element.language, runs: element.nameRuns)
      }
      return parts(
        .description, .toolbarButton, ["key": shortName(of: key)], place: "name",
        runs: spoken(element.name, element.language, runs: element.nameRuns), isOurs: true)
    }
  }
}

extension ReturnKey {
  /// What the Return key is called here; a button's role tells enough.
  var phrase: Phrase? {
    switch (label, action) {
    case (_, .press): nil
    case (_, .insertNewLine): .returnNewLine
    case (nil, .perform): nil
    case (nil, .submit): .returnSubmit
    case (nil, .moveNext): .returnNext
    case (nil, .movePrevious): .returnPrevious
    case (.continue, _): .returnContinue
    case (.done, _): .returnDone
    case (.go, _): .returnGo
    case (.join, _): .returnJoin
    case (.next, _): .returnNext
    case (.return, _), (.enter, _): .returnReturn
    case (.route, _): .returnRoute
    case (.search, _): .returnSearch
    case (.send, _): .returnSend
    case (.previous, _): .returnPrevious
    }
  }
}
