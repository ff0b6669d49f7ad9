extension RandomAccessCollection where Index == Int {
  /// The first index at which a condition holds that goes on holding to the end.
  func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
