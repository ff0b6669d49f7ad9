import FormCore

/// Where the person is, and all that there is.
extension FormSession {
  /// Tells where in the form the person is.
  func tellPlace() {
    let tree = tree
    var place = PlaceReport(formName: tree.name)
    place.formNameRuns = tree.nameRuns
    if let element = focusedElement {
      place.groups = tree.groups(around: element.id).map(\.group)
      place.field = reportInPassing(on: element)
      place.caret = bufferOwner == element.id ? caretPlace(in: element) : nil
    }
    let problems = findings.count(in: tree) + formErrorsLeft.count
    if hasAttempted || problems > 0 { place.problemCount = problems }
    if tree.elements.contains(where: { $0.isValidated && $0.constraints.isRequired }) {
      place.missingCount = tree.validateWhatIsAsked().count {
        $0.validity.contains(.valueMissing)
      }
    }
    emit(.requested(.place(place)))
  }

  private func caretPlace(in element: FormElement) -> PlaceReport.Caret? {
    // The cursor of a date stands on a part of it.
    guard let buffer, !buffer.text.isEmpty, partCursor == nil else { return nil }
    let count = buffer.characters.count
    if element.isMultiline {
      return .line(buffer.lineNumber, of: buffer.lineCount, column: buffer.caretInLine + 1)
    }
    return buffer.isAtEnd ? .end(of: count) : .character(buffer.caret + 1, of: count)
  }

  /// Reads the whole form: its fields with what they hold, then its buttons.
  func readForm() {
    let tree = tree
    let met = tree.elements.filter { $0.isMet && !$0.isConcealed }
    var groups: Set<Int> = []
    let fields = met.filter(\.role.isInput).map { element in
      var report = reportInPassing(on: element)
      let around = tree.groups(around: element.id)
      report.enteredGroups = around.filter { !groups.contains($0.node) }.map(\.group)
      groups = Set(around.map(\.node))
      return report
    }
    let buttons = met.filter { $0.role == .button || $0.role == .link }
    emit(.requested(.form(FormReading(fields: fields, buttons: buttons.map(\.redacted)))))
  }
}

extension TextBuffer {
  /// The line that the caret is in, from 1.
  fileprivate var lineNumber: Int { characters[..<caret].count(where: \.isNewline) + 1 }
  fileprivate var lineCount: Int { characters.count(where: \.isNewline) + 1 }
}
