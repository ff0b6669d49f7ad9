import Foundation

/// What a person may write beside what the page's language has: they hear their own words, and
/// must be able to type them.
public struct OwnWords: Hashable, Sendable {
  /// The BCP 47 tags of the languages in which dates and times are read, where the page's does not
  /// read them.
  public var languages: [String]
  private var colors: [String: ColorCode] = [:]

  /// Creates words.
  ///
  /// - Parameters:
  ///   - languages: The languages that dates and times may be in, the best first.
  ///   - colorNames: What colours are called, by their CSS names.
  public init(languages: [String] = [], colorNames: [String: String] = [:]) {
    self.languages = languages
    for (name, own) in colorNames { colors[own.colorKey] = ColorCode(name) }
  }

  /// The colour that a name means.
  func color(named name: String) -> ColorCode? { colors[name.colorKey] }
}

extension String {
  /// Without case, accents and spaces, so that none of them must be typed.
  fileprivate var colorKey: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .filter { !$0.isWhitespace }
  }
}
