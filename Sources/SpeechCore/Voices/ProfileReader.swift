import PlainJSON

/// Makes a profile out of its file, and notes all that is wrong on the way.
struct ProfileReader {
  /// The file.
  let path: String
  /// The folder of the cues that come with the program.
  let packagedCues: String
  /// One line each: the place, what is wrong there and how to mend it.
  private(set) var problems: [String] = []

  static let members = ["name", "description", "inherits", "voice", "parts", "pause-after", "cues"]
  static let voiceProperties = [
    "voice-family", "voice-rate", "voice-pitch", "voice-range", "voice-volume", "speak-as",
  ]
  static let partProperties = voiceProperties + ["pause-before", "pause-after", "cue-before"]
  static let cueMembers = Cue.allCases.map(\.rawValue) + ["volume"]
  /// The longest silence, in seconds.
  static let longestPause = 5.0

  init(path: String, packagedCues: String) {
    self.path = path
    self.packagedCues = packagedCues
  }

  /// What stands in the file.
  mutating func members(of value: JSONValue) -> JSONObject {
    guard case .object(let members) = value else {
      problems.append("this is \(value.description): write one object, such as {\"voice\": {}}")
      return JSONObject()
    }
    refuseUnknown(members, at: nil, "property", Self.members)
    return members
  }

  /// What the profile inherits from, as it is written.
  mutating func inherited(_ members: JSONObject) -> String? {
    text(members["inherits"], at: "inherits")
  }

  /// Reads the profile; what it does not tell is as in the one that it inherits from.
  mutating func profile(
    _ members: JSONObject, inheriting inherited: LoadedProfile
  ) -> LoadedProfile {
    var loaded = inherited
    loaded.profile.name = text(members["name"], at: "name") ?? nameOfFile
    loaded.description = text(members["description"], at: "description").map { SafeText($0).string }
    readVoice(members["voice"], into: &loaded)
    readParts(members["parts"], into: &loaded)
    loaded.profile.pauseAfter =
      pause(members["pause-after"], at: "pause-after") ?? loaded.profile.pauseAfter
    readCues(members["cues"], into: &loaded.profile.cues)
    return loaded
  }

  private var nameOfFile: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".json") ? name.dropLast(5) : name)
  }

  private mutating func readVoice(_ value: JSONValue?, into loaded: inout LoadedProfile) {
    guard let members = object(value, at: "voice") else { return }
    refuseUnknown(members, at: "voice", "property", Self.voiceProperties)
    let change = change(members, at: "voice", of: loaded.profile.voice)
    if change.family != nil { loaded.familyPlaces[nil] = "\(path): voice.voice-family" }
    loaded.profile.voice = change.applied(to: loaded.profile.voice)
  }

  private mutating func readParts(_ value: JSONValue?, into loaded: inout LoadedProfile) {
    guard let members = object(value, at: "parts") else { return }
    refuseUnknown(members, at: "parts", "part", AnnouncementPart.Kind.allCases.map(\.rawValue))
    for kind in AnnouncementPart.Kind.allCases {
      let place = "parts.\(kind.rawValue)"
      guard let members = object(members[kind.rawValue], at: place) else { continue }
      refuseUnknown(members, at: place, "property", Self.partProperties)
      var style = loaded.profile.parts[kind] ?? PartStyle()
      let voice = style.voice.applied(to: loaded.profile.voice)
      let change = change(members, at: place, of: voice)
      if change.family != nil { loaded.familyPlaces[kind] = "\(path): \(place).voice-family" }
      style.voice = style.voice.followed(by: change)
      style.pauseBefore =
        pause(members["pause-before"], at: "\(place).pause-before") ?? style.pauseBefore
      style.pauseAfter =
        pause(members["pause-after"], at: "\(place).pause-after") ?? style.pauseAfter
      if let value = members["cue-before"] {
        style.cueBefore = sound(value, at: "\(place).cue-before")
      }
      loaded.profile.parts[kind] = style
    }
  }

  private mutating func readCues(_ value: JSONValue?, into cues: inout CueSounds) {
    if value == .text("none") {
      cues.sounds = [:]
      return
    }
    guard let members = object(value, at: "cues", orElse: "{} or \"none\"") else { return }
    refuseUnknown(members, at: "cues", "cue", Self.cueMembers)
    for cue in Cue.allCases {
      guard let value = members[cue.rawValue] else { continue }
      cues.sounds[cue] = sound(value, at: "cues.\(cue.rawValue)")
    }
    let amount = members["volume"].flatMap {
      self.amount($0, at: "cues.volume", of: cues.volume, in: CueSounds.volumes)
    }
    cues.volume = amount?.applied(to: cues.volume) ?? cues.volume
  }

  // MARK: Values

  /// - Parameter voice: What a change with a sign changes.
  private mutating func change(
    _ members: JSONObject, at place: String, of voice: Voice
  ) -> VoiceChange {
    var change = VoiceChange()
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

  private mutating func pause(_ value: JSONValue?, at place: String) -> Double? {
    guard let value else { return nil }
    if case .number(let seconds) = value, 0...Self.longestPause ~= seconds { return seconds }
    complain(place, "is \(value.description)", "write seconds, from 0 to 5")
    return nil
  }

  /// A sound: none, that of a cue, or a file beside the profile.
  private mutating func sound(_ value: JSONValue, at place: String) -> CueSound? {
    guard case .text(let name) = value, name != "none" else {
      if value != .text("none") { complainOfSound(value, at: place) }
      return nil
    }
    let file: String
    if let cue = Cue(rawValue: name) {
      file = "\(packagedCues)/\(cue.fileName)"
    } else if name.lowercased().hasSuffix(".wav") {
      file = name.hasPrefix("/") ? name : "\(folder)\(name)"
    } else {
      complainOfSound(value, at: place)
      return nil
    }
    do throws(CueSound.Unusable) {
      return try CueSound(name: name, contentsOf: file)
    } catch {
      complain(place, "is \(value.description)", error.message)
      return nil
    }
  }

  private mutating func complainOfSound(_ value: JSONValue, at place: String) {
    let names = Cue.allCases.map(\.rawValue).joined(separator: ", ")
    complain(
      place, "is \(value.description)", "write none, one of \(names), or a file that ends in .wav")
  }

  /// The folder of the profile, with its slash; nothing where that is the current one.
  private var folder: Substring {
    path.lastIndex(of: "/").map { path[...$0] } ?? ""
  }

  private mutating func text(_ value: JSONValue?, at place: String) -> String? {
    switch value {
    case .text(let text): return text
    case nil: return nil
    case .some(let other):
      complain(place, "is \(other.description)", "write a text in quotation marks")
      return nil
    }
  }

  private mutating func object(
    _ value: JSONValue?, at place: String, orElse example: String = "an object, such as {}"
  ) -> JSONObject? {
    switch value {
    case .object(let members): return members
    case nil: return nil
    case .some(let other):
      complain(place, "is \(other.description)", "write \(example)")
      return nil
    }
  }

  private mutating func refuseUnknown(
    _ members: JSONObject, at place: String?, _ what: String, _ known: [String]
  ) {
    for name in members.names.sorted() where !known.contains(name) {
      // Of a long name its beginning tells which it is.
      let shown = name.count > 40 ? "\(name.prefix(40))…" : name
      complain(
        place.map { "\($0).\(shown)" } ?? shown, "there is no such \(what)",
        "write one of \(known.joined(separator: ", "))")
    }
  }

  mutating func complain(_ place: String, _ what: String, _ mend: String) {
    problems.append("\(place): \(what): \(mend)")
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
