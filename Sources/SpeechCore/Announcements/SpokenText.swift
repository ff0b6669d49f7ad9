/// What a voice is given instead of a text that is shown, and the way back to that text.
///
/// Signs are spoken by their names, and the digits of a code one by one, while print, braille and
/// transcripts keep what is written. What was heard of it is told in words of the text shown.
public struct SpokenText: Hashable, Sendable {
  /// What the voice is given.
  public let text: SafeText
  /// For each scalar of `text`, the scalar of the text shown that it stands for.
  private let origins: [Int]
  /// Scalars of the text shown.
  private let shownCount: Int

  /// A stretch of the text shown, and what is said for it.
  public struct Piece: Hashable, Sendable {
    /// What is shown.
    public var shown: String
    /// What is said.
    public var spoken: String

    /// Creates a piece; without words of its own it is said as it is shown.
    public init(_ shown: String, spoken: String? = nil) {
      self.shown = shown
      self.spoken = spoken ?? shown
    }
  }

  /// Creates a text out of pieces, which spell the text shown from its beginning to its end.
  public init(_ pieces: [Piece]) {
    var spoken = ""
    var origins: [Int] = []
    var offset = 0
    for piece in pieces {
      let words = SafeText(piece.spoken).string
      let isShown = words == piece.shown
      spoken += words
      for index in words.unicodeScalars.indices.enumerated() {
        origins.append(isShown ? offset + index.offset : offset)
      }
      offset += piece.shown.unicodeScalars.count
    }
    text = SafeText(spoken)
    self.origins = origins
    shownCount = offset
  }

  /// The scalars of the text shown that stand before what a scalar of `text` stands for.
  ///
  /// A sign that is named counts once all of its name has been heard.
  public func shownOffset(of spokenOffset: Int) -> Int {
    origins.indices.contains(spokenOffset) ? origins[spokenOffset] : shownCount
  }
}
