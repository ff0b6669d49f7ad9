import SpeechCore
import Foundation
import Testing

/// What is recorded, told by its samples and by the transcript beside it.
@Suite struct RecordingTests {
  private let aloud: AloudProgram
  private let search = AloudProgram.sample("search.html")

  init() throws { aloud = try AloudProgram() }

  private func wav(_ name: String) throws -> WAVFile {
    try WAVFile(path: aloud.folder.path(name))
  }

  /// Whether something is to be heard within the interval of a line.
  private func isAudible(_ line: TranscriptEntry, in file: WAVFile) -> Bool {
    let rate = Double(file.sampleRate)
    let start = Int(line.time * rate)
    let end = min(Int((line.time + line.duration) * rate), file.samples.count)
    return start < end && file.samples[start..<end].contains { abs(Int($0)) > 500 }
  }

  @Test func aFormThroughAPipe() throws {
    for name in ["once", "again"] {
      let run = try aloud.run(
        "fill", search, "--audio", aloud.folder.path("\(name).wav"), "--transcript",
        aloud.folder.path("\(name).jsonl"), input: "moby\n")
      #expect(run.status == .status(0))
      #expect(run.output == "{\n  \"q\": \"moby\"\n}\n")
    }
    let file = try wav("once.wav")
    let lines = try aloud.transcript("once.jsonl")
    #expect(lines.map(\.event) == ["opened", "focus", "submitted"])
    for line in lines {
      #expect(line.outcome == "heard")
      #expect(isAudible(line, in: file))
    }
    // Both numbers are rounded to a tenth of a millisecond: about a sample each.
    let last = try #require(lines.last)
    let end = (last.time + last.duration) * Double(file.sampleRate)
    #expect(abs(end - Double(file.samples.count)) < 3)

    for type in ["wav", "jsonl"] {
      let files = try ["once", "again"].map {
        try Data(contentsOf: URL(filePath: aloud.folder.path("\($0).\(type)")))
      }
      #expect(files[0] == files[1])
    }
  }

