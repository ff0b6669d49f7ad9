import AudioSinks
import SpeechCore
import Synchronization
import Testing

@Suite("Pausing and going on")
struct PausingTests {
  let listener = Listener(speaking: RampEngine())

  private func silence(_ count: Int) -> [Int16] { Array(repeating: 0, count: count) }

  @Test("Wherever it stops, it goes on at the beginning of that word", arguments: 0...50)
  func everyPause(frames: Int) {
    listener.say("one two three", "four five")
    let whole = RampEngine.samples("one two three") + RampEngine.samples("four five")
    listener.wait(frames: frames)
    listener.queue.pause()
    #expect(listener.queue.isPaused)
    listener.wait(frames: 7)
    #expect(listener.outcomes.isEmpty, "a pause is no cut")
    listener.queue.resume()
    listener.hearEverything()
    // Behind the last word of a part nobody knows yet that it was the last.
    let again = [30, 50].contains(frames) ? frames - 10 : frames / 10 * 10
    #expect(listener.sink.samples == whole[..<frames] + silence(7) + whole[again...])
    #expect(listener.outcomes == ["heard: one two three, four five"])
    #expect(!listener.queue.isPaused)
  }

  @Test("Where nobody knows of words, it goes on exactly where it stopped", arguments: 0...19)
  func withoutMarks(frames: Int) {
    let listener = Listener(speaking: RampEngine(hasMarks: false))
    let whole = RampEngine.samples("one two")
    listener.say("one two")
    listener.wait(frames: frames)
    listener.queue.pause()
    listener.wait(frames: 5)
    listener.queue.resume()
    listener.hearEverything()
    #expect(listener.sink.samples == whole.prefix(frames) + silence(5) + whole[frames...])
    #expect(listener.outcomes == ["heard: one two"])
  }

  @Test("It stops and goes on as often as one likes, and the transcript has the whole time")
  func repeatedly() {
    let whole = RampEngine.samples("one two three")
    listener.say("one two three")
    for frames in [15, 3, 12] {
      listener.wait(frames: frames)
      listener.queue.pause()
      listener.wait(frames: 100)
      listener.queue.resume()
    }
    listener.hearEverything()
    let heard: [ArraySlice<Int16>] = [
      whole[..<15], silence(100)[...], whole[10..<13], silence(100)[...], whole[10..<22],
      silence(100)[...], whole[20...],
    ]
    #expect(listener.sink.samples == Array(heard.joined()))
    #expect(listener.records.map(\.time) == [0])
    #expect(listener.records.map(\.duration) == [0.34])
  }

