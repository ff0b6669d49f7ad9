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

  func complaint(_ json: String) -> String {
    do {
      return "no complaint: \(try profile(json))"
    } catch let error as VoiceProfileError {
      return String(error.message.drop { $0 != ":" }.dropFirst(2))
    } catch {
      return "\(error)"
    }
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

  @Test("A profile that cannot be used says what is wrong, and where")
  func complaints() {
    #expect(complaint("{") == "not JSON")
    #expect(complaint(#"{"voice": {}}"#) == #""name" is missing"#)
    #expect(
      complaint(#"{"name": "x", "voice": {"voice-pith": 3}}"#)
        == "there is no property \"voice-pith\"; the properties are voice-family, voice-rate, "
        + "voice-pitch, voice-range, voice-volume, speak-as")
    #expect(
      complaint(#"{"name": "x", "voice": {"voice-pitch": "high"}}"#)
        == "\"high\" is neither a number nor a change such as \"-6\"")
    #expect(
      complaint(#"{"name": "x", "voice": {}, "parts": {"nme": {}}}"#)
        .hasPrefix("parts: there is no part \"nme\"; the parts are name, role, value"))
    #expect(
      complaint(#"{"name": "x", "voice": {"speak-as": "digits"}}"#)
        == "speak-as: \"digits\" is neither normal nor literal-punctuation")
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
