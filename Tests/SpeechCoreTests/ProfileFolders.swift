import Foundation
import SpeechCore

/// Two folders of profiles that go with their owner: the person's own and the program's.
final class ProfileFolders {
  let own: String
  let packaged: String
  private let root: String

  /// The profiles in Voices, as they come with the program.
  static let shipped = URL(filePath: #filePath).appending(path: "../../../Voices").standardized
    .path()

  init() throws {
    root = NSTemporaryDirectory() + "profiles-\(UUID().uuidString)"
    (own, packaged) = (root + "/own", root + "/packaged")
    for folder in [own, packaged] {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    }
    try FileManager.default.copyItem(atPath: Self.shipped + "/cues", toPath: packaged + "/cues")
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  var profiles: VoiceProfiles {
    get throws { try VoiceProfiles(own: own, packaged: packaged) }
  }

  /// Writes a profile, and returns the path of its file.
  @discardableResult
  func write(_ name: String, _ json: String, own isOwn: Bool = true) throws -> String {
    let path = "\(isOwn ? own : packaged)/\(name).json"
    try Data(json.utf8).write(to: URL(filePath: path))
    return path
  }

  func profile(_ json: String) throws -> VoiceProfile {
    try profiles.profile(write("mine", json))
  }

  /// What is wrong with a profile, without the name of its file.
  func complaints(_ json: String) throws -> [String] {
    let path = try write("mine", json)
    do {
      _ = try profiles.profile(path)
      return []
    } catch let error as VoiceProfileError {
      return error.problems.map {
        $0.hasPrefix("\(path): ") ? String($0.dropFirst(path.count + 2)) : $0
      }
    }
  }
}
