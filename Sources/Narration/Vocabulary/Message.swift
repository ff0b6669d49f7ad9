/// A phrase of a vocabulary, with places for what varies: `{count} problems`.
///
/// Where a number decides the form, all forms are written out; words are never glued together.
/// What is filled in may end with punctuation of its own, as a question does: that then stands
/// instead of the phrase's.
public struct Message: Hashable, Sendable {
  /// Its form for each plural category that has one of its own; `other` is for all the rest.
  public let forms: [PluralCategory: String]

  /// Creates a message whose form a number decides.
  public init(forms: [PluralCategory: String]) { self.forms = forms }

  /// Creates a message whose form no number decides.
  public init(_ text: String) { forms = [.other: text] }

  /// The words, with the places filled in.
  ///
  /// - Parameters:
  ///   - values: What stands in each place, by the place's name.
  ///   - category: The form that is meant.
  public func words(_ values: [String: String] = [:], _ category: PluralCategory = .other)
    -> String
  {
    pieces(values, category).map(\.text).joined()
  }

  /// A stretch of the words: the phrase's own, or what fills one of its places.
  struct Piece: Hashable, Sendable {
    var text: String
    /// The name of the place that it fills.
    var place: String?
  }

  /// The words, piece by piece.
  func pieces(_ values: [String: String] = [:], _ category: PluralCategory = .other) -> [Piece] {
    var pieces: [Piece] = []
    var endsItself = false
    var rest = (forms[category] ?? forms[.other] ?? "")[...]
    // One pass: what is filled in is never read as a place again.
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let place = String(rest[rest.index(after: open)..<close])
      pieces.append(Piece(text: String(Self.next(rest[..<open], endsItself))))
      pieces.append(Piece(text: values[place] ?? "{\(place)}", place: place))
      endsItself = values[place]?.last.map { ".:!?;,…".contains($0) } ?? false
      rest = rest[rest.index(after: close)...]
    }
    return pieces + [Piece(text: String(Self.next(rest, endsItself)))]
  }

  /// The words after a place, without a sign that would follow another one.
  private static func next(_ words: Substring, _ endsItself: Bool) -> Substring {
    guard endsItself, let first = words.first, ".:;,".contains(first) else { return words }
    return words.dropFirst()
  }
}

extension Message: ExpressibleByStringLiteral {
  /// Creates a message whose form no number decides.
  public init(stringLiteral value: String) { self.init(value) }
}