  @Test("What comes meanwhile waits, however urgent it is, and what was paused goes on first")
  func whatComesMeanwhile() {
    listener.say("one two")
    listener.wait(frames: 5)
    listener.queue.pause()
    listener.say("polite", priority: .polite)
    listener.say("next")
    listener.say("now", priority: .now)
    listener.wait(frames: 100)
    #expect(listener.outcomes.isEmpty)
    listener.queue.resume()
    listener.hearEverything()
    #expect(
      listener.outcomes == ["heard: one two", "heard: now", "heard: next", "heard: polite"])
  }

  @Test("A newer focus makes what is paused stale")
  func staleMeanwhile() {
    listener.say("old field", topic: .focus)
    listener.wait(frames: 15)
    listener.queue.pause()
    listener.wait(frames: 100)
    listener.say("new field", topic: .focus)
    listener.queue.resume()
    listener.hearEverything()
    #expect(listener.outcomes == ["cut: old", "heard: new field"])
    #expect(listener.records.map(\.duration) == [0.015, 0.02])
  }

  @Test(
    "A key cuts what is paused, at the word it stopped in, and ends the pause", arguments: 0...29)
  func cutWhilePaused(frames: Int) {
    listener.say("one two three")
    listener.say("later")
    listener.wait(frames: frames)
    listener.queue.pause()
    listener.wait(frames: 100)
    listener.queue.interrupt()
    #expect(!listener.queue.isPaused)
    let expected =
      switch frames {
      case 0: "dropped: "
      case 1..<10: "cut: "
      case 10..<20: "cut: one"
      default: "cut: one two"
      }
    #expect(listener.outcomes == [expected, "dropped: "])
    #expect(listener.records.map(\.duration) == [Double(frames) / 1000, 0])
    #expect(listener.sink.samples.suffix(100) == silence(100)[...])
    listener.say("new")
    listener.hearEverything()
    #expect(listener.outcomes.last == "heard: new")
  }

  @Test("A key that cuts after a pause cuts at the right word", arguments: 0..<20)
  func cutAfterPause(frames: Int) {
    listener.say("one two three")
    listener.wait(frames: 15)
    listener.queue.pause()
    listener.wait(frames: 100)
    listener.queue.resume()
    listener.wait(frames: frames)
    listener.queue.interrupt()
    #expect(listener.outcomes == [frames < 10 ? "cut: one" : "cut: one two"])
    #expect(
      listener.records.first?.duration == (frames == 0 ? 0.015 : Double(115 + frames) / 1000))
  }

  @Test("In the silence between two announcements the rest of it stands after the pause")
  func betweenTwo() {
    let listener = Listener(profile: VoiceProfile(pauseAfter: 0.02), speaking: RampEngine())
    listener.say("one")
    listener.say("two")
    listener.wait(frames: 15)
    listener.queue.pause()
    listener.queue.resume()
    listener.hearEverything()
    #expect(listener.records.map(\.time) == [0, 0.03])
  }

  @Test("To pause and to go on once more than needed changes nothing")
  func onceMore() {
    listener.queue.resume()
    listener.say("one two")
    listener.wait(frames: 15)
    listener.queue.pause()
    listener.queue.pause()
    listener.queue.resume()
    listener.queue.resume()
    listener.hearEverything()
    #expect(listener.outcomes == ["heard: one two"])
    #expect(listener.sink.samples.count == 25)
  }

  @Test("What is paused is still to be said, and who waits for the end waits")
  func waiting() async {
    listener.say("one two")
    listener.wait(frames: 15)
    listener.queue.pause()
    #expect(!listener.queue.isIdle)
    async let idle: Void = listener.queue.waitUntilIdle()
    listener.wait(frames: 100)
    #expect(!listener.queue.isIdle)
    listener.queue.resume()
    listener.hearEverything()
    await idle
    #expect(listener.outcomes == ["heard: one two"])
  }

  @Test("A pause in silence keeps silent what comes, until it ends")
  func inSilence() async {
    listener.queue.pause()
    #expect(listener.queue.isIdle, "there is nothing to wait for")
    listener.say("one")
    listener.hearEverything()
    #expect(listener.outcomes.isEmpty)
    listener.queue.resume()
    listener.hearEverything()
    #expect(listener.outcomes == ["heard: one"])
  }

  @Test("What is held waits for what the person wants: a pause, and after it to go on")
  func held() {
    listener.say("one two three")
    listener.wait(frames: 15)
    listener.queue.hold()
    listener.wait(frames: 10)
    listener.queue.togglePause()
    listener.wait(frames: 10)
    #expect(listener.queue.isPaused)
    #expect(listener.sink.samples.count { $0 != 0 } == 15)
    listener.queue.hold()
    listener.queue.togglePause()
    #expect(!listener.queue.isPaused)
    listener.hearEverything()
    #expect(listener.outcomes == ["heard: one two three"])
    #expect(listener.sink.samples.count == 55)
  }

  @Test("What is held is cut by any other key as if it had been cut at once")
  func heldAndCut() {
    listener.say("one two three")
    listener.wait(frames: 15)
    listener.queue.hold()
    listener.wait(frames: 10)
    listener.queue.interrupt()
    #expect(listener.outcomes == ["cut: one"])
    #expect(listener.records.map(\.duration) == [0.015])
    #expect(!listener.queue.isPaused)
  }

  @Test("A pause stops a failed submit and does not cut it; a key does")
  func protected() {
    listener.say("two problems", isProtected: true)
    listener.wait(frames: 5)
    listener.queue.pause()
    listener.say("urgent", priority: .now)
    listener.say("new field", topic: .focus)
    listener.queue.resume()
    listener.hearEverything()
    #expect(
      listener.outcomes == ["heard: two problems", "heard: urgent", "heard: new field"])
    listener.say("three problems", isProtected: true)
    listener.wait(frames: 15)
    listener.queue.pause()
    listener.queue.interrupt()
    #expect(listener.outcomes.last == "cut: three")
  }

  @Test("An engine that is gone when speech is to go on leaves all to print, and nothing waits")
  func unavailableMeanwhile() async {
    let engine = RampEngine()
    let listener = Listener(speaking: engine)
    listener.say("one two", "three")
    listener.say("later")
    listener.wait(frames: 5)
    listener.queue.pause()
    engine.isAvailable.withLock { $0 = false }
    listener.queue.resume()
    listener.hearEverything()
    await listener.queue.waitUntilIdle()
    #expect(listener.failures == ["no worker"])
    #expect(listener.outcomes == ["heard: one two, three", "heard: later"])
  }

  @Test("A text that fails after a pause costs itself and nothing more")
  func failureMeanwhile() {
    let listener = Listener()
    listener.say("one two", "crash", "three")
    listener.wait(frames: 15)
    listener.queue.pause()
    listener.queue.resume()
    listener.hearEverything()
    #expect(listener.failures == ["crash: engineStopped"])
    #expect(listener.outcomes == ["cut: one two, three", "heard: Speech failed"])
  }

  @Test("What another voice began goes on in that voice, though the profile has changed meanwhile")
  func profileMeanwhile() {
    let profile = listener.queue.profile
    listener.say("one two", "three")
    listener.wait(frames: 15)
    listener.queue.pause()
    listener.queue.profile.voice.rate = 350
    listener.queue.resume()
    listener.hearEverything()
    #expect(profile.voice.rate == 175)
    let first = RampEngine.samples("one two")
    #expect(
      listener.sink.samples
        == first[..<15] + first[10...] + RampEngine.samples("three", framesPerWord: 5))
    #expect(listener.outcomes == ["heard: one two, three"])
  }

  @Test("A language that no voice speaks goes on in the voice that stood in for it")
  func fallbackMeanwhile() {
    let listener = Listener()
    listener.queue.enqueue(
      Announcement(
        event: "test", parts: [AnnouncementPart(.name, "nuqneH puq", language: "xx")]))
    listener.wait(frames: 15)
    listener.queue.pause()
    listener.queue.resume()
    listener.hearEverything()
    #expect(listener.outcomes == ["heard: nuqneH puq"])
    #expect(listener.engine.spoken.withLock { $0.map(\.voice.language) } == ["en", "en"])
    #expect(listener.failures.isEmpty)
  }
}
