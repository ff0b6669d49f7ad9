/// What can hold the focus, in the order in which the person meets it, and the regions around it.
///
/// A map is built from the first stop to the last; each region covers what stands between its
/// beginning and its end.
public struct FocusMap: Sendable {
  /// The stops, in order.
  public private(set) var stops: [FocusID] = []

  private var regions: [Place] = []
  private var open: [Int] = []
  private var stopIndices: [FocusID: Int] = [:]
  private var regionIndices: [FocusID: Int] = [:]
  /// For each stop the index of the innermost region around it.
  private var innermost: [Int?] = []

  private struct Place: Sendable {
    var region: FocusRegion
    var parent: Int?
    var stops: Range<Int>
  }

  /// Creates an empty map.
  public init() {}

  /// Creates a map of stops without regions.
  public init(stops: [FocusID]) {
    stops.forEach { append($0) }
  }

  /// Adds a stop at the end, in the regions that were begun and not ended.
  public mutating func append(_ stop: FocusID) {
    guard stopIndices[stop] == nil else { return }
    stopIndices[stop] = stops.count
    stops.append(stop)
    innermost.append(open.last)
  }

  /// Begins a region.
  public mutating func begin(_ region: FocusRegion) {
    regionIndices[region.id] = regions.count
    regions.append(
      Place(region: region, parent: open.last, stops: stops.count..<stops.count))
    open.append(regions.count - 1)
  }

  /// Ends the region that was begun last.
  public mutating func end() {
    guard let index = open.popLast() else { return }
    regions[index].stops = regions[index].stops.lowerBound..<stops.count
  }

  /// Sets the stop at which the focus comes into a region.
  public mutating func setEntry(_ entry: FocusID, of region: FocusID) {
    if let index = regionIndices[region] { regions[index].region.entry = entry }
  }

  /// The place of a stop in `stops`.
  public func index(of stop: FocusID) -> Int? { stopIndices[stop] }

  /// The places in `stops` that a region covers; `nil` where there is no such region.
  public func range(of region: FocusID) -> Range<Int>? {
    regionIndices[region].map { regions[$0].stops }
  }

  /// The regions around a stop, innermost first.
  public func regions(around stop: FocusID) -> [FocusRegion] {
    guard let index = stopIndices[stop] else { return [] }
    var around: [FocusRegion] = []
    var next = innermost[index]
    while let place = next {
      around.append(regions[place].region)
      next = regions[place].parent
    }
    return around
  }

  /// The stop that takes the focus when the program gives it to a region: its first one, or the
  /// entry of the outermost region that is entered by that, so far as it lies in here.
  ///
  /// - Parameter focused: What has the focus now: what stands around it is not entered.
  public func target(in region: FocusID, from focused: FocusID? = nil) -> FocusID? {
    guard let range = range(of: region), !range.isEmpty else { return nil }
    let first = stops[range.lowerBound]
    return entry(of: first, from: focused, within: range) ?? first
  }

  /// The entry of the outermost region that is entered on the way to a stop.
  ///
  /// Whoever is sent on by one region is in the inner ones only if they hold its entry too.
  func entry(
    of met: FocusID, from focused: FocusID?, within range: Range<Int>? = nil,
    traits: FocusRegion.Traits = []
  ) -> FocusID? {
    let left = Set(focused.map { regions(around: $0).map(\.id) } ?? [])
    return regions(around: met).reversed().lazy
      .filter { $0.traits.isSuperset(of: traits) && !left.contains($0.id) }
      .compactMap { region in
        guard let entry = region.entry, let stop = stopIndices[entry],
          self.range(of: region.id)?.contains(stop) == true, range?.contains(stop) ?? true
        else { return nil }
        return entry
      }
      .first
  }

  /// Where the sections that hold stops begin, in order.
  public var sections: [Range<Int>] {
    regions.filter { $0.region.traits.contains(.section) && !$0.stops.isEmpty }.map(\.stops)
  }
}
