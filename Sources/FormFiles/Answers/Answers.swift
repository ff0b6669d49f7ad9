/// Answers to a form from a file: one JSON object, name to text, texts or `null`.
public struct Answers: Hashable, Sendable {
  /// What the answers are called in messages.
  public let file: String
  /// The texts given for each name; none where the name is cleared.
  public let values: [String: [String]]

  /// The most bytes that a file of answers may have: 16 MiB.
  public static let largestSize = 16 << 20

  /// Creates answers.
  public init(_ values: [String: [String]], file: String = "answers") {
    self.values = values
    self.file = file
  }

  /// Reads answers from a file.
  ///
  /// - Throws: An `AnswersError` where the file cannot be read or holds no answers.
  public static func read(path: String) throws(AnswersError) -> Answers {
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(path, limit: largestSize)
    } catch {
      throw .unreadable(error)
    }
    return try Answers(json: bytes, file: path)
  }
}
