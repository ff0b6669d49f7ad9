import Foundation

/// Converts text from and to the encodings of the web, by the system's converter.
enum Transcoder {
  /// What stands for bytes that mean nothing: U+FFFD.
  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// Bytes of an encoding as UTF-8.
  static func decode(_ bytes: ArraySlice<UInt8>, from encoding: TextEncoding) -> [UInt8] {
    if encoding == .windows1252 { return decodeWindows1252(bytes) }
    if encoding == .utf8 { return Array(String(decoding: bytes, as: UTF8.self).utf8) }
    return convert(bytes, from: encoding.converter, to: "UTF-8") { rest in
      // A unit of UTF-16 that stands alone has two bytes.
      (replacement, skipped: encoding.name.hasPrefix("UTF-16") ? min(rest.count, 2) : 1)
    } ?? decodeWindows1252(bytes)
  }

  /// Text in an encoding; of a character that it lacks stands what `substitute` makes of it.
  static func encode(
    _ text: String, in encoding: TextEncoding, substitute: (Unicode.Scalar) -> String
  ) -> [UInt8] {
    let utf8 = Array(text.utf8)
    if encoding == .utf8 { return utf8 }
    return convert(utf8[...], from: "UTF-8", to: encoding.converter) { rest in
      let next = String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first
      guard let scalar = next else { return ([], skipped: 1) }
      return (Array(substitute(scalar).utf8), skipped: max(UTF8.width(scalar), 1))
    } ?? utf8
  }

  /// - Parameter mend: What stands for the bytes that cannot be converted, and how many these are.
  /// - Returns: `nil` where the system does not know an encoding.
  private static func convert(
    _ bytes: ArraySlice<UInt8>, from source: String, to target: String,
    mend: (ArraySlice<UInt8>) -> (bytes: [UInt8], skipped: Int)
  ) -> [UInt8]? {
    guard let converter = iconv_open(target, source), Int(bitPattern: converter) != -1 else {
      return nil
    }
    defer { iconv_close(converter) }
    var input = Array(bytes)
    var output: [UInt8] = []
    output.reserveCapacity(input.count)
    var place = 0
    while place < input.count {
      let (isWhole, read) = Self.run(converter, &input, from: place, into: &output)
      place += read
      guard !isWhole, place < input.count else { continue }
      let (bytes, skipped) = mend(input[place...])
      // An encoding with shifts goes back to where it began.
      Self.finish(converter, into: &output)
      output += bytes
      place += skipped
    }
    finish(converter, into: &output)
    return output
  }

  /// Converts as much as is well formed.
  private static func run(
    _ converter: iconv_t, _ input: inout [UInt8], from place: Int, into output: inout [UInt8]
  ) -> (isWhole: Bool, read: Int) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    return input.withUnsafeMutableBytes { input in
      buffer.withUnsafeMutableBytes { buffer in
        var from = input.baseAddress?.assumingMemoryBound(to: CChar.self).advanced(by: place)
        var left = input.count - place
        while left > 0 {
          var to = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
          var room = buffer.count
          let result = iconv(converter, &from, &left, &to, &room)
          let reason = errno
          output.append(contentsOf: buffer[..<(buffer.count - room)])
          if result == -1, reason != E2BIG { return (false, input.count - place - left) }
        }
        return (true, input.count - place)
      }
    }
  }

  private static func finish(_ converter: iconv_t, into output: inout [UInt8]) {
    var buffer = [UInt8](repeating: 0, count: 64)
    buffer.withUnsafeMutableBytes { buffer in
      var to = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      var room = buffer.count
      _ = iconv(converter, nil, nil, &to, &room)
      output.append(contentsOf: buffer[..<(buffer.count - room)])
    }
  }

  /// As browsers have it, every byte means something.
  private static func decodeWindows1252(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var text = ""
    text.reserveCapacity(bytes.count)
    for byte in bytes {
      let value = (0x80..<0xA0).contains(byte) ? high[Int(byte) - 0x80] : UInt16(byte)
      text.unicodeScalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    return Array(text.utf8)
  }

  /// What windows-1252 has in place of the second set of control characters.
  private static let high: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D, 0x8F,
    0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]
}
