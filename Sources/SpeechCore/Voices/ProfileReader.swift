/// Makes a profile out of its file, and notes all that is wrong on the way.
struct ProfileReader {
  /// One line each: the place, what is wrong there and how to mend it.
  private(set) var problems: [String] = []

  /// The longest silence between two announcements, in seconds.
  private static let longestPause = 5.0

  mutating func profile(from value: JSONValue) -> VoiceProfile {
    let plain = VoiceProfile()
    guard case .object(let members) = value else {
      problems.append("this is \(value.description): write one object with a name and a voice")
      return plain
    }
    refuseUnknown(members, at: nil, "property", ["name", "voice", "parts", "pause-after"])
    let name = text(members["name"], at: "name", isRequired: true) ?? plain.name
    let voice = voice(members["voice"])
    let parts = parts(members["parts"], of: voice)
    let pause = pause(members["pause-after"]) ?? plain.pauseAfter
    return VoiceProfile(name: name, voice: voice, parts: parts, pauseAfter: pause)
  }

  private mutating func voice(_ value: JSONValue?) -> Voice {
    guard let value else {
      complain("voice", "is missing", "write \"voice\": {} for a plain one")
      return Voice()
    }
    return change(value, at: "voice", of: Voice()).applied(to: Voice())
  }

  private mutating func parts(
    _ value: JSONValue?, of voice: Voice
  ) -> [AnnouncementPart.Kind: VoiceChange] {
    guard let members = object(value, at: "parts") else { return [:] }
    refuseUnknown(members, at: "parts", "part", AnnouncementPart.Kind.allCases.map(\.rawValue))
    var parts: [AnnouncementPart.Kind: VoiceChange] = [:]
    for kind in AnnouncementPart.Kind.allCases {
      guard let member = members[kind.rawValue] else { continue }
      parts[kind] = change(member, at: "parts.\(kind.rawValue)", of: voice)
    }
    return parts
  }

  private mutating func pause(_ value: JSONValue?) -> Double? {
    guard let value else { return nil }
    if case .number(let seconds) = value, 0...Self.longestPause ~= seconds { return seconds }
    complain("pause-after", "is \(value.description)", "write seconds, from 0 to 5")
    return nil
  }

  /// - Parameter voice: What a change with a sign changes.
  private mutating func change(
    _ value: JSONValue, at place: String, of voice: Voice
  ) -> VoiceChange {
    var change = VoiceChange()
    guard let members = object(value, at: place) else { return change }
    refuseUnknown(
      members, at: place, "property",
      ["voice-family", "voice-rate", "voice-pitch", "voice-range", "voice-volume", "speak-as"])
    change.family = text(members["voice-family"], at: "\(place).voice-family")
    func amount(_ name: String, _ own: Int, _ range: ClosedRange<Int>) -> VoiceChange.Amount? {
      members[name].flatMap { self.amount($0, at: "\(place).\(name)", of: own, in: range) }
    }
    change.rate = amount("voice-rate", voice.rate, Voice.rates)
    change.pitch = amount("voice-pitch", voice.pitch, Voice.pitches)
    change.range = amount("voice-range", voice.range, Voice.ranges)
    change.volume = amount("voice-volume", voice.volume, Voice.volumes)
    switch members["speak-as"] {
    case nil: break
    case .text("normal"): change.namesPunctuation = false
    case .text("literal-punctuation"): change.namesPunctuation = true
    case .some(let other):
      complain(
        "\(place).speak-as", "is \(other.description)",
        "write \"normal\" or \"literal-punctuation\"")
    }
    return change
  }

  private mutating func amount(
    _ value: JSONValue, at place: String, of own: Int, in range: ClosedRange<Int>
  ) -> VoiceChange.Amount? {
    let amount: VoiceChange.Amount? =
      switch value {
      case .number(let number): Int(exactly: number).map { .absolute($0) }
      case .text(let text) where text.hasPrefix("+") || text.hasPrefix("-"):
        Int(text).map { .relative($0) }
      default: nil
      }
    let mend =
      "write a whole number from \(range.lowerBound) to \(range.upperBound), or a change "
      + "that stays within it, such as \"-6\""
    guard let amount else {
      complain(place, "is \(value.description)", mend)
      return nil
    }
    guard let result = amount.checked(on: own), range.contains(result) else {
      complain(place, "is \(value.description), which is out of range", mend)
      return nil
    }
    return amount
  }

  // MARK: Values

  private mutating func text(
    _ value: JSONValue?, at place: String, isRequired: Bool = false
  ) -> String? {
    switch value {
    case .text(let text): return text
    case nil:
      if isRequired { complain(place, "is missing", "write a text in quotation marks") }
    case .some(let other):
      complain(place, "is \(other.description)", "write a text in quotation marks")
    }
    return nil
  }

  private mutating func object(_ value: JSONValue?, at place: String) -> [String: JSONValue]? {
    switch value {
    case .object(let members): return members
    case nil: return nil
    case .some(let other):
      complain(place, "is \(other.description)", "write an object, such as {}")
      return nil
    }
  }

  private mutating func refuseUnknown(
    _ members: [String: JSONValue], at place: String?, _ what: String, _ known: [String]
  ) {
    for name in members.keys.sorted() where !known.contains(name) {
      complain(
        place.map { "\($0).\(name)" } ?? name, "there is no such \(what)",
        "write one of \(known.joined(separator: ", "))")
    }
  }

  private mutating func complain(_ place: String, _ what: String, _ mend: String) {
    problems.append(SafeText("\(place): \(what): \(mend)").string)
  }
}

extension VoiceChange.Amount {
  /// The number that results; `nil` where it is too large for any number.
  fileprivate func checked(on number: Int) -> Int? {
    switch self {
    case .absolute(let own): return own
    case .relative(let change):
      let (sum, overflow) = number.addingReportingOverflow(change)
      return overflow ? nil : sum
    }
  }
}
