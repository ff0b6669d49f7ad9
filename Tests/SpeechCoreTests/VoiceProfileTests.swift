import Foundation
import Testing

@testable import SpeechCore

@Suite("Voice profiles")
struct VoiceProfileTests {
  let folders: ProfileFolders

  init() throws { folders = try ProfileFolders() }

  @Test("A number stands for itself, a signed string changes what the voice has")
  func amounts() throws {
    let profile = try folders.profile(
      """
      {"name": "mine", "voice": {"voice-rate": 240, "voice-pitch": 40},
       "parts": {"error": {"voice-pitch": "+8"}, "role": {"voice-volume": 60,
       "voice-family": "en-us+f3", "speak-as": "literal-punctuation"}}, "pause-after": 0.2}
      """)
    #expect(profile.voice == Voice(rate: 240, pitch: 40))
    #expect(profile.voice(for: AnnouncementPart(.error, "")) == Voice(rate: 240, pitch: 48))
    #expect(
      profile.voice(for: AnnouncementPart(.role, ""))
        == Voice(family: "en-us+f3", rate: 240, pitch: 40, volume: 60, namesPunctuation: true))
    #expect(profile.pauseAfter == 0.2)
  }

  @Test("Numbers are kept inside their range")
  func range() {
    let voice = Voice(rate: 5000, pitch: -3, range: 101, volume: 900)
    #expect(voice == Voice(rate: 900, pitch: 0, range: 100, volume: 200))
  }

  @Test("A part in another language is spoken by a voice of that language")
  func language() {
    let profile = VoiceProfile(voice: Voice(language: "en", family: "en-us+f3"))
    #expect(
      profile.voice(for: AnnouncementPart(.name, "Straße", language: "de"))
        == Voice(language: "de"))
    for tag in ["en", "en-GB", "EN_us"] {
      #expect(
        profile.voice(for: AnnouncementPart(.name, "Street", language: tag)) == profile.voice)
    }
  }

  @Test("What differs for one part alone is added to what differs for its kind")
  func partAlone() {
    var higher = VoiceChange()
    higher.pitch = .relative(10)
    var naming = VoiceChange()
    naming.namesPunctuation = true
    let profile = VoiceProfile(
      voice: Voice(pitch: 40), parts: [.name: PartStyle(voice: higher)])
    let part = AnnouncementPart(.name, "x", voiceChange: higher)
    #expect(profile.voice(for: part) == Voice(pitch: 60))
    #expect(
      profile.voice(for: AnnouncementPart(.value, "x", language: "de", voiceChange: naming))
        == Voice(language: "de", pitch: 40, namesPunctuation: true))
    #expect(profile.voice(for: AnnouncementPart(.value, "x")) == profile.voice)
  }

  @Test(
    "A file that is no profile at all says so",
    arguments: [
      ("{", "line 1: this is not JSON: write a name in quotation marks"),
      ("", "nothing stands in this file: write one object, such as {}"),
      ("\n", "nothing stands in this file: write one object, such as {}"),
      ("[1, {}]", "this is a list: write one object, such as {\"voice\": {}}"),
      ("\"loud\"", "this is \"loud\": write one object, such as {\"voice\": {}}"),
    ])
  func notAProfile(json: String, complaint: String) throws {
    #expect(try folders.complaints(json) == [complaint])
  }

  @Test("All that is wrong in a profile is told at once: where, what, and how to mend it")
  func everyComplaint() throws {
    let complaints = try folders.complaints(
      """
      {"nmae": "x",
       "voice": {"voice-pith": 3, "voice-rate": 5000, "voice-pitch": "high", "voice-range": 1.5,
         "voice-volume": "+101", "speak-as": "digits", "voice-family": 7},
       "parts": {"nme": {}, "error": {"voice-pitch": "+51"}, "role": [],
         "state": {"voice-rate": "+9999999999999999999"}},
       "pause-after": 6}
      """)
    let properties = "voice-family, voice-rate, voice-pitch, voice-range, voice-volume, speak-as"
    #expect(
      complaints == [
        "nmae: there is no such property: write one of name, description, inherits, voice, parts, "
          + "pause-after, cues",
        "voice.voice-pith: there is no such property: write one of \(properties)",
        "voice.voice-family: is 7: write a text in quotation marks",
        "voice.voice-rate: is 5000, which is out of range: write a whole number from 80 to 900, "
          + "or a change that stays within it, such as \"-6\"",
        "voice.voice-pitch: is \"high\": write a whole number from 0 to 100, or a change that stays "
          + "within it, such as \"-6\"",
        "voice.voice-range: is 1.5: write a whole number from 0 to 100, or a change that stays "
          + "within it, such as \"-6\"",
        "voice.voice-volume: is \"+101\", which is out of range: write a whole number from 0 to "
          + "200, or a change that stays within it, such as \"-6\"",
        "voice.speak-as: is \"digits\": write \"normal\" or \"literal-punctuation\"",
        "parts.nme: there is no such part: write one of name, role, value, state, error, "
          + "description, position, setPosition, submitLabel, group, summary, echo, text, message",
        "parts.role: is a list: write an object, such as {}",
        "parts.state.voice-rate: is \"+9999999999999999999\": write a whole number from 80 to "
          + "900, or a change that stays within it, such as \"-6\"",
        "parts.error.voice-pitch: is \"+51\", which is out of range: write a whole number from 0 "
          + "to 100, or a change that stays within it, such as \"-6\"",
        "pause-after: is 6: write seconds, from 0 to 5",
      ])
  }

  @Test("A profile that says nothing is plain, and called like its file")
  func nothingSaid() throws {
    #expect(try folders.profile("{}") == VoiceProfile(name: "mine"))
    #expect(try folders.profile(#"{"name": "x"}"#) == VoiceProfile(name: "x"))
  }

  @Test("A variant goes with whatever voice speaks, in every language")
  func variant() throws {
    let json = #"{"parts": {"value": {"voice-family": "+f3"}}}"#
    var profile = try folders.profile(json)
    let german = AnnouncementPart(.value, "Anna", language: "de")
    #expect(profile.voice(for: AnnouncementPart(.value, "Anna")).family == "+f3")
    #expect(profile.voice(for: german) == Voice(language: "de", family: "+f3"))
    profile.voice.family = "en-us+m1"
    #expect(profile.voice(for: AnnouncementPart(.value, "Anna")).family == "en-us+f3")
    #expect(profile.voice(for: german) == Voice(language: "de", family: "+f3"))
    profile.voice.family = "+m1"
    #expect(
      profile.voice(for: AnnouncementPart(.name, "Straße", language: "de"))
        == Voice(language: "de", family: "+m1"))
    // A voice that is named for a kind of part speaks its own language only.
    let named = try folders.profile(#"{"parts": {"value": {"voice-family": "en-us"}}}"#)
    #expect(named.voice(for: german) == Voice(language: "de"))
  }
}

