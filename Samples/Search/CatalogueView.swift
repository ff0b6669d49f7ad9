import Aloud

/// Finds books by what is typed, and keeps those that are chosen on a list.
struct CatalogueView: View {
  enum Place: Hashable {
    case search
    case book(Book.ID)
  }

  @State private var query = ""
  @State private var wished: [Book] = []
  @FocusState private var place: Place?
  @Environment(\.dismiss) private var dismiss

  private var found: [Book] {
    query.isEmpty
      ? [] : Book.all.filter { $0.title.range(of: query, options: .caseInsensitive) != nil }
  }

  var body: some View {
    NavigationStack {
      List(found) { book in
        Button(book.title) { wished.append(book) }
          .accessibilityHint("by \(book.author)")
          .disabled(wished.contains(book))
          .focused($place, equals: .book(book.id))
      }
      .searchable(text: $query, prompt: "Title")
      .searchFocused($place, equals: .search)
      .onSubmit(of: .search) {
        if let first = found.first {
          place = .book(first.id)
        } else {
          AccessibilityNotification.Announcement("No book is called \(query)").post()
        }
      }
      .navigationTitle("Catalogue")
      .toolbar {
        ToolbarItem(placement: .keyboard) {
          Button("Clear") { query = "" }
        }
        Button("Search again") { place = .search }
        Button("Done") { dismiss() }
      }
      if !wished.isEmpty {
        Text("Wished for: \(wished.map(\.title).joined(separator: ", "))")
      }
    }
    .defaultFocus($place, .search)
  }
}
