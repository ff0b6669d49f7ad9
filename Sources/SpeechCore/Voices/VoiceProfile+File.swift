import Foundation

extension VoiceProfile {
  /// Reads a profile file.
  ///
  /// - Throws: `VoiceProfileError`, which tells all that is wrong with it.
  public init(contentsOf path: String) throws(VoiceProfileError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw VoiceProfileError(
        problems: ["\(path): there is no such profile, or it cannot be read: check the path"])
    }
    var reader = ProfileReader()
    let profile = reader.profile(from: data)
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
