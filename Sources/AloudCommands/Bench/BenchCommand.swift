import Aloud

/// `aloud bench`: how fast it is, beside espeak-ng alone.
struct BenchCommand {
  static let syntax = CommandSyntax(
    name: "bench", arguments: "", summary: "Measures speed and memory beside espeak-ng alone.",
    options: [
      Option("--rounds", "N", "how many keys are pressed, 300 unless told"),
      Option(
        "--growth", nil, "measures forms of views of 10,000 fields beside those of 10 instead"),
      Option(
        "--listening", nil,
        "counts what must be heard of a field, what a stop costs, what is remembered, instead"),
      Option("--pages", nil, "measures large and broken pages beside their parser alone instead"),
      Option("--page", "FILE", "reads one page, and prints milliseconds and megabytes"),
      Option("--alone", nil, "with --page: has it read by the parser alone"),
      Option(
        "--history", nil, "remembers what is said, and prints megabytes of that and of an array"),
    ],
    notes: """
      key to first samples: from a key's bytes until samples of its announcement are handed to
        the sink. Half of the keys cut what is being said, half come in silence.
      key to last old sample: from a key's bytes until nothing of what was said before it will be
        handed to the sink any more, for the keys that cut something.
      fill to first samples: from the start of aloud fill until samples come out of the pipe that
        --audio names.
      fill peak memory: the most it held while a form was filled and judged, the voice worker, a
        process of its own, not counted.

      The sink is ALSA's null device. The column espeak-ng is the same work by raw calls of
      libespeak-ng in C, in one process: the same texts to the first samples; to stop there, which
      is one return; its start and the first samples of a fresh process; the memory of that.

      --growth measures, in a form of views whose rows own what is entered in them, from a key until
      its announcement is there: a letter typed, Tab, and Return where it moves the focus by a focus
      state; then the form built. The last row is a form whose own body reads all that is entered,
      and so runs again at every key: its cost grows with the form.

      --listening comes by Tab to a required field that a submit has found invalid, "Email", with
      nothing in it, at the default rate: how much is heard until its name, "invalid entry" and all
      of it were. It is counted in frames on a clock that only moves when it is told to, and is the
      same in every run. The column one text is the same words as one text in the plain voice,
      without parts. Then a key that stops speech: what is heard after it on that clock, the column
      being what is heard without it; and what ALSA's null device had been given ahead and drops, the
      column being the most that it is given. Last the history of 10,000 announcements to someone who
      goes round the form and enters something new each time, in a process of its own; the column is
      there the same announcements in an array.

      --pages reads pages of up to 16 MiB, each in a process of its own: the time from the file to
      its forms, or to the line that refuses it, and the most memory that took. The column Gumbo is
      the parser alone on the same page.
      """)

  static func run(_ options: ParsedOptions) async throws -> ExitStatus {
    let rounds = try options.number("--rounds", in: 1...100_000) ?? 300
    if let page = options["--page"] {
      try PageRun.measureHere(page, alone: options.has("--alone"))
    } else if options.has("--history") {
      try await HistoryRun.measureHere()
    } else if options.has("--pages") {
      print(try PagesBench(rounds: rounds).figures().table(baseline: "Gumbo"))
    } else if options.has("--listening") {
      print(try await ListeningBench(rounds: rounds).figures().table(baseline: "one text"))
    } else if options.has("--growth") {
      print(
        try await GrowthBench(rounds: rounds).figures().table(baseline: "\(GrowthBench.few) fields")
      )
    } else {
      print(try await figures(rounds: rounds).table(baseline: "espeak-ng"))
    }
    return .done
  }

  private static func figures(rounds: Int) async throws -> [BenchFigure] {
    let worker = try InstalledFiles().worker()
    let keys = try await KeyBench().run(keys: rounds)
    guard !keys.texts.isEmpty else { throw BenchError("nothing was spoken: no key had samples") }
    // As many texts as a command line surely holds.
    let texts = Array(keys.texts.prefix(BenchPage.keys.count))
    let espeak = try EspeakBaseline(worker: worker, rounds: rounds, texts: texts)

    let fill = try FillBench()
    defer { fill.removeFiles() }
    var (runs, starts) = ([FillBench.Run](), [EspeakBaseline]())
    for _ in 0..<min(max(rounds / 15, 1), 20) {
      runs.append(try fill.run())
      starts.append(try EspeakBaseline(worker: worker, rounds: 1, texts: [BenchPage.opening]))
    }
    return [
      BenchFigure(
        name: "key to first samples", unit: "ms", measured: Distribution(keys.toFirstSamples),
        baseline: espeak["first_samples_median_ms"], target: .atMost(median: 3, p99: 8)),
      BenchFigure(
        name: "key to last old sample", unit: "ms", measured: Distribution(keys.toLastOldSample),
        baseline: espeak["abort_median_ms"], target: .atMost(median: 1)),
      BenchFigure(
        name: "fill to first samples", unit: "ms",
        measured: Distribution(runs.map(\.toFirstSamples)),
        baseline: Distribution(
          starts.map { $0["init_ms"] + $0["first_samples_median_ms"] }
        ).median,
        target: .atMost(median: 60)),
      BenchFigure(
        name: "fill peak memory", unit: "MB", measured: Distribution(runs.map(\.peakMemory)),
        baseline: Distribution(starts.map { $0["peak_kib"] / 1024 }).median,
        target: .atMost(median: 40)),
    ]
  }
}
