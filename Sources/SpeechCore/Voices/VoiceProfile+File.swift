extension VoiceProfile {
  /// Reads a profile file.
  ///
  /// - Throws: `VoiceProfileError`, which tells all that is wrong with it.
  public init(contentsOf path: String) throws(VoiceProfileError) {
    let value: JSONValue
    do throws(SettingsFile.Failure) {
      value = try SettingsFile.json(at: path)
    } catch {
      throw VoiceProfileError(problems: ["\(path): \(error)"])
    }
    var reader = ProfileReader()
    let profile = reader.profile(from: value)
    guard reader.problems.isEmpty else {
      throw VoiceProfileError(problems: reader.problems.map { "\(path): \($0)" })
    }
    self = profile
  }
}

/// Why a profile cannot be used: all that is wrong with it.
public struct VoiceProfileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One line each: the file, the place in it, what is wrong there and how to mend it.
  public var problems: [String]

  /// Creates an error.
  public init(problems: [String]) { self.problems = problems }

  /// The problems, one a line.
  public var description: String { problems.joined(separator: "\n") }
}
