import Foundation
import PlainJSON

/// A profile as its file and those that it inherits from make it.
package struct LoadedProfile: Hashable, Sendable {
  /// The profile.
  package var profile = VoiceProfile()
  /// What it is for, in a line.
  package var description: String?
  /// Where a voice is asked for by name, by the kind of part; `nil` is for everything.
  ///
  /// Only an engine knows whether there is such a voice.
  package var familyPlaces: [AnnouncementPart.Kind?: String] = [:]
}

extension VoiceProfiles {
  /// Reads a profile, and what it inherits from.
  package func load(_ wish: String) throws(VoiceProfileError) -> LoadedProfile {
    guard let path = path(of: wish, in: nil, except: nil) else {
      throw VoiceProfileError(
        problems: [SafeText("there is no voice profile \(wish): \(Self.hint)").string])
    }
    return try load(at: path, from: [])
  }

  /// The profile `default` that comes with the program, whatever the person has of that name.
  package func loadPackagedDefault() throws(VoiceProfileError) -> LoadedProfile {
    try VoiceProfiles(alone: packaged).load("default")
  }

  private init(alone packaged: String) {
    own = packaged
    self.packaged = packaged
  }

  private static let hint = "aloud voices --profiles lists them"

  /// - Parameter heirs: The files that lead here, each inheriting from the next.
  private func load(
    at path: String, from heirs: [String]
  ) throws(VoiceProfileError) -> LoadedProfile {
    let value: JSONValue
    do throws(SettingsFile.Failure) {
      value = try SettingsFile.json(at: path)
    } catch {
      throw VoiceProfileError(problems: [SafeText("\(path): \(error)").string])
    }
    var reader = ProfileReader(path: path, packagedCues: "\(packaged)/cues")
    let members = reader.members(of: value)
    var inherited = LoadedProfile()
    if let wish = reader.inherited(members) {
      let parent = self.path(of: wish, in: path, except: path)
      if Self.isSame(parent ?? self.path(of: wish, in: path, except: nil) ?? "", path) {
        reader.complain(
          "inherits", "is \(JSONValue.text(wish).description), which is this profile itself",
          "name another one, or leave it out")
      } else if let parent {
        let line = heirs + [path]
        if line.contains(where: { Self.isSame($0, parent) }) {
          reader.complain(
            "inherits", "is \(JSONValue.text(wish).description), which inherits from this one",
            "leave it out in one of them")
        } else {
          inherited = try load(at: parent, from: line)
        }
      } else {
        reader.complain(
          "inherits", "is \(JSONValue.text(wish).description), and there is no such profile",
          Self.hint)
      }
    }
    let loaded = reader.profile(members, inheriting: inherited)
    guard reader.problems.isEmpty else {
      throw VoiceProfileError(
        problems: reader.problems.map { SafeText("\(path): \($0)").string })
    }
    return loaded
  }

  /// Where a profile is.
  ///
  /// - Parameters:
  ///   - heir: The file that names it, beside which a relative path is looked for.
  ///   - same: A file that is not meant: one that inherits from its own name means the next one
  ///     that is called so.
  private func path(of wish: String, in heir: String?, except same: String?) -> String? {
    if wish.contains("/") || wish.hasSuffix(".json") {
      guard let heir, !wish.hasPrefix("/") else { return wish }
      return heir.lastIndex(of: "/").map { "\(heir[...$0])\(wish)" } ?? wish
    }
    return [own, packaged].map { "\($0)/\(wish).json" }.first { path in
      FileManager.default.fileExists(atPath: path) && same.map { !Self.isSame($0, path) } ?? true
    }
  }

  private static func isSame(_ first: String, _ second: String) -> Bool {
    let urls = [first, second].map { URL(filePath: $0).resolvingSymlinksInPath().standardized }
    return urls[0] == urls[1]
  }
}
