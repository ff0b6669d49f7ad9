import FormCore
import SpeechCore

extension FormEvent {
  /// The element that an announcement of the event is about, and is dropped with.
  ///
  /// What is about the form has none, nor has what the program wants to be told: that is said
  /// whatever goes. Echoes have none either, for a key is always answered.
  var subject: Announcement.Subject? {
    switch self {
    case .focused(let report, _): Announcement.Subject(report.element.id)
    case .readBack(let element), .misread(let element): Announcement.Subject(element.id)
    case .revalidated(let finding): Announcement.Subject(finding.element.id)
    case .requested(.field(let report)): Announcement.Subject(report.element.id)
    case .requested(.value(let element)), .requested(.spelling(let element)),
      .requested(.phoneticSpelling(let element)):
      Announcement.Subject(element.id)
    case .valueChanged(let element): Announcement.Subject(element.id, term: .attention)
    case .partReached(let move), .partChanged(let move):
      Announcement.Subject(move.element.id, term: .attention)
    case .optionReached(let move): Announcement.Subject(move.element.id, term: .attention)
    case .suggested(let move): Announcement.Subject(move.element.id, term: .attention)
    case .opened, .focusCleared, .typed, .deleted, .reverted, .caretMoved, .refused, .submitFailed,
      .submitted, .wasReset, .requested, .performed, .textAppeared, .fieldsChanged, .elementsGone,
      .announced, .warned, .dismissed, .left:
      nil
    }
  }
}

extension Announcement.Subject {
  /// An element, and how long what is said of it is worth saying.
  init(_ element: ElementID, term: Term = .presence) {
    self.init(element.rawValue, term: term)
  }
}
