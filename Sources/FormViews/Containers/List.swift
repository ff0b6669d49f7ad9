/// A list: its rows are met one after the other.
///
/// Rows cannot be selected; a `Picker` chooses.
public struct List<Content> {
  let content: Content
}

extension List where Content: View {
  /// A list of what a closure lists.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  // A binding is a collection too: its own initialisers come first.

  /// A row for each element that knows its identity.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// A row for each element, by the identity that a key path names.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a range.
  nonisolated public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// A row for each element of a bound collection, which may change its element.
  nonisolated public init<Elements: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements.Element: Identifiable,
    Content == ForEach<[BoundElement<Elements>], Elements.Element.ID, Row>
  {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// A row for each element of a bound collection, by the identity that a key path names.
  nonisolated public init<
    Elements: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View
  >(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == ForEach<[BoundElement<Elements>], ID, Row> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}

extension List: View where Content: View {
  /// A view of its own.
  public typealias Body = Never
}

extension List: PrimitiveView, TransparentContainer where Content: View {}
