import Foundation

/// What a person may write beside what the page's language has: they hear their own words, and
/// must be able to type them.
public struct OwnWords: Hashable, Sendable {
  /// The BCP 47 tags of the languages in which dates and times are read, where the page's does not
  /// read them.
  public var languages: [String]
  /// What colours are called, by their CSS names.
  public var colorNames: [String: String]

  /// Creates words.
  public init(languages: [String] = [], colorNames: [String: String] = [:]) {
    self.languages = languages
    self.colorNames = colorNames
  }

  /// The colour that a name means.
  func color(named name: String) -> ColorCode? {
    let key = name.colorKey
    return colorNames.first { $0.value.colorKey == key }.flatMap { ColorCode($0.key) }
  }
}

extension String {
  /// Without case, accents and spaces, so that none of them must be typed.
  fileprivate var colorKey: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .filter { !$0.isWhitespace }
  }
}
