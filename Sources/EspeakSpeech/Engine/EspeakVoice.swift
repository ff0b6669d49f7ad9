/// A voice that espeak-ng has.
public struct EspeakVoice: Hashable, Sendable {
  /// What a voice is said to sound like.
  public enum Gender: UInt8, Hashable, Sendable {
    /// Nothing is said.
    case unknown = 0
    /// A man's voice.
    case male = 1
    /// A woman's voice.
    case female = 2
    /// Neither.
    case neutral = 3
  }

  /// The name that chooses it as `Voice.family`, such as `gmw/en-US`.
  public var identifier: String
  /// Its name in English, such as `English (America)`; it chooses the voice as well.
  public var name: String
  /// Lower-case BCP 47 tags it speaks, the closest first.
  public var languages: [String]
  /// What it is said to sound like.
  public var gender: Gender
  /// Years, where espeak-ng says.
  public var age: Int?
}

extension EspeakVoice {
  /// Reads a frame of the worker; `nil` is not one.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 2 else { return nil }
    let strings = bytes[2...].split(separator: 0, omittingEmptySubsequences: false)
      .dropLast()  // what comes after the last NUL
      .map { String(decoding: $0, as: UTF8.self) }
    guard strings.count >= 2 else { return nil }
    self.init(
      identifier: strings[0], name: strings[1], languages: Array(strings[2...]),
      gender: Gender(rawValue: bytes[0]) ?? .unknown, age: bytes[1] == 0 ? nil : Int(bytes[1]))
  }
}
