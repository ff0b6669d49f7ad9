/// Holds the focus: at most one of its stops has it, and nothing but the engine moves it.
///
/// The focus is never lost in silence. When the stop that holds it goes away, the nearest one that
/// is left takes over, and the change says so. When the program takes the focus away, the engine
/// remembers the place, and the person goes on from there.
///
/// Not thread-safe: its owner uses it from one isolation domain.
public final class FocusEngine {
  /// What can hold the focus, in the order in which the person meets it.
  public private(set) var stops: [FocusID]
  /// What holds the focus.
  public private(set) var focused: FocusID?

  private var indices: [FocusID: Int]
  /// Where the person goes on from, as an index into `stops`.
  private var place: Place?

  private enum Place {
    /// On a stop.
    case at(Int)
    /// Just before a stop: the one that stood here went away while nothing had the focus.
    case before(Int)
  }

  /// Creates an engine; nothing has the focus yet.
  public init(stops: [FocusID] = []) {
    self.stops = stops
    indices = Self.indices(of: stops)
  }

  /// Moves the focus to a stop, or away from all of them.
  ///
  /// - Returns: The change, or `nil` where there is none: it is there already, or `id` is no stop.
  @discardableResult
  public func focus(_ id: FocusID?, cause: FocusChange.Cause) -> FocusChange? {
    guard let id else { return settle(on: nil, cause: cause) }
    guard let index = indices[id] else { return nil }
    place = .at(index)
    return settle(on: id, cause: cause)
  }

  /// Moves the focus as the person asked, wrapping around at the ends.
  ///
  /// - Returns: The change, or `nil` where there is no other stop.
  @discardableResult
  public func move(_ movement: FocusMovement, cause: FocusChange.Cause = .user) -> FocusChange? {
    guard !stops.isEmpty else { return nil }
    let index =
      switch (movement, place) {
      case (.first, _), (.next, nil): 0
      case (.last, _), (.previous, nil): stops.count - 1
      case (.next, .at(let index)): (index + 1) % stops.count
      case (.next, .before(let index)): index % stops.count
      case (.previous, .at(let index)), (.previous, .before(let index)):
        (index + stops.count - 1) % stops.count
      }
    return focus(stops[index], cause: cause)
  }

  /// Takes over a new order of stops.
  ///
  /// - Returns: The change, with cause `.removal`, where the stop that held the focus is gone.
  @discardableResult
  public func update(stops newStops: [FocusID]) -> FocusChange? {
    guard newStops != stops else { return nil }
    let old = stops
    stops = newStops
    indices = Self.indices(of: newStops)
    if let focused, let index = indices[focused] {
      place = .at(index)
      return nil
    }
    guard let oldPlace = place else { return nil }
    let heir = nearest(to: oldPlace, in: old)
    guard focused != nil else {
      place = heir.flatMap { indices[$0] }.map(Place.before)
      return nil
    }
    place = heir.flatMap { indices[$0] }.map(Place.at)
    return settle(on: heir, cause: .removal)
  }

  private func settle(on id: FocusID?, cause: FocusChange.Cause) -> FocusChange? {
    let from = focused
    focused = id
    return from == id ? nil : FocusChange(from: from, to: id, cause: cause)
  }

  /// What is left of `old` nearest to `place`: the first from there on, else the last before it.
  private func nearest(to place: Place, in old: [FocusID]) -> FocusID? {
    let start =
      switch place {
      case .at(let index), .before(let index): index
      }
    let after = old[start...].first { indices[$0] != nil }
    return after ?? old[..<start].last { indices[$0] != nil } ?? stops.first
  }

  private static func indices(of stops: [FocusID]) -> [FocusID: Int] {
    Dictionary(stops.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
