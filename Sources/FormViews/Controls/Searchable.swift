import FocusCore
import FormCore

extension View {
  /// Adds a search field, which is met before the view.
  ///
  /// - Parameter prompt: What the field is called; without one it is “Search”.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(Searchable(text: text, prompt: prompt, isPresented: nil))
  }

  /// Adds a search field, which is met before the view.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(Searchable(text: text, prompt: Text(prompt), isPresented: nil))
  }

  /// Adds a search field, which is met before the view.
  nonisolated public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    modifier(Searchable(text: text, prompt: Text(prompt), isPresented: nil))
  }

  /// Adds a search field, which is met before the view.
  ///
  /// - Parameter isPresented: Becomes true when the focus comes into the field, and stays so until the
  ///   search is dismissed; setting it moves the focus there, or away.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(Searchable(text: text, prompt: prompt, isPresented: isPresented))
  }

  /// Adds a search field, which is met before the view.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(Searchable(text: text, prompt: Text(prompt), isPresented: isPresented))
  }

  /// Adds a search field, which is met before the view.
  nonisolated public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    modifier(Searchable(text: text, prompt: Text(prompt), isPresented: isPresented))
  }

  /// Lets a state be true while the focus is in the nearest search field of the view, and moves the
  /// focus there when it is set.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }

  /// Lets a state hold a value while the focus is in the nearest search field of the view, and moves
  /// the focus there when it is set to the value.
  nonisolated public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    changing {
      $0.form.searchBindings.append { AnyView($0.focused(binding, equals: value)) }
    }
  }
}

/// Where a search field stands: here always just before what it searches.
public struct SearchFieldPlacement: Sendable {
  private init() {}

  /// Before what is searched.
  public static let automatic = Self()
  /// Before what is searched.
  public static let toolbar = Self()
  /// Before what is searched.
  public static let toolbarPrincipal = Self()
  /// Before what is searched.
  public static let sidebar = Self()
  /// Before what is searched.
  public static let navigationBarDrawer = Self()

  /// Before what is searched.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    Self()
  }

  /// When a search field is in sight; it means nothing here.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// While there is room, or always.
    case automatic, always
  }
}

/// A search, as what is searched knows it.
struct Search {
  let text: Binding<String>
  let isPresented: Binding<Bool>
}

/// Adds a search field to a view.
struct Searchable {
  let text: Binding<String>
  let prompt: Text?
  let isPresented: Binding<Bool>?

  @State private var isSearching = false

  nonisolated init(text: Binding<String>, prompt: Text?, isPresented: Binding<Bool>?) {
    self.text = text
    self.prompt = prompt
    self.isPresented = isPresented
  }
}

extension Searchable: ViewModifier {
  func body(content: Content) -> some View {
    let search = Search(text: text, isPresented: isPresented ?? $isSearching)
    SearchField(search: search, prompt: prompt)
    content.changing {
      $0.form.search = search
      $0.form.searchBindings = []
    }
  }
}

/// The field of a search, which follows whether the search is presented.
private struct SearchField {
  let search: Search
  let prompt: Text?

  @Environment(\.form) private var form
  @FocusState private var isFocused
}

extension SearchField: View {
  var body: some View {
    let field = AnyView(SearchText(text: search.text, prompt: prompt).focused($isFocused))
    form.searchBindings.reduce(field) { $1($0) }
      .onChange(of: isFocused) { if isFocused { search.isPresented.wrappedValue = true } }
      .onChange(of: search.isPresented.wrappedValue, initial: true) { _, isPresented in
        isFocused = isPresented
      }
  }
}

/// The field itself.
private struct SearchText {
  let text: Binding<String>
  let prompt: Text?
}

extension SearchText: View {
  typealias Body = Never
}

extension SearchText: PrimitiveView {
  func render(in node: ViewNode) {
    node.setText(.text(text), role: .searchbox, name: prompt?.string ?? "Search") {
      $0.inputType = .search
      if $0.hasSubmitAction, $0.submitLabel == nil { $0.submitLabel = .search }
    }
  }
}

extension EnvironmentValues {
  /// Whether the search around is going on: from when the focus has come into its field until it is
  /// dismissed.
  public var isSearching: Bool { form.search?.isPresented.wrappedValue ?? false }

  /// Ends the search around.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(search: form.search) }
}

/// Ends a search: nothing is searched for any more, and the focus leaves the field.
///
/// Call it like a function.
@MainActor @preconcurrency
public struct DismissSearchAction {
  fileprivate let search: Search?

  nonisolated fileprivate init(search: Search?) { self.search = search }

  /// Ends the search.
  public func callAsFunction() {
    search?.text.wrappedValue = ""
    search?.isPresented.wrappedValue = false
  }
}
