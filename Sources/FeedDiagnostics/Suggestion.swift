/// Finds the known name that a misspelt one probably stands for.
public enum Suggestion {
  /// The nearest of `candidates`, if near enough to be a slip of the fingers; nil otherwise.
  ///
  /// Near enough is one slip for names of up to four characters, two up to eight and three beyond; a slip is one
  /// character put in, left out, replaced or swapped with its neighbour (the optimal string alignment distance).
  public static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard wanted.count > 1, wanted.count <= 64 else { return nil }
    let limit = wanted.count <= 4 ? 1 : wanted.count <= 8 ? 2 : 3
    return candidates.lazy
      .map { (name: $0, distance: distance(wanted, Array($0.lowercased().unicodeScalars), limit: limit)) }
      .filter { $0.distance <= limit }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  /// The optimal string alignment distance, or `limit + 1` where the lengths alone differ by more than `limit`.
  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar], limit: Int) -> Int {
    guard abs(first.count - second.count) <= limit else { return limit + 1 }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
        var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
