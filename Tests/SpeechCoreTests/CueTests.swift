import Foundation
import Testing

@testable import SpeechCore

@Suite("The sounds of cues")
struct CueTests {
  static let rate = 22_050.0

  @Test("The files that come with the program are those that it makes", arguments: Cue.allCases)
  func files(cue: Cue) throws {
    // Made anew by: aloud cues Voices/cues
    let file = try WAVFile(path: "\(ProfileFolders.shipped)/cues/\(cue.fileName)")
    #expect(file == cue.file)
    let url = URL(filePath: "\(ProfileFolders.shipped)/cues/\(cue.fileName)")
    #expect(try Array(Data(contentsOf: url)) == cue.file.bytes)
  }

  @Test("Each is short and soft, and begins and ends in silence", arguments: Cue.allCases)
  func soft(cue: Cue) {
    let samples = cue.tone.samples(at: 22_050)
    #expect(0.03...0.151 ~= Double(samples.count) / Self.rate)
    #expect(samples.map { abs(Int($0)) }.max() == Int(CueTone.peak))
    #expect(samples.first == 0)
    #expect(samples.last == 0)
    // A click is a jump; the steepest tone here moves by less in one frame.
    let jumps = zip(samples, samples.dropFirst()).map { abs(Int($0) - Int($1)) }
    #expect((jumps.max() ?? 0) < 5500)
    #expect(jumps.prefix(3).allSatisfy { $0 < 300 })
    #expect(jumps.suffix(3).allSatisfy { $0 < 300 })
  }

  @Test("They are told apart by how the pitch goes")
  func distinct() {
    #expect(direction(.success) == 1)
    #expect(direction(.on) == 1)
    #expect(direction(.error) == -1)
    #expect(direction(.off) == -1)
    for cue in [Cue.focus, .boundary, .capital] { #expect(direction(cue) == 0, "\(cue)") }
    for (index, first) in Cue.allCases.enumerated() {
      for second in Cue.allCases.dropFirst(index + 1) where direction(first) == direction(second) {
        // More than a minor third apart where the contour is the same.
        let (lower, higher) = (min(start(first), start(second)), max(start(first), start(second)))
        #expect(higher / lower > 1.18, "\(first) and \(second)")
      }
    }
  }

  private func start(_ cue: Cue) -> Double { pitch(cue, from: 0, to: 0.4) }

  private func direction(_ cue: Cue) -> Int {
    let change = pitch(cue, from: 0.6, to: 1) / start(cue)
    return change > 1.1 ? 1 : change < 0.9 ? -1 : 0
  }

  /// The pitch of a stretch, in hertz: one over the lag at which it is most like itself.
  private func pitch(_ cue: Cue, from: Double, to: Double) -> Double {
    let all = cue.tone.samples(at: 22_050).map(Double.init)
    let samples = Array(all[Int(Double(all.count) * from)..<Int(Double(all.count) * to)])
    func likeness(_ lag: Int) -> Double {
      let (here, there) = (samples.dropLast(lag), samples.dropFirst(lag))
      let energy = (here.reduce(0) { $0 + $1 * $1 } * there.reduce(0) { $0 + $1 * $1 }).squareRoot()
      return energy == 0 ? 0 : zip(here, there).reduce(0) { $0 + $1.0 * $1.1 } / energy
    }
    // The first lag that is a whole wave: later ones are several.
    let lags = Array(12..<min(130, samples.count * 3 / 4))
    let values = lags.map(likeness)
    let peak = lags.indices.dropFirst().dropLast().first {
      values[$0] > 0.85 && values[$0] >= values[$0 - 1] && values[$0] >= values[$0 + 1]
    }
    return Self.rate / Double(lags[peak ?? 0])
  }
}

/// So many equal frames.
private func frames(_ sample: Int16, _ count: Int) -> [Int16] {
  Array(repeating: sample, count: count)
}

@Suite("Cues in what is heard")
struct CueMixingTests {
  let tick = CueSound(name: "tick", sampleRate: 1000, samples: [5, 6, 7])
  let long = CueSound(name: "long", sampleRate: 1000, samples: Array(repeating: 3, count: 25))

  func listener(
    pauseAfter: Double = 0, volume: Int = 100, parts: [AnnouncementPart.Kind: PartStyle] = [:],
    voice: Voice = Voice()
  ) -> Listener {
    Listener(
      profile: VoiceProfile(
        voice: voice, parts: parts, pauseAfter: pauseAfter,
        cues: CueSounds(sounds: [.focus: tick, .error: long], volume: volume)))
  }

  func say(_ parts: AnnouncementPart..., on listener: Listener) {
    listener.queue.enqueue(Announcement(event: "test", parts: parts))
  }

