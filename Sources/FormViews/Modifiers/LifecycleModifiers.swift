extension View {
  /// Does something when the view appears in the form.
  @preconcurrency
  nonisolated public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(Appearance(onAppear: action, onDisappear: nil))
  }

  /// Does something when the view is gone from the form.
  @preconcurrency
  nonisolated public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(Appearance(onAppear: nil, onDisappear: action))
  }

  /// Does something when a value has become another.
  ///
  /// - Parameter initial: Whether it is done once when the view appears, too.
  @preconcurrency
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(ChangeAction(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Does something with the old and the new value when a value has become another.
  ///
  /// - Parameter initial: Whether it is done once when the view appears, too.
  @preconcurrency
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeAction(value: value, isInitial: initial, action: action))
  }

  /// Does something with the new value when a value has become another.
  @available(*, deprecated, message: "take two parameters, the old and the new value, or none")
  @preconcurrency
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (_ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeAction(value: value, isInitial: false) { _, new in action(new) })
  }

  /// Runs something from when the view appears until it ends, or the view is gone.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskAction(id: 0, priority: priority, action: action))
  }

  /// Runs something from when the view appears until it ends, or the view is gone; anew whenever a
  /// value has become another.
  nonisolated public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskAction(id: value, priority: priority, action: action))
  }
}

/// What is done when a view comes and goes.
struct Appearance {
  let onAppear: (@MainActor () -> Void)?
  let onDisappear: (@MainActor () -> Void)?

  nonisolated init(
    onAppear: (@MainActor () -> Void)?, onDisappear: (@MainActor () -> Void)?
  ) {
    self.onAppear = onAppear
    self.onDisappear = onDisappear
  }
}

extension Appearance: PrimitiveModifier {
  typealias Body = Never

  func render(_ content: some View, in node: ViewNode) {
    if node.memory == nil {
      node.memory = true
      if let onAppear { node.graph.afterwards { onAppear() } }
    }
    node.onRemoval = onDisappear.map { action in [{ action() }] } ?? []
    node.setChild(content)
  }
}

/// What is done when a value has become another.
struct ChangeAction<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  let action: @MainActor (Value, Value) -> Void

  nonisolated init(
    value: Value, isInitial: Bool, action: @escaping @MainActor (Value, Value) -> Void
  ) {
    self.value = value
    self.isInitial = isInitial
    self.action = action
  }
}

extension ChangeAction: PrimitiveModifier {
  typealias Body = Never

  private struct Seen {
    let value: Value
  }

  func render(_ content: some View, in node: ViewNode) {
    let old = (node.memory as? Seen)?.value
    let (new, action) = (value, action)
    node.memory = Seen(value: new)
    if let old {
      if old != new { node.graph.afterwards { action(old, new) } }
    } else if isInitial {
      node.graph.afterwards { action(new, new) }
    }
    node.setChild(content)
  }
}

/// What runs while a view is there.
struct TaskAction<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  nonisolated init(id: ID, priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
    self.id = id
    self.priority = priority
    self.action = action
  }
}

extension TaskAction: PrimitiveModifier {
  typealias Body = Never

  func render(_ content: some View, in node: ViewNode) {
    let running = node.memory as? RunningTask<ID>
    if running?.id != id {
      running?.cancel()
      let next = RunningTask(id: id)
      node.memory = next
      let (priority, action) = (priority, action)
      node.graph.afterwards { next.start(priority, action) }
      node.onRemoval = [{ next.cancel() }]
    }
    node.setChild(content)
  }
}

/// A task that runs for as long as this is kept.
@MainActor
private final class RunningTask<ID: Equatable> {
  let id: ID
  private var task: Task<Void, Never>?
  private var isCancelled = false

  init(id: ID) { self.id = id }

  deinit { task?.cancel() }

  func start(_ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    guard !isCancelled else { return }
    task = Task(priority: priority) { await action() }
  }

  func cancel() {
    isCancelled = true
    task?.cancel()
  }
}
