/// Many known names, prepared so that the one that a misspelt name stands for is found quickly, again and again.
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

  /// Prepares names.
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
