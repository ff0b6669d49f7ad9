/// Some of the places of a row, counted and found in logarithmic time: a Fenwick tree.
struct PlaceSet {
  /// How many places are in it.
  private(set) var count = 0
  private var flags: [Bool] = []
  /// At `i` how many of the places from `i - (i & -i)` to just before `i` are in it.
  private var sums: [Int] = [0]

  /// Creates a set of no places of an empty row.
  init() {}

  /// Creates a set of the places whose flag is set.
  init(_ flags: [Bool]) {
    self.flags = flags
    count = flags.count(where: \.self)
    sums += flags.map { $0 ? 1 : 0 }
    for index in sums.indices.dropFirst() {
      let parent = index + (index & -index)
      if parent < sums.count { sums[parent] += sums[index] }
    }
  }

  /// Takes a place in or out.
  mutating func set(_ place: Int, _ isIn: Bool) {
    guard flags[place] != isIn else { return }
    flags[place] = isIn
    let change = isIn ? 1 : -1
    count += change
    var index = place + 1
    while index < sums.count {
      sums[index] += change
      index += index & -index
    }
  }

  /// How many places before this one are in it.
  func count(before place: Int) -> Int {
    var (index, sum) = (place, 0)
    while index > 0 {
      sum += sums[index]
      index -= index & -index
    }
    return sum
  }

  /// The place that has so many before it.
  func place(at rank: Int) -> Int {
    var (place, left, step) = (0, rank, 1)
    while step * 2 < sums.count { step *= 2 }
    while step > 0 {
      if place + step < sums.count, sums[place + step] <= left {
        place += step
        left -= sums[place]
      }
      step /= 2
    }
    return place
  }
}