  @Test("A cue begins with the first frame of its part, and delays no word")
  func sum() {
    let listener = listener()
    say(
      AnnouncementPart(.name, "one"), AnnouncementPart(.state, "two", cue: .focus), on: listener)
    listener.hearEverything()
    #expect(
      listener.sink.samples
        == frames(1, 10) + [6, 7, 8] + frames(1, 7))
    #expect(listener.records.map(\.duration) == [0.02])
    #expect(listener.records.map(\.cues) == [[1: "tick"]])
  }

  @Test("A cue that is longer than the words goes on into what follows, or to its end")
  func tail() async {
    let listener = listener()
    say(AnnouncementPart(.error, "one", cue: .error), on: listener)
    listener.hearEverything()
    #expect(
      listener.sink.samples == frames(4, 10) + frames(3, 15))
    #expect(listener.outcomes == ["heard: one"])
    #expect(listener.records.map(\.duration) == [0.025])
    await listener.queue.waitUntilIdle()

    say(AnnouncementPart(.error, "one", cue: .error), on: listener)
    say(AnnouncementPart(.name, "two"), on: listener)
    listener.hearEverything()
    #expect(
      Array(listener.sink.samples.dropFirst(25))
        == frames(4, 20) + frames(3, 5))
    #expect(listener.outcomes.count == 3)
    #expect(listener.queue.isIdle)
  }

  @Test("Where speech ends for good, a cue is heard out and nobody waits for more")
  func unavailable() async {
    let listener = listener()
    say(AnnouncementPart(.error, "one", cue: .error), on: listener)
    say(AnnouncementPart(.name, "two"), on: listener)
    listener.wait(frames: 5)
    listener.engine.isAvailable.withLock { $0 = false }
    listener.hearEverything()
    #expect(listener.sink.samples == frames(4, 10) + frames(3, 15))
    #expect(Set(listener.outcomes) == ["heard: one", "heard: two"])
    await listener.queue.waitUntilIdle()
  }

  @Test("In a pause the cue is heard on")
  func pause() {
    let listener = listener(pauseAfter: 0.02)
    say(AnnouncementPart(.error, "one", cue: .error), on: listener)
    say(AnnouncementPart(.name, "two"), on: listener)
    listener.hearEverything()
    let silence = frames(0, 5)
    #expect(
      listener.sink.samples
        == frames(4, 10) + frames(3, 15) + silence
        + frames(1, 10))
  }

  @Test("However it is asked for, the same is heard", arguments: 1...40)
  func anyChunk(size: Int) {
    let listener = listener()
    say(
      AnnouncementPart(.error, "one", cue: .error), AnnouncementPart(.state, "two", cue: .focus),
      on: listener)
    var left = 25
    while left > 0 {
      listener.wait(frames: min(size, left))
      left -= size
    }
    let expected: [Int16] =
      frames(4, 10) + [9, 10, 11] + frames(4, 7)
      + frames(3, 5)
    #expect(listener.sink.samples == expected)
  }

  @Test("A key that cuts the words cuts the cue")
  func cut() {
    let listener = listener()
    say(AnnouncementPart(.error, "one two", cue: .error), on: listener)
    listener.wait(frames: 12)
    listener.queue.interrupt()
    say(AnnouncementPart(.name, "three"), on: listener)
    listener.hearEverything()
    #expect(
      listener.sink.samples == frames(4, 12) + frames(1, 10))
    #expect(listener.records.first?.cues == [0: "long"])
  }

  @Test("A key in the tail of a cue cuts that too, and the words were heard")
  func cutTail() {
    let listener = listener()
    say(AnnouncementPart(.error, "one", cue: .error), on: listener)
    listener.wait(frames: 14)
    listener.queue.interrupt()
    listener.wait(frames: 6)
    #expect(
      listener.sink.samples
        == frames(4, 10) + frames(3, 4)
        + frames(0, 6))
    #expect(listener.outcomes == ["heard: one"])
  }

  @Test("A cue that was not reached is not told of")
  func unheard() {
    let listener = listener()
    say(
      AnnouncementPart(.name, "one"), AnnouncementPart(.state, "two", cue: .focus), on: listener)
    listener.wait(frames: 10)
    listener.queue.interrupt()
    #expect(listener.records.map(\.cues) == [[:]])
  }

  @Test("Cues are as loud as the profile says, and follow the voice")
  func volume() {
    let quiet = listener(volume: 50, voice: Voice(volume: 40))
    say(AnnouncementPart(.name, "one", cue: .focus), on: quiet)
    quiet.hearEverything()
    // A fifth of 5, 6 and 7.
    #expect(quiet.sink.samples.prefix(4) == [2, 2, 2, 1])
    var mixer = CueMixer()
    mixer.begin(CueSound(name: "", sampleRate: 1, samples: [30_000, -30_000]), volume: 200)
    var buffer: [Int16] = [1, 1, 1]
    buffer.withUnsafeMutableBufferPointer { mixer.mix(into: $0) }
    #expect(buffer == [.max, .min, 1])
    #expect(mixer.framesLeft == 0)
  }

  @Test("A sound of another rate than speech is not heard, rather than at a wrong pitch")
  func otherRate() {
    let profile = VoiceProfile(
      cues: CueSounds(sounds: [.on: CueSound(name: "on", sampleRate: 22_050, samples: [9])]))
    let listener = Listener(profile: profile)
    say(AnnouncementPart(.state, "on", cue: .on), on: listener)
    listener.hearEverything()
    #expect(listener.sink.samples == frames(1, 10))
    #expect(listener.records.map(\.cues) == [[:]])
  }

  @Test("A kind of part can begin with a cue of its own")
  func cueBefore() {
    let listener = listener(parts: [.error: PartStyle(cueBefore: tick)])
    say(
      AnnouncementPart(.error, "one"), AnnouncementPart(.error, "zwei", joint: .space),
      on: listener)
    listener.hearEverything()
    #expect(listener.sink.samples == [6, 7, 8] + frames(1, 17))
    #expect(listener.records.map(\.cues) == [[0: "tick"]])
  }

  @Test("A part that cannot be said has no cue; one that another voice says has one")
  func failures() {
    let listener = listener()
    say(AnnouncementPart(.name, "crash", cue: .focus), on: listener)
    listener.hearEverything()
    #expect(listener.records.map(\.cues) == [[:], [:]])
    say(AnnouncementPart(.name, "foreign", language: "xx", cue: .focus), on: listener)
    let before = listener.sink.samples.count
    listener.hearEverything()
    #expect(listener.sink.samples.dropFirst(before).prefix(4) == [6, 7, 8, 1])
  }

  @Test("The transcript tells of a cue that was heard")
  func transcript() throws {
    let listener = listener()
    say(
      AnnouncementPart(.name, "one", cue: .on), AnnouncementPart(.state, "two", cue: .focus),
      on: listener)
    listener.hearEverything()
    let record = try #require(listener.records.first)
    let json = TranscriptLine(record, language: "en").json
    #expect(
      json.contains(
        #""parts":[{"kind":"name","text":"one","language":"en"},"#
          + #"{"kind":"state","text":"two","language":"en","cue":"tick"}]"#))
  }
}

