import FormCore
import SpeechCore

/// The keys that do something in a field, for whoever does not know them yet.
extension Narrator {
  /// What the keys do here, each purpose with all its keys.
  ///
  /// Who answers lines has no such keys.
  public func keyParts(_ report: FieldReport) -> [AnnouncementPart] {
    guard tells(.keys), !asksForLines else { return [] }
    return report.keys.byPhrase { report.element.phrase(for: $0.command) }.map { phrase, keys in
      let names = keys.map(shortName).joined(separator: ", ")
      return part(.message, keys: vocabulary.words(phrase, ["keys": names]))
    }
  }
}

extension FormElement {
  /// What a command does here; `nil` where there is no more to be said of it than elsewhere.
  fileprivate func phrase(for command: FormCommand) -> Phrase? {
    switch command {
    case .space: spacePhrase
    case .step where role.isChoice: choosesSeveral ? .keyGoesThrough : .keyChooses
    case .step: .keySteps
    case .nextStop: .keyGoesOn
    case .activate: .keyActs
    default: nil
    }
  }

  private var spacePhrase: Phrase {
    switch role {
    case .checkbox: value.isChecked ? .keyUnchecks : .keyChecks
    case .switch: value.isChecked ? .keyTurnsOff : .keyTurnsOn
    case .listbox: .keyPicks
    default: .keyPresses
    }
  }
}
