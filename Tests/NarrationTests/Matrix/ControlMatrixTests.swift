import Narration
import SpeechCore
import Testing

/// What every control must, should and may convey, whatever happens to it: W3C's ARIA-AT ranks it
/// so, and these tests look at parts and their meaning, not at strings.
@Suite @MainActor struct ControlMatrixTests {
  private func check(_ row: MatrixRow, _ verbosity: Verbosity) throws {
    let vocabulary = try Vocabulary.english
    for announcement in try row.told(verbosity) {
      let parts = try #require(announcement, "nothing is told").parts
      func missing(_ meanings: [Meaning]) -> [Meaning] {
        meanings.filter { !$0.isConveyed(by: parts, in: vocabulary) }
      }
      #expect(missing(row.must) == [], "must: \(parts.joinedText)")
      if verbosity != .brief { #expect(missing(row.should) == [], "should: \(parts.joinedText)") }
      for (meaning, least) in row.may {
        let isExpected = least.map { verbosity.isAtLeast($0) } ?? false
        #expect(missing([meaning]).isEmpty == isExpected, "may: \(meaning), \(parts.joinedText)")
      }
    }
  }

  @Test(arguments: ControlMatrix.arrivals, Verbosity.allCases)
  func `On arriving`(_ row: MatrixRow, _ verbosity: Verbosity) throws {
    try check(row, verbosity)
  }

  @Test(arguments: ControlMatrix.changes, Verbosity.allCases)
  func `When it changes`(_ row: MatrixRow, _ verbosity: Verbosity) throws {
    try check(row, verbosity)
  }

  @Test(arguments: ControlMatrix.editing, Verbosity.allCases)
  func `When text is edited`(_ row: MatrixRow, _ verbosity: Verbosity) throws {
    try check(row, verbosity)
  }

  @Test(arguments: ControlMatrix.judgements, Verbosity.allCases)
  func `When it is judged`(_ row: MatrixRow, _ verbosity: Verbosity) throws {
    try check(row, verbosity)
  }

  /// Orca ranks states so, and NVDA's users know no other place for it.
  @Test(arguments: Verbosity.allCases)
  func `Unavailable is the last of the states`(_ verbosity: Verbosity) throws {
    let listener = try Listener.at(
      "<label>A <input required readonly aria-disabled=true></label>", verbosity)
    let states = listener.told()[0].parts.filter { $0.kind == .state }.map(\.text.string)
    #expect(states == ["required", "read only", "unavailable"])
  }
}

extension Verbosity {
  fileprivate func isAtLeast(_ other: Verbosity) -> Bool {
    let order = Verbosity.allCases
    return (order.firstIndex(of: self) ?? 0) >= (order.firstIndex(of: other) ?? 0)
  }
}
