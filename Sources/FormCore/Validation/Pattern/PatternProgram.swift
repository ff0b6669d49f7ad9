/// A regular expression as steps for `PatternMatcher`.
struct PatternProgram {
  /// One step.
  enum Step {
    case set(PatternSet, ignoresCase: Bool, backwards: Bool)
    case string([Unicode.Scalar], ignoresCase: Bool, backwards: Bool)
    /// Goes on at the first, and at the second where that leads nowhere.
    case split(Int, Int)
    case jump(Int)
    /// Keeps the place where a group begins or ends.
    case keep(slot: Int)
    case forget(groups: Range<Int>)
    case beginLoop(Int)
    /// Goes round again or on, as often as a loop may.
    case loop(Int, least: Int, most: Int?, isGreedy: Bool, exit: Int)
    case beginRound(Int)
    /// Ends a round, which must have taken in something unless it was due.
    case endRound(Int, least: Int, head: Int)
    case reference([Int], ignoresCase: Bool, backwards: Bool)
    case look(isNegated: Bool, after: Int)
    case start(ofLine: Bool)
    case end(ofLine: Bool)
    case edge(isNegated: Bool, ignoresCase: Bool)
    case done
  }

  private(set) var steps: [Step] = []
  private(set) var loopCount = 0
  let groupCount: Int

  /// Makes the steps that match a whole text.
  init(_ tree: PatternTree) {
    groupCount = tree.groupCount
    add(tree.node, backwards: false)
    steps.append(.end(ofLine: false))
    steps.append(.done)
  }

  private mutating func add(_ node: PatternNode, backwards: Bool) {
    switch node {
    case .set(let set, let ignoresCase): add(set, ignoresCase, backwards)
    case .sequence(let nodes):
      for node in backwards ? nodes.reversed() : nodes { add(node, backwards: backwards) }
    case .choice(let nodes):
      addChoice(nodes.count) { program, index in program.add(nodes[index], backwards: backwards) }
    case .loop(let node, let least, let most, let isGreedy, let groups):
      addLoop(node, least, most, isGreedy, groups, backwards)
    case .group(let number, let node):
      steps.append(.keep(slot: 2 * number + (backwards ? 1 : 0)))
      add(node, backwards: backwards)
      steps.append(.keep(slot: 2 * number + (backwards ? 0 : 1)))
    case .reference(let groups, let ignoresCase):
      steps.append(.reference(groups, ignoresCase: ignoresCase, backwards: backwards))
    case .look(let node, let isBehind, let isNegated):
      let place = steps.count
      steps.append(.done)
      add(node, backwards: isBehind)
      steps.append(.done)
      steps[place] = .look(isNegated: isNegated, after: steps.count)
    case .start(let ofLine): steps.append(.start(ofLine: ofLine))
    case .end(let ofLine): steps.append(.end(ofLine: ofLine))
    case .edge(let isNegated, let ignoresCase):
      steps.append(.edge(isNegated: isNegated, ignoresCase: ignoresCase))
    }
  }

  /// A set with strings is a choice: the longest comes first.
  private mutating func add(_ set: PatternSet, _ ignoresCase: Bool, _ backwards: Bool) {
    let strings = set.strings.sorted { $0.count > $1.count }
    let long = strings.prefix { !$0.isEmpty }
    let hasEmpty = long.count < strings.count
    addChoice(long.count + 1 + (hasEmpty ? 1 : 0)) { program, index in
      if index < long.count {
        program.steps.append(
          .string(long[index], ignoresCase: ignoresCase, backwards: backwards))
      } else if index == long.count {
        program.steps.append(.set(set, ignoresCase: ignoresCase, backwards: backwards))
      }
    }
  }

  private mutating func addChoice(_ count: Int, _ add: (inout PatternProgram, Int) -> Void) {
    var jumps: [Int] = []
    for index in 0..<count {
      let split = steps.count
      if index < count - 1 { steps.append(.done) }
      add(&self, index)
      guard index < count - 1 else { break }
      jumps.append(steps.count)
      steps.append(.done)
      steps[split] = .split(split + 1, steps.count)
    }
    for jump in jumps { steps[jump] = .jump(steps.count) }
  }

  private mutating func addLoop(
    _ node: PatternNode, _ least: Int, _ most: Int?, _ isGreedy: Bool, _ groups: Range<Int>,
    _ backwards: Bool
  ) {
    let loop = loopCount
    loopCount += 1
    steps.append(.beginLoop(loop))
    let head = steps.count
    steps.append(.done)
    steps.append(.beginRound(loop))
    if !groups.isEmpty { steps.append(.forget(groups: groups)) }
    add(node, backwards: backwards)
    steps.append(.endRound(loop, least: least, head: head))
    steps[head] = .loop(
      loop, least: least, most: most, isGreedy: isGreedy, exit: steps.count)
  }
}
