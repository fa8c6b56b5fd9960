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
  /// The days of all entries by their numbers, close together, since those of many are asked for.
  private let days: [Int?]
  private let marks = Memo<EntryMarks>()

  init(terms: EntryTerms, facts: SiteFacts) {
    self.terms = terms
    self.facts = facts
    days = terms.entries.map { facts.entries[$0].day?.daysSinceEpoch }
  }

  /// The places in the feed of the entries that have the most in common with one, the most related first; none for
  /// drafts.
  func places(for place: Int) -> [Int] {
    guard let number = terms.number(of: place) else { return [] }
    let marks = self.marks(askedFor: place)
    let translations = facts.entries[place].page.translations.map(\.route)
    var best: [Candidate] = []
    for (other, score) in marks.scores(of: number) where score >= Self.leastScore {
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

  /// What two entries have in common at least: a rare tag, or a few rare words.
  private static let leastScore = 12

  private func marks(askedFor place: Int) -> EntryMarks {
    if let known = marks.known { return known }
    // Who waits for the marks makes terms meanwhile.
    let blocks = terms.all(startingAt: place)
    return marks.value { EntryMarks(blocks, count: terms.entries.count) }
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

/// The most telling terms of each entry, and the entries that each of them tells of.
///
/// A class, since each entry asks for it.
private final class EntryMarks: Sendable {
  /// How many terms stand for an entry.
  private static let marksPerEntry = 16
  /// How many entries are looked at on each side of an entry in the list of a term.
  private static let reach = 8

  private struct Mark {
    let weight: Int
    /// The list of the term.
    let list: Int
    /// Where the entry is in the list.
    let place: Int
  }

  /// The marks of all entries, one behind the other.
  private let marks: [Mark]
  /// Where those of each entry begin.
  private let starts: [Int]
  /// The entries of each term in rising order.
  private let lists: [[Int32]]

  init(_ blocks: [SearchBlock], count: Int) {
    var marks: [Mark] = []
    var starts = [0]
    var lists: [[Int32]] = []
    var listsByName: [UInt64: Int] = [:]
    let names = blocks.map { $0.terms.map(Self.name) }
    var frequencies: [UInt64: Int] = [:]
    for (block, names) in zip(blocks, names) {
      for (index, name) in names.enumerated() { frequencies[name, default: 0] += block.postings(at: index).count }
    }
    for (number, block) in blocks.enumerated() {
      let first = number * SearchBlock.size
      var found: [[(term: UInt64, weight: Int)]] = Array(repeating: [], count: min(SearchBlock.size, count - first))
      for (index, name) in names[number].enumerated() {
        let rarity = Self.rarity(frequencies[name] ?? 0, of: count)
        guard rarity > 0 else { continue }
        let importance = Self.importance(of: block.terms[index])
        for posting in block.postings(at: index) {
          let weight = rarity * (importance ?? Self.importance(of: posting))
          if weight > 0 { found[Int(posting.number) - first].append((name, weight)) }
        }
      }
      for (offset, candidates) in found.enumerated() {
        // Names are as good as drawn by lot, and the same everywhere.
        let kept = candidates.sorted { ($1.weight, $0.term) < ($0.weight, $1.term) }.prefix(Self.marksPerEntry)
        for mark in kept {
          let list = listsByName[mark.term] ?? lists.count
          if list == lists.count {
            listsByName[mark.term] = list
            lists.append([])
          }
          marks.append(Mark(weight: mark.weight, list: list, place: lists[list].count))
          lists[list].append(Int32(first + offset))
        }
        starts.append(marks.count)
      }
    }
    (self.marks, self.starts, self.lists) = (marks, starts, lists)
  }

  /// How much other entries have in common with one, in whatever order.
  func scores(of number: Int) -> [(number: Int, score: Int)] {
    var table = ScoreTable(most: Self.marksPerEntry * (Self.reach * 2 + 1))
    for mark in marks[starts[number]..<starts[number + 1]] {
      let others = lists[mark.list]
      for other in others[max(0, mark.place - Self.reach)..<min(others.count, mark.place + Self.reach + 1)]
      where Int(other) != number {
        table.add(mark.weight, to: other)
      }
    }
    return table.scores
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

/// Adds up scores of a few among many entries: a table with open addressing, which takes neither sorting nor a hash.
private struct ScoreTable {
  private(set) var scores: [(number: Int, score: Int)] = []
  /// Where the score of a number is, and one more; 0 where there is none.
  private var places: [Int32]

  /// Makes room for so many entries.
  init(most: Int) {
    places = Array(repeating: 0, count: 1 << (Int.bitWidth - most.leadingZeroBitCount + 1))
    scores.reserveCapacity(most)
  }

  /// Adds to the score of an entry.
  mutating func add(_ weight: Int, to number: Int32) {
    // Numbers beside each other come apart (Knuth, The Art of Computer Programming 3, section 6.4).
    var slot = Int((UInt32(bitPattern: number) &* 0x9E37_79B1) >> 16) & (places.count - 1)
    while places[slot] != 0 {
      let place = Int(places[slot]) - 1
      if scores[place].number == Int(number) {
        scores[place].score += weight
        return
      }
      slot = (slot + 1) & (places.count - 1)
    }
    scores.append((Int(number), weight))
    places[slot] = Int32(scores.count)
  }
}
