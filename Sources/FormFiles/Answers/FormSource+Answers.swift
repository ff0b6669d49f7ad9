import FormCore

extension FormSource {
  /// Fills the form with answers, as the person's own doing; either all of them or none.
  ///
  /// What an earlier filling gave can be read again: hidden fields and buttons, which are among its
  /// answers, keep what the page gives them.
  ///
  /// - Throws: An `AnswersError` where a name or an option does not exist, or a field cannot be
  ///   changed.
  public func apply(_ answers: Answers) throws(AnswersError) {
    let filled = try tree.filled(with: answers)
    let changed = zip(filled.elements, tree.elements).filter { $0.value != $1.value }.map(\.0)
    guard !changed.isEmpty else { return }
    for element in changed { setValue(element.value, of: element.id) }
    host?.sourceChanged(SourceChange())
    host?.sourceSettled()
  }
}

extension FormTree {
  /// The form filled with answers, each of which counts as the person's own doing even where it
  /// gives what stood there before.
  ///
  /// - Throws: An `AnswersError`, as `FormSource.apply(_:)` does.
  ///
  /// Dates, times and colours may be written as a person types them.
  ///
  /// - Parameter today: The day round which years of two digits lie; without it such answers are
  ///   taken as they stand.
  public func filled(
    with answers: Answers, today: CalendarDate? = DateAndTime.now()?.date
  ) throws(AnswersError) -> FormTree {
    var filled = self
    var named: [String: [FormElement]] = [:]
    for element in elements {
      for key in element.sentKeys { named[key, default: []].append(element) }
    }
    let directions = Set(elements.compactMap(\.directionKey))
    for (name, values) in answers.values.sorted(by: { $0.key < $1.key }) {
      // What only tells the direction of another answer follows from that.
      if named[name] == nil, directions.contains(name) { continue }
      try filled.answer(name, values, of: named[name] ?? [], file: answers.file, today)
    }
    return filled
  }
}

extension FormTree {
  fileprivate mutating func answer(
    _ name: String, _ values: [String], of named: [FormElement], file: String,
    _ today: CalendarDate?
  ) throws(AnswersError) {
    guard !named.isEmpty else {
      throw .unknownName(file: file, name: name, known: answerableNames)
    }
    let fields = named.filter(\.isAnswerable)
    guard !fields.isEmpty else { return }
    var rest = values
    for element in named where !element.isMet {
      if let text = element.value.text { rest.remove(first: text) }
    }
    for element in fields {
      var value = element.taking(from: &rest)
      if let text = value.text, !text.isEmpty {
        if let limits = element.limits(broken: text) {
          throw .unfitNumber(file: file, name: name, value: text, limits)
        }
        if let today,
          let read = element.canonicalText(typed: text, formLanguage: language, today: today)
        {
          value = .text(read)
        }
      }
      if value == element.value {
        if element.isChangeable { update(element.id) { $0.isEdited = true } }
        continue
      }
      if element.isUnfillable { throw .unfillable(file: file, name: name) }
      if element.isDisabled || element.isReadOnly { throw .fixed(file: file, name: name) }
      enter(value, into: element.id)
    }
    guard let left = rest.first else { return }
    if fields.allSatisfy(\.offersNothing) { throw .noOptions(file: file, name: name) }
    let options = fields.flatMap(\.options).filter { !$0.isDisabled }.map(\.value)
    if options.contains(left) || fields.allSatisfy({ $0.options.isEmpty && $0.role.isTextual }) {
      throw .tooMany(file: file, name: name, fields: fields.count)
    }
    throw .unknownOption(file: file, name: name, value: left, options: options)
  }

  private var answerableNames: [String] {
    var seen: Set<String> = []
    return elements.filter { $0.isAnswerable && !$0.isDisabled }.compactMap(\.key)
      .filter { seen.insert($0).inserted }
  }
}

extension FormElement {
  /// Whether it is a field that a person meets, able to take an answer or not.
  fileprivate var isAnswerable: Bool { isMet && role.isInput }

  /// The names under which it may stand among the answers.
  fileprivate var sentKeys: [String] {
    let own = key.map { [$0] } ?? []
    let place = sendsPlace ? ["x", "y"].map { axis in key.map { "\($0).\(axis)" } ?? axis } : []
    return own + place
  }

  /// What the element holds when it is answered with some of these texts, which it takes away.
  fileprivate func taking(from texts: inout [String]) -> FormValue {
    switch role {
    case .button, .link, .group: return .none
    case .textbox where inputType == .file && constraints.acceptsSeveral:
      defer { texts = [] }
      return .text(texts.joined(separator: "\n"))
    case .textbox, .searchbox, .spinbutton, .slider:
      return .text(texts.isEmpty ? "" : texts.removeFirst())
    case .checkbox, .switch:
      return .checked(texts.remove(first: options.first?.value ?? "on"))
    case .listbox where isMultiselectable:
      return .selection(
        options.indices.filter { !options[$0].isDisabled && texts.remove(first: options[$0].value) }
      )
    case .radiogroup, .combobox, .listbox:
      guard let place = texts.firstIndex(where: { index(ofOption: $0) != nil }) else {
        // A cleared list goes back to "Choose one", where there is that.
        let placeholder = role == .combobox ? index(ofOption: "") : nil
        return .selection(placeholder.map { [$0] } ?? [])
      }
      return .selection(index(ofOption: texts.remove(at: place)).map { [$0] } ?? [])
    }
  }

  /// The limits of a slider that a text does not keep to; HTML would put it somewhere else in silence.
  fileprivate func limits(broken text: String) -> AnswersError.Limits? {
    guard inputType == .range, !isUnfillable else { return nil }
    let range = numberRange
    let kept = NumberRange.number(
      inputType.sanitized(text, constraints, defaultValue: defaultValue.text))
    if let number = NumberRange.number(text), number == kept { return nil }
    return AnswersError.Limits(
      least: range.minimum.map { "\($0)" } ?? "0", most: range.maximum.map { "\($0)" } ?? "100",
      nearest: NumberRange.number(text) == nil ? nil : kept.map { "\($0)" })
  }

  private func index(ofOption value: String) -> Int? {
    options.firstIndex { $0.value == value && !$0.isDisabled }
  }
}

extension [String] {
  /// Takes away the first text that is equal; tells whether there was one.
  @discardableResult
  fileprivate mutating func remove(first text: String) -> Bool {
    guard let index = firstIndex(of: text) else { return false }
    remove(at: index)
    return true
  }
}
