import FormCore
import SpeechCore

/// What need not be said any more.
extension FormSpeaker {
  /// Leaves out what an event makes pointless: what is about elements that are gone, and what an
  /// earlier input gave rise to in a field that has been left since.
  ///
  /// What is said on leaving a field is about that field, and yet to be heard.
  func dropPointless(after event: FormEvent, input: Int) {
    switch event {
    case .elementsGone(let elements):
      let gone = Set(elements.map(\.rawValue))
      queue.drop { announcement in
        guard let subject = announcement.subject, gone.contains(subject.id) else { return false }
        return subject.term == .presence || announcement.isOlder(than: input)
      }
    case .focused(let report, _): dropAnswers(besides: report.element.id, input: input)
    case .submitFailed(let failure):
      if let report = failure.focused { dropAnswers(besides: report.element.id, input: input) }
    case .focusCleared: dropAnswers(besides: nil, input: input)
    default: break
    }
  }

  private func dropAnswers(besides element: ElementID?, input: Int) {
    queue.drop { announcement in
      guard let subject = announcement.subject, subject.term == .attention else { return false }
      return subject.id != element?.rawValue && announcement.isOlder(than: input)
    }
  }
}

extension Announcement {
  /// Whether an earlier input gave rise to it.
  fileprivate func isOlder(than input: Int) -> Bool { self.input.map { $0 < input } ?? false }
}
