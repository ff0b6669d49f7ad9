/// Keeps focus states and the focus in step: what programs ask for, and what really has it.
///
/// A region bears a value of a state: the state holds that value while a stop of the region has the
/// focus, and who writes the value wants the focus to go there. Its owner resolves the requests
/// when everything else has settled, moves the focus of its engine, and mirrors what became of it.
///
/// Not thread-safe but for `requests`: its owner uses it from one isolation domain.
public final class FocusStates {
  /// What programs have asked for.
  ///
  /// Any thread may add to it.
  public let requests: FocusRequests

  /// The values that each region bears.
  private var bindings: [FocusID: [Bearing]] = [:]
  /// The regions that bear each value.
  private var bearers: [Bearing: Set<FocusID>] = [:]
  /// The states that name something.
  private var holding: [ObjectIdentifier: any AnyFocusLocation] = [:]
  /// The states that must be looked at when the focus is mirrored next.
  private var stale: [ObjectIdentifier: any AnyFocusLocation] = [:]

  private struct Bearing: Hashable {
    var location: any AnyFocusLocation
    var value: AnyHashable

    static func == (left: Bearing, right: Bearing) -> Bool {
      left.location === right.location && left.value == right.value
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(location))
      hasher.combine(value)
    }
  }

  /// Creates an empty set of states.
  public init(requests: FocusRequests = FocusRequests()) { self.requests = requests }

  // MARK: Who bears what

  /// Lets a region bear a value of a state.
  ///
  /// A region may bear values of several states.
  public func bind<Value: Hashable>(
    _ state: FocusState<Value>.Binding, equals value: Value, to region: FocusID
  ) {
    let bearing = Bearing(location: state.location, value: AnyHashable(value))
    bindings[region, default: []].append(bearing)
    bearers[bearing, default: []].insert(region)
    stale[ObjectIdentifier(state.location)] = state.location
  }

  /// Takes from a region everything it bears.
  public func unbind(_ region: FocusID) {
    for bearing in bindings.removeValue(forKey: region) ?? [] {
      bearers[bearing]?.remove(region)
      if bearers[bearing]?.isEmpty == true { bearers[bearing] = nil }
      stale[ObjectIdentifier(bearing.location)] = bearing.location
    }
  }

  /// The stop that takes the focus when a value is asked for, if there is one.
  public func target<Value: Hashable>(
    of state: FocusState<Value>.Binding, equals value: Value, in map: FocusMap
  ) -> FocusID? {
    let bearing = Bearing(location: state.location, value: AnyHashable(value))
    return candidates(for: bearing, in: map, from: nil).first
  }

  /// The stops that a value could mean, in order.
  private func candidates(
    for bearing: Bearing, in map: FocusMap, from focused: FocusID?
  ) -> [FocusID] {
    (bearers[bearing] ?? [])
      .filter { map.range(of: $0)?.isEmpty == false }
      .sorted { map.range(of: $0)?.lowerBound ?? 0 < map.range(of: $1)?.lowerBound ?? 0 }
      .compactMap { map.target(in: $0, from: focused) }
  }

  // MARK: What programs ask for

  /// What the requests since the last time come to.
  public struct Resolution {
    /// Where the focus is to go: a stop, which may be where it is, or `.some(nil)` for nowhere; `nil`
    /// where nobody asked for it.
    public var target: FocusID??
    /// What could not be obeyed, or not for certain.
    public var warnings: [FocusWarning] = []
  }

  /// Obeys the requests in the order in which they were made, as far as they can be.
  ///
  /// - Parameter focused: What has the focus now.
  public func resolve(in map: FocusMap, focused: FocusID?) -> Resolution {
    var resolution = Resolution()
    var place = focused
    var isAskedFor = false
    for request in requests.takeAll() {
      stale[ObjectIdentifier(request.location)] = request.location
      request.location.settle()
      guard let value = request.value else {
        if self.value(of: request.location, in: map, focused: place) != nil { place = nil }
        continue
      }
      let bearing = Bearing(location: request.location, value: value)
      let candidates = candidates(for: bearing, in: map, from: place)
      guard let target = candidates.first else {
        resolution.warnings.append(.nothingBears(value))
        continue
      }
      let others = Set(candidates).subtracting([target])
      if let other = candidates.first(where: others.contains) {
        resolution.warnings.append(.ambiguous(value, target, other))
      }
      // Whoever is there already, somewhere in the region, stays where it is.
      if !isBorne(bearing, around: place, in: map) { place = target }
      isAskedFor = true
    }
    if isAskedFor || place != focused { resolution.target = .some(place) }
    return resolution
  }

  private func isBorne(_ bearing: Bearing, around stop: FocusID?, in map: FocusMap) -> Bool {
    guard let stop else { return false }
    return map.regions(around: stop).contains { bindings[$0.id]?.contains(bearing) == true }
  }

  // MARK: What really has the focus

  /// Lets every state tell what really has the focus.
  ///
  /// A state with a request that waits keeps what was asked for.
  public func mirror(focused: FocusID?, in map: FocusMap) {
    var touched = stale.merging(holding) { first, _ in first }
    for region in focused.map({ map.regions(around: $0) }) ?? [] {
      for bearing in bindings[region.id] ?? [] {
        touched[ObjectIdentifier(bearing.location)] = bearing.location
      }
    }
    stale = [:]
    holding = [:]
    for (id, location) in touched {
      let value = value(of: location, in: map, focused: focused)
      if value != nil { holding[id] = location }
      location.mirror(value)
    }
  }

  /// What a state tells while something has the focus: the value that the innermost region bears.
  private func value(
    of location: any AnyFocusLocation, in map: FocusMap, focused: FocusID?
  ) -> AnyHashable? {
    guard let focused else { return nil }
    for region in map.regions(around: focused) {
      if let bearing = bindings[region.id]?.first(where: { $0.location === location }) {
        return bearing.value
      }
    }
    return nil
  }
}

/// A request for focus that could not be obeyed, or not for certain.
public enum FocusWarning: Equatable {
  /// Nothing that can take the focus bears the value.
  case nothingBears(AnyHashable)
  /// Two things bear the value; the first one has the focus now.
  case ambiguous(AnyHashable, FocusID, FocusID)
}
