import Foundation
import SpeechCore

/// A WAV file while it is written, or a pipe that takes one.
///
/// For one thread at a time.
struct WAVWriter: Sendable {
  private let descriptor: Int32
  private let sampleRate: Int
  /// Whether the header can be put right later; not so in a pipe.
  private let seekable: Bool
  private var frames: Int64 = 0

  /// Creates the file, with a header; to open a FIFO waits for its reader.
  init(path: String, sampleRate: Int) throws(SystemError) {
    descriptor = try SystemError.checked {
      open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    }
    self.sampleRate = sampleRate
    seekable = lseek(descriptor, 0, SEEK_CUR) >= 0
    do throws(SystemError) {
      let header = WAVHeader.bytes(sampleRate: sampleRate, frames: seekable ? 0 : nil)
      try writeAll(header, count: header.count)
    } catch {
      Foundation.close(descriptor)
      throw error
    }
  }

  /// Adds frames; the header does not yet know of them.
  mutating func write(_ samples: UnsafeBufferPointer<Int16>) throws(SystemError) {
    #if _endian(little)
      if let start = samples.baseAddress { try writeAll(start, count: samples.count * 2) }
    #else
      try writeAll(samples.map(\.littleEndian), count: samples.count * 2)
    #endif
    frames += Int64(samples.count)
  }

  /// Adds silence.
  mutating func writeSilence(_ count: Int64) throws(SystemError) {
    let silence = [Int16](repeating: 0, count: Int(min(count, 16_384)))
    var left = count
    while left > 0 {
      let part = min(left, Int64(silence.count))
      try writeAll(silence, count: Int(part) * 2)
      frames += part
      left -= part
    }
  }

  /// Makes the header true, so that the file can be read though the program be killed now.
  func patchHeader() throws(SystemError) {
    guard seekable else { return }
    let header = WAVHeader.bytes(sampleRate: sampleRate, frames: frames)
    _ = try SystemError.checked { pwrite(descriptor, header, header.count, 0) }
  }

  /// Closes the file; call `patchHeader` before.
  func close() {
    Foundation.close(descriptor)
  }

  private func writeAll(_ bytes: UnsafeRawPointer, count: Int) throws(SystemError) {
    var done = 0
    while done < count {
      done += try SystemError.checked { Foundation.write(descriptor, bytes + done, count - done) }
    }
  }
}
