import FormCore

/// How a person goes to a field by a part of its name, or through the list of all of them.
extension FormSession {
  /// The search that is going on, for whoever shows it.
  public var search: FieldSearch? { finder.map { search($0, .moved) } }

  /// Begins to search at the focused element.
  func beginSearch() {
    let stops = layout.stops.compactMap { tree[$0] }
    if stops.isEmpty { return refuse(.noStops) }
    finder = FieldFinder(stops, at: engine.focused)
    tellSearch(.began)
  }

  /// Narrows the search by what is typed.
  func narrowSearch(by text: String) {
    // A line break of a paste is part of no name.
    let typed = text.filter { !$0.isNewline }
    if typed.isEmpty { return }
    let before = finder
    finder?.type(typed)
    let finds = finder?.match != nil && finder?.matches == before?.matches
    let isKept = finds && finder?.match == before?.match && typed.count == 1
    tellSearch(isKept ? .kept : .narrowed)
  }

  /// Does in a search what a command asks for.
  ///
  /// - Returns: Whether it is done with: what concerns the form itself ends the search instead.
  func search(by command: FormCommand) -> Bool {
    switch command {
    case .space: narrowSearch(by: " ")
    case .delete(let unit, .backward):
      if finder?.takeBack(all: unit != .character) == true {
        tellSearch(.narrowed)
      } else {
        refuse(.fieldStart)
      }
    case .nextStop, .step(.forward): moveSearch(by: 1)
    case .previousStop, .step(.backward): moveSearch(by: -1)
    case .stepFar(let direction): moveSearch(by: direction == .forward ? 10 : -10)
    case .moveCaret(.line, let direction), .moveCaret(.field, let direction):
      let all = finder?.matches.count ?? 0
      moveSearch(by: direction == .forward ? all : -all)
    case .return: goToMatch()
    // Who wants out of the search does not mean the form.
    case .silence, .findField, .leave: leaveSearch()
    case .moveCaret, .delete, .suggestion: refuse(.unknownKey)
    // What is heard can be changed, and asked for again, on the way.
    case .repeatLast, .pause, .history, .raise, .lower, .cycle, .mute, .help, .keyHelp, .suspend:
      return false
    default:
      finder = nil
      return false
    }
    return true
  }

  private func moveSearch(by count: Int) {
    if finder?.move(by: count) == true {
      tellSearch(.moved)
    } else {
      refuse(count > 0 ? .fieldEnd : .fieldStart)
    }
  }

  private func goToMatch() {
    guard let finder, let id = finder.match, tree[id]?.isFocusable == true else {
      return refuse(.nothing)
    }
    self.finder = nil
    settleFocused()
    if engine.focused == id, let element = tree[id] {
      arrive(at: element, cause: .user)
    } else {
      moveFocus(to: id, cause: .user)
    }
  }

  private func leaveSearch() {
    finder = nil
    let report = focusedElement.map { reportInPassing(on: $0) }
    emit(.requested(.search(FieldSearch(step: .left, text: "", count: 0, match: report))))
  }

  private func tellSearch(_ step: FieldSearch.Step) {
    if let finder { emit(.requested(.search(search(finder, step)))) }
  }

  private func search(_ finder: FieldFinder, _ step: FieldSearch.Step) -> FieldSearch {
    let count = finder.matches.count
    let element = finder.match.flatMap { tree[$0] }
    return FieldSearch(
      step: step, text: finder.text, count: count,
      match: element.map { reportInPassing(on: $0) },
      place: element.map { _ in FieldReport.Place(index: finder.cursor + 1, count: count) })
  }

  /// An element as it is told of without being gone to.
  func reportInPassing(on element: FormElement) -> FieldReport {
    var report = report(on: element)
    report.toolbar = []
    if bufferOwner != element.id { report.currentLine = nil }
    return report
  }
}
