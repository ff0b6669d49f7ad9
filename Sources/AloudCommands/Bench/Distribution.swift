/// Measurements of one thing, and what is typical and what is rare of them.
struct Distribution: Hashable {
  private let sorted: [Double]

  init(_ values: [Double]) { sorted = values.sorted() }

  var count: Int { sorted.count }

  /// What half of them do not exceed.
  var median: Double { quantile(0.5) }
  /// What all but one in a hundred do not exceed; of few, the largest.
  var p99: Double { quantile(0.99) }

  private func quantile(_ share: Double) -> Double {
    guard !sorted.isEmpty else { return .nan }
    let rank = (share * Double(sorted.count)).rounded(.up)
    return sorted[min(max(Int(rank) - 1, 0), sorted.count - 1)]
  }
}
