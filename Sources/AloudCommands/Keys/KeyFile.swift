import Aloud

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
  /// - Throws: `UsageError`, where the file that was named cannot be read.
  init?(_ options: ParsedOptions) throws(UsageError) {
    let named = options["--keys"]
    let path = named ?? "\(ConfigFolder.path())/keys.json"
    do throws(SettingsFile.Failure) {
      self.init(try SettingsFile.bytes(at: path), file: path)
    } catch {
      let problem = SafeText("\(path): \(error)").string
      // A command line can be mended before anything begins.
      if named != nil { throw UsageError(problem) }
      if error == .missing { return nil }
      self.init(keymap: .standard, problems: [problem])
    }
  }

  /// Reads a file's content.
  init(_ bytes: [UInt8], file: String) {
    var reader = KeymapReader(file: file)
    reader.read(bytes)
    self.init(keymap: reader.keymap, problems: reader.problems)
  }

  private init(keymap: Keymap, problems: [String]) {
    self.keymap = keymap
    self.problems = problems
  }
}