@Suite("Profiles that inherit")
struct InheritedProfileTests {
  let folders: ProfileFolders

  init() throws { folders = try ProfileFolders() }

  @Test("A change in an heir is made to what it inherits")
  func changes() throws {
    try folders.write(
      "base",
      """
      {"voice": {"voice-rate": 200, "voice-pitch": 40}, "pause-after": 0.3,
       "parts": {"error": {"voice-pitch": "+8", "voice-rate": 150, "pause-before": 0.2},
         "role": {"voice-pitch": "-6"}}}
      """)
    let heir = try folders.profile(
      """
      {"inherits": "base", "voice": {"voice-rate": "+20"},
       "parts": {"error": {"voice-pitch": "+4", "voice-rate": "-10", "pause-after": 0.1},
         "role": {"voice-pitch": 60}}}
      """)
    #expect(heir.voice == Voice(rate: 220, pitch: 40))
    #expect(heir.voice(for: AnnouncementPart(.error, "")) == Voice(rate: 140, pitch: 52))
    #expect(heir.voice(for: AnnouncementPart(.role, "")) == Voice(rate: 220, pitch: 60))
    #expect(heir.parts[.error]?.pauseBefore == 0.2)
    #expect(heir.parts[.error]?.pauseAfter == 0.1)
    #expect(heir.pauseAfter == 0.3)
    #expect(heir.name == "mine")
  }

