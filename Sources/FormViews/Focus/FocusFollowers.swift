import FocusCore

/// Tells views whether the focus stands in them, and which values go with it.
@MainActor
final class FocusFollowers {
  /// The values that go with the focus now.
  private(set) var values = FocusedValues()
  /// Who has read them.
  let valueReaders: Readers

  private let inbox: Inbox
  private var statuses: [Int: FocusStatus] = [:]
  private var publishers: [Int: (inout FocusedValues) -> Void] = [:]
  /// Those that publish wherever the focus is.
  private var scenePublishers: Set<Int> = []
  private var around: [Int] = []
  private var isStale = false

  init(inbox: Inbox) {
    self.inbox = inbox
    valueReaders = Readers(inbox: inbox)
  }

  /// The status of a node in which the focus may stand, made when it is asked for first.
  func status(of node: Int) -> FocusStatus {
    if let status = statuses[node] { return status }
    let status = FocusStatus(readers: Readers(inbox: inbox))
    status.set(around.contains(node))
    statuses[node] = status
    return status
  }

  /// Lets a node publish values while the focus stands in it, or wherever it is.
  func publish(
    from node: Int, isForScene: Bool, _ values: @escaping (inout FocusedValues) -> Void
  ) {
    publishers[node] = values
    if isForScene { scenePublishers.insert(node) }
    if isForScene || around.contains(node) { isStale = true }
  }

  func forget(_ node: Int) {
    statuses[node] = nil
    scenePublishers.remove(node)
    if publishers.removeValue(forKey: node) != nil { isStale = true }
  }

  /// Follows the focus.
  func follow(_ focused: FocusID?, in map: FocusMap) {
    let new = focused.map { [$0.rawValue] + map.regions(around: $0).map(\.id.rawValue) } ?? []
    guard isStale || new != around else { return }
    let old = around
    around = new
    for node in old where !new.contains(node) { statuses[node]?.set(false) }
    for node in new { statuses[node]?.set(true) }
    guard isStale || (old + new).contains(where: { publishers[$0] != nil }) else { return }
    isStale = false
    let before = values
    values = FocusedValues()
    for node in scenePublishers.sorted() + new.reversed() {
      values.publisher = node
      publishers[node]?(&values)
    }
    if values.isNews(after: before) { valueReaders.changed() }
  }
}

/// Whether the focus stands in a view.
final class FocusStatus: Sendable {
  private let readers: Readers
  private let isSet = Guarded(false)

  init(readers: Readers) { self.readers = readers }

  var isFocused: Bool {
    readers.wasRead()
    return isSet.withLock { $0 }
  }

  func set(_ new: Bool) {
    let didChange = isSet.withLock { old in
      defer { old = new }
      return old != new
    }
    if didChange { readers.changed() }
  }
}
