import Foundation
import SpeechCore
import Testing

/// Voice profiles, as someone asks for them.
@Suite struct ProfileTests {
  private let aloud: AloudProgram
  private let search = AloudProgram.sample("search.html")

  init() throws {
    aloud = try AloudProgram()
    try FileManager.default.createDirectory(
      atPath: aloud.folder.path("config/aloud/voices"), withIntermediateDirectories: true)
  }

  private func write(_ name: String, _ json: String) throws -> String {
    try aloud.folder.write("config/aloud/voices/\(name).json", json)
  }

  /// What is heard of a text.
  private func samples(_ options: String...) throws -> [Int16] { try samples(options) }

  private func samples(_ options: [String]) throws -> [Int16] {
    let path = aloud.folder.path("\(UUID().uuidString).wav")
    let run = try aloud.run(["say", "Eins zwei drei", "--audio", path] + options)
    #expect(run.errors.isEmpty)
    #expect(run.status == .status(0))
    return try WAVFile(path: path).samples
  }

  @Test func aProfileOfOnesOwnByItsName() throws {
    _ = try write("mine", #"{"inherits": "default", "voice": {"voice-rate": "+45"}}"#)
    #expect(try samples("--profile", "mine") == samples("--rate", "220"))
    let path = try aloud.folder.write("other.json", #"{"inherits": "mine"}"#)
    #expect(try samples("--profile", path) == samples("--rate", "220"))
  }

  @Test func onesOwnDefaultSpeaksInEveryLanguage() throws {
    _ = try write("default", #"{"inherits": "default", "voice": {"voice-pitch": 70}}"#)
    let packaged = try InstalledFiles().voices() + "/default.json"
    for language in [["--language", "fr"], []] {
      #expect(
        try samples(language) == samples(language + ["--profile", packaged, "--pitch", "70"]))
    }
    #expect(
      try samples("--language", "de")
        == samples("--language", "de", "--profile", packaged, "--pitch", "70", "--rate", "187"))
  }

  @Test func theLanguageChoosesAProfile() throws {
    #expect(try samples("--language", "de") == samples("--language", "de", "--rate", "187"))
    #expect(
      try samples("--language", "de", "--profile", "default")
        == samples("--language", "de", "--rate", "175"))
    #expect(try samples() == samples("--rate", "175"))
  }