  @Test("One's own profile goes before the program's, and can build on that of its own name")
  func ownAndPackaged() throws {
    try folders.write("default", #"{"voice": {"voice-rate": 150}}"#, own: false)
    try folders.write("de", #"{"inherits": "default", "voice": {"voice-rate": "+12"}}"#, own: false)
    #expect(try folders.profiles.profile("de").voice.rate == 162)
    try folders.write("default", #"{"inherits": "default", "voice": {"voice-rate": "+100"}}"#)
    #expect(try folders.profiles.profile("default").voice.rate == 250)
    #expect(try folders.profiles.profile("de").voice.rate == 262)
    #expect(try folders.profiles.isOwn("default"))
    #expect(try !folders.profiles.isOwn("de"))
    #expect(try folders.profiles.names == ["de", "default"])
  }

  @Test("A file may build on one beside it")
  func pathBeside() throws {
    try folders.write("base", #"{"voice": {"voice-pitch": 30}}"#, own: false)
    let path = try folders.write("heir", #"{"inherits": "./base.json"}"#, own: false)
    #expect(try folders.profiles.profile(path).voice.pitch == 30)
  }

  @Test("An heir of nobody, or of itself, is told of with its file")
  func noParent() throws {
    #expect(
      try folders.complaints(#"{"inherits": "nobody"}"#) == [
        "inherits: is \"nobody\", and there is no such profile: aloud voices --profiles lists them"
      ])
    #expect(
      try folders.complaints(#"{"inherits": ["default"]}"#)
        == ["inherits: is a list: write a text in quotation marks"])
    #expect(
      try folders.complaints(#"{"inherits": "./mine.json"}"#) == [
        "inherits: is \"./mine.json\", which is this profile itself: name another one, or leave it out"
      ])
    #expect(
      try folders.complaints(#"{"inherits": "mine"}"#) == [
        "inherits: is \"mine\", which is this profile itself: name another one, or leave it out"
      ])
    let other = try folders.write("other", #"{"inherits": "mine"}"#)
    #expect(
      try folders.complaints(#"{"inherits": "other"}"#) == [
        "\(other): inherits: is \"mine\", which inherits from this one: leave it out in one of them"
      ])
    #expect(
      throws: VoiceProfileError(problems: [
        "there is no voice profile nobody: aloud voices --profiles lists them"
      ])
    ) { try folders.profiles.profile("nobody") }
  }

  @Test("What is wrong in what one inherits from is told with the file that it stands in")
  func brokenParent() throws {
    let base = try folders.write("base", #"{"voice": {"voice-rate": 1}}"#, own: false)
    #expect(
      try folders.complaints(#"{"inherits": "base"}"#) == [
        "\(base): voice.voice-rate: is 1, which is out of range: write a whole number from 80 to "
          + "900, or a change that stays within it, such as \"-6\""
      ])
  }

  @Test(
    "A form's language chooses a profile, and a page nothing else",
    arguments: [
      ("de", "de"), ("de-AT", "de"), ("DE_at", "de"), ("pt-BR", "pt-BR"), ("pt-br-x-y", "pt-BR"),
      ("pt", "default"), (nil, "en"), ("", "default"), ("calm", "default"),
      ("../../etc/passwd", "default"), ("en/../../x", "default"),
    ] as [(String?, String)])
  func language(tag: String?, name: String) throws {
    for name in ["default", "en", "de", "pt-BR", "calm"] { try folders.write(name, "{}") }
    #expect(try folders.profiles.name(forLanguage: tag) == name)
  }
}

@Suite("The profiles that come with the program")
struct ShippedProfileTests {
  static let names = [
    "brief", "calm", "cues", "de", "default", "en", "es", "fast", "two-voices",
  ]
  let profiles: VoiceProfiles

  init() throws {
    profiles = try VoiceProfiles(own: "/no/such/folder", packaged: ProfileFolders.shipped)
  }

  @Test("They are these, and each says what it is for", arguments: names)
  func all(name: String) throws {
    #expect(profiles.names == Self.names)
    let loaded = try profiles.load(name)
    #expect(loaded.profile.name == name)
    #expect(loaded.description?.hasSuffix(".") == true)
  }

