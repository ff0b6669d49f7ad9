import FormCore
import FormFiles

/// A pattern, and what becomes of it.
struct CheckedPattern {
  let field: CheckedControl
  let pattern: String
  let status: PatternStatus

  /// The patterns of the fields that a listener comes upon and to which one applies.
  static func all(of controls: [CheckedControl], _ markup: PageElements) -> [CheckedPattern] {
    // To compile one takes longer than all else, and tables repeat theirs.
    var known: [String: PatternStatus] = [:]
    return controls.compactMap { field in
      guard case .text(let type) = field.type, type.hasLength, field.isMet, !field.isDisabled,
        let pattern = markup.attribute("pattern", of: field.index)
      else { return nil }
      let status = known[pattern] ?? Pattern.status(of: pattern)
      known[pattern] = status
      return CheckedPattern(field: field, pattern: pattern, status: status)
    }
  }
}
