import FormCore
import SpeechCore

extension Narrator {
  /// The value character by character, or by a word for each letter; of what is no text, or may not
  /// be told, the value as it is read.
  func spelling(_ element: FormElement, byWords: Bool) -> [AnnouncementPart] {
    guard element.role.isTextual, !element.isProtected, let text = element.value.text,
      !isSilent(text)
    else { return parts(requested: .value(element)) }
    let language = element.language ?? formLanguage
    return text.flatMap { character in
      byWords
        ? phoneticParts(.echo, character, in: language)
        : parts(.echo, character, in: language)
    }
  }
}
