/// A view for each element of a collection; each keeps what it remembers for as long as its
/// element's identity is in the collection, wherever it moves.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// What there is a view for.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content

  let identity: (Data.Element) -> ID
}

extension ForEach where Content: View {
  /// A view for each element that knows its identity.
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identity: { $0.id })
  }

  /// A view for each element, by the identity that a key path names.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identity: { $0[keyPath: id] })
  }

  /// A view for each number of a range that stays the same.
  nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, identity: { $0 })
  }

  /// A view for each element of a bound collection, which may change its element.
  nonisolated public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == [BoundElement<Elements>], Elements.Element: Identifiable, ID == Elements.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }

  /// A view for each element of a bound collection, by the identity that a key path names.
  nonisolated public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [BoundElement<Elements>] {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.map { BoundElement(elements: data, index: $0, last: elements[$0]) },
      content: { content($0.binding) }, identity: { $0.last[keyPath: id] })
  }
}

/// An element of a bound collection.
public struct BoundElement<Elements: MutableCollection & RandomAccessCollection> {
  let elements: Binding<Elements>
  let index: Elements.Index
  /// What it was when the views were made: it may be asked for after it is gone.
  let last: Elements.Element

  var binding: Binding<Elements.Element> {
    Binding {
      let all = elements.wrappedValue
      return all.indices.contains(index) ? all[index] : last
    } set: { new in
      var all = elements.wrappedValue
      guard all.indices.contains(index) else { return }
      all[index] = new
      elements.wrappedValue = all
    }
  }
}

extension ForEach: View where Content: View {
  /// A view of its own.
  public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
  var readsState: Bool { false }

  func render(in node: ViewNode) { node.afterReading { place(in: node) } }

  @MainActor private func place(in node: ViewNode) {
    let old = node.memory as? [ID: ViewNode] ?? [:]
    var kept: [ID: ViewNode] = [:]
    kept.reserveCapacity(data.count)
    var children: [ViewNode] = []
    children.reserveCapacity(data.count)
    for element in data {
      let id = identity(element)
      guard kept[id] == nil else {
        node.graph.warn("ForEach has two elements with the identity \(id); the second is left out")
        continue
      }
      var environment = node.environment
      environment.form.tag = AnyHashable(id)
      let row = ForEachRow { content(element) }
      let child = node.makeChild(row, reusing: old[id], environment)
      kept[id] = child
      children.append(child)
    }
    node.memory = kept
    node.replaceChildren(with: children)
  }
}

/// The view of one element: what is read for it is read by it alone.
private struct ForEachRow<Content: View> {
  let content: () -> Content
}

extension ForEachRow: View {
  typealias Body = Never
}

extension ForEachRow: PrimitiveView {
  func render(in node: ViewNode) { node.setChild(content()) }
}
