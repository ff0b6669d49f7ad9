import FormCore
import FormRuntime
import SpeechCore
import Testing

@testable import Narration

/// What a person hears who changes how they are told things.
@MainActor
@Suite struct SettingsTests {
  private func listener() throws -> Listener {
    let listener = try Listener.at("<label>Name <input></label>")
    listener.forget()
    return listener
  }

  @Test(
    arguments: [
      ("d", ["verbosity full", "verbosity brief", "verbosity normal"]),
      (".", ["most punctuation", "all punctuation", "no punctuation", "some punctuation"]),
      (
        "y",
        [
          "typing echo off", "typing echo: characters", "typing echo: words",
          "typing echo: characters and words",
        ]
      ),
      (
        "u",
        ["capitals by pitch", "capitals by a sound", "capitals not told", "capitals by a word"]
      ),
    ] as [(Unicode.Scalar, [String])])
  func `A key goes on to the next way, round the end`(_ key: Unicode.Scalar, _ words: [String])
    throws
  {
    let listener = try listener()
    for _ in words { listener.ask(key) }
    #expect(listener.heard() == words)
  }

  @Test func `What comes next is told in the new way`() throws {
    let listener = try listener()
    listener.ask("d")
    listener.ask("d")
    listener.press(.tab)
    #expect(listener.heard() == ["verbosity full", "verbosity brief", "Send, button"])
  }

  // MARK: The voice

  private func speaker(_ voice: Voice = Voice()) throws -> FormSpeaker {
    FormSpeaker(
      narrator: Narrator(vocabulary: try .english),
      queue: SpeechQueue(
        engine: nil, sink: Unheard(), profile: VoiceProfile(voice: voice)))
  }

  private func words(_ speaker: FormSpeaker, _ request: Request) -> String? {
    speaker.tell(.requested(request), input: 1).first?.text
  }

  @Test func `Each key changes one thing of the voice, and says what it is now`() throws {
    let speaker = try speaker()
    #expect(words(speaker, .voice(.rate, isRaised: true)) == "rate 195 words a minute")
    #expect(words(speaker, .voice(.volume, isRaised: false)) == "volume 90")
    #expect(words(speaker, .voice(.pitch, isRaised: true)) == "pitch 55")
    #expect(speaker.queue.profile.voice == Voice(rate: 195, pitch: 55, volume: 90))
  }

  @Test(arguments: [
    (VoiceSetting.rate, true, "rate 900 words a minute, fastest"),
    (.rate, false, "rate 80 words a minute, slowest"),
    (.volume, true, "volume 200, loudest"), (.volume, false, "volume 10, softest"),
    (.pitch, true, "pitch 100, highest"), (.pitch, false, "pitch 0, lowest"),
  ])
  func `At its end it says so, and stays to be heard`(
    _ setting: VoiceSetting, _ isRaised: Bool, _ end: String
  ) throws {
    let speaker = try speaker()
    let said = (1...40).compactMap { _ in words(speaker, .voice(setting, isRaised: isRaised)) }
    #expect(said.last == end)
    #expect(said.count { $0 == end } > 1)
  }

  @Test func `Where there is no speech, it cannot be turned off`() throws {
    let speaker = try speaker()
    #expect(words(speaker, .mute) == "There is no speech")
    #expect(!speaker.isMuted)
  }
}
