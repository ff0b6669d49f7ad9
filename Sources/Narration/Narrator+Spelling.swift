import FormCore
import SpeechCore

extension Narrator {
  /// The value by a word for each letter.
  func phoneticSpelling(_ element: FormElement) -> [AnnouncementPart] {
    guard element.role.isTextual, !element.isProtected, let text = element.value.text,
      !isSilent(text)
    else { return parts(requested: .value(element)) }
    return text.flatMap { phoneticParts(.echo, $0, in: element.language ?? formLanguage) }
  }
}