  /// In real time: what a key cut, and the silences, are in the file.
  @Test func aFormAtATerminal() throws {
    let terminal = try aloud.atTerminal(
      "fill", search, "--rate", "450", "--audio", aloud.folder.path("a.wav"), "--transcript",
      aloud.folder.path("transcript.jsonl"))
    try terminal.waitFor("(search edit, required): ")
    try terminal.press("m", shows: "m")
    try terminal.press("\r", shows: "Submitted: Search the catalogue")
    #expect(try terminal.waitForExit() == .status(0))
    #expect(terminal.answers == "{\n  \"q\": \"m\"\n}\n")
    let file = try wav("a.wav")
    let lines = try aloud.transcript()
    let last = try #require(lines.last)
    #expect(last.event == "submitted")
    #expect(last.outcome == "heard")
    #expect(isAudible(last, in: file))
    #expect(
      Double(file.samples.count) + 3 >= (last.time + last.duration) * Double(file.sampleRate))
  }

  @Test func sayingAText() throws {
    let run = try aloud.run("say", "Hello", "--audio", aloud.folder.path("a.wav"))
    #expect(run.status == .status(0))
    #expect(run.output.isEmpty)
    #expect(run.errors.isEmpty)
    #expect(try wav("a.wav").samples.contains { abs(Int($0)) > 500 })
  }

  @Test func sayingATextThatTheEngineCannotSpeak() throws {
    let text = String(repeating: "a.", count: 100)
    let run = try aloud.run("say", text, "--audio", aloud.folder.path("a.wav"))
    #expect(run.status == .status(1))
    #expect(run.errors == "aloud: speech failed for this text: \(text)\n")
  }

  /// A label that crashes the engine costs itself: it is printed, and the form goes on.
  @Test func aLabelThatTheEngineCannotSpeak() throws {
    let label = String(repeating: "a.", count: 100)
    let page = try aloud.folder.write(
      "page.html", "<form aria-label=Trouble><label>\(label)<input name=a></label></form>")
    let run = try aloud.run(
      "fill", page, "--audio", aloud.folder.path("a.wav"), "--transcript",
      aloud.folder.path("transcript.jsonl"), input: "x\n")
    #expect(run.status == .status(0))
    #expect(run.output == "{\n  \"a\": \"x\"\n}\n")
    #expect(run.errors.contains("\nSpeech failed for this text: \(label)\n"))
    let lines = try aloud.transcript()
    #expect(lines.map(\.event) == ["opened", "focus", "speechFailed", "submitted"])
    #expect(lines[2].said == "speechFailed: Speech failed for this text")
    #expect(try isAudible(lines[2], in: wav("a.wav")))
  }

  /// Print stands in for speech: it counts as heard, and takes no time.
  @Test func withoutSpeechWhatIsPrintedIsHeard() throws {
    let run = try aloud.run(
      "fill", search, "--audio", "none", "--transcript", aloud.folder.path("transcript.jsonl"),
      input: "moby\n")
    #expect(run.status == .status(0))
    let lines = try aloud.transcript()
    #expect(lines.map(\.event) == ["opened", "focus", "submitted"])
    #expect(lines.allSatisfy { $0.outcome == "heard" && $0.duration == 0 })
  }

  /// Without a worker everything is printed, and that is said once.
  @Test func noVoiceWorker() throws {
    let aloud = try AloudProgram(copiedWithWorker: false)
    let run = try aloud.run("fill", search, "--audio", "device", input: "moby\n")
    #expect(run.status == .status(0))
    #expect(run.output == "{\n  \"q\": \"moby\"\n}\n")
    #expect(run.errors.ranges(of: "There is no speech: the voice worker is missing").count == 1)
  }

  /// A worker that does not start is as good as none; a voice that is asked for makes no difference.
  @Test(arguments: [[], ["--voice", "en-us"]])
  func aVoiceWorkerThatIsNone(_ options: [String]) throws {
    let aloud = try AloudProgram(copiedWithWorker: false)
    let worker = aloud.folder.path("aloud-voice")
    try FileManager.default.createSymbolicLink(atPath: worker, withDestinationPath: "/bin/true")
    let words = ["fill", search, "--audio", aloud.folder.path("a.wav")]
    let run = try aloud.run(words + options, input: "moby\n")
    #expect(run.output == "{\n  \"q\": \"moby\"\n}\n")
    let notice =
      "There is no speech: \(worker) does not start as a voice worker; "
      + "build or install aloud-voice anew."
    #expect(run.errors.ranges(of: notice).count == 1)
  }

  #if os(Linux)
    /// A worker that is killed is started again, and the form goes on.
    @Test(.timeLimit(.minutes(1))) func aWorkerThatIsKilled() throws {
      let aloud = try AloudProgram(copiedWithWorker: true)
      let terminal = try aloud.atTerminal(
        "fill", search, "--rate", "450", "--audio", aloud.folder.path("a.wav"), "--transcript",
        aloud.folder.path("transcript.jsonl"))
      try terminal.waitFor("(search edit, required): ")
      // It starts in the background, at the latest for the first words.
      var workers: [pid_t] = []
      while workers.isEmpty { workers = try workersOf(aloud) }
      for worker in workers { kill(worker, SIGKILL) }
      try terminal.press("m", shows: "m")
      try terminal.press("\r", shows: "Submitted: Search the catalogue")
      #expect(try terminal.waitForExit() == .status(0))
      #expect(terminal.answers == "{\n  \"q\": \"m\"\n}\n")
      // At most one utterance is lost: what was on its way to the worker when that died.
      let lines = try aloud.transcript()
      let last = try #require(lines.last { $0.event != "speechFailed" })
      #expect(last.said == "submitted: Submitted: Search the catalogue")
      let lost = lines.count { $0.event == "speechFailed" && $0.outcome != "dropped" }
      #expect(lost <= 1)
      #expect(last.outcome == (lines.last?.event == "speechFailed" ? "dropped" : "heard"))
    }

    private func workersOf(_ aloud: AloudProgram) throws -> [pid_t] {
      try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap(pid_t.init)
        .filter { id in
          let program = try? FileManager.default.destinationOfSymbolicLink(
            atPath: "/proc/\(id)/exe")
          return program == aloud.folder.path("aloud-voice")
        }
    }
  #endif

  @Test func listingVoices() throws {
    let run = try aloud.run("voices", "--language", "de")
    #expect(run.status == .status(0))
    #expect(run.output == "de  German  gmw/de\n")
    #expect(run.errors.isEmpty)
  }

  /// However long a cell is, two spaces stand between it and the next.
  @Test func columnsStandApart() throws {
    let voices = try aloud.run("voices").output.split(separator: "\n")
    #expect(voices.count > 50)
    #expect(voices.filter { $0.split(separator: "  ").count != 3 } == [])
    // And every column begins at one place.
    let starts = voices.compactMap { line in
      line.lastIndex(of: " ").map { line.distance(from: line.startIndex, to: $0) }
    }
    #expect(Set(starts).count == 1)
  }

  @Test func textsThatBeginWithADash() throws {
    let run = try aloud.run("say", "--audio", "none", "--", "- x")
    #expect(run.status == .status(0))
    #expect(run.output == "- x\n")
  }

  @Test func versionAndHelp() throws {
    #expect(try aloud.run("--version").output == "aloud 0.1.0\n")
    let help = try aloud.run("--help")
    #expect(help.status == .status(0))
    #expect(
      help.output == """
        Aloud: forms you can hear.

          aloud fill FORM.html      Fills a form by ear.
          aloud validate FORM.html  Judges answers as a browser would.
          aloud check FORM.html…    Tells what a listener would stumble over.
          aloud say TEXT            Says a text.
          aloud voices              Lists the voices, or the voice profiles.
          aloud cues DIR            Makes the sounds of the cues, a WAV file each.
          aloud drafts [COMMAND]    Lists drafts, or deletes them.
          aloud keys                Tells which keys do what, and what the commands are called.
          aloud bench               Measures speed and memory beside espeak-ng alone.

        aloud COMMAND --help tells a command's options.

        """)
  }
}
