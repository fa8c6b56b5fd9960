/// Finds the known name that a misspelt one probably means.
public enum Suggestion {
  /// The nearest of `candidates`, if it is similar enough to be a typing mistake; nil otherwise.
  ///
  /// Near enough is one slip for names of up to four characters, two up to eight and three beyond; a slip is one
  /// character put in, left out, replaced or swapped with its neighbour (the optimal string alignment distance).
  public static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    SuggestionIndex(candidates).nearest(to: name)
  }

  /// Asks whether the nearest name was meant; says what else to do where none is near.
  package static func question(_ nearest: String?, else advice: @autoclosure () -> String) -> String {
    nearest.map { "did you mean \"\($0)\"?" } ?? advice()
  }

  /// A name as it is compared: without case.
  static func comparable(_ name: String) -> [Unicode.Scalar] { Array(name.lowercased().unicodeScalars) }

  /// How many slips are forgiven; nil for names that are too short or too long to be compared.
  static func limit(for name: [Unicode.Scalar]) -> Int? {
    guard name.count > 1, name.count <= 64 else { return nil }
    return name.count <= 4 ? 1 : name.count <= 8 ? 2 : 3
  }

  /// The optimal string alignment distance, or `limit + 1` where it is more than `limit`.
  static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar], limit: Int) -> Int {
    guard abs(first.count - second.count) <= limit else { return limit + 1 }
    // What both begin and end with costs nothing.
    var start = 0
    var ends = (first.count, second.count)
    while start < min(ends.0, ends.1), first[start] == second[start] { start += 1 }
    while ends.0 > start, ends.1 > start, first[ends.0 - 1] == second[ends.1 - 1] { ends = (ends.0 - 1, ends.1 - 1) }
    return min(limit + 1, distance(first[start..<ends.0], second[start..<ends.1], limit: limit))
  }

  private static func distance(
    _ first: ArraySlice<Unicode.Scalar>, _ second: ArraySlice<Unicode.Scalar>, limit: Int
  ) -> Int {
    let (start, width) = (first.startIndex, second.count)
    var beforeLast: [Int] = []
    var last = Array(0...width)
    for row in 0..<first.count {
      var current = Array(repeating: limit + 1, count: width + 1)
      if row < limit { current[0] = row + 1 }
      // Farther from the diagonal than the limit, every cost is above it.
      for column in max(0, row - limit)..<max(0, min(width, row + limit + 1)) {
        let isSame = first[start + row] == second[start + column]
        var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[start + row] == second[start + column - 1],
          first[start + row - 1] == second[start + column]
        {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current[column + 1] = cost
      }
      // The least cost of a row is never above that of a later one.
      if current.allSatisfy({ $0 > limit }) { return limit + 1 }
      (beforeLast, last) = (last, current)
    }
    return last[width]
  }
}

/// Many known names, indexed so that the nearest one to a misspelt name is found quickly.
package struct SuggestionIndex: Sendable {
  private struct Candidate {
    let name: String
    let scalars: [Unicode.Scalar]
    /// Which scalars there are, a bit for each sixty-fourth of all.
    let letters: UInt64

    init(name: String, scalars: [Unicode.Scalar]) {
      self.name = name
      self.scalars = scalars
      letters = scalars.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
    }
  }

  /// The names by their lengths in Unicode scalars: a slip changes the length but little.
  private var candidates: [Int: [Candidate]] = [:]

  package init(_ names: some Sequence<String>) {
    for name in names {
      let scalars = Suggestion.comparable(name)
      candidates[scalars.count, default: []].append(Candidate(name: name, scalars: scalars))
    }
  }

  /// The nearest of the names that are wanted, if it is similar enough to be meant; of several the first by name.
  package func nearest(to name: String, where isWanted: (String) -> Bool = { _ in true }) -> String? {
    let wanted = Candidate(name: name, scalars: Suggestion.comparable(name))
    guard var limit = Suggestion.limit(for: wanted.scalars) else { return nil }
    var best: String?
    for length in max(0, wanted.scalars.count - limit)...wanted.scalars.count + limit {
      guard let candidates = candidates[length] else { continue }
      // A slip brings a letter in, takes one out, or both; most names differ in more, which takes no time to see.
      for index in candidates.indices
      where (candidates[index].letters ^ wanted.letters).nonzeroBitCount <= 2 * limit {
        let candidate = candidates[index]
        let distance = Suggestion.distance(wanted.scalars, candidate.scalars, limit: limit)
        guard distance <= limit, best.map({ distance < limit || candidate.name < $0 }) ?? true,
          isWanted(candidate.name)
        else { continue }
        best = candidate.name
        limit = distance
      }
    }
    return best
  }
}
