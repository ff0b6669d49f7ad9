#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds what belongs to the program: in the build folder, or where it was installed.
///
/// It looks beside the file that holds this code, and never where a variable of the environment
/// says. `Bundle.module` would trap once the build folder is gone.
public struct InstalledFiles: Hashable, Sendable {
  /// The folder that is searched from.
  public let directory: String

  /// Searches from a folder; without one, from that of the file that holds this code.
  ///
  /// - Throws: `MissingFile` where the system does not tell which file that is.
  public init(directory: String? = nil) throws(MissingFile) {
    if let directory {
      self.directory = directory
      return
    }
    guard let file = CodeLocation.file(), let slash = file.lastIndex(of: "/") else {
      throw MissingFile(what: "the folder of the program", places: ["/proc/self/maps"])
    }
    self.directory = String(file[..<slash])
  }

  /// The path of the voice worker, `aloud-voice`.
  ///
  /// - Throws: `MissingFile` where no place holds a file that may be executed.
  public func worker() throws(MissingFile) -> String {
    try find(
      "the voice worker", at: ["aloud-voice", "../libexec/aloud/aloud-voice"],
      where: Self.isProgram)
  }

  /// A voice worker that stands where somebody says.
  ///
  /// - Throws: `MissingFile` where no file is there that may be executed.
  public static func worker(at path: String) throws(MissingFile) -> String {
    guard isProgram(path) else { throw MissingFile(what: "the voice worker", places: [path]) }
    return path
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }

  /// The path of the folder of voice profiles and cues.
  ///
  /// - Throws: `MissingFile` where no place holds it.
  public func voices() throws(MissingFile) -> String { try folder("Voices", of: "SpeechCore") }

  /// The path of the folder of the program's own words, a file a language.
  ///
  /// - Throws: `MissingFile` where no place holds it.
  public func languages() throws(MissingFile) -> String {
    try folder("Languages", of: "Narration")
  }

  /// A folder that is copied by one of our targets.
  private func folder(_ name: String, of target: String) throws(MissingFile) -> String {
    #if os(Linux)
      let built = "Aloud_\(target).resources/\(name)"
    #else
      let built = "Aloud_\(target).bundle/\(name)"
    #endif
    return try find("the folder \(name)", at: [built, "../share/aloud/\(name)"]) { path in
      access(path, R_OK) == 0
    }
  }

  private func find(
    _ what: String, at places: [String], where isUsable: (String) -> Bool
  ) throws(MissingFile) -> String {
    let paths = folders.flatMap { folder in places.map { "\(folder)/\($0)" } }
    guard let found = paths.first(where: isUsable) else {
      throw MissingFile(what: what, places: paths)
    }
    return found
  }

  private var folders: [String] {
    #if os(macOS)
      // A test bundle is a folder there: X.xctest/Contents/MacOS/X.
      return [directory, "\(directory)/../../.."]
    #else
      return [directory]
    #endif
  }
}

/// Something of the program's own is not where it should be.
public struct MissingFile: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is missing.
  public var what: String
  /// The paths that were tried, in order.
  public var places: [String]

  /// What is missing, where it was looked for and how to mend it.
  public var description: String {
    "\(what) is missing; looked for \(places.joined(separator: ", ")). "
      + "Build the package anew (swift build), or copy it there from where it was built"
  }
}
