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
  private let marks = Memo<EntryMarks>()

  init(terms: EntryTerms, facts: SiteFacts) {
    self.terms = terms
    self.facts = facts
  }

  /// The places in the feed of the entries that have the most in common with one, the most related first; none for
  /// drafts.
  func places(for place: Int) -> [Int] {
    guard let number = terms.number(of: place) else { return [] }
    let blocks = terms.all(startingAt: place)
    let marks = marks.value { EntryMarks(blocks, count: terms.entries.count) }
    let translations = facts.entries[place].page.translations.map(\.route)
    return marks.scores(of: number).compactMap { other, score -> (place: Int, score: Int, distance: Int)? in
      let candidate = facts.entries[terms.entries[other]]
      guard !translations.contains(candidate.page.route) else { return nil }
      let months = daysBetween(candidate.day, facts.entries[place].day) / 30
      return (
        terms.entries[other], score * 16 / (16 + (Int.bitWidth - months.leadingZeroBitCount)), abs(other - number)
      )
    }
    .filter { $0.score >= Self.leastScore }
    .sorted { ($1.score, $0.distance, $0.place) < ($0.score, $1.distance, $1.place) }
    .prefix(Self.most).map(\.place)
  }

  /// What two entries have in common at least: a rare tag, or a few rare words.
  private static let leastScore = 12

  private func daysBetween(_ first: CalendarDay?, _ second: CalendarDay?) -> Int {
    guard let first, let second else { return 0 }
    return abs(first.daysSinceEpoch - second.daysSinceEpoch)
  }
}

/// The most telling terms of each entry, and the entries that each of them tells of.
private struct EntryMarks {
  /// How many terms stand for an entry.
  private static let marksPerEntry = 16
  /// How many entries are looked at on each side of an entry in the list of a term.
  private static let reach = 8

  private struct Mark {
    let term: UInt64
    let weight: Int
  }

  /// The marks of all entries, one behind the other.
  private var marks: [Mark] = []
  /// Where those of each entry begin.
  private var starts: [Int] = [0]
  /// The entries of each term in rising order.
  private var entries: [UInt64: [Int32]] = [:]

  init(_ blocks: [SearchBlock], count: Int) {
    let names = blocks.map { $0.terms.map(Self.name) }
    var frequencies: [UInt64: Int] = [:]
    for (block, names) in zip(blocks, names) {
      for (index, name) in names.enumerated() { frequencies[name, default: 0] += block.postings(at: index).count }
    }
    for (number, block) in blocks.enumerated() {
      let first = number * SearchBlock.size
      var found: [[Mark]] = Array(repeating: [], count: min(SearchBlock.size, count - first))
      for (index, name) in names[number].enumerated() {
        let rarity = Self.rarity(frequencies[name] ?? 0, of: count)
        guard rarity > 0 else { continue }
        let importance = Self.importance(of: block.terms[index])
        for posting in block.postings(at: index) {
          let weight = rarity * (importance ?? Self.importance(of: posting))
          if weight > 0 { found[Int(posting.number) - first].append(Mark(term: name, weight: weight)) }
        }
      }
      for (offset, candidates) in found.enumerated() {
        // Names are as good as drawn by lot, and the same everywhere.
        let kept = candidates.sorted { ($1.weight, $0.term) < ($0.weight, $1.term) }.prefix(Self.marksPerEntry)
        for mark in kept { entries[mark.term, default: []].append(Int32(first + offset)) }
        marks += kept
        starts.append(marks.count)
      }
    }
  }

  /// How much other entries have in common with one.
  func scores(of number: Int) -> [Int: Int] {
    var scores: [Int: Int] = [:]
    for mark in marks[starts[number]..<starts[number + 1]] {
      let others = entries[mark.term] ?? []
      let place = others.countOfRising(below: Int32(number))
      for other in others[max(0, place - Self.reach)..<min(others.count, place + Self.reach + 1)] {
        if Int(other) != number { scores[Int(other), default: 0] += mark.weight }
      }
    }
    return scores
  }

  /// How much it says that two entries have a term in common: a bit for each time that the entries with it can be
  /// halved until one is left; nothing for what stands in one entry alone.
  private static func rarity(_ frequency: Int, of count: Int) -> Int {
    frequency < 2 ? 0 : Int.bitWidth - 1 - (count / frequency).leadingZeroBitCount
  }

  /// How much a tag or a person counts; no kind and no year; nil for words, which count by where they stand.
  private static func importance(of term: String) -> Int? {
    guard let colon = term.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    switch term[..<colon] {
    case "tag": return 8
    case "person": return 6
    default: return 0
    }
  }

  private static func importance(of posting: SearchPosting) -> Int {
    switch posting.rank {
    case SearchField.Rank.title.rawValue: 5
    case SearchField.Rank.name.rawValue: 3
    default: 2
    }
  }

  /// A number that stands for a term: its digest by FNV-1a with 64 bits (draft-eastlake-fnv).
  private static func name(_ term: String) -> UInt64 {
    term.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
