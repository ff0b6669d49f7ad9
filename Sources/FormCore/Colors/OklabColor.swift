import Foundation

/// A colour in Oklab (CSS Color 4), where distances are as large as they look.
struct OklabColor {
  private let coordinates: [Double]

  /// Converts an sRGB colour: made linear, to the cones of the eye, and their cube roots to
  /// lightness and the two axes of hue.
  init(_ color: ColorCode) {
    let linear = color.components.map {
      $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
    }
    coordinates = Self.product(Self.toLab, Self.product(Self.toCones, linear).map(cbrt))
  }

  /// The distance to another colour: 1 from black to white.
  func distance(to other: OklabColor) -> Double {
    zip(coordinates, other.coordinates).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
      .squareRoot()
  }

  private static func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  private static let toCones = [
    [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
    [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
    [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
  ]

  private static let toLab = [
    [0.210_454_255_3, 0.793_617_785_0, -0.004_072_046_8],
    [1.977_998_495_1, -2.428_592_205_0, 0.450_593_709_9],
    [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766_0],
  ]
}
