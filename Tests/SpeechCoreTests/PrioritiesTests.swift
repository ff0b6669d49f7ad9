import SpeechCore
import Testing

@Suite("Who is heard first")
struct PrioritiesTests {
  let listener = Listener()

  @Test(
    "Now cuts what is being said, whatever its priority", arguments: Announcement.Priority.allCases)
  func nowCuts(priority: Announcement.Priority) {
    listener.say("current words", priority: priority)
    listener.wait(frames: 12)
    listener.say("urgent", priority: .now)
    listener.hearEverything()
    #expect(listener.outcomes == ["cut: current", "heard: urgent"])
    #expect(listener.records.map(\.time) == [0, 0.012])
  }

  @Test("Next and polite cut nothing", arguments: [Announcement.Priority.next, .polite])
  func othersWait(priority: Announcement.Priority) {
    listener.say("current words")
    listener.wait(frames: 12)
    listener.say("later", priority: priority)
    listener.hearEverything()
    #expect(listener.outcomes == ["heard: current words", "heard: later"])
  }

  @Test(
    "Of one priority, what came first is heard first", arguments: Announcement.Priority.allCases)
  func inOrder(priority: Announcement.Priority) {
    listener.say("protected", isProtected: true)
    listener.wait(frames: 5)
    for text in ["first", "second", "third"] { listener.say(text, priority: priority) }
    listener.hearEverything()
    #expect(
      listener.outcomes == ["heard: protected", "heard: first", "heard: second", "heard: third"])
  }

  @Test("Polite waits for everything that comes before it is begun")
  func politeIsLast() {
    listener.say("current")
    listener.wait(frames: 5)
    listener.say("polite", priority: .polite)
    listener.say("one")
    listener.wait(frames: 5)
    listener.say("two")
    listener.hearEverything()
    #expect(
      listener.outcomes == ["heard: current", "heard: one", "heard: two", "heard: polite"])
  }

  @Test("A newer focus makes stale only what is about the focus")
  func onlyFocusIsStale() {
    listener.say("current")
    listener.wait(frames: 5)
    listener.say("valid")
    listener.say("old field", topic: .focus)
    listener.say("saved", priority: .polite)
    listener.say("new field", topic: .focus)
    listener.hearEverything()
    #expect(
      listener.outcomes == [
        "dropped: ", "heard: current", "heard: valid", "heard: new field", "heard: saved",
      ])
  }

  @Test("Equal words of one input are merged while they are to be heard, in any part of the line")
  func merging() {
    listener.say("current", input: 1)
    listener.wait(frames: 5)
    listener.say("waiting", priority: .polite, input: 1)
    listener.say("current", input: 1)
    listener.say("waiting", input: 1)
    listener.say("waiting", "waiting", input: 1)
    listener.hearEverything()
    #expect(
      listener.outcomes == ["heard: current", "heard: waiting, waiting", "heard: waiting"])
  }

  @Test("Nothing but the person cuts what is protected, and a second one waits for the first")
  func protected() {
    listener.say("two problems", priority: .now, topic: .focus, isProtected: true)
    listener.wait(frames: 5)
    listener.say("old field", topic: .focus)
    listener.say("message", priority: .now)
    listener.say("saved", priority: .polite)
    listener.queue.drop { _ in true }
    listener.say("one problem", priority: .now, topic: .focus, isProtected: true)
    listener.say("still one problem", priority: .now, topic: .focus, isProtected: true)
    listener.wait(frames: 3)
    listener.say("urgent", priority: .now, topic: .focus)
    listener.hearEverything()
    #expect(
      listener.outcomes == [
        "dropped: ", "dropped: ", "dropped: ", "heard: two problems", "heard: one problem",
        "heard: still one problem", "heard: urgent",
      ])
  }

  @Test("A failed submit makes stale where the focus was, though it is cut by nothing itself")
  func failureSupersedesFocus() {
    listener.say("current")
    listener.wait(frames: 5)
    listener.say("old field", topic: .focus)
    listener.say("two problems", priority: .now, topic: .focus, isProtected: true)
    listener.hearEverything()
    #expect(listener.outcomes == ["dropped: ", "cut: ", "heard: two problems"])
  }

  @Test("A pause stands between any two announcements, however late the second one comes")
  func pauseOnTheClock() {
    for late in [0, 5, 19, 20, 30] {
      let listener = Listener(profile: VoiceProfile(pauseAfter: 0.02))
      listener.say("one")
      listener.wait(frames: 10 + late)
      listener.say("two")
      listener.hearEverything()
      #expect(listener.records.map(\.time) == [0, Double(max(30, 10 + late)) / 1000])
    }
  }

  @Test("After a cut nothing stands before what comes")
  func noPauseAfterCut() {
    let listener = Listener(profile: VoiceProfile(pauseAfter: 0.02))
    listener.say("one")
    listener.wait(frames: 12)
    listener.queue.interrupt()
    listener.say("two")
    listener.hearEverything()
    #expect(listener.records.map(\.time) == [0, 0.012])
  }
}

