import FocusCore
import FormCore
import FormRuntime
import Foundation
import Testing

@MainActor
@Suite("Drafts")
struct DraftTests {
  let directory = NSTemporaryDirectory() + "drafts-\(UUID().uuidString)"
  var store: DraftStore { DraftStore(directory: directory) }

  func form() -> PlainForm {
    PlainForm([
      .field(1, "Name", "Ann"), .field(2, "Row"), .field(3, "Row"),
      .field(4, "Password") { $0.isProtected = true }, .checkBox(5, "News"),
      .choice(6, "Size", .radiogroup, ["Small", "Large"]), .button(7, "Send"),
    ])
  }

  func filled() -> Person {
    let person = Person(form())
    person.type(" Lee")
    person.press(.tab, .tab)
    person.type("second")
    person.press(.tab)
    person.type("hunter2")
    person.press(.tab)
    person.press(Key(.character(" ")))
    person.press(.tab, .down, .down)
    return person
  }

  @Test("What was entered comes back, each answer to its own field; secrets are left out")
  func roundTrip() throws {
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let path = store.newPath()
    try store.save(Draft(of: filled().form.tree, source: "/form.html"), at: path)
    let entry = try #require(store.newest(of: "/form.html"))
    #expect(entry.path == path)
    let again = form()
    #expect(again.restore(entry.draft) == 4)
    #expect(
      again.tree.elements.map(\.value) == [
        .text("Ann Lee"), .text(""), .text("second"), .text(""), .checked(true),
        .selection([1]), .none,
      ])
    let file = try String(contentsOfFile: path, encoding: .utf8)
    #expect(!file.contains("hunter2"))
  }

  @Test("A draft is for its owner's eyes only")
  func permissions() throws {
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let path = store.newPath()
    try store.save(Draft(of: filled().form.tree, source: "/form.html"), at: path)
    for (place, mode) in [(path, 0o600), (directory, 0o700)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: place)
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
  }

  @Test("The newest draft of a form is found; others, and files that are none, are passed over")
  func newest() throws {
    defer { try? FileManager.default.removeItem(atPath: directory) }
    #expect(store.all().isEmpty)
    let tree = filled().form.tree
    for (source, age) in [("/a.html", 3.0), ("/a.html", 1), ("/b.html", 0)] {
      let draft = Draft(of: tree, source: source, saved: Date(timeIntervalSince1970: 1e9 - age))
      try store.save(draft, at: store.newPath())
    }
    try Data("not a draft".utf8).write(to: URL(fileURLWithPath: directory + "/x.json"))
    #expect(mkfifo(directory + "/pipe.json", 0o600) == 0)
    #expect(store.all().map(\.draft.source) == ["/b.html", "/a.html", "/a.html"])
    let newest = try #require(store.newest(of: "/a.html"))
    #expect(newest.draft.saved == Date(timeIntervalSince1970: 1e9 - 1))
    store.delete(newest.path)
    #expect(store.all().count == 2)
  }

  @Test("Of a form that has changed, what still fits comes back")
  func changedForm() {
    let draft = Draft(of: filled().form.tree, source: "/form.html")
    let changed = PlainForm([
      .checkBox(1, "Name"), .field(2, "Row"), .choice(3, "Size", .radiogroup, ["Small"]),
    ])
    #expect(changed.restore(draft) == 1)
    #expect(changed.tree.elements.map(\.value) == [.checked(false), .text(""), .selection([])])
  }

  @Test("Nothing entered is no draft")
  func nothing() {
    #expect(Draft(of: form().tree, source: "/form.html").answers.isEmpty)
  }

  @Test("What was changed back is no draft, until something else is entered")
  func changedBack() {
    let person = filled()
    let form = person.form
    var answers = DraftAnswers()
    answers.readAll(form.tree)
    #expect(answers.inOrder.map(\.key) == ["name", "row", "news", "size"])
    for element in form.tree.elements { form.setValue(element.defaultValue, of: element.id) }
    answers.readAll(form.tree)
    #expect(answers.isEmpty)
    #expect(Draft(of: form.tree, source: "/form.html").answers.isEmpty)
    person.ask(.focus(ElementID(2)))
    person.type("first")
    let isNews = (0..<2).map { _ in answers.read(ElementID(2), in: form.tree) }
    #expect(isNews == [true, false])
    #expect(answers.inOrder.first { $0.text == "first" }?.occurrence == 0)
  }
}
