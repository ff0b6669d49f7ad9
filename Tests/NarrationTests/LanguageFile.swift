import Foundation
import Narration

/// A language's file that is made from the English one, in a folder of its own that goes with it.
final class LanguageFile {
  /// What stands in it.
  var members: [String: Any]
  let folder: URL
  let name: String

  /// - Parameter name: The name of the file, a language's tag.
  init(_ name: String = "en") throws {
    self.name = name
    let english = try Data(
      contentsOf: URL(filePath: LanguageFiles().folder).appending(path: "en.json"))
    members = try JSONSerialization.jsonObject(with: english) as? [String: Any] ?? [:]
    members["language"] = name
    folder = FileManager.default.temporaryDirectory.appending(path: "aloud-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var path: String { folder.appending(path: "\(name).json").path() }

  /// A member of a member; `nil` leaves it out.
  subscript(section: String, key: String) -> Any? {
    get { (members[section] as? [String: Any])?[key] }
    set {
      var values = members[section] as? [String: Any] ?? [:]
      values[key] = newValue
      members[section] = values
    }
  }

  /// Writes it, and reads it as the program does.
  func vocabulary() throws -> Vocabulary {
    try write(JSONSerialization.data(withJSONObject: members))
    return try LanguageFiles(folder: folder.path()).vocabulary(for: [name])
  }

  func write(_ data: Data) throws { try data.write(to: URL(filePath: path)) }

  /// What is wrong with it, without the file's name.
  func problems() -> [String] {
    do {
      _ = try vocabulary()
      return []
    } catch let error as LanguageFileError {
      return error.problems.map { $0.replacing("\(path): ", with: "") }
    } catch {
      return ["\(error)"]
    }
  }
}
