import FormCore
import SpeechCore

/// Which parts begin with a cue: told from what happened, never from the words.
///
/// A cue tells nothing that the words do not, so what is typed into a protected field has none.
extension Announcement {
  /// Gives the parts the cues of an event.
  mutating func addCues(for event: FormEvent) {
    if let cue = Self.cue(of: event), !parts.isEmpty { parts[0].cue = cue }
    // A failed submit has said so before its first error.
    if case .submitFailed = event { return }
    if let error = parts.firstIndex(where: { $0.kind == .error }) {
      parts[error].cue = .error
    }
  }

  /// The cue that the whole announcement begins with.
  private static func cue(of event: FormEvent) -> Cue? {
    switch event {
    case .focused(let report, _): report.wrapped == nil ? .focus : .boundary
    case .submitFailed, .misread: .error
    case .submitted: .success
    case .revalidated(let finding): finding.problem == nil ? .success : nil
    case .refused(let refusal): cue(of: refusal.reason)
    case .valueChanged(let element): cue(of: element)
    case .optionReached(let move): cue(of: move)
    default: nil
    }
  }

  private static func cue(of move: OptionMove) -> Cue? {
    if move.isToggle { return move.isChosen ? .on : .off }
    return move.wrapped == nil ? nil : .boundary
  }

  private static func cue(of reason: Refusal.Reason) -> Cue? {
    switch reason {
    case .fieldStart, .fieldEnd, .minimum, .maximum, .maximumLength, .full: .boundary
    case .unreadable: .error
    default: nil
    }
  }

  /// On and off; what is partly on is neither.
  private static func cue(of element: FormElement) -> Cue? {
    guard !element.isMixed else { return nil }
    let isOn: Bool? =
      switch element.role {
      case .checkbox, .switch: element.value.isChecked
      case .button: element.isPressed
      default: nil
      }
    return isOn.map { $0 ? .on : .off }
  }
}