  @Test("What is heard with each of them")
  func cues() throws {
    func cues(_ name: String) throws -> Set<Cue> {
      Set(try profiles.profile(name).cues.sounds.keys)
    }
    // A capital has its cue only where the person asks for one instead of a word.
    let few: Set<Cue> = [.error, .success, .boundary, .capital]
    for name in ["default", "fast", "two-voices", "en", "es", "de"] {
      #expect(try cues(name) == few, "\(name)")
    }
    #expect(try cues("calm").isEmpty)
    #expect(try cues("brief") == Set(Cue.allCases))
    #expect(try cues("cues") == Set(Cue.allCases))
  }

  @Test("The default is the voice of the command line, with parts told apart by pitch")
  func defaultProfile() throws {
    let profile = try profiles.profile("default")
    #expect(profile.voice == Voice())
    #expect(profile.voice(for: AnnouncementPart(.role, "")).pitch == 44)
    #expect(profile.voice(for: AnnouncementPart(.error, "")).pitch == 58)
    #expect(profile.pauseAfter == 0.1)
  }

  @Test("Rates: what is known passes quickly in brief, calm has time, fast has none")
  func rates() throws {
    let brief = try profiles.profile("brief")
    #expect(brief.voice(for: AnnouncementPart(.name, "")).rate == 175)
    #expect(brief.voice(for: AnnouncementPart(.role, "")).rate == 265)
    #expect(try profiles.profile("calm").voice.rate == 140)
    #expect(try profiles.profile("fast").voice.rate == 350)
    #expect(try profiles.profile("es").voice.rate == 188)
    #expect(try profiles.profile("de").voice.rate == 187)
    #expect(
      try profiles.profile("two-voices").voice(for: AnnouncementPart(.value, "")).family == "+f3")
  }
}

@Suite("Profiles that are no good")
struct BadProfileFileTests {
  let folders: ProfileFolders

  init() throws { folders = try ProfileFolders() }

