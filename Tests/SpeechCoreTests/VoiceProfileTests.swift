import Foundation
import SpeechCore
import Testing

@Suite("Voice profiles")
struct VoiceProfileTests {
  func profile(_ json: String) throws -> VoiceProfile {
    let path = NSTemporaryDirectory() + "profile-\(UUID().uuidString).json"
    try Data(json.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try VoiceProfile(contentsOf: path)
  }

  /// What is wrong with a profile, without the name of its file.
  func complaints(_ json: String) throws -> [String] {
    let error = #expect(throws: VoiceProfileError.self) { try profile(json) }
    return (error?.problems ?? []).map { String($0.drop { $0 != ":" }.dropFirst(2)) }
  }

  @Test("A number stands for itself, a signed string changes what the voice has")
  func amounts() throws {
    let profile = try profile(
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
    let profile = VoiceProfile(voice: Voice(pitch: 40), parts: [.name: higher])
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
      (
        "",
        "line 1: this is not JSON: write a value: an object, a list, a number, or a text in "
          + "quotation marks"
      ),
      ("[1, {}]", "this is a list: write one object with a name and a voice"),
      ("\"loud\"", "this is \"loud\": write one object with a name and a voice"),
    ])
  func notAProfile(json: String, complaint: String) throws {
    #expect(try complaints(json) == [complaint])
  }

  @Test("All that is wrong in a profile is told at once: where, what, and how to mend it")
  func everyComplaint() throws {
    let complaints = try complaints(
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
        "nmae: there is no such property: write one of name, voice, parts, pause-after",
        "name: is missing: write a text in quotation marks",
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

  @Test("A voice must be there, if it says nothing")
  func missingVoice() throws {
    #expect(
      try complaints(#"{"name": "x"}"#)
        == ["voice: is missing: write \"voice\": {} for a plain one"])
    #expect(try profile(#"{"name": "x", "voice": {}}"#).voice == Voice())
  }

  @Test("The profile that comes with the package can be read")
  func defaultProfile() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let profile = try VoiceProfile(
      contentsOf: package.appending(path: "Voices/default.json").path)
    #expect(profile.name == "default")
    #expect(profile.voice == Voice())
  }
}
