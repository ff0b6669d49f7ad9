/// One frame of a child's answer.
///
/// The wire is described in the worker's `protocol.h`.
struct Frame {
  enum Kind: UInt8 {
    case hello = 0x48  // H
    case samples = 0x53  // S
    case words = 0x57  // W
    case voice = 0x56  // V
    case end = 0x45  // E
    case noVoice = 0x4E  // N
    case failed = 0x46  // F
  }

  static let headerLength = 8
  /// No frame but one of samples is longer, and those are 50 ms.
  static let maximumLength = 1 << 16

  var kind: Kind
  var length: Int
}

extension Descriptor {
  /// Waits for the header of the next frame.
  func receiveFrame(limit: Duration) throws(TransferFailure) -> Frame {
    let header = try receiveBytes(Frame.headerLength, limit: limit)
    let length = Int(header.number(at: 4))
    guard let kind = Frame.Kind(rawValue: header[0]), length <= Frame.maximumLength else {
      throw .hungUp  // whoever speaks there is not a child of ours
    }
    return Frame(kind: kind, length: length)
  }

  func receiveBytes(_ count: Int, limit: Duration) throws(TransferFailure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var failure: TransferFailure?
    bytes.withUnsafeMutableBytes { buffer in
      do throws(TransferFailure) {
        try receiveExactly(into: buffer, limit: limit)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}

extension [UInt8] {
  /// The little endian number of four bytes.
  func number(at index: Int) -> UInt32 {
    UInt32(self[index]) | UInt32(self[index + 1]) << 8 | UInt32(self[index + 2]) << 16
      | UInt32(self[index + 3]) << 24
  }

  mutating func append(littleEndian number: UInt16) {
    append(UInt8(truncatingIfNeeded: number))
    append(UInt8(truncatingIfNeeded: number >> 8))
  }

  mutating func append(littleEndian number: UInt32) {
    append(littleEndian: UInt16(truncatingIfNeeded: number))
    append(littleEndian: UInt16(truncatingIfNeeded: number >> 16))
  }
}
