import Aloud

/// Uses forms of a few and of many fields, and notes what a key costs: from the key until its
/// announcement is there.
@MainActor
struct GrowthBench {
  static let few = 10
  static let many = 10_000

  let rounds: Int

  func figures() throws -> [BenchFigure] {
    let (few, many) = (Self.few, Self.many)
    let rows = { (count: Int) in ViewForm(RowsForm(count: count)) }
    let small = try Person(rows(few))
    let large = try Person(rows(many))
    // In turns, so that what else the machine does counts for both.
    var keys = (small: [Double](), large: [Double]())
    var tabs = keys
    var states = keys
    for _ in 0..<rounds {
      keys.small.append(small.time(.text("a")))
      keys.large.append(large.time(.text("a")))
      tabs.small.append(small.time(.command(.nextStop)))
      tabs.large.append(large.time(.command(.nextStop)))
      states.small.append(small.time(.command(.return)))
      states.large.append(large.time(.command(.return)))
      small.clear()
      large.clear()
    }
    let arrays = { (count: Int) throws -> [Double] in
      let person = try Person(ViewForm(ArrayForm(count: count)))
      return (0..<min(rounds, 10)).map { _ in person.time(.text("a")) }
    }
    let builds = { (count: Int) -> [Double] in
      (0..<min(rounds, 10)).map { _ in
        let start = BenchClock.now
        let session = FormSession(source: rows(count))
        let end = BenchClock.now
        // It goes away only after the time was taken.
        withExtendedLifetime(session) {}
        return (end - start) * 1000
      }
    }
    return [
      figure("keystroke", keys, .ratio(1.5)),
      figure("focus moved by a key", tabs, .ratio(1.5)),
      figure("focus moved by a state", states, .ratio(1.5)),
      figure("form built", (builds(few), builds(many)), .atMost(median: 500_000)),
      figure("keystroke, read by the whole form", (try arrays(few), try arrays(many)), nil),
    ]
  }

  private func figure(
    _ name: String, _ times: (small: [Double], large: [Double]), _ target: BenchFigure.Target?
  ) -> BenchFigure {
    BenchFigure(
      name: name, unit: "µs", measured: Distribution(times.large),
      baseline: Distribution(times.small).median, target: target)
  }

  /// Someone at a form, who hears what is told.
  @MainActor
  private final class Person {
    private let session: FormSession
    private var narrator: Narrator

    init(_ form: ViewForm) throws {
      narrator = Narrator(vocabulary: try .english)
      session = FormSession(source: form)
      session.onEvent = { [unowned self] event, input in
        _ = narrator.announcements(for: event, input: input)
      }
      session.open()
    }

    /// How long an input takes, in microseconds.
    func time(_ input: FormInput) -> Double {
      let start = BenchClock.now
      session.handle(input)
      return (BenchClock.now - start) * 1000
    }

    /// Takes back what was typed, so that no text grows.
    func clear() { session.handle(.command(.delete(.field, .backward))) }
  }
}
