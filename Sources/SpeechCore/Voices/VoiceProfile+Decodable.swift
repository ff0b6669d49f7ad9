import Foundation

extension VoiceProfile {
  /// Reads a profile file.
  ///
  /// - Throws: `VoiceProfileError`, which names the file, the place and the mend.
  public init(contentsOf path: String) throws(VoiceProfileError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw VoiceProfileError(message: "\(path): no such profile, or it cannot be read")
    }
    do {
      self = try JSONDecoder().decode(ProfileFile.self, from: data).profile()
    } catch let error as VoiceProfileError {
      throw VoiceProfileError(message: "\(path): \(error.message)")
    } catch let error as DecodingError {
      throw VoiceProfileError(message: "\(path): \(error.place)")
    } catch {
      throw VoiceProfileError(message: "\(path): not a profile: \(error.localizedDescription)")
    }
  }
}

/// Why a profile cannot be used: the file, the place, and how to mend it.
public struct VoiceProfileError: Error, Hashable, Sendable {
  /// One line.
  public var message: String

  /// Creates an error.
  public init(message: String) { self.message = message }
}

/// A profile as its file has it.
private struct ProfileFile: Decodable {
  var name: String
  var voice: VoiceChange
  var parts: [String: VoiceChange]?
  var pauseAfter: Double?

  enum CodingKeys: String, CodingKey {
    case name, voice, parts
    case pauseAfter = "pause-after"
  }

  func profile() throws -> VoiceProfile {
    var kinds: [AnnouncementPart.Kind: VoiceChange] = [:]
    for (name, change) in parts ?? [:] {
      guard let kind = AnnouncementPart.Kind(rawValue: name) else {
        let known = AnnouncementPart.Kind.allCases.map(\.rawValue).joined(separator: ", ")
        throw VoiceProfileError(
          message: "parts: there is no part \"\(name)\"; the parts are \(known)")
      }
      kinds[kind] = change
    }
    return VoiceProfile(
      name: name, voice: voice.applied(to: Voice()), parts: kinds,
      pauseAfter: min(max(pauseAfter ?? 0.1, 0), 5))
  }
}

extension VoiceChange: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case family = "voice-family"
    case rate = "voice-rate"
    case pitch = "voice-pitch"
    case range = "voice-range"
    case volume = "voice-volume"
    case speakAs = "speak-as"
  }

  /// Reads what differs, by CSS Speech's property names; an unknown property is an error.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let names = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    if let unknown = names.first(where: { CodingKeys(rawValue: $0) == nil }) {
      let known = CodingKeys.allCases.map(\.rawValue).joined(separator: ", ")
      throw VoiceProfileError(
        message: "there is no property \"\(unknown)\"; the properties are \(known)")
    }
    self.init()
    family = try values.decodeIfPresent(String.self, forKey: .family)
    rate = try values.decodeIfPresent(Amount.self, forKey: .rate)
    pitch = try values.decodeIfPresent(Amount.self, forKey: .pitch)
    range = try values.decodeIfPresent(Amount.self, forKey: .range)
    volume = try values.decodeIfPresent(Amount.self, forKey: .volume)
    switch try values.decodeIfPresent(String.self, forKey: .speakAs) {
    case nil: break
    case "normal": namesPunctuation = false
    case "literal-punctuation": namesPunctuation = true
    case .some(let other):
      throw VoiceProfileError(
        message: "speak-as: \"\(other)\" is neither normal nor literal-punctuation")
    }
  }

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension VoiceChange.Amount: Decodable {
  /// Reads a number, or a string with a sign.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Int.self) {
      self = .absolute(number)
      return
    }
    let text = try value.decode(String.self)
    guard text.hasPrefix("+") || text.hasPrefix("-"), let change = Int(text) else {
      throw VoiceProfileError(
        message: "\"\(text)\" is neither a number nor a change such as \"-6\"")
    }
    self = .relative(change)
  }
}

extension DecodingError {
  /// Where in the file, and what, in one line.
  var place: String {
    let (context, what): (Context, String) =
      switch self {
      case .typeMismatch(let type, let context): (context, "expected \(type)")
      case .valueNotFound(_, let context): (context, "a value is missing")
      case .keyNotFound(let key, let context): (context, "\"\(key.stringValue)\" is missing")
      case .dataCorrupted(let context): (context, "not JSON")
      @unknown default: (Context(codingPath: [], debugDescription: ""), "not a profile")
      }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return path.isEmpty ? what : "\(path): \(what)"
  }
}
