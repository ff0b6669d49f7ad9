import FormCore
import FormViews
import Testing

@Suite("Search fields")
@MainActor
struct SearchTests {
  struct Books: View {
    enum Place: Hashable { case search, results }

    var isNested = false
    @State private var query = ""
    @State private var inner = ""
    @FocusState private var place: Place?
    @FocusState private var isSearchFocused

    var body: some View {
      VStack {
        Button("Search") { place = .search }
        Button("Search too") { isSearchFocused = true }
        Button("Found \(query)") {}.focused($place, equals: .results)
        if isNested { Text("Inside").searchable(text: $inner, prompt: "Inner") }
      }
      .searchable(text: $query)
      .searchFocused($place, equals: .search)
      .searchFocused($isSearchFocused)
      Text(place.map { "\($0)" } ?? "-")
    }
  }

  @Test("A search field is met before what is searched, and is called Search")
  func field() {
    let person = Person(Books())
    #expect(person.stops == ["Search", "Search", "Search too", "Found "])
    #expect(person.session.focusedElement?.role == .searchbox)
    #expect(person.session.tree.texts.map(\.text) == ["search"])
    person.type("owl")
    #expect(person.stops.last == "Found owl")
  }

  @Test("States of either kind bind the search field")
  func states() {
    let person = Person(Books())
    person.go(to: "Found ")
    #expect(person.session.tree.texts.map(\.text) == ["results"])
    for button in ["Search too", "Search"] {
      person.go(to: "Found ")
      while person.place != button || person.session.focusedElement?.role != .button {
        person.ask(.previousStop)
      }
      _ = person.told()
      person.press(.return)
      #expect(person.told() == ["Search (program)", "text: search"])
    }
  }

  @Test("Only the nearest search field is bound")
  func nearest() {
    let person = Person(Books(isNested: true))
    person.go(to: "Inner")
    #expect(person.session.tree.texts.last?.text == "-")
  }

  struct Presented: View {
    @State private var query = "owl"
    @State private var isPresented = false

    var body: some View {
      Results()
        .searchable(text: $query, isPresented: $isPresented, prompt: Text("Books"))
      Button("Show") { isPresented = true }
      Button("Hide") { isPresented = false }
      Text("\(isPresented) \(query)")
    }
  }

  struct Results: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      if isSearching { Button("Cancel") { dismissSearch() } }
    }
  }

  @Test("A search is presented by moving the focus into its field, from either side")
  func presented() {
    let person = Person(Presented())
    var state: String? { person.session.tree.texts.last?.text }
    #expect(person.place == "Books")
    #expect(state == "true owl")
    person.go(to: "Hide")
    person.press(.return)
    #expect(state == "false owl")
    person.ask(.previousStop)
    _ = person.told()
    person.press(.return)
    #expect(person.told() == ["Books (program)", "text: true owl"])
  }

  @Test("What is searched knows of the search, and can end it")
  func dismissing() {
    let person = Person(Presented())
    person.go(to: "Cancel")
    _ = person.told()
    person.press(.return)
    #expect(person.session.tree.texts.last?.text == "false")
    #expect(person.stops == ["Books", "Show", "Hide"])
  }
}
