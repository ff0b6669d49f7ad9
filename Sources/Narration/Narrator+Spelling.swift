import FormCore
import SpeechCore

extension Narrator {
  /// The value by a word for each letter.
  func phoneticSpelling(_ element: FormElement) -> [AnnouncementPart] {
    guard element.role.isTextual, !element.isProtected, let text = element.value.text,
      !isSilent(text)
    else { return parts(requested: .value(element)) }
    return text.flatMap { character in
      parts(
        .echo, phonetic(character, in: element.language ?? formLanguage), SpeechAttributes())
    }
  }

  /// The word for a character; one that has none is spelt as always.
  private func phonetic(_ character: Character, in language: String?) -> [LanguageRun] {
    spelt(character, in: language)
  }
}