@Suite("What need not be said any more")
struct DroppingTests {
  let listener = Listener()

  private func drop(_ id: Int) { listener.queue.drop { $0.subject?.id == id } }

  @Test("What waits is dropped, and all else is heard")
  func waiting() {
    listener.say("current")
    listener.wait(frames: 5)
    listener.say("gone", subject: .init(1))
    listener.say("there", subject: .init(2))
    listener.say("gone too", priority: .polite, subject: .init(1))
    listener.say("message", priority: .polite)
    drop(1)
    #expect(listener.outcomes == ["dropped: ", "dropped: "])
    listener.hearEverything()
    #expect(
      listener.outcomes.dropFirst(2) == ["heard: current", "heard: there", "heard: message"])
  }

  @Test("What is being said of it is cut, and what waits follows at once")
  func beingSaid() {
    listener.say("gone for good", subject: .init(1))
    listener.say("there", subject: .init(2))
    listener.wait(frames: 15)
    drop(1)
    listener.hearEverything()
    #expect(listener.outcomes == ["cut: gone", "heard: there"])
    #expect(listener.records.map(\.time) == [0, 0.015])
  }

  @Test("What is protected is heard though it is about something that is gone")
  func protected() {
    listener.say("problem", subject: .init(1), isProtected: true)
    listener.say("another problem", subject: .init(1), isProtected: true)
    listener.wait(frames: 5)
    drop(1)
    listener.hearEverything()
    #expect(listener.outcomes == ["heard: problem", "heard: another problem"])
  }

  @Test("Who waits for the end need not wait for what is dropped")
  func idle() async {
    listener.say("gone", subject: .init(1))
    async let idle: Void = listener.queue.waitUntilIdle()
    drop(1)
    await idle
    #expect(listener.outcomes == ["dropped: "])
  }
}

@Suite("A voice that changes while it speaks")
struct ChangingVoiceTests {
  private let listener = Listener(speaking: RampEngine())

  private func samples(_ text: String, fast: Bool = false) -> [Int16] {
    RampEngine.samples(text, framesPerWord: fast ? 5 : 10)
  }

  @Test(
    "What is being said goes on as it began, what follows is in the new voice", arguments: 0...40)
  func nextPart(frames: Int) {
    listener.say("one two", "three four")
    listener.say("five")
    listener.wait(frames: frames)
    listener.queue.profile.voice.rate = 350
    listener.hearEverything()
    let (first, second) = (frames > 0, frames > 20)
    #expect(
      listener.sink.samples
        == samples("one two", fast: !first) + samples("three four", fast: !second)
        + samples("five", fast: true))
    #expect(listener.outcomes == ["heard: one two, three four", "heard: five"])
  }

  @Test("Nothing is said twice, however often it changes")
  func often() {
    listener.say("one two three four")
    for rate in [350, 175, 350, 175] {
      listener.wait(frames: 7)
      listener.queue.profile.voice.rate = rate
    }
    listener.say("five")
    listener.hearEverything()
    #expect(listener.sink.samples == samples("one two three four") + samples("five"))
  }
}
