/// Why a profile cannot be used: all that is wrong with it.
public struct VoiceProfileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One line each: the file, the place in it, what is wrong there and how to mend it.
  public var problems: [String]

  /// Creates an error.
  public init(problems: [String]) { self.problems = problems }

  /// The problems, one a line.
  public var description: String { problems.joined(separator: "\n") }
}
