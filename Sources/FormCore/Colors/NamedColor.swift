/// A colour by its name.
public struct NamedColor: Hashable, Sendable {
  /// Its CSS name, in words: "rebecca purple".
  public let name: String
  /// Whether it is that very colour, and not only the one nearest to it.
  public let isExact: Bool

  /// Names a colour: by its own name, or by that of the nearest one that has a name.
  ///
  /// Of two names for one colour the British one is taken, and the better known: grey, cyan,
  /// magenta.
  public init(of color: ColorCode) {
    if let row = Self.table.last(where: { $0.code == color.code }) {
      (name, isExact) = (row.name, true)
      return
    }
    let here = OklabColor(color)
    let nearest = Self.table.reversed()
      .map { (name: $0.name, distance: OklabColor(ColorCode($0.code)).distance(to: here)) }
      .min { $0.distance < $1.distance }
    (name, isExact) = (nearest?.name ?? "", false)
  }

  /// The CSS names, in words, one for each colour: those that colours are told by.
  public static let names: [String] = table.map(\.name).filter { name in
    code(named: name).map { NamedColor(of: ColorCode($0)).name } == name
  }

  /// The colour that a CSS name means, whatever its case and its spaces are.
  static func code(named name: String) -> UInt32? {
    codes[name.lowercased().filter { !$0.isWhitespace }]
  }

  /// The colours by their CSS names.
  private static let codes = Dictionary(
    table.map { ($0.name.replacing(" ", with: ""), $0.code) }, uniquingKeysWith: { $1 })
}
