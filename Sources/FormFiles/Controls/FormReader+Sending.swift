import FormCore

extension Markup {
  /// What an option without a value sends: its characters, with ASCII white space folded and no
  /// other.
  func sentText(ofOption index: Index) -> String {
    var end = index
    let texts = descendants(of: index).compactMap { place -> String? in
      if tag(place) == "script" { end = nodes[place].end }
      return place < end ? nil : nodes[place].text
    }
    return texts.joined().split { $0.isASCII && $0.isWhitespace }.joined(separator: " ")
  }
}

extension FormReader {
  /// The encoding in which the form is sent: the first that it names and that is one, else the
  /// page's own.
  var encoding: TextEncoding {
    guard markup.has("accept-charset", form) else { return page.encoding.forSending }
    let named = markup.words("accept-charset", of: form).lazy.compactMap { TextEncoding(label: $0) }
    return (named.first ?? .utf8).forSending
  }

  /// Reads whether the direction of a control's text is sent, and which it is.
  func readDirection(of control: Markup.Index, into element: inout FormElement) {
    guard let key = markup.attribute("dirname", of: control), !key.isEmpty else { return }
    element.directionKey = key
    // A telephone number runs from left to right, whatever it stands in.
    let around =
      markup.keyword("type", of: control) == "tel" ? [] : Array(markup.ancestors(of: control))
    let given = ([control] + around).lazy
      .compactMap { markup.keyword("dir", of: $0).flatMap(TextDirection.init) }.first
    // Only what an element says of itself is about its own text.
    let isOwn = markup.keyword("dir", of: control) == "auto"
    element.direction = given == .automatic && !isOwn ? .leftToRight : given ?? .leftToRight
  }
}
