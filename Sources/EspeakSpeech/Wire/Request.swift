import SpeechCore

/// What a child is asked for, as bytes.
///
/// The wire is described in the worker's `request.h`.
struct Request {
  private(set) var bytes: [UInt8] = []

  /// The longest request the worker takes, its length not counted.
  static let maximumLength = 1 << 20
  /// The longest name of a voice or language; none is nearly as long.
  static let maximumNameLength = 128

  static func speak(_ text: String, in voice: Voice) throws(SpeechFailure) -> Request {
    try Request(kind: UInt8(ascii: "S"), voice: voice, text: text)
  }

  static func list() throws(SpeechFailure) -> Request {
    try Request(kind: UInt8(ascii: "L"), voice: Voice(), text: "")
  }

  private init(kind: UInt8, voice: Voice, text: String) throws(SpeechFailure) {
    let family = Array((voice.family ?? "").utf8)
    let language = Array(voice.language.utf8)
    for name in [family, language] where name.count > Self.maximumNameLength || name.contains(0) {
      throw .noVoice(String(decoding: name, as: UTF8.self))
    }
    bytes.append(kind)
    bytes.append(voice.namesPunctuation ? 1 : 0)
    let numbers = [voice.rate, voice.pitch, voice.range, voice.volume]
    for number in numbers + [family.count, language.count] {
      bytes.append(littleEndian: UInt16(clamping: number))
    }
    bytes += family + language
    bytes += text.utf8.prefix(Self.maximumLength - bytes.count)
    var prefix: [UInt8] = []
    prefix.append(littleEndian: UInt32(bytes.count))
    bytes = prefix + bytes
  }
}
