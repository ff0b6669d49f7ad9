import Aloud

/// The keys that a person has chosen: a file that changes some of the standard keymap.
///
/// A fault in it is told and passed over: a form can always be filled.
struct KeyFile: Hashable {
  /// The path of the file.
  let file: String
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
      self.init(file: path, keymap: .standard, problems: [problem])
    }
  }

  /// Reads a file's content; an empty one changes nothing.
  init(_ bytes: [UInt8], file: String) {
    var reader = KeymapReader(file: file)
    // What `aloud keys --json > keys.json` finds is empty: the shell has just made it so.
    if !SettingsFile.isBlank(bytes) { reader.read(bytes) }
    self.init(file: file, keymap: reader.keymap, problems: reader.problems)
  }

  private init(file: String, keymap: Keymap, problems: [String]) {
    self.file = file
    self.keymap = keymap
    self.problems = problems
  }
}
