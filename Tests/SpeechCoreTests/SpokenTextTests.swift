import Testing

@testable import SpeechCore

/// A text that is spoken otherwise than it is shown.
@Suite("What is spoken and what is shown")
struct SpokenTextTests {
  let listener = Listener()
  let part = AnnouncementPart(
    .value, "1 < 2 and more",
    spoken: SpokenText([
      .init("1 "), .init("<", spoken: "less than"), .init(" 2 and more"),
    ]))

  private func say() {
    listener.queue.enqueue(Announcement(event: "test", parts: [part]))
  }

  @Test("The voice is given what is spoken, the record what is shown")
  func whole() throws {
    say()
    listener.hearEverything()
    #expect(
      listener.engine.spoken.withLock { $0.map(\.text.string) } == ["1 less than 2 and more"])
    #expect(listener.outcomes == ["heard: 1 < 2 and more"])
    let record = try #require(listener.records.first)
    #expect(
      TranscriptLine(record, language: "en").json.contains(
        #""parts":[{"kind":"value","text":"1 < 2 and more","language":"en","#
          + #""spoken":"1 less than 2 and more"}],"text":"1 < 2 and more""#))
  }

  /// A word takes ten frames, and counts once the next has begun.
  @Test(
    "A cut is told in words that are shown",
    arguments: [
      (5, ""), (10, "1"), (20, "1"), (30, "1 <"), (40, "1 < 2"), (50, "1 < 2 and"),

    ])
  func cut(frames: Int, heard: String) {
    say()
    listener.wait(frames: frames)
    listener.queue.interrupt()
    #expect(listener.records.map(\.heardText) == [heard])
  }

  @Test("What is said for nothing, or shown and not said, keeps its place")
  func empty() {
    let text = SpokenText([
      .init("a"), .init("--", spoken: ""), .init("b", spoken: "bee"), .init("c"),
    ])
    #expect(text.text == "abeec")
    #expect((0...6).map(text.shownOffset) == [0, 3, 3, 3, 4, 5, 5])
    #expect(SpokenText([]).shownOffset(of: 0) == 0)
  }
}
