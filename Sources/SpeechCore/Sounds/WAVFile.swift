import Foundation

/// The samples of a mono 16-bit WAV file.
public struct WAVFile: Hashable, Sendable {
  /// Frames per second.
  public var sampleRate: Int
  /// The frames, in order.
  public var samples: [Int16]

  /// Creates a file's contents.
  public init(sampleRate: Int, samples: [Int16]) {
    self.sampleRate = sampleRate
    self.samples = samples
  }

  /// Reads a file.
  ///
  /// - Throws: `WAVFileError`, which names the file.
  public init(path: String) throws(WAVFileError) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try Self.contents(of: path)
    } catch {
      throw WAVFileError(name: path, problem: .unreadable(error.reason))
    }
    try self.init(bytes: bytes, name: path)
  }

  /// Reads a file that is in memory already; its name is for messages only.
  public init(bytes: [UInt8], name: String) throws(WAVFileError) {
    do throws(WAVFileError.Problem) {
      self = try Self.parse(bytes)
    } catch {
      throw WAVFileError(name: name, problem: error)
    }
  }

  /// The file as it is written.
  public var bytes: [UInt8] {
    WAVHeader.bytes(sampleRate: sampleRate, frames: Int64(samples.count))
      + samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }

  private static func contents(of path: String) throws(SystemError) -> [UInt8] {
    let descriptor = try SystemError.checked { open(path, O_RDONLY | O_CLOEXEC) }
    defer { close(descriptor) }
    return try FileContents.bytes(from: descriptor)
  }

  /// Walks the chunks: one `fmt `, then `data`; others are passed over, as RIFF asks.
  private static func parse(_ bytes: [UInt8]) throws(WAVFileError.Problem) -> WAVFile {
    guard bytes.count >= 12, bytes.starts(with: "RIFF".utf8),
      bytes[8..<12].elementsEqual("WAVE".utf8)
    else { throw .notWAV }
    var sampleRate: Int?
    var rest = bytes[12...]
    while rest.count >= 8 {
      let name = rest.prefix(4)
      let size = Int(number(rest.dropFirst(4).prefix(4)))
      let body = rest.dropFirst(8).prefix(size)
      if name.elementsEqual("fmt ".utf8) {
        guard body.count >= 16 else { throw .cutShort }
        let coding = number(body.prefix(2))
        let channels = number(body.dropFirst(2).prefix(2))
        let bits = number(body.dropFirst(14).prefix(2))
        guard coding == 1 else { throw .notPCM(coding: Int(coding)) }
        guard channels == 1 else { throw .notMono(channels: Int(channels)) }
        guard bits == 16 else { throw .not16Bits(bits: Int(bits)) }
        sampleRate = Int(number(body.dropFirst(4).prefix(4)))
      } else if name.elementsEqual("data".utf8) {
        guard let sampleRate else { throw .noFormat }
        // A writer to a pipe cannot know the size, and says the largest there is, or half of it.
        guard body.count == size || size >= 0x7FFF_0000 else { throw .cutShort }
        let samples = stride(from: body.startIndex, to: body.endIndex - 1, by: 2).map { low in
          Int16(bitPattern: UInt16(body[low]) | UInt16(body[low + 1]) << 8)
        }
        return WAVFile(sampleRate: sampleRate, samples: samples)
      }
      guard body.count == size else { throw .cutShort }
      rest = rest.dropFirst(8 + size + size % 2)
    }
    throw sampleRate == nil ? .noFormat : .noData
  }

  private static func number(_ little: ArraySlice<UInt8>) -> UInt32 {
    little.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
