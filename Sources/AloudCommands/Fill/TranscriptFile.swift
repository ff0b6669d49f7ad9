import Aloud

/// Opens the transcript that was asked for.
enum TranscriptFile {
  static func open(_ path: String, language: String) throws(UsageError) -> TranscriptWriter {
    do {
      return try TranscriptWriter(path: path, language: language)
    } catch {
      throw UsageError("--transcript: \(path) cannot be written; name another place")
    }
  }
}
