/// The 44 bytes before the samples of a mono 16-bit RIFF file.
package enum WAVHeader {
  package static let size = 44

  /// - Parameter frames: How many follow; nil where nobody can say yet, as in a pipe. Sizes that
  ///   the format has no room for are the largest it has, which readers take to mean the same.
  package static func bytes(sampleRate: Int, frames: Int64?) -> [UInt8] {
    let largest = Int64(UInt32.max)
    let data = UInt32(min(frames.map { $0 * 2 } ?? largest, largest - 36))
    var bytes: [UInt8] = []
    bytes += Array("RIFF".utf8) + little(frames == nil ? .max : data + 36)
    bytes += Array("WAVE".utf8)
    bytes += Array("fmt ".utf8) + little(UInt32(16))
    bytes += little(UInt16(1)) + little(UInt16(1))
    bytes += little(UInt32(sampleRate)) + little(UInt32(sampleRate * 2))
    bytes += little(UInt16(2)) + little(UInt16(16))
    bytes += Array("data".utf8) + little(frames == nil ? .max : data)
    return bytes
  }

  private static func little<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian, Array.init)
  }
}
