import FormCore

/// What was done to the text of a field, to be taken back and done again.
///
/// As editors have it: what is typed without anything between is one step a word, what is deleted
/// so is one step, and everything else a step of its own.
struct UndoHistory: Hashable, Sendable {
  /// How a text was changed.
  enum Change: Hashable, Sendable {
    case typing(startsWord: Bool)
    case deletion
    /// What was typed was taken for what it stands for.
    case reading
    case other
  }

  /// Where a person stands in a text, and what typing does there.
  struct Place: Hashable, Sendable {
    var caret: Int
    var entry: TextEntry
  }

  fileprivate struct Step: Hashable {
    var edit: TextEdit
    var change: Change
    var before: Place
    /// Where the person stood when it was taken back.
    var after: Place?
    /// The input that did it, or the last of several.
    var input: Int
  }

  /// How many steps are kept.
  static let stepLimit = 100
  /// How much the steps keep of texts, in bytes of UTF-8; the last step stays, however much it is.
  static let sizeLimit = 1 << 18

  private var done: [Step] = []
  private var undone: [Step] = []
  /// What the field holds after all that was done: where it holds something else, somebody else
  /// changed it, and no step fits any more.
  private var text: String

  /// Begins with what a field holds.
  init(_ text: String) { self.text = text }

  /// Takes down a change.
  ///
  /// - Parameters:
  ///   - place: Where the person stood before it.
  ///   - input: The number of the input that made it.
  mutating func record(
    from old: String, to new: String, _ change: Change, at place: Place, input: Int
  ) {
    guard var edit = TextEdit(from: old, to: new) else { return }
    if old != text { done = [] }
    undone = []
    text = new
    var before = place
    if let last = done.last, last.isJoined(by: change, at: place, input: input) {
      done.removeLast()
      guard let both = TextEdit(from: last.edit.reversed.applied(to: old), to: new) else { return }
      (edit, before) = (both, last.before)
    }
    done.append(Step(edit: edit, change: change, before: before, input: input))
    trim()
  }

  /// Takes the last change back.
  ///
  /// - Parameter place: Where the person stands now.
  /// - Returns: The text before it and where the person stood; `nil` where there is none.
  mutating func undo(_ now: String, at place: Place) -> (text: String, place: Place)? {
    guard now == text, var step = done.popLast() else { return nil }
    step.after = place
    undone.append(step)
    text = step.edit.reversed.applied(to: text)
    return (text, step.before)
  }

  /// Makes the change again that was taken back last; `nil` where there is none.
  mutating func redo(_ now: String) -> (text: String, place: Place)? {
    guard now == text, let step = undone.popLast(), let after = step.after else { return nil }
    done.append(step)
    text = step.edit.applied(to: text)
    return (text, after)
  }

  private mutating func trim() {
    var size = done.reduce(0) { $0 + $1.edit.size }
    while done.count > 1, done.count > Self.stepLimit || size > Self.sizeLimit {
      size -= done.removeFirst().edit.size
    }
  }
}

extension UndoHistory.Step {
  /// Whether a change goes on with this one.
  fileprivate func isJoined(
    by next: UndoHistory.Change, at place: UndoHistory.Place, input: Int
  ) -> Bool {
    // What is read as one thing was written as one.
    if place.entry == .writing { return true }
    switch (change, next) {
    case (.typing, .typing(let startsWord)): return !startsWord && input == self.input + 1
    case (.deletion, .deletion): return input == self.input + 1
    default: return false
    }
  }
}

/// The histories of the fields that were changed last.
struct UndoHistories: Sendable {
  /// How many fields are remembered.
  static let fieldLimit = 32

  private var histories: [(id: ElementID, history: UndoHistory)] = []

  /// Works on the history of a field, in place; the field is then the one that was changed last.
  ///
  /// - Parameter text: What a history begins with that there is not yet.
  mutating func change<Result>(
    _ id: ElementID, beginningWith text: String, _ body: (inout UndoHistory) -> Result
  ) -> Result {
    if let place = histories.lastIndex(where: { $0.id == id }) {
      if place < histories.count - 1 { histories.append(histories.remove(at: place)) }
    } else {
      if histories.count == Self.fieldLimit { histories.removeFirst() }
      histories.append((id, UndoHistory(text)))
    }
    return body(&histories[histories.count - 1].history)
  }
}
