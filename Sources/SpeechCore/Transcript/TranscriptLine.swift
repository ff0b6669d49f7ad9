import Foundation

/// One line of a transcript: an announcement and what became of it, as a JSON object.
///
/// The keys and their order are part of the command line's contract.
public struct TranscriptLine: Hashable, Sendable {
  /// What became of what.
  public var record: AnnouncementRecord
  /// The language of parts that name none.
  public var language: String

  /// Creates a line.
  public init(_ record: AnnouncementRecord, language: String) {
    self.record = record
    self.language = language
  }

  /// The JSON object, without a line break.
  public var json: String {
    let announcement = record.announcement
    let parts = announcement.parts.enumerated().map { index, part in
      let cue = record.cues[index].map { [("cue", safe($0))] } ?? []
      let spoken = part.spoken.map { [("spoken", JSONText.string($0.text.string))] } ?? []
      return JSONText.object(
        [
          ("kind", JSONText.string(part.kind.rawValue)),
          ("text", JSONText.string(part.text.string)),
          ("language", safe(part.language ?? language)),
        ] + spoken + cue)
    }
    return JSONText.object([
      ("time", JSONText.seconds(record.time)),
      ("duration", JSONText.seconds(record.duration)),
      ("event", safe(announcement.event)),
      ("priority", JSONText.string(announcement.priority.rawValue)),
      ("parts", JSONText.array(parts)),
      ("text", JSONText.string(announcement.text)),
      ("outcome", JSONText.string(record.outcome.rawValue)),
      ("heardText", JSONText.string(record.heardText)),
    ])
  }

  // A page says which language it is in, and a program what its events are called.
  private func safe(_ text: String) -> String { JSONText.string(SafeText(text).string) }
}
