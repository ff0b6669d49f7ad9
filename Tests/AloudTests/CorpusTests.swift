import Aloud
import Foundation
import Testing

/// Pages of others, which may stand beside the package.
private let pages =
  URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path + "/../shared/corpus/html/"

/// Every page is filled by keys alone, as a person would, up to a valid submit.
@MainActor
@Suite(.enabled(if: FileManager.default.fileExists(atPath: pages)))
struct CorpusTests {
  nonisolated static let known = [
    FilledPage(
      file: "django-contact-errors.html",
      answers: """
        subject=Some+words&email=anna%40example.com&age=18&topic=bug&contact_by=email&interests=a\
        &interests=b&interests=c&when=2027-05-03&code=AB1234&message=Some+words&consent=on
        """),
    FilledPage(file: "django-contact-unbound.html"),
    FilledPage(
      file: "django-user-creation.html",
      answers: "username=Some+words&password1=Some+words&password2=Some+words"),
    FilledPage(file: "govuk-feedback.html"),
    FilledPage(
      file: "govuk-how-do-you-want-to-sign-in.html", answers: "sign-in=government-gateway"),
    FilledPage(file: "govuk-passport-details-errors.html"),
    FilledPage(
      file: "govuk-what-is-your-address.html",
      answers: """
        address-line-1=Some+words&address-line-2=Some+words&address-town=Some+words\
        &address-county=Some+words&address-postcode=Some+words
        """),
    // A script would fill all lists but the months.
    FilledPage(
      file: "mdn-datetime-local-picker-fallback.html",
      answers: "bday=2027-05-03T14%3A30&month=January"),
    FilledPage(file: "mdn-form-validation-full-example.html"),
    FilledPage(file: "mdn-html-form-structure-fieldset-legend.html", answers: "size=small"),
    FilledPage(file: "mdn-native-form-widgets-checkable-items.html"),
  ]

  @Test(arguments: known)
  func `A page is filled by keys to a valid submit`(_ page: FilledPage) throws {
    try page.fill(in: pages)
  }

  @Test func `No page is left out`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: pages)
    #expect(Set(files) == Set(Self.known.map(\.file)))
  }
}
