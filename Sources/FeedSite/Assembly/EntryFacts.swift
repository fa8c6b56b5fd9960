import FeedModel

/// What decides on the routes of each entry, and how that differs from an earlier state of the site.
struct EntryFacts {
  /// The facts in the order of the feed.
  let all: [SiteFacts.Entry]
  /// The facts of the entries that were touched since, before and after; nil where there is no earlier state.
  private let changes: [(before: SiteFacts.Entry, after: SiteFacts.Entry)]?

  /// Collects the facts of a feed.
  ///
  /// - Parameters:
  ///   - known: The facts of an earlier state.
  ///   - places: The places in the feed of the entries that were touched since; nil where others may have been.
  ///   - facts: Finds the facts of an entry.
  init(
    of feed: Feed, after known: SiteFacts?, changing places: [Int]?,
    _ facts: (any FeedViewObject) -> SiteFacts.Entry
  ) {
    guard let known = known?.entries, let places, known.count == feed.entries.count else {
      all = feed.entries.map(facts)
      changes = nil
      return
    }
    let changes = places.map { (place: $0, before: known[$0], after: facts(feed.entries[$0])) }
    // As long as nothing differs, the list need not be copied.
    all = changes.reduce(into: known) { entries, change in
      if change.after != change.before { entries[change.place] = change.after }
    }
    self.changes = changes.map { ($0.before, $0.after) }
  }

  /// Whether no entry of some kinds was touched, neither one that is of them nor one that was.
  func keep(_ kinds: [Kind]) -> Bool {
    changes.map { !$0.contains { kinds.contains($0.before.kind) || kinds.contains($0.after.kind) } } ?? false
  }

  /// Whether they are the same as those of the earlier state.
  var keepAll: Bool { changes?.allSatisfy { $0.before == $0.after } ?? false }
}
