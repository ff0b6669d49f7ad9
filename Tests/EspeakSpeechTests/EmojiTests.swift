import FormCore
import Narration
import SpeechCore
import Testing

@testable import EspeakSpeech

/// Emoji, heard by their names from the voices of the three languages.
@Suite struct EmojiTests {
  static let nasty = [
    "🚀", "😀😀", "👋🏽", "👨‍👩‍👧‍👦", "👩🏿‍💻", "1️⃣", "#️⃣", "🇩🇪", "🇪🇸🇩🇪", "❤️", "❤️‍🔥", "♥", "🏴‍☠️", "🏳️‍🌈",
    "🅰", "⚠️", "✔️", "®️", "👩‍❤️‍👨", "♀️", "ℹ️", "🫠", "🪿", "🫱🏻‍🫲🏿", "💻", "🕹️", "→", "∀", "\u{301}",
  ]

  /// What the voice is given where a field holds a text.
  private func spoken(_ text: String, in language: String) throws -> SafeText {
    var element = FormElement(id: ElementID(1), role: .textbox, name: "A", value: .text(text))
    element.language = language
    var narrator = Narrator(vocabulary: try .english)
    let told = narrator.announcements(for: .requested(.value(element)), input: 1)
    let part = try #require(told.first?.parts.first)
    return part.spoken?.text ?? part.text
  }

  @Test(arguments: nasty, ["en", "es", "de"])
  func `Each is heard, alone and among words`(_ emoji: String, _ language: String) throws {
    let voice = Voice(language: language)
    let engine = try makeEngine()
    #expect(try engine.listen(to: spoken(emoji, in: language), in: voice).count > 5000)
    // What is no emoji, a voice may leave out among words.
    guard !["∀", "\u{301}", "®️"].contains(emoji) else { return }
    let among = try engine.listen(to: spoken("a \(emoji) a", in: language), in: voice).count
    #expect(try among > engine.listen(to: "a a", in: voice).count + 3000)
  }

  @Test(
    arguments: [
      ("en", "❤️", "red heart"), ("es", "❤️", "corazón rojo"), ("de", "❤️", "rotes Herz"),
      ("en", "🚀🚀", "rocket rocket"), ("en", "🏳️‍🌈", "white flag rainbow"),
    ])
  func `Each is heard by its whole name`(_ language: String, _ emoji: String, _ name: String)
    throws
  {
    let voice = Voice(language: language)
    let heard = try makeEngine().listen(to: spoken(emoji, in: language), in: voice)
    #expect(try makeEngine().listen(to: SafeText(name), in: voice).count == heard.count)
  }
}
