/// What is done to the text of the focused field by typing and by the arrows.
enum TextEntry: Hashable, Sendable {
  /// It is edited, as any text.
  case editing
  /// A date or time is changed by its parts; what is typed replaces it.
  case parts(PartCursor)
  /// Nothing was done yet to a colour, or to what was not understood; what is typed replaces it.
  case untouched
  /// It is being written, and will be read when the field is left.
  case writing

  /// Whether what is typed next replaces all there is.
  var replacesText: Bool {
    switch self {
    case .parts, .untouched: true
    case .editing, .writing: false
    }
  }
}
