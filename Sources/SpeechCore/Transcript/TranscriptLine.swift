import PlainJSON

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
      json(of: part, cue: record.cues[index])
    }
    return JSONText.object([
      ("time", seconds(record.time)),
      ("duration", seconds(record.duration)),
      ("event", safe(announcement.event)),
      ("priority", JSONText.quoted(announcement.priority.rawValue)),
      ("parts", JSONText.array(parts)),
      ("text", JSONText.quoted(announcement.text)),
      ("outcome", JSONText.quoted(record.outcome.rawValue)),
      ("heardText", JSONText.quoted(record.heardText)),
    ])
  }

  private func json(of part: AnnouncementPart, cue: String?) -> String {
    var members: [(String, String?)] = [
      ("kind", JSONText.quoted(part.kind.rawValue)),
      ("text", JSONText.quoted(part.text.string)),
      ("language", safe(part.language ?? language)),
    ]
    if let spoken = part.spoken { members.append(("spoken", JSONText.quoted(spoken.text.string))) }
    if let cue { members.append(("cue", safe(cue))) }
    return JSONText.object(members)
  }

  /// Seconds to a tenth of a millisecond, about two samples.
  private func seconds(_ seconds: Double) -> String { "\((seconds * 10_000).rounded() / 10_000)" }

  // A page says which language it is in, and a program what its events are called.
  private func safe(_ text: String) -> String { JSONText.quoted(SafeText(text).string) }
}
