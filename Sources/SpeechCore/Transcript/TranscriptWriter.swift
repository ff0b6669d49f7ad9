import Foundation
import Synchronization

/// Writes a transcript, a line as soon as its outcome is known.
///
/// Any thread may write. A line goes out in one piece, so that a program that is killed leaves
/// whole lines behind.
public final class TranscriptWriter: Sendable {
  private let handle: Mutex<FileHandle>
  private let language: String

  /// Creates the file, or empties it.
  ///
  /// - Throws: An error of the file system.
  public init(path: String, language: String) throws {
    let url = URL(fileURLWithPath: path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw CocoaError(.fileWriteNoPermission, userInfo: [NSURLErrorKey: url])
    }
    handle = Mutex(FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
    self.language = language
  }

  /// Adds a line.
  ///
  /// A full disk loses lines, never the session.
  public func write(_ record: AnnouncementRecord) {
    let line = Data((TranscriptLine(record, language: language).json + "\n").utf8)
    handle.withLock { try? $0.write(contentsOf: line) }
  }
}
