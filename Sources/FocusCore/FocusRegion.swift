/// A part of what can hold the focus: what stands in one view that bears a focus state, in a scope
/// or in a section.
public struct FocusRegion: Hashable, Sendable {
  /// What a region means for the focus.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: UInt8

    /// Creates traits from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Focus that is lost in it stays in it, while it has stops.
    public static let scope = Self(rawValue: 1 << 0)
    /// The person can go from one to the next.
    public static let section = Self(rawValue: 1 << 1)
    /// The person too comes in at its entry, not only the program.
    public static let entryForPerson = Self(rawValue: 1 << 2)
  }

  /// Its identity, unique among the stops and regions of one map.
  public var id: FocusID
  /// What it means.
  public var traits: Traits
  /// The stop that takes the focus when it comes in from outside; without one it is the stop that is
  /// met.
  public var entry: FocusID?

  /// Creates a region.
  public init(id: FocusID, traits: Traits = [], entry: FocusID? = nil) {
    self.id = id
    self.traits = traits
    self.entry = entry
  }
}