@Suite("Pauses between parts")
struct PartPauseTests {
  let profile = VoiceProfile(
    parts: [
      .name: PartStyle(pauseAfter: 0.003), .role: PartStyle(pauseBefore: 0.005, pauseAfter: 0.001),
      .error: PartStyle(pauseBefore: 0.02),
    ], pauseAfter: 0.01)

  @Test("Of two pauses that meet the longer is heard; within a sentence there is none")
  func meeting() {
    let listener = Listener(profile: profile)
    listener.queue.enqueue(
      Announcement(
        event: "test",
        parts: [
          AnnouncementPart(.role, "one"), AnnouncementPart(.name, "two"),
          AnnouncementPart(.role, "three"), AnnouncementPart(.role, "drei", joint: .space),
        ]))
    listener.hearEverything()
    let word = frames(1, 10)
    // No pause before the first: nothing is to be waited for.
    #expect(
      listener.sink.samples == word + frames(0, 1) + word + frames(0, 5) + word + word)
    #expect(listener.outcomes == ["heard: one, two, three drei"])
  }

  @Test("Between announcements the longest of the three counts")
  func announcements() {
    let listener = Listener(profile: profile)
    for kind in [AnnouncementPart.Kind.name, .value, .error] {
      listener.queue.enqueue(
        Announcement(event: "test", parts: [AnnouncementPart(kind, "one")]))
    }
    listener.hearEverything()
    #expect(listener.records.map(\.time) == [0, 0.02, 0.05])
  }

  @Test("A key in a pause cuts what was to come, and nothing waits for the rest of it")
  func cut() {
    let listener = Listener(profile: profile)
    listener.queue.enqueue(
      Announcement(
        event: "test",
        parts: [AnnouncementPart(.value, "one"), AnnouncementPart(.error, "two")]))
    listener.wait(frames: 15)
    listener.queue.interrupt()
    listener.say("three")
    listener.hearEverything()
    #expect(listener.outcomes == ["cut: one", "heard: three"])
    #expect(listener.records.map(\.time) == [0, 0.015])
  }
}
