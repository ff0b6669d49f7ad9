import FormCore

/// Messages that stand beside a field and that no attribute of ARIA's ties to it.
extension FormReader {
  /// Gives each message to its field; what a style sheet keeps out of sight is heard nowhere.
  mutating func readErrors() {
    var fieldsByKey: [String: Markup.Index] = [:]
    for control in controls {
      let field = leaders[control] ?? control
      guard isField(field), let key = key(of: control), fieldsByKey[key] == nil else { continue }
      fieldsByKey[key] = field
    }
    let summaries = Set(page.summaries.map(\.index))
    var index = range.lowerBound
    while index < range.upperBound {
      let end = markup.nodes[index].end
      if markup.isText(index) || !markup.hasAttributes(index) {
        index += 1
      } else if consumed.contains(index) || summaries.contains(index) {
        index = end
      } else if index != form, markup.isMessage(index), isAlone(index) {
        read(message: index, fieldsByKey)
        index = end
      } else {
        index += 1
      }
    }
  }

  private mutating func read(message: Markup.Index, _ fieldsByKey: [String: Markup.Index]) {
    if markup.waitsForClass(message), !isShown(message) {
      consumed.insert(message)
      return
    }
    let named = markup.keyOfField(withMessage: message).flatMap { fieldsByKey[$0] }
    guard !markup.isHidden(message), markup.isErrorText(message),
      let field = named ?? self.field(beside: message),
      let words = Remarks.withoutHeading(naming.words(in: message))?.orNil
    else { return }
    consumed.insert(message)
    report(words, of: field)
  }

  /// Whether nothing in an element is a control, or names one.
  private func isAlone(_ index: Markup.Index) -> Bool {
    controls(in: index).isEmpty
      && markup.elements(["label", "legend"], in: index..<markup.nodes[index].end).isEmpty
  }

  /// Says what is wrong with a field, unless it is said of it already.
  mutating func report(_ words: Words, of field: Markup.Index) {
    elements[field]?.isReportedInvalid = true
    guard var element = elements[field], element.reportedError == nil else { return }
    element.report(words, self)
    elements[field] = element
  }

  // MARK: Which field

  /// Whether it is a control that a person fills in, or the first of a group of radio buttons.
  func isField(_ control: Markup.Index) -> Bool {
    elements[control].map { $0.isMet && $0.isValidated } ?? false
  }

  /// The field next to a message within the closest element that holds one, on the side where the
  /// page marks it as wrong.
  ///
  /// Without such a mark the message may be one that a style sheet hides until it is true.
  private func field(beside message: Markup.Index) -> Markup.Index? {
    for around in markup.ancestors(of: message) {
      let inside = controls(in: around)
      // Nobody puts so many controls beside one message that are no fields.
      let before = inside[..<controls.partitioningIndex { $0 >= message }].suffix(20)
        .last { isField(leaders[$0] ?? $0) }
      let after = inside[controls.partitioningIndex { $0 >= message }...].prefix(20)
        .first { isField(leaders[$0] ?? $0) }
      guard before != nil || after != nil else {
        if around == form { return nil }
        continue
      }
      // What stands before all fields is about all of them, but in the lists of Django's.
      let isHeading = before == nil && fields(in: around).count > 1
      let sides =
        isHeading && !markup.hasClass(containing: "errorlist", message)
        ? [] : [before, after]
      return sides.compactMap(\.self).first { isMarked($0, within: around) }
        .map { leaders[$0] ?? $0 }
    }
    return nil
  }

  /// The first few fields in an element.
  private func fields(in around: Markup.Index) -> Set<Markup.Index> {
    Set(controls(in: around).prefix(20).map { leaders[$0] ?? $0 }.filter(isField))
  }

  /// Whether the page calls a control wrong, by itself or by what is around it alone.
  private func isMarked(_ control: Markup.Index, within around: Markup.Index) -> Bool {
    let leader = leaders[control] ?? control
    let wrappers = markup.ancestors(of: control).prefix { $0 != around }
    return ([control] + (radios[leader] ?? [])).contains {
      markup.isMarkedInvalid($0) || markup.isCalledInvalid($0)
    } || wrappers.contains(where: markup.isCalledInvalid)
      || fields(in: around).count == 1 && markup.isCalledInvalid(around)
  }

  /// Whether a message that waits for a class on its field has that.
  private func isShown(_ message: Markup.Index) -> Bool {
    guard let parent = markup.nodes[message].parent,
      let control = controls(in: parent).last(where: { $0 < message })
    else { return false }
    let wrappers = markup.ancestors(of: control).prefix { $0 != parent }
    let state = markup.stateAwaited(by: message)
    if ([control] + wrappers).contains(where: { markup.words("class", of: $0).contains(state) }) {
      return true
    }
    guard markup.words("class", of: form).contains("was-validated"),
      let element = elements[leaders[control] ?? control]
    else { return false }
    return element.validity.isEmpty == (state == "is-valid")
  }
}

extension FormReader {
  // MARK: Summaries

  /// Reads what the page says is wrong with the form as a whole, and gives each field what is said of
  /// it there and nowhere else.
  mutating func readSummaries(into tree: inout FormTree) {
    let known = page.summaries.isEmpty ? Known() : Known(self)
    // One line for each of several fields says the same to whoever hears all of them.
    var told: Set<String> = []
    for summary in page.summaries where concerns(summary) {
      consumed.insert(summary.index)
      for problem in summary.problems where !isOfAnotherForm(problem) {
        let isGiven = give(problem, known)
        guard told.insert(problem.words.text).inserted else { continue }
        tree.reportedErrors.append(problem.words.text)
        tree.reportedErrorRuns.append(runs(of: problem.words, in: nil))
        if !isGiven { tree.generalErrors.append(problem.words.text) }
      }
    }
  }

