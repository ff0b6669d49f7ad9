import Aloud
import Foundation
import Testing

private let pages = URL(filePath: #filePath).deletingLastPathComponent().path + "/Pages/"

/// Pages in the manner of well-known frameworks, each filled by keys up to a valid submit.
@MainActor @Suite struct FrameworkPagesTests {
  nonisolated static let known = [
    FilledPage(file: "aspnet-register.html"),
    FilledPage(file: "bootstrap-checkout.html", texts: ["user": "ann_lee"]),
    FilledPage(file: "drupal-webform.html", texts: ["zaehler": "123-4567"]),
    FilledPage(file: "gravity-order.html"),
    FilledPage(file: "laravel-profile.html"),
    FilledPage(file: "material-trip.html"),
    FilledPage(file: "nhs-contact-preferences.html"),
    FilledPage(file: "phoenix-settings.html"),
    FilledPage(
      file: "rails-new-article.html", texts: ["article[cover]": pages + "cover.txt"]),
    FilledPage(file: "symfony-booking.html", texts: ["booking[phone]": "0123456789"]),
    FilledPage(file: "uswds-claim.html", texts: ["d": "3", "y": "2027"]),
    FilledPage(file: "wordpress-comment.html", form: "commentform"),
  ]

  @Test(arguments: known)
  func `A page is filled by keys to a valid submit`(_ page: FilledPage) throws {
    try page.fill(in: pages)
  }

  @Test func `No page is left out`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: pages)
    #expect(Set(files.filter { $0.hasSuffix(".html") }) == Set(Self.known.map(\.file)))
  }
}
