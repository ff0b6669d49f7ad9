/// Why an editor brought no text back.
enum EditingFailure: Error, Hashable {
  /// None is named, and none of the usual ones is there.
  case noEditor
  /// There is no such program.
  case missing(editor: String)
  /// It ended with an error, by which a person can say that nothing is to be changed.
  case failed(editor: String, status: Int32)
  /// What it brought is longer than a paste may be.
  case tooLong
  /// The file could not be made, or is gone.
  case noFile(reason: String)
}
