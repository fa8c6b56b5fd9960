/// Which elements of a list stay, and where.
struct KeptElements {
  private var isKept: [Bool]
  /// Whether any element is left out.
  private(set) var isAnyRemoved = false

  /// All elements of a list of so many.
  init(count: Int) {
    isKept = [Bool](repeating: true, count: count)
  }

  /// Leaves elements out.
  mutating func remove(_ range: Range<Int>) {
    for index in range { isKept[index] = false }
    if !range.isEmpty { isAnyRemoved = true }
  }

  /// The elements of the list that stay.
  func kept<Element>(of list: [Element]) -> [Element] {
    isAnyRemoved ? zip(list, isKept).filter(\.1).map(\.0) : list
  }

  /// For each index of the list the one that its element has in what stays; nil where it is left out.
  var newIndices: [Int?] {
    var next = 0
    return isKept.map { isKept in
      guard isKept else { return nil }
      next += 1
      return next - 1
    }
  }
}