  /// Whether a summary is about this form: it stands in no other one.
  private func concerns(_ summary: ErrorSummary) -> Bool {
    page.owners.form(around: summary.index).map { $0 == form } ?? true
  }

  private func isOfAnotherForm(_ problem: ErrorSummary.Problem) -> Bool {
    guard let target = problem.target else { return false }
    return page.owners.form(around: target).map { $0 != form } ?? false
  }

  /// Gives a problem to its field; tells whether it has one.
  private mutating func give(_ problem: ErrorSummary.Problem, _ known: Known) -> Bool {
    if let target = problem.target, let field = field(at: target) {
      if !isInGroupWithError(field) { report(problem.words, of: field) }
      return true
    }
    if known.errors.contains(problem.words.text) { return true }
    guard let field = known.field(namedFirstIn: problem.words.text) else { return false }
    report(problem.words, of: field)
    return true
  }

  private func isInGroupWithError(_ field: Markup.Index) -> Bool {
    markup.ancestors(of: field).contains { groups[$0]?.reportedError != nil }
  }

  /// The field that a link leads to: itself, or in what it leads to the one that is marked as wrong.
  private func field(at target: Markup.Index) -> Markup.Index? {
    let fields = ([target] + controls(in: target).prefix(50))
      .map { leaders[$0] ?? $0 }.filter(isField)
    return fields.first { elements[$0]?.isReportedInvalid == true || markup.isCalledInvalid($0) }
      ?? fields.first
  }
}

/// What was read of a form that lines of a summary can be about.
private struct Known {
  /// What is said to be wrong, beside fields and groups.
  var errors: Set<String> = []
  /// The fields by their names, in lower case.
  private var fields: [String: Markup.Index] = [:]

  init() {}

  init(_ reader: FormReader) {
    errors = Set(reader.elements.values.compactMap(\.reportedError))
      .union(reader.groups.values.compactMap(\.reportedError))
    for control in reader.controls where reader.isField(control) {
      let name = (reader.elements[control]?.name ?? "").nameWords.joined(separator: " ")
      if !name.isEmpty, fields[name] == nil { fields[name] = control }
    }
  }

  /// The field whose name a sentence begins with: "Title can't be blank".
  func field(namedFirstIn text: String) -> Markup.Index? {
    var words = text.nameWords.prefix(12)
    while !words.isEmpty {
      if let field = fields[words.joined(separator: " ")] { return field }
      words.removeLast()
    }
    return nil
  }
}

extension String {
  /// Its words in lower case, without the signs around them.
  fileprivate var nameWords: [String] {
    lowercased().split(whereSeparator: \.isWhitespace).map { word in
      let end = word.lastIndex { $0.isLetter || $0.isNumber }
      return end.map { String(word[...$0].drop { !$0.isLetter && !$0.isNumber }) } ?? ""
    }.filter { !$0.isEmpty }
  }
}

extension Markup {
  /// Whether an element looks like a message about a field, shown or not.
  fileprivate func isMessage(_ index: Index) -> Bool {
    !Self.controls.contains(tag(index)) && (isErrorText(index) || waitsForClass(index))
  }

  /// Whether one of an element's classes has a word in it by which pages call a message an error.
  fileprivate func isErrorText(_ index: Index) -> Bool {
    classWords(of: index).contains { words in
      words.contains { ["error", "errors", "errorlist", "invalid"].contains($0) }
    }
  }

  /// Whether a class says that what an element holds is wrong: "is-invalid", "field_with_errors".
  fileprivate func isCalledInvalid(_ index: Index) -> Bool {
    classWords(of: index).contains { words in
      // Frameworks of scripts put theirs on what nobody has filled in yet.
      guard let last = words.last, !["ng", "no", "not"].contains(words.first) else {
        return false
      }
      return ["error", "errors", "invalid"].contains(last)
    }
  }

  /// The classes of an element in lower case, each word by word.
  private func classWords(of index: Index) -> [[Substring]] {
    guard let classes = keyword("class", of: index),
      classes.contains("error") || classes.contains("invalid")
    else { return [] }
    return classes.split(whereSeparator: \.isWhitespace).map {
      $0.split { $0 == "-" || $0 == "_" }
    }
  }

  /// The key of the field that a message names by an attribute of its framework's: ASP.NET, Phoenix.
  fileprivate func keyOfField(withMessage index: Index) -> String? {
    ["data-valmsg-for", "phx-feedback-for"].lazy.compactMap { attribute($0, of: index) }.first
  }

  /// Whether a message is of the kind that the style sheet of Bootstrap keeps out of sight until a
  /// class says otherwise.
  func waitsForClass(_ index: Index) -> Bool {
    guard let classes = attribute("class", of: index), classes.contains("valid-") else {
      return false
    }
    let words = words("class", of: index)
    return words.contains(where: Self.waitingClasses.contains) && !words.contains("d-block")
      && !has("phx-feedback-for", index)
  }

  /// The class for which it waits.
  fileprivate func stateAwaited(by message: Index) -> String {
    words("class", of: message).contains { $0.hasPrefix("invalid-") } ? "is-invalid" : "is-valid"
  }

  private static let waitingClasses: Set = [
    "invalid-feedback", "invalid-tooltip", "valid-feedback", "valid-tooltip",
  ]
}
