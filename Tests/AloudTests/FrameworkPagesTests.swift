import Aloud
import Foundation
import Testing

private let pages = URL(filePath: #filePath).deletingLastPathComponent().path + "/Pages/"

/// Pages in the manner of well-known frameworks, each filled by keys up to a valid submit.
@MainActor @Suite struct FrameworkPagesTests {
  nonisolated static let known = [
    FilledPage(
      file: "aspnet-register.html",
      answers: """
        Input.Email=anna%40example.com&Input.Password=Some+words&Input.Born=2027-05-03\
        &__Invariant=Input.Born&Input.Terms=true&__RequestVerificationToken=CfDJ8\
        &Input.Terms=false
        """),
    FilledPage(
      file: "bootstrap-checkout.html", texts: ["user": "ann_lee"],
      answers: """
        first=Some+words&user=ann_lee&country=at&same=1&pay=credit&tip=1
        """),
    FilledPage(
      file: "drupal-webform.html", texts: ["zaehler": "123-4567"],
      answers: """
        anrede=Frau&name=Some+words&zaehler=123-4567&stand=0&tag=2027-05-03&bemerkung=\
        &form_build_id=form-1&form_id=webform_anfrage&op=Absenden
        """),
    FilledPage(
      file: "gravity-order.html",
      answers: """
        input_1.3=Some+words&input_1.6=Some+words&input_2=Small&input_2_other=\
        &input_3=Bean&MAX_FILE_SIZE=33554432&input_4=gravity-order.html&input_5.1=1\
        &input_9=
        """),
    FilledPage(
      file: "laravel-profile.html",
      answers: """
        _token=abc123&_method=PUT&name=Some+words&email=anna%40example.com\
        &nacimiento=2027-05-03&web=https%3A%2F%2Fexample.com&remember=on
        """),
    FilledPage(
      file: "material-trip.html",
      answers: """
        place=Some+words&class=2&out=2027-05-03T14%3A30&train=on&seat=window\
        &tag=%233366ff
        """),
    FilledPage(
      file: "nhs-contact-preferences.html",
      answers: """
        contact=email&email=anna%40example.com&contact=phone&phone=0123&contact=none
        """),
    FilledPage(
      file: "phoenix-settings.html",
      answers: """
        _csrf_token=tok&user%5Bname%5D=Some+words&user%5Bzone%5D=Europe%2FVienna\
        &user%5Bdigest%5D=false&user%5Bdigest%5D=true&user%5Bquiet%5D=2027-W18\
        &user%5Bcard%5D=2027-05
        """),
    FilledPage(
      file: "rails-new-article.html", texts: ["article[cover]": pages + "cover.txt"],
      answers: """
        authenticity_token=kZ3%2B%2Fw%3D%3D&article%5Btitle%5D=Some+words\
        &article%5Bbody%5D=Some+words&article%5Bpublished_on%5D=2027-05-03\
        &article%5Bpublic%5D=0&article%5Bpublic%5D=1&article%5Btag_ids%5D%5B%5D=\
        &article%5Btag_ids%5D%5B%5D=1&article%5Bcover%5D=cover.txt&commit=Create+Article
        """),
    FilledPage(
      file: "symfony-booking.html", texts: ["booking[phone]": "0123456789"],
      answers: """
        booking%5Bday%5D=2027-05-03&booking%5Btime%5D=14%3A30&booking%5Bguests%5D=1\
        &booking%5Broom%5D=garden&booking%5Bdiet%5D%5B%5D=v&booking%5Bdiet%5D%5B%5D=g\
        &booking%5Bphone%5D=0123456789&booking%5Bsave%5D=&booking%5B_token%5D=x.y.z
        """),
    FilledPage(
      file: "uswds-claim.html", texts: ["d": "3", "y": "2027"],
      answers: """
        given=Some+words&family=Some+words&m=4&d=3&y=2027&lost=luggage&lost=papers\
        &detail=Some+words
        """),
    FilledPage(
      file: "wordpress-comment.html", form: "commentform",
      answers: """
        comment=Some+words&author=Some+words&email=anna%40example.com\
        &url=https%3A%2F%2Fexample.com&wp-comment-cookies-consent=yes\
        &submit=Post+Comment&comment_post_ID=1&comment_parent=0&ak_hp_textarea=&ak_js=17
        """),
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
