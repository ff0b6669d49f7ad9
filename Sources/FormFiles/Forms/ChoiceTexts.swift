/// A text after a radio button, until it is known what follows.
struct HeldText {
  let words: Words
  /// The node of the group that it stands in.
  let parent: Int?

  /// Whether it is more than a word, which may only divide a button from the next.
  var isSentence: Bool { words.isSentence }
}

extension Words {
  /// Whether they are more than one.
  var isSentence: Bool { text.contains(" ") }
}

/// A radio button that was met, and how many of those before it are described by a text behind them.
struct ChoiceButton {
  let index: Markup.Index
  /// In how many parts that open and close it stands.
  let depth: Int
  let describedBefore: Int
  /// Whether it is the last of its choice.
  let isLast: Bool
  var isDescribed = false

  init(_ index: Markup.Index, after previous: ChoiceButton?, depth: Int, isLast: Bool) {
    self.index = index
    self.depth = depth
    self.isLast = isLast
    describedBefore = previous.map { $0.describedBefore + ($0.isDescribed ? 1 : 0) } ?? 0
  }
}
