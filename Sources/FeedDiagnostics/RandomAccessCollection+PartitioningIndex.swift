extension RandomAccessCollection where Index == Int {
  /// The index of the first element that satisfies a condition which no element before and every one after it satisfies;
  /// the end index where none does.
  @inlinable
  package func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
