import FeedModel
import FeedVisitors

/// Finds for each entry the others that have the most in common with it: tags, people and rare words, in about the same
/// time.
///
/// Each entry is known by its few most telling terms. Only the entries beside it in the lists of those terms are
/// compared, so a site of any size costs the same for each entry. All numbers are whole, so all machines agree.
final class RelatedEntries: Sendable {
  /// How many entries are shown at most.
  static let most = 4

  private let terms: EntryTerms
  private let facts: SiteFacts
  /// The days of all entries by their indices, in one array, since those of many are read.
  private let days: [Int?]
  private let ownKeywords = Memo<EntryKeywords>()
  /// The keywords of an earlier state of the site, most of which are still right.
  private let earlierKeywords: EntryKeywords?

  init(terms: EntryTerms, facts: SiteFacts, after previous: RelatedEntries?) {
    self.terms = terms
    self.facts = facts
    earlierKeywords = previous.flatMap { $0.ownKeywords.known ?? $0.earlierKeywords }
    days = terms.entries.map { facts.entries[$0].day?.daysSinceEpoch }
  }

  /// The places in the feed of the entries that have the most in common with one, the most related first; none for
  /// drafts.
  func places(for place: Int) -> [Int] {
    guard let number = terms.number(of: place) else { return [] }
    let keywords = keywords()
    let translations = facts.entries[place].page.translations.map(\.route)
    var best: [Candidate] = []
    for (other, score) in keywords.scores(of: number) where score >= Self.leastScore {
      let months = daysBetween(days[other], days[number]) / 30
      let faded = score * 16 / (16 + (Int.bitWidth - months.leadingZeroBitCount))
      guard faded >= Self.leastScore else { continue }
      let candidate = Candidate(place: terms.entries[other], score: faded, distance: abs(other - number))
      let rank = best.firstIndex { candidate < $0 } ?? best.count
      guard rank < Self.most, !translations.contains(facts.entries[candidate.place].page.route) else { continue }
      best.insert(candidate, at: rank)
      if best.count > Self.most { best.removeLast() }
    }
    return best.map(\.place)
  }

  /// Releases what was computed for all entries; it is computed again when needed.
  func release() { ownKeywords.release() }

  /// What two entries have in common at least: a rare tag, or a few rare words.
  private static let leastScore = 12

  private func keywords() -> EntryKeywords {
    if let known = ownKeywords.known { return known }
    // A thread that waits for the keywords makes terms meanwhile.
    let blocks = terms.all()
    return ownKeywords.value { EntryKeywords(blocks, count: terms.entries.count, after: earlierKeywords) }
  }

  private func daysBetween(_ first: Int?, _ second: Int?) -> Int {
    guard let first, let second else { return 0 }
    return abs(first - second)
  }
}

/// An entry that has something in common with another; those that have more come first.
private struct Candidate: Comparable {
  let place: Int
  let score: Int
  /// How many entries lie between the two, and one more.
  let distance: Int

  static func < (lhs: Self, rhs: Self) -> Bool {
    (rhs.score, lhs.distance, lhs.place) < (lhs.score, rhs.distance, rhs.place)
  }
}
