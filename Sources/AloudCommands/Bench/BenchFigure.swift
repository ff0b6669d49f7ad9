import Foundation

/// One row of the table: what was measured, beside what espeak-ng alone takes for it.
struct BenchFigure: Hashable {
  /// What is not to be exceeded.
  enum Target: Hashable {
    /// So much, in the figure's unit.
    case atMost(median: Double, p99: Double? = nil)
    /// So many times the baseline.
    case ratio(Double)
  }

  var name: String
  var unit: String
  var measured: Distribution
  /// The same work by raw calls of espeak-ng in C, in the same unit.
  var baseline: Double
  /// What is not to be exceeded; `nil` where a figure stands only for comparison.
  var target: Target?

  private var ratio: Double { measured.median / baseline }

  private var verdict: String {
    switch target {
    case .atMost(let median, let p99):
      measured.median <= median && p99.map { measured.p99 <= $0 } ?? true ? "met" : "missed"
    case .ratio(let most): ratio <= most ? "met" : "missed"
    case nil: ""
    }
  }

  private var limits: String {
    switch target {
    case .atMost(let median, let p99?):
      "median ≤ \(Self.short(median)), p99 ≤ \(Self.short(p99)) \(unit)"
    case .atMost(let median, nil): "median ≤ \(Self.short(median)) \(unit)"
    case .ratio(let most): "ratio ≤ \(Self.short(most))"
    case nil: ""
    }
  }

  var cells: [String] {
    return [
      name, "\(Self.number(measured.median)) \(unit)", "\(Self.number(measured.p99)) \(unit)",
      baseline.isNaN ? "–" : "\(Self.number(baseline)) \(unit)",
      ratio.isFinite ? String(format: ratio < 100 ? "%.1f×" : "%.0f×", ratio) : "–",
      limits, verdict,
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
  ///
  /// - Parameter baseline: What stands beside what was measured.
  func table(baseline: String) -> String {
    let heading = ["", "median", "p99", baseline, "ratio", "target", ""]
    let rows = [heading] + map(\.cells)
    let numbers = 1...4
    let widths = heading.indices.map { column in
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
