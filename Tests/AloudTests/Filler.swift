import Aloud
import Foundation
import Testing

/// A page that is filled, and what it sends in the end; `nil` where that is not looked at.
struct FilledPage: Sendable, CustomTestStringConvertible {
  var file: String
  var form: String?
  /// What to write where not everything will do, by the field's key.
  var texts: [String: String] = [:]
  var answers: String?
  var testDescription: String { file }

  /// Fills the page by keys, up to a valid submit.
  @MainActor func fill(in folder: String) throws {
    let form = try HTMLPage.read(path: folder + file).form(form)
    let person = try Filler(form, texts: texts, path: folder + file)
    guard case .submitted(let entries) = person.fill() else {
      Issue.record("\(file): \(person.heard.suffix(3))")
      return
    }
    #expect(form.tree.skipsValidation || form.tree.validate().isEmpty)
    if let answers { #expect(entries.urlEncoded == answers) }
  }
}

/// Someone who fills every field with something that is valid there, and sends the form.
@MainActor
final class Filler {
  let session: FormSession
  private var narrator: Narrator
  private(set) var heard: [String] = []

  /// What to write where not everything will do, by the field's key.
  private let texts: [String: String]

  /// A file to send where one is asked for.
  private let path: String

  init(_ form: HTMLForm, texts: [String: String], path: String) throws {
    narrator = Narrator(vocabulary: try .english)
    session = FormSession(source: form)
    self.texts = texts
    self.path = path
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
    if let text = element.key.flatMap({ texts[$0] }) { return text }
    return switch element.inputType {
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
    case .file: path
    case .text, .search, .password, .range:
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
