/// Holds the focus: at most one of its stops has it, and nothing but the engine moves it.
///
/// The focus is never lost in silence. When the stop that holds it goes away, the nearest one that
/// is left in its scope takes over, and the change says so. When the program takes the focus away,
/// the engine remembers the place, and the person goes on from there.
///
/// Not thread-safe: its owner uses it from one isolation domain.
public final class FocusEngine {
  /// What can hold the focus, in the order in which the person meets it.
  public private(set) var map: FocusMap
  /// What holds the focus.
  public private(set) var focused: FocusID?

  /// Where the person goes on from, as an index into `stops`.
  private var place: Place?
  /// The stop that was lost together with all others: the person goes on from there if it returns.
  private var lost: FocusID?

  private enum Place {
    /// On a stop.
    case at(Int)
    /// Just before a stop: the one that stood here went away while nothing had the focus.
    case before(Int)

    var index: Int {
      switch self {
      case .at(let index), .before(let index): index
      }
    }

    /// The last stop that was met.
    var last: Int {
      switch self {
      case .at(let index): index
      case .before(let index): index - 1
      }
    }
  }

  /// Creates an engine; nothing has the focus yet.
  public init(_ map: FocusMap = FocusMap()) { self.map = map }

  /// Creates an engine of stops without regions.
  public convenience init(stops: [FocusID]) { self.init(FocusMap(stops: stops)) }

  /// The stops, in order.
  public var stops: [FocusID] { map.stops }

  /// Moves the focus to a stop, or away from all of them.
  ///
  /// - Returns: The change, or `nil` where there is none: it is there already, or `id` is no stop.
  @discardableResult
  public func focus(_ id: FocusID?, cause: FocusChange.Cause) -> FocusChange? {
    guard let id else { return settle(on: nil, cause: cause) }
    guard let index = map.index(of: id) else { return nil }
    place = .at(index)
    lost = nil
    return settle(on: id, cause: cause)
  }

  /// Moves the focus as the person asked, wrapping around at the ends.
  ///
  /// Who comes into a region with an entry for persons comes in there.
  ///
  /// - Returns: The change, or `nil` where there is no other stop.
  @discardableResult
  public func move(_ movement: FocusMovement, cause: FocusChange.Cause = .user) -> FocusChange? {
    guard !stops.isEmpty, let index = target(of: movement) else { return nil }
    let met = stops[index]
    let entry = map.entry(of: met, from: focused, traits: .entryForPerson)
    return focus(entry ?? met, cause: cause)
  }

  /// Takes over a new map.
  ///
  /// - Returns: The change, with cause `.removal`, where the stop that held the focus is gone.
  @discardableResult
  public func update(_ newMap: FocusMap) -> FocusChange? {
    let old = map
    map = newMap
    if let focused, let index = map.index(of: focused) {
      place = .at(index)
      return nil
    }
    guard let oldPlace = place else {
      place = lost.flatMap { map.index(of: $0) }.map(Place.before)
      return nil
    }
    let heir = heir(of: oldPlace.index, in: old)
    let oldStops = old.stops
    if heir == nil, oldStops.indices.contains(oldPlace.index) { lost = oldStops[oldPlace.index] }
    guard focused != nil else {
      place = heir.flatMap { heir in
        guard let index = map.index(of: heir) else { return nil }
        if case .at(let old) = oldPlace, oldStops.indices.contains(old), oldStops[old] == heir {
          return .at(index)
        }
        return .before(index)
      }
      return nil
    }
    place = heir.flatMap { map.index(of: $0) }.map(Place.at)
    return settle(on: heir, cause: .removal)
  }

  /// Takes over a new order of stops without regions.
  @discardableResult
  public func update(stops: [FocusID]) -> FocusChange? { update(FocusMap(stops: stops)) }

  private func settle(on id: FocusID?, cause: FocusChange.Cause) -> FocusChange? {
    let from = focused
    focused = id
    return from == id ? nil : FocusChange(from: from, to: id, cause: cause)
  }

  private func target(of movement: FocusMovement) -> Int? {
    switch (movement, place) {
    case (.first, _), (.next, nil): 0
    case (.last, _), (.previous, nil): stops.count - 1
    case (.next, .at(let index)): (index + 1) % stops.count
    case (.next, .before(let index)): index % stops.count
    case (.previous, .at(let index)), (.previous, .before(let index)):
      (index + stops.count - 1) % stops.count
    case (.nextSection, let place):
      map.sections.first { $0.lowerBound > place?.last ?? -1 }?.lowerBound
        ?? map.sections.first?.lowerBound
    case (.previousSection, let place):
      map.sections.last { $0.upperBound <= place?.index ?? stops.count }?.lowerBound
        ?? map.sections.last?.lowerBound
    }
  }

  /// What takes over from a stop that is gone: the nearest one in its innermost scope that has any.
  private func heir(of index: Int, in old: FocusMap) -> FocusID? {
    guard old.stops.indices.contains(index) else { return map.stops.first }
    let scopes = old.regions(around: old.stops[index]).filter { $0.traits.contains(.scope) }
    for scope in scopes {
      guard let range = old.range(of: scope.id), let left = map.range(of: scope.id),
        !left.isEmpty
      else { continue }
      return nearest(to: index, within: range, in: old) ?? map.target(in: scope.id)
    }
    return nearest(to: index, within: old.stops.indices, in: old) ?? map.stops.first
  }

  /// What is left of a range of old stops nearest to a place: the first from there on, else the
  /// last before it.
  private func nearest(to index: Int, within range: Range<Int>, in old: FocusMap) -> FocusID? {
    let isLeft = { (stop: FocusID) in self.map.index(of: stop) != nil }
    return old.stops[index..<range.upperBound].first(where: isLeft)
      ?? old.stops[range.lowerBound..<index].last(where: isLeft)
  }
}
