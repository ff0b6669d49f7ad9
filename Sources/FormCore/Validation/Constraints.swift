/// What an answer must fulfil, by HTML's attributes.
public struct Constraints: Hashable, Sendable {
  /// Whether there must be one (`required`).
  public var isRequired = false
  /// The least length, in UTF-16 code units (`minlength`).
  public var minLength: Int?
  /// The greatest length, in UTF-16 code units (`maxlength`).
  public var maxLength: Int?
  /// A regular expression that the whole value must match (`pattern`).
  public var pattern: String?
  /// The pattern in words (`title`, where there is a pattern).
  public var patternDescription: String?
  /// The least number, as it was written (`min`).
  public var minimum: String?
  /// The greatest number, as it was written (`max`).
  public var maximum: String?
  /// The steps between numbers, as they were written (`step`); `any` allows all.
  public var step: String?
  /// Whether several addresses may stand there, with commas between them, or several files, a path
  /// a line (`multiple`).
  public var acceptsSeveral = false
  /// The kinds of files that are taken; all of them where there are none (`accept`).
  public var fileKinds: [FileKind] = []

  /// Creates constraints that everything fulfils.
  public init() {}
}
