import Foundation

/// Which language the program speaks: the one that was asked for, else the form's, else that of the
/// environment's locale.
struct LanguageChoice: Hashable {
  /// What was asked for on the command line.
  let asked: String?
  /// The language of the form.
  let form: String?
  /// The language of the person's locale.
  let locale: String?

  /// - Parameters:
  ///   - asked: What was given for `--language`, if anything.
  ///   - form: The BCP 47 tag of the form, if it tells one.
  ///   - environment: The variables that may tell a locale.
  init(
    asked: String? = nil, form: String?,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.asked = asked
    self.form = form
    locale = Self.locale(in: environment)
  }

  /// The languages for the program's own words, the best first.
  var wishes: [String] { [asked, form, locale].compactMap(\.self) }

  /// The language of words that tell none: a page that names no language is most likely in the
  /// person's own.
  var untold: String? { asked ?? locale }

  /// The tag of a locale by POSIX: the first of three variables that is set decides, and C is none.
  ///
  /// `de_AT.UTF-8@euro` is `de-AT`.
  private static func locale(in environment: [String: String]) -> String? {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let tag = String((name ?? "").prefix { $0 != "." && $0 != "@" }).replacing("_", with: "-")
    return ["", "C", "POSIX"].contains(tag) ? nil : tag
  }
}
