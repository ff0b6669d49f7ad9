import Foundation
import Testing

@testable import SpeechCore

@Suite("The transcript")
struct TranscriptTests {
  let listener = Listener()

  @Test("A line tells when, what, why, and what of it was heard")
  func line() throws {
    listener.queue.enqueue(
      Announcement(
        event: "focus",
        parts: [
          AnnouncementPart(.name, "Straße \"A\"", language: "de"),
          AnnouncementPart(.role, "edit"),
        ]))
    listener.wait(frames: 12)
    listener.queue.interrupt()
    let record = try #require(listener.records.first)
    #expect(
      TranscriptLine(record, language: "en").json
        == #"{"time":0.0,"duration":0.012,"event":"focus","priority":"next","#
        + #""parts":[{"kind":"name","text":"Straße \"A\"","language":"de"},"#
        + #"{"kind":"role","text":"edit","language":"en"}],"#
        + #""text":"Straße \"A\", edit","outcome":"cut","heardText":"Straße"}"#)
  }

  @Test("What a page calls its language, or a program its event, cannot harm a log")
  func outsideText() throws {
    let title = "\u{1B}]0;title\u{7}"
    listener.queue.enqueue(
      Announcement(
        event: "say\u{202E}",
        parts: [
          AnnouncementPart(.name, "Name", language: "de\(title)\u{E0041}"),
          AnnouncementPart(.role, "edit"),
        ]))
    listener.hearEverything()
    let record = try #require(listener.records.first)
    #expect(
      TranscriptLine(record, language: "en\u{2066}\u{9B}2J").json
        == #"{"time":0.0,"duration":0.02,"event":"say","priority":"next","#
        + #""parts":[{"kind":"name","text":"Name","language":"de"},"#
        + #"{"kind":"role","text":"edit","language":"en"}],"#
        + #""text":"Name, edit","outcome":"heard","heardText":"Name, edit"}"#)
  }

  @Test("Lines stand in the file as soon as their outcome is known")
  func file() throws {
    let path = NSTemporaryDirectory() + "transcript-\(UUID().uuidString).jsonl"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let writer = try TranscriptWriter(path: path, language: "en")
    listener.say("one")
    listener.say("two")
    listener.hearEverything()
    for record in listener.records { writer.write(record) }
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix("{\"time\":") && $0.hasSuffix("}") })
  }

  @Test("A transcript that cannot be written is an error")
  func unwritable() {
    #expect(throws: (any Error).self) {
      try TranscriptWriter(path: "/no/such/folder/x.jsonl", language: "en")
    }
  }

  @Test("Parts that end a sentence need no comma after them")
  func joining() {
    let announcement = Announcement(
      event: "focus",
      parts: [
        AnnouncementPart(.name, "Subject:"), AnnouncementPart(.role, "edit"),
        AnnouncementPart(.description, "We never share it."), AnnouncementPart(.position, "1 of 2"),
      ])
    #expect(announcement.text == "Subject: edit, We never share it. 1 of 2")
  }
}