  @Test("A sound that cannot be used is told of with what to do")
  func sounds() throws {
    let whole = [Int16](repeating: 0, count: 22_050 * 2 + 1)
    var narrow = WAVFile(sampleRate: 22_050, samples: [1]).bytes
    var wide = narrow
    narrow[34] = 8
    wide[22] = 2
    let files: [(String, [UInt8])] = [
      ("good", WAVFile(sampleRate: 22_050, samples: [1, 2]).bytes),
      ("long", WAVFile(sampleRate: 22_050, samples: whole).bytes),
      ("studio", WAVFile(sampleRate: 44_100, samples: [1]).bytes),
      ("narrow", narrow), ("stereo", wide), ("text", Array("hello".utf8)),
    ]
    for (name, bytes) in files {
      try Data(bytes).write(to: URL(filePath: "\(folders.own)/\(name).wav"))
    }
    let names = "focus, error, success, boundary, on, off, capital"
    let mend =
      "make it a mono 16-bit WAV file: sox IN -r 22050 -c 1 -b 16 -e signed-integer OUT.wav"
    #expect(
      try folders.complaints(
        """
        {"cues": {"focus": "long.wav", "error": "studio.wav", "success": "narrow.wav",
          "boundary": "stereo.wav", "on": "text.wav", "off": "missing.wav", "capital": "bell",
          "volume": 201, "beep": "none"},
         "parts": {"name": {"cue-before": 7}, "role": {"cue-before": "good.wav"}}}
        """) == [
          "parts.name.cue-before: is 7: write none, one of \(names), or a file that ends in .wav",
          "cues.beep: there is no such cue: write one of \(names), volume",
          "cues.focus: is \"long.wav\": it is longer than 2 seconds: cut it: "
            + "sox IN.wav OUT.wav trim 0 2",
          "cues.error: is \"studio.wav\": it has 44100 frames a second: \(mend)",
          "cues.success: is \"narrow.wav\": its samples have 8 bits: \(mend)",
          "cues.boundary: is \"stereo.wav\": it has 2 channels: \(mend)",
          "cues.on: is \"text.wav\": it is not a WAV file: \(mend)",
          "cues.off: is \"missing.wav\": there is no such file: check the path, or write \"none\"",
          "cues.capital: is \"bell\": write none, one of \(names), or a file that ends in .wav",
          "cues.volume: is 201, which is out of range: write a whole number from 0 to 200, or a "
            + "change that stays within it, such as \"-6\"",
        ])
    #expect(
      try folders.complaints(#"{"cues": true}"#)
        == ["cues: is true: write {} or \"none\""])
  }

  @Test("One's own sound is heard, a cue can have another's, and each can be turned off")
  func ownSounds() throws {
    try Data(WAVFile(sampleRate: 22_050, samples: [1, 2]).bytes)
      .write(to: URL(filePath: "\(folders.own)/ding.wav"))
    try folders.write("base", #"{"cues": {"error": "error", "on": "on", "off": "off"}}"#)
    let profile = try folders.profile(
      """
      {"inherits": "base", "cues": {"on": "none", "off": "boundary", "focus": "ding.wav",
       "volume": "-40"}, "parts": {"state": {"cue-before": "ding.wav"}}}
      """)
    let ding = CueSound(name: "ding.wav", sampleRate: 22_050, samples: [1, 2])
    #expect(Set(profile.cues.sounds.keys) == [.error, .off, .focus])
    #expect(profile.cues.sounds[.focus] == ding)
    #expect(profile.cues.sounds[.off]?.samples == Cue.boundary.file.samples)
    #expect(profile.cues.volume == 60)
    #expect(profile.cue(for: AnnouncementPart(.state, "checked")) == ding)
    #expect(profile.cue(for: AnnouncementPart(.state, "x", cue: .error))?.name == "error")
    #expect(profile.cue(for: AnnouncementPart(.state, "x", joint: .space)) == nil)
    #expect(profile.cue(for: AnnouncementPart(.name, "x", cue: .on)) == nil)
    try folders.write("all-off", #"{"inherits": "base", "cues": "none"}"#)
    #expect(try folders.profiles.profile("all-off").cues.sounds.isEmpty)
  }

  @Test("Pauses out of range are told of, wherever they stand")
  func pauses() throws {
    #expect(
      try folders.complaints(
        """
        {"parts": {"name": {"pause-before": -1, "pause-after": "long", "pause": 1}},
         "voice": {"pause-after": 1}, "pause-after": 1e300}
        """) == [
          "voice.pause-after: there is no such property: write one of voice-family, voice-rate, "
            + "voice-pitch, voice-range, voice-volume, speak-as",
          "parts.name.pause: there is no such property: write one of voice-family, voice-rate, "
            + "voice-pitch, voice-range, voice-volume, speak-as, pause-before, pause-after, "
            + "cue-before",
          "parts.name.pause-before: is -1: write seconds, from 0 to 5",
          "parts.name.pause-after: is \"long\": write seconds, from 0 to 5",
          "pause-after: is 1e+300: write seconds, from 0 to 5",
        ])
  }

  @Test("Hostile files are refused at once, in one line")
  func hostile() throws {
    let path = "\(folders.own)/mine.json"
    let nested = String(repeating: "[", count: 1_000_000)
    #expect(
      try folders.complaints("{\"parts\": \(nested)")
        == ["line 1: this is not JSON: nest lists and objects no deeper than 64"])
    #expect(
      try folders.complaints("{\"\u{1B}]0;x\u{7}\": 1}").allSatisfy {
        $0.unicodeScalars.allSatisfy { $0.value >= 0x20 }
      })
    try Data([0x7B, 0xFF, 0x7D]).write(to: URL(filePath: path))
    func problems() -> [String] {
      do {
        _ = try folders.profiles.profile("mine")
        return []
      } catch {
        return (error as? VoiceProfileError)?.problems ?? ["\(error)"]
      }
    }
    #expect(problems() == ["\(path): line 1: this is not JSON: save the file as UTF-8"])
    #expect(truncate(path, 100_000_000) == 0)
    #expect(problems() == ["\(path): this is larger than 1 MiB: name a smaller file"])
    #expect(unlink(path) == 0)
    #expect(mkfifo(path, 0o600) == 0)
    #expect(problems() == ["\(path): this is a pipe or a device: name a file"])
    #expect(unlink(path) == 0)
    #expect(mkdir(path, 0o700) == 0)
    #expect(problems() == ["\(path): this is a folder: name a file in it"])
  }
}
