/// A phrase of a vocabulary, with places for what varies: `{count} problems`.
///
/// Where a number decides the form, both forms are written out; words are never glued together.
/// What is filled in may end with punctuation of its own, as a question does: that then stands
/// instead of the phrase's.
public struct Message: Hashable, Sendable {
  /// The form for one.
  public var one: String
  /// The form for any other number, or for all.
  public var other: String

  /// Creates a message with a form for one and a form for any other number.
  public init(one: String, other: String) {
    self.one = one
    self.other = other
  }

  /// The words, with the places filled in.
  ///
  /// - Parameters:
  ///   - values: What stands in each place, by the place's name.
  ///   - count: The number that decides the form; it also fills the place `{count}`.
  public func words(_ values: [String: String] = [:], count: Int? = nil) -> String {
    pieces(values, count: count).map(\.text).joined()
  }

  /// A stretch of the words: the phrase's own, or what fills one of its places.
  struct Piece: Hashable, Sendable {
    var text: String
    /// The name of the place that it fills.
    var place: String?
  }

  /// The words, piece by piece.
  func pieces(_ values: [String: String] = [:], count: Int? = nil) -> [Piece] {
    var values = values
    if let count { values["count"] = String(count) }
    var pieces: [Piece] = []
    var endsItself = false
    var rest = (count == 1 ? one : other)[...]
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
  public init(stringLiteral value: String) { self.init(one: value, other: value) }
}
