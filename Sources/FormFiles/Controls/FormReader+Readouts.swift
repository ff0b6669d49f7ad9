import FormCore

extension FormReader {
  /// Reads the values that the page shows without asking for them.
  ///
  /// Where one is part of what names or describes a control, it is heard there.
  mutating func readReadouts() {
    for index in range where !markup.isText(index) {
      guard let kind = readoutKind(of: index), !markup.isHidden(index), !consumed.contains(index)
      else { continue }
      let labels = naming.labels(of: index)
      let around = markup.ancestors(of: index).prefix { $0 != form }
      guard !around.contains(where: { consumed.contains($0) && !labels.contains($0) }) else {
        continue
      }
      let name = name(of: index, labels)
      let value = value(of: index, kind)
      if name == nil, value == .text("") { continue }
      consumed.formUnion(labels + markup.labelReferences(of: index))
      var text = FormText(
        [name, value.words].compactMap(\.self).joined(separator: " "),
        language: language(at: index))
      text.readout = Readout(kind, name: name, value: value)
      readouts[index] = text
    }
  }

  private func readoutKind(of index: Markup.Index) -> Readout.Kind? {
    switch (markup.tag(index), markup.keyword("role", of: index)) {
    case ("output", _): .output
    case ("meter", _), (_, "meter"): .meter
    case ("progress", _), (_, "progressbar"): .progress
    default: nil
    }
  }

  /// A label around it is read without it.
  private func name(of index: Markup.Index, _ labels: [Markup.Index]) -> String? {
    var alternative = TextAlternative(naming.labels, of: index)
    return naming.labelledByARIA(index)?.text ?? alternative.words(of: labels).orNil?.text
      ?? markup.attribute("title", of: index)?.foldedOrNil
  }

  private func value(of index: Markup.Index, _ kind: Readout.Kind) -> Readout.Value {
    if let words = markup.attribute("aria-valuetext", of: index)?.foldedOrNil {
      return .text(words)
    }
    let content = contentText(of: index)
    if kind == .output || !content.isEmpty { return .text(content) }
    let isNative = markup.tag(index) == "meter" || markup.tag(index) == "progress"
    let prefix = isNative ? "" : "aria-value"
    let number = { (name: String) in
      markup.attribute(prefix + name, of: index).flatMap { Double($0.folded) }
    }
    let least = isNative && kind == .progress ? 0 : number("min") ?? 0
    var most = number("max") ?? (isNative ? 1 : 100)
    if kind == .progress, isNative, most <= 0 { most = 1 }
    guard let now = number(isNative ? "value" : "now") ?? (kind == .meter ? least : nil),
      [least, most, now].allSatisfy(\.isFinite)
    else { return .unknown }
    guard most > least else { return .percent(0) }
    return .percent(Int(((min(max(now, least), most) - least) / (most - least) * 100).rounded()))
  }

  /// The words in it; its own name is not among them.
  private func contentText(of index: Markup.Index) -> String {
    var text = FoldedText()
    for node in markup.descendants(of: index) where markup.isText(node) && !markup.isHidden(node) {
      text.append(markup.nodes[node].text)
    }
    return text.text
  }
}

extension Readout.Value {
  /// Roughly what is heard of it.
  fileprivate var words: String? {
    switch self {
    case .text(let text): text.isEmpty ? nil : text
    case .percent(let percent): "\(percent)%"
    case .unknown: nil
    }
  }
}