  @Test func aVariantOnTheCommandLineGoesWithTheLanguage() throws {
    #expect(
      try samples("--language", "de", "--voice", "+f3")
        == samples("--language", "de", "--voice", "de+f3"))
  }

  @Test func aFormIsFilledWithTheDefaultWhereAProfileIsBad() throws {
    let path = try aloud.folder.write(
      "profile.json", #"{"voice": {"voice-rate": "fast", "voice-pitch": 101}}"#)
    let transcript = aloud.folder.path("transcript.jsonl")
    let run = try aloud.run(
      "fill", search, "--profile", path, "--audio", aloud.folder.path("a.wav"), "--transcript",
      transcript, input: "moby\n")
    #expect(run.status == .status(0))
    #expect(run.output == "{\n  \"q\": \"moby\"\n}\n")
    #expect(
      run.errors.hasPrefix(
        #"aloud: \#(path): voice.voice-rate: is "fast": write a whole number from 80 to 900, "#
          + "or a change that stays within it, such as \"-6\"\n"
          + "aloud: \(path): voice.voice-pitch: is 101, which is out of range: write a whole "
          + "number from 0 to 100, or a change that stays within it, such as \"-6\"\n"))
    // Who cannot see the lines hears that there are some.
    #expect(
      try aloud.transcript().first?.said
        == "profile: The voice profile cannot be used; the default speaks: 2 faults, printed above")
    #expect(try aloud.transcript().map(\.outcome).allSatisfy { $0 == "heard" })
  }

  @Test(arguments: [
    (
      "no/such.json", "{}", "no/such.json: there is no such file: check the path"
    ),
    ("loud", "{}", "there is no voice profile loud: aloud voices --profiles lists them"),
    (
      "mine", #"{"voice": {"voice-family": "nobody"}}"#,
      "MINE: voice.voice-family: no voice is called \"nobody\": write one that aloud voices "
        + "lists, or a variant such as \"+f3\""
    ),
    (
      "mine", #"{"inherits": "two-voices", "parts": {"role": {"voice-family": "+nothing"}}}"#,
      "MINE: parts.role.voice-family: no voice is called \"+nothing\": write one that aloud "
        + "voices lists, or a variant such as \"+f3\""
    ),
  ])
  func aTextIsSaidWithTheDefaultWhereAProfileIsBad(_ wish: String, _ json: String, _ line: String)
    throws
  {
    let file = try write("mine", json)
    let path = aloud.folder.path("a.wav")
    let run = try aloud.run("say", "Eins zwei drei", "--profile", wish, "--audio", path)
    #expect(run.status == .status(0))
    #expect(run.errors == "aloud: \(line.replacing("MINE", with: file))\n")
    #expect(try WAVFile(path: path).samples == samples())
  }

  @Test func aVoiceThatTheCommandLineAsksForMustBeThere() throws {
    let run = try aloud.run(
      "say", "x", "--voice", "nobody", "--audio", aloud.folder.path("a.wav"))
    #expect(run.status == .status(2))
    #expect(
      run.errors == "aloud: no voice speaks or is called nobody; aloud voices lists them\n")
  }

  @Test func aPipeThatNobodyWritesToIsNoProfile() throws {
    let path = aloud.folder.path("pipe.json")
    #expect(mkfifo(path, 0o600) == 0)
    let run = try aloud.run("say", "x", "--profile", path, "--audio", "none")
    #expect(run.status == .status(0))
    #expect(run.errors == "aloud: \(path): this is a pipe or a device: name a file\n")
  }

  @Test func listingProfiles() throws {
    _ = try write("mine", #"{"inherits": "default", "description": "For the train."}"#)
    let run = try aloud.run("voices", "--profiles")
    #expect(run.status == .status(0))
    #expect(run.errors.isEmpty)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines.first { $0.hasPrefix("mine") } == "mine        yours  For the train.")
    #expect(
      lines.first { $0.hasPrefix("two") }
        == "two-voices         What you filled in, or may choose, in a second voice.")

    let path = try write("mine", "{")
    let broken = try aloud.run("voices", "--profiles")
    #expect(broken.status == .status(1))
    #expect(broken.output.contains("mine        yours  cannot be used\n"))
    #expect(
      broken.errors
        == "aloud: \(path): line 1: this is not JSON: write a name in quotation marks\n")
  }

  @Test func makingTheCues() throws {
    let folder = aloud.folder.path("made/cues")
    let run = try aloud.run("cues", folder)
    #expect(run.status == .status(0))
    #expect(run.output.isEmpty && run.errors.isEmpty)
    let shipped = try InstalledFiles().voices() + "/cues"
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 7)
    for cue in Cue.allCases {
      #expect(
        FileManager.default.contentsEqual(
          atPath: "\(folder)/\(cue.rawValue).wav", andPath: "\(shipped)/\(cue.rawValue).wav"))
    }
    #expect(
      try aloud.run("cues", "/dev/null/x").errors
        == "aloud: /dev/null/x: the cues cannot be written there; name another folder\n")
    #expect(
      try aloud.run("cues").errors
        == "aloud: aloud cues takes one folder: aloud cues Voices/cues\n")
  }

  /// Cues are heard in a recording, and told of in its transcript.
  @Test func aFailedSubmitHasItsCue() throws {
    let page = try aloud.folder.write(
      "page.html", "<html lang=en><form aria-label=Test><input aria-label=Name required></form>")
    func transcript(_ profile: String, _ answer: String, _ status: Int32) throws -> String {
      let path = aloud.folder.path("\(profile).jsonl")
      let run = try aloud.run(
        "fill", page, "--profile", profile, "--audio", aloud.folder.path("\(profile).wav"),
        "--transcript", path, input: answer)
      #expect(run.status == .status(status))
      return try String(contentsOfFile: path, encoding: .utf8)
    }
    #expect(try transcript("default", "Anna\n", 0).contains(#""cue":"success""#))
    let failed = try transcript("default", "\n", 1)
    #expect(failed.contains(#""cue":"error""#))
    #expect(!failed.contains(#""cue":"focus""#))
    #expect(try transcript("cues", "\n", 1).contains(#""cue":"focus""#))
    #expect(try !transcript("calm", "\n", 1).contains("\"cue\""))
    // The words take as long with cues as without.
    let lengths = try ["default", "cues"].map {
      try WAVFile(path: aloud.folder.path("\($0).wav")).samples.count
    }
    #expect(lengths[0] == lengths[1])
  }
}
