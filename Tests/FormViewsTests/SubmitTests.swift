import FormCore
import FormViews
import Testing

@Suite("What Return does")
@MainActor
struct SubmitTests {
  @MainActor final class Log { var lines: [String] = [] }

  struct Layers: View {
    let log: Log
    var isScope = false
    @State private var text = ""
    @State private var query = ""

    var body: some View {
      VStack {
        VStack {
          TextField("Field", text: $text)
            .onSubmit { log.lines.append("field") }
        }
        .onSubmit { log.lines.append("group") }
        .submitScope(isScope)
      }
      .onSubmit { log.lines.append("form") }
      .onSubmit(of: .search) { log.lines.append("search") }
      .onSubmit(of: [.search, .text]) { log.lines.append("both") }
      .searchable(text: $query)
      TextField("Last", text: $text)
    }
  }

  @Test("Of several actions the innermost comes first, and nothing else is done")
  func order() {
    let log = Log()
    let person = Person(Layers(log: log))
    person.go(to: "Field")
    _ = person.told()
    person.press(.return)
    #expect(log.lines == ["field", "group", "form", "both"])
    #expect(person.told() == ["performed Field"])
  }

  @Test("A submit scope keeps what is further out from it")
  func scope() {
    let log = Log()
    let person = Person(Layers(log: log, isScope: true))
    person.go(to: "Field")
    person.press(.return)
    #expect(log.lines == ["field", "group"])
  }

  struct Finder: View {
    let log: Log
    @State private var query = ""

    var body: some View {
      Text("Books")
        .searchable(text: $query, prompt: "Find a book")
        .onSubmit { log.lines.append("text") }
        .onSubmit(of: .search) { log.lines.append("search \(query)") }
    }
  }

  @Test("A search field has actions of its own")
  func search() {
    let log = Log()
    let person = Person(Finder(log: log))
    person.type("owl")
    person.press(.return)
    #expect(log.lines == ["search owl"])
    #expect(person.element("Find a book")?.submitLabel == .search)
  }

  @Test("Leaving a field is no submit")
  func leaving() {
    let log = Log()
    let person = Person(Layers(log: log))
    person.go(to: "Field")
    person.type("a")
    person.press(.tab)
    person.ask(.previousStop)
    #expect(log.lines.isEmpty)
  }

  struct Labelled: View {
    let label: SubmitLabel
    @State private var text = ""

    var body: some View {
      TextField("Before", text: $text)
      TextField("Field", text: $text).submitLabel(label)
      TextField("After", text: $text)
    }
  }

  @Test(
    "Each label says what Return does",
    arguments: [
      (SubmitLabel.done, "submitted"), (.go, "submitted"), (.join, "submitted"),
      (.search, "submitted"), (.send, "submitted"), (.next, "After (user)"),
      (.continue, "After (user)"), (.return, "After (user)"), (.route, "After (user)"),
    ])
  func labels(label: SubmitLabel, does: String) {
    let person = Person(Labelled(label: label))
    person.press(.tab)
    _ = person.told()
    person.press(.return)
    #expect(person.told() == [does])
  }

  @Test("A label of an action is only its name")
  func labelOfAction() {
    struct Named: View {
      let log: Log
      @State private var text = ""

      var body: some View {
        TextField("Field", text: $text)
          .submitLabel(.done)
          .onSubmit { log.lines.append("done") }
      }
    }
    let log = Log()
    let person = Person(Named(log: log))
    person.press(.return)
    #expect(log.lines == ["done"])
    #expect(person.sent == nil)
  }

  struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    @State private var text = ""

    var body: some View { TextField("Field", text: $text).onAppear { dismiss() } }
  }

  @Test("A form that closes itself on appearing is told to open, and then to close")
  func closing() {
    let person = Person(Closing())
    #expect(person.told() == ["opened Closing, 1 fields", "dismissed"])
    person.press(.tab)
    #expect(person.told().isEmpty)
  }
}
