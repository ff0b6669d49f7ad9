import Foundation

/// One row of the table: what was measured, beside what espeak-ng alone takes for it.
struct BenchFigure: Hashable {
  /// What is not to be exceeded.
  struct Target: Hashable {
    var median: Double
    var p99: Double?
  }

  var name: String
  var unit: String
  var measured: Distribution
  /// The same work by raw calls of espeak-ng in C, in the same unit.
  var baseline: Double
  var target: Target

  var isMet: Bool {
    measured.median <= target.median && target.p99.map { measured.p99 <= $0 } ?? true
  }

  static let heading = ["", "median", "p99", "espeak-ng", "ratio", "target", ""]

  var cells: [String] {
    let limits =
      target.p99.map { "median ≤ \(Self.short(target.median)), p99 ≤ \(Self.short($0)) \(unit)" }
      ?? "median ≤ \(Self.short(target.median)) \(unit)"
    let ratio = measured.median / baseline
    return [
      name, "\(Self.number(measured.median)) \(unit)", "\(Self.number(measured.p99)) \(unit)",
      "\(Self.number(baseline)) \(unit)",
      ratio.isFinite ? String(format: ratio < 100 ? "%.1f×" : "%.0f×", ratio) : "–",
      limits, isMet ? "met" : "missed",
    ]
  }

  /// What is small has more digits: espeak-ng alone stops within nanoseconds.
  private static func number(_ value: Double) -> String {
    String(format: value < 0.001 ? "%.6f" : value < 10 ? "%.3f" : "%.1f", value)
  }

  private static func short(_ value: Double) -> String { String(format: "%g", value) }
}

extension [BenchFigure] {
  /// The rows in columns, under their heading; numbers stand at the right of theirs.
  var table: String {
    let rows = [BenchFigure.heading] + map(\.cells)
    let numbers = 1...4
    let widths = BenchFigure.heading.indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return numbers.contains(column) ? padding + row[column] : row[column] + padding
      }
      return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
