/// Many known names, prepared so that the one that a misspelt name stands for is found quickly, again and again.
package struct SuggestionIndex: Sendable {
  private struct Candidate {
    let name: String
    let scalars: [Unicode.Scalar]
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

  /// The nearest of the names, as ``Suggestion/nearest(to:among:)`` finds it.
  package func nearest(to name: String) -> String? {
    let wanted = Suggestion.comparable(name)
    guard let limit = Suggestion.limit(for: wanted) else { return nil }
    var best: (distance: Int, name: String)?
    for length in max(0, wanted.count - limit)...wanted.count + limit {
      for candidate in candidates[length] ?? [] {
        let distance = Suggestion.distance(wanted, candidate.scalars, limit: best?.distance ?? limit)
        guard distance <= limit else { continue }
        if best.map({ (distance, candidate.name) < $0 }) ?? true { best = (distance, candidate.name) }
      }
    }
    return best?.name
  }
}
