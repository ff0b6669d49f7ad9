import Aloud

/// How much of an announcement must be heard until one knows where one is and what is wrong, and
/// what a stop and a history of all that was said cost.
///
/// What is heard is counted on a clock that moves by single frames: the same on every machine.
@MainActor
struct ListeningBench {
  let rounds: Int

  func figures() async throws -> [BenchFigure] {
    let heard = try Verbosity.allCases.flatMap(figures)
    return heard + [try stopFigure(), try await deviceFigure(), try historyFigure()]
  }

  // MARK: Until it is known

  /// What a person waits for, by the part that tells it.
  private static let milestones = ["name", "invalid", "all of it"]

  /// The time until the name, the state and all of a required field that is invalid were heard.
  private func figures(_ verbosity: Verbosity) throws -> [BenchFigure] {
    let listener = try FrameListener(verbosity)
    let (announcement, ends) = try listener.arriveAtInvalidField()
    let alone = try listener.soundAlone(of: announcement)
    let parts = announcement.parts
    let invalid = try Vocabulary.english.words(.stateInvalid)
    guard let name = parts.lastIndex(where: { $0.kind == .name }),
      let state = parts.lastIndex(where: { $0.kind == .state && $0.text.string == invalid })
    else { throw BenchError("the field is not told as it should be: \(announcement.text)") }
    return zip(Self.milestones, [name, state, parts.count - 1]).map { milestone, part in
      BenchFigure(
        name: "\(verbosity.rawValue), until \(milestone)", unit: "ms",
        measured: Distribution([listener.milliseconds(ends[part])]),
        baseline: listener.milliseconds(alone.end(ofPart: part)))
    }
  }

  // MARK: Stopping

  /// What is heard after a key, on a clock that hands over nothing ahead.
  private func stopFigure() throws -> BenchFigure {
    let samples = { (stops: Bool) throws in
      Double(try FrameListener(.normal).samplesAfterKey(stops: stops))
    }
    return BenchFigure(
      name: "stop, heard after the key", unit: "samples",
      measured: Distribution([try samples(true)]), baseline: try samples(false),
      target: .atMost(median: 0))
  }

  /// What a device had been given ahead at a stop, which is taken back from it.
  private func deviceFigure() async throws -> BenchFigure {
    let bench = try StopBench()
    let ahead = await bench.run(stops: min(rounds, 50))
    guard !ahead.isEmpty else { throw BenchError("nothing was stopped: no text had samples") }
    return BenchFigure(
      name: "stop, taken back from a device", unit: "ms", measured: Distribution(ahead),
      baseline: StopBench.lead, target: .atMost(median: StopBench.lead))
  }

  // MARK: Remembering

  /// The memory of what was said.
  private func historyFigure() throws -> BenchFigure {
    let runs = try (0..<min(rounds, 5)).map { _ in try HistoryRun() }
    return BenchFigure(
      name: "history of 10,000 announcements, memory", unit: "MB",
      measured: Distribution(runs.map(\.history)),
      baseline: Distribution(runs.map(\.array)).median, target: .atMost(median: 4))
  }
}
