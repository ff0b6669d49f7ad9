import Aloud
import PlainJSON

/// What is wrong with the answers to a form, a line of JSON for each control.
struct ValidityReport {
  /// The lines, in tree order; none where everything is valid.
  let lines: [String]

  /// Judges a form as it is filled, and says what is wrong in the words of a language.
  init(of tree: FormTree, _ vocabulary: Vocabulary) {
    let narrator = Narrator(vocabulary: vocabulary)
    lines = tree.validate().map { issue in
      let flags = ValidityState.names.filter { issue.validity.contains($0.flag) }
        .map { (name: $0.name, value: Optional("true")) }
      return JSONText.object([
        ("name", issue.element.key.map(JSONText.quoted)),
        ("id", issue.element.sourceID.map(JSONText.quoted)),
        ("label", JSONText.quoted(issue.element.name)),
        ("validity", JSONText.object(flags)),
        ("message", JSONText.quoted(narrator.error(issue))),
      ])
    }
  }
}
