import FormCore
import SpeechCore

/// The keys that do something in a field, for whoever does not know them yet.
extension Narrator {
  /// What the keys do here, each purpose with all its keys.
  ///
  /// Who answers lines has no such keys.
  public func keyParts(_ report: FieldReport) -> [AnnouncementPart] {
    guard tells(.keys), !asksForLines else { return [] }
    var order: [Phrase] = []
    var names: [Phrase: [String]] = [:]
    for key in report.keys {
      guard let phrase = report.element.phrase(for: key.command) else { continue }
      if names[phrase] == nil { order.append(phrase) }
      names[phrase, default: []].append(shortName(of: key))
    }
    return order.map { phrase in
      let keys = (names[phrase] ?? []).joined(separator: ", ")
      return part(.message, keys: vocabulary.words(phrase, ["keys": keys]))
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
