import FormCore
import SpeechCore

extension Narrator {
  /// The ends of a slider of HTML's, which always has both.
  func sliderParts(_ element: FormElement) -> [AnnouncementPart] {
    let range = element.numberRange
    guard element.inputType == .range, let least = range.minimum, let most = range.maximum else {
      return []
    }
    return [part(.description, .rangeBetween, ["min": "\(least)", "max": "\(most)"])]
  }
}
