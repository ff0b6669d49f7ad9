import FormCore
import SpeechCore

/// Where the person is, all that there is, and what a search finds.
extension Narrator {
  /// Where in the form the person is, from outside in, and what is left to do.
  func parts(place: PlaceReport) -> [AnnouncementPart] {
    var parts = outside(.name, place.formName, nil, runs: place.formNameRuns)
    if let field = place.field {
      parts += place.groups.flatMap { groupNameParts($0) } + nameParts(field)
      if let position = field.position { parts.append(part(position)) }
    } else {
      parts.append(part(.message, .focusCleared))
    }
    if let caret = place.caret { parts.append(part(caret)) }
    switch place.problemCount {
    case nil: break
    case 0: parts.append(part(.summary, .noProblems))
    case let count: parts.append(part(.summary, .problemsLeft, count: count))
    }
    switch place.missingCount {
    case nil: break
    case 0: parts.append(part(.summary, .noneMissing))
    case let count: parts.append(part(.summary, .requiredMissing, count: count))
    }
    return parts
  }

  private func part(_ caret: PlaceReport.Caret) -> AnnouncementPart {
    switch caret {
    case .character(let index, let total):
      part(.position, .caretCharacter, ["index": "\(index)", "total": "\(total)"])
    case .end(let total): part(.position, .caretEnd, count: total)
    case .line(let index, let total, let column):
      part(
        .position, .caretLine,
        ["index": "\(index)", "total": "\(total)", "column": "\(column)"])
    }
  }

  /// The name of a group, whatever the verbosity.
  private func groupNameParts(_ group: FormGroup) -> [AnnouncementPart] {
    parts(.group, .group, place: "name", runs: nameRuns(of: group))
  }

  // MARK: The whole form

  /// The whole form, one thing after the other.
  func parts(form reading: FormReading) -> [AnnouncementPart] {
    let lines = lines(form: reading)
    return lines.isEmpty ? [part(.message, .refusedNoStops)] : lines.flatMap(\.self)
  }

  /// The whole form, a line for each group, field and button.
  public func lines(form reading: FormReading) -> [[AnnouncementPart]] {
    let fields = reading.fields.flatMap { report in
      report.enteredGroups.map { groupNameParts($0) }
        + [nameParts(of: report.element) + holdingParts(report)]
    }
    let buttons = reading.buttons.map { button in
      let report = FieldReport(element: button, returnKey: ReturnKey(action: .press))
      return nameParts(report) + holdingParts(report)
    }
    return fields + buttons
  }

  /// What an element holds, and its states.
  private func holdingParts(_ report: FieldReport) -> [AnnouncementPart] {
    let element = report.element
    let parts = element.isEmbeddedPage ? [] : self.parts(changed: element)
    return parts + stateParts(report)
  }

  // MARK: Searching

  /// How many elements match, and the one that is reached.
  func parts(search: FieldSearch) -> [AnnouncementPart] {
    let text = ["text": search.text]
    switch search.step {
    case .began:
      return [part(.summary, .searchBegan, count: search.count)] + parts(match: search)
    case .narrowed:
      return search.count == 0
        ? [part(.message, .searchNone, text)]
        : [part(.summary, .searchMatches, count: search.count)] + parts(match: search)
    case .kept:
      return search.text.last.map { parts(.echo, $0, in: vocabulary.language) } ?? []
    case .moved: return parts(match: search)
    case .left:
      return [part(.message, .searchLeft)] + (search.match.map { nameParts($0) } ?? [])
    }
  }

  /// The match that is reached, and its place among all of them.
  public func parts(match search: FieldSearch) -> [AnnouncementPart] {
    guard let match = search.match else { return [] }
    let place = search.place.map { [part($0)] } ?? []
    return nameParts(match) + holdingParts(match) + place
  }

  /// What stands before the match in print: what is sought.
  public func searchLabel(_ search: FieldSearch) -> String {
    search.text.isEmpty
      ? vocabulary.words(.searchList) : vocabulary.words(.searchRow, ["text": search.text])
  }
}
