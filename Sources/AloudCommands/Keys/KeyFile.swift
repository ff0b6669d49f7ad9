import Aloud
import Foundation

/// The keys that a person has chosen: a file that changes some of the standard keymap.
///
/// A fault in it is told and passed over: a form can always be filled.
struct KeyFile: Hashable {
  /// The keys in force.
  let keymap: Keymap
  /// One line for each fault: the file, the place, what is wrong and how to mend it.
  let problems: [String]

  /// Reads the file that was named, else the person's own; `nil` where there is none.
  ///
  /// - Throws: `UsageError`, where the file that was named is not there.
  init?(_ options: ParsedOptions) throws(UsageError) {
    let path = options["--keys"] ?? Self.path()
    guard let data = FileManager.default.contents(atPath: path) else {
      guard options["--keys"] != nil || FileManager.default.fileExists(atPath: path) else {
        return nil
      }
      let problem = "\(path): there is no such file of keys, or it cannot be read; check the path"
      // A command line can be mended before anything begins.
      if options["--keys"] != nil { throw UsageError(problem) }
      self.init(keymap: .standard, problems: [problem])
      return
    }
    self.init(data: data, file: path)
  }

  private init(keymap: Keymap, problems: [String]) {
    self.keymap = keymap
    self.problems = problems
  }

  /// Reads a file's content.
  init(data: Data, file: String) {
    var reader = KeymapReader(file: file)
    reader.read(Array(data))
    self.init(keymap: reader.keymap, problems: reader.problems)
  }

  /// Where a person's own file is: in the configuration folder of the XDG specification, which takes
  /// no relative paths.
  static func path(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    let config = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"] ?? NSHomeDirectory()
    return "\(config ?? "\(home)/.config")/aloud/keys.json"
  }
}
