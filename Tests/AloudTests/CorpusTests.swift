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
  /// A page, and what it sends in the end; `nil` where that is not looked at.
  struct Page: Sendable, CustomTestStringConvertible {
    var file: String
    var form: String?
    var answers: String?
    var testDescription: String { file }
  }

  nonisolated static let known = [
    Page(
      file: "django-contact-errors.html",
      answers: """
        subject=Some+words&email=anna%40example.com&age=18&topic=bug&contact_by=email&interests=a\
        &interests=b&interests=c&when=2027-05-03&code=AB1234&message=Some+words&consent=on
        """),
    Page(file: "django-contact-unbound.html"),
    Page(
      file: "django-user-creation.html",
      answers: "username=Some+words&password1=Some+words&password2=Some+words"),
    Page(file: "govuk-feedback.html"),
    Page(
      file: "govuk-how-do-you-want-to-sign-in.html", answers: "sign-in=government-gateway"),
    Page(file: "govuk-passport-details-errors.html"),
    Page(
      file: "govuk-what-is-your-address.html",
      answers: """
        address-line-1=Some+words&address-line-2=Some+words&address-town=Some+words\
        &address-county=Some+words&address-postcode=Some+words
        """),
    // A script would fill all lists but the months.
    Page(
      file: "mdn-datetime-local-picker-fallback.html",
      answers: "bday=2027-05-03T14%3A30&month=January"),
    Page(file: "mdn-form-validation-full-example.html"),
    Page(file: "mdn-html-form-structure-fieldset-legend.html", answers: "size=small"),
    Page(file: "mdn-native-form-widgets-checkable-items.html"),
  ]

  @Test(arguments: known)
  func `A page is filled by keys to a valid submit`(_ page: Page) throws {
    let form = try HTMLPage.read(path: pages + page.file).form(page.form)
    let person = Filler(FormSession(source: form))
    let outcome = person.fill()
    guard case .submitted(let entries) = outcome else {
      Issue.record("\(page.file): \(person.heard.suffix(3))")
      return
    }
    #expect(form.tree.skipsValidation || form.tree.validate().isEmpty)
    if let answers = page.answers { #expect(entries.urlEncoded == answers) }
  }

  @Test func `No page is left out`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: pages)
    #expect(Set(files) == Set(Self.known.map(\.file)))
  }
}

/// Someone who fills every field with something that is valid there, and sends the form.
@MainActor
private final class Filler {
  let session: FormSession
  private var narrator = Narrator()
  private(set) var heard: [String] = []

  init(_ session: FormSession) {
    self.session = session
    session.onEvent = { [unowned self] event, input in
      heard += narrator.announcements(for: event, input: input).map(\.text)
    }
    session.open(atFirstField: true)
  }

  func fill() -> FormSession.Outcome? {
    let last = session.tree.elements.last(where: \.isFocusable)?.id
    var filled: Set<ElementID> = []
    while let element = session.focusedElement, filled.insert(element.id).inserted {
      if element.role == .button, element.buttonAction == .submit {
        press(Key(.return))
        break
      }
      answer(element)
      if element.id == last {
        // A form without a button is sent by Return in its last field.
        press(Key(.return))
      } else {
        press(Key(.tab))
      }
      if session.outcome != nil { break }
    }
    return session.outcome
  }

  private func answer(_ element: FormElement) {
    switch element.role {
    case .textbox, .searchbox, .spinbutton:
      press(Key(.end, .control), .control("u"))
      words(for: element).forEach { session.handle(.text(String($0))) }
    case .checkbox, .switch: if !element.value.isChecked { press(Key(.character(" "))) }
    case .radiogroup:
      press(element.value.selection.isEmpty ? Key(.down) : Key(.character(" ")))
    case .combobox: if element.options.first?.value == "" { press(Key(.down)) }
    case .listbox: press(Key(.character(" ")))
    case .slider, .button, .link, .group: break
    }
  }

  private func words(for element: FormElement) -> String {
    switch element.inputType {
    case .email: "anna@example.com"
    case .url: "https://example.com"
    case .tel: "0123"
    case .number: element.constraints.minimum ?? "1"
    case .date: "2027-05-03"
    case .month: "2027-05"
    case .week: "2027-W18"
    case .time: "14:30"
    case .dateTimeLocal: "2027-05-03T14:30"
    case .color: "#3366ff"
    case .text, .search, .password, .range, .file:
      switch element.constraints.pattern {
      case nil: "Some words"
      case "[A-Z]{2}[0-9]{4}": "AB1234"
      case let pattern? where pattern.hasSuffix("[Oo]range"): "Banana"
      default: "1"
      }
    }
  }

  private func press(_ keys: Key...) { keys.forEach { session.handle(.key($0)) } }
}
