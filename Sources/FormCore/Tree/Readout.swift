/// A value that a page shows without asking for it: the result of a calculation, a measurement, how
/// far something has come.
public struct Readout: Hashable, Sendable {
  /// What kind of value it is, by HTML's tag.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case output, meter, progress
  }

  /// What it shows.
  public enum Value: Hashable, Sendable {
    /// Words of the page's own; they may be none.
    case text(String)
    /// So many hundredths of its range.
    case percent(Int)
    /// Not known yet: work that goes on.
    case unknown
  }

  /// What kind of value it is.
  public var kind: Kind
  /// Its accessible name, if it has one.
  public var name: String?
  /// What it shows.
  public var value: Value

  /// Creates a readout.
  public init(_ kind: Kind, name: String?, value: Value) {
    self.kind = kind
    self.name = name
    self.value = value
  }
}
