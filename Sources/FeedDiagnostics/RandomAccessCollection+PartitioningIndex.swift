extension RandomAccessCollection where Index == Int {
  /// The index of the first element that satisfies a condition, found by bisection; the end index where none does.
  ///
  /// All elements that satisfy the condition have to come after all that do not.
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
