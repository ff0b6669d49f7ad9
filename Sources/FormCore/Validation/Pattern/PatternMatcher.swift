/// Follows the steps of a regular expression through a text, back and forth, with no more steps than
/// a person would wait for.
struct PatternMatcher {
  private let program: PatternProgram
  private let text: [Unicode.Scalar]

  /// Where each group begins and ends; -1 where it holds nothing.
  private var slots: [Int]
  /// How many rounds each loop has begun, and where the last of them did.
  private var rounds: [Int]
  private var starts: [Int]

  /// Where to go on when something leads nowhere.
  private var choices: [Choice] = []
  /// What was changed since, to be put back.
  private var changes: [Change] = []
  private var stepsLeft: Int

  /// How many steps are taken: a fraction of a second.
  static let mostSteps = 500_000

  private struct Choice {
    var step: Int
    var place: Int
    var changeCount: Int
  }

  private enum Change {
    case slot(Int, Int)
    case round(Int, Int)
    case start(Int, Int)
  }

  init(_ program: PatternProgram, _ text: String) {
    self.program = program
    self.text = Array(text.unicodeScalars)
    slots = Array(repeating: -1, count: 2 * program.groupCount + 2)
    rounds = Array(repeating: 0, count: program.loopCount)
    starts = rounds
    stepsLeft = Self.mostSteps
  }

  /// Whether the whole text matches; `nil` where that takes too many steps.
  mutating func matchesWhole() -> Bool? {
    let end = run(from: 0, at: 0)
    return stepsLeft < 0 ? nil : end
  }

  /// Runs until the steps are done.
  private mutating func run(from start: Int, at startPlace: Int) -> Bool {
    let base = choices.count
    var (step, place) = (start, startPlace)
    while true {
      stepsLeft -= 1
      if stepsLeft < 0 { return false }
      if case .done = program.steps[step] {
        choices.removeSubrange(base...)
        return true
      }
      if let next = take(program.steps[step], step, &place) {
        step = next
      } else {
        guard choices.count > base, let choice = choices.popLast() else { return false }
        undo(to: choice.changeCount)
        (step, place) = (choice.step, choice.place)
      }
    }
  }

  /// Takes a step.
  ///
  /// - Returns: The next one, or `nil` where this leads nowhere.
  private mutating func take(_ step: PatternProgram.Step, _ index: Int, _ place: inout Int) -> Int?
  {
    let next = index + 1
    switch step {
    case .set(let set, let ignoresCase, let backwards):
      let at = backwards ? place - 1 : place
      guard text.indices.contains(at),
        ignoresCase ? set.containsFolded(text[at]) : set.contains(text[at])
      else { return nil }
      place += backwards ? -1 : 1
      return next
    case .string(let string, let ignoresCase, let backwards):
      return takes(string[...], ignoresCase, backwards, &place) ? next : nil
    case .split(let first, let second):
      choices.append(Choice(step: second, place: place, changeCount: changes.count))
      return first
    case .jump(let target): return target
    case .keep(let slot):
      keep(place, in: slot)
      return next
    case .forget(let groups):
      for group in groups {
        keep(-1, in: 2 * group)
        keep(-1, in: 2 * group + 1)
      }
      return next
    case .beginLoop(let loop):
      setRound(0, of: loop)
      return next
    case .loop(let loop, let least, let most, let isGreedy, let exit):
      if let most, rounds[loop] >= most { return exit }
      if rounds[loop] < least { return next }
      choices.append(
        Choice(step: isGreedy ? exit : next, place: place, changeCount: changes.count))
      return isGreedy ? next : exit
    case .beginRound(let loop):
      setRound(rounds[loop] + 1, of: loop)
      setStart(place, of: loop)
      return next
    case .endRound(let loop, let least, let head):
      return rounds[loop] > least && starts[loop] == place ? nil : head
    case .reference(let groups, let ignoresCase, let backwards):
      let held = groups.first { slots[2 * $0] >= 0 && slots[2 * $0 + 1] >= 0 }
      guard let held else { return next }
      return takes(text[slots[2 * held]..<slots[2 * held + 1]], ignoresCase, backwards, &place)
        ? next : nil
    case .look(let isNegated, let after):
      let changeCount = changes.count
      let isThere = run(from: next, at: place)
      if isNegated || !isThere { undo(to: changeCount) }
      return isThere != isNegated ? after : nil
    case .start(let ofLine):
      return place == 0 || ofLine && text[place - 1].isPatternLineEnd ? next : nil
    case .end(let ofLine):
      return place == text.count || ofLine && text[place].isPatternLineEnd ? next : nil
    case .edge(let isNegated, let ignoresCase):
      let isEdge = isWord(place - 1, ignoresCase) != isWord(place, ignoresCase)
      return isEdge != isNegated ? next : nil
    case .done: return nil
    }
  }

  private func takes(
    _ string: ArraySlice<Unicode.Scalar>, _ ignoresCase: Bool, _ backwards: Bool,
    _ place: inout Int
  ) -> Bool {
    let start = backwards ? place - string.count : place
    guard start >= 0, start + string.count <= text.count else { return false }
    let there = text[start..<start + string.count]
    let isSame =
      ignoresCase
      ? there.map(\.folded) == string.map(\.folded) : there.elementsEqual(string)
    if isSame { place = backwards ? start : start + string.count }
    return isSame
  }

  private func isWord(_ place: Int, _ ignoresCase: Bool) -> Bool {
    guard text.indices.contains(place) else { return false }
    return ignoresCase
      ? PatternSet.words.containsFolded(text[place]) : text[place].isPatternWord
  }

  // MARK: What is put back

  private mutating func keep(_ place: Int, in slot: Int) {
    changes.append(.slot(slot, slots[slot]))
    slots[slot] = place
  }

  private mutating func setRound(_ round: Int, of loop: Int) {
    changes.append(.round(loop, rounds[loop]))
    rounds[loop] = round
  }

  private mutating func setStart(_ place: Int, of loop: Int) {
    changes.append(.start(loop, starts[loop]))
    starts[loop] = place
  }

  private mutating func undo(to count: Int) {
    while changes.count > count, let change = changes.popLast() {
      switch change {
      case .slot(let slot, let place): slots[slot] = place
      case .round(let loop, let round): rounds[loop] = round
      case .start(let loop, let place): starts[loop] = place
      }
    }
  }
}
