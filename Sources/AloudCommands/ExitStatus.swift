/// How the program ends: part of the command line's contract.
public enum ExitStatus: Int32, Sendable {
  /// Everything was done.
  case done = 0
  /// A test, a check or a validation failed, or the input held no valid answers.
  case failed = 1
  /// The command line or an input file is wrong.
  case usage = 2
  /// The person left.
  case left = 130
}
