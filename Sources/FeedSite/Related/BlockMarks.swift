import FeedVisitors

/// The most telling terms of the entries of a block.
struct BlockMarks: Sendable {
  /// How many terms stand for an entry.
  static let most = 16

  struct Mark: Sendable {
    let weight: Int32
    /// The place of the term in the block.
    let index: Int32
  }

  /// How rare each of the block's terms was among all entries when they were chosen.
  let rarities: [UInt8]
  /// The marks of all its entries, one behind the other.
  let marks: [Mark]
  /// Where those of each entry begin.
  let starts: [Int32]

  /// Chooses the terms.
  init(_ block: SearchBlock, entries: Range<Int>, rarities: [UInt8]) {
    var chosen = TellingTerms(most: Self.most, entries: entries.count)
    for index in rarities.indices where rarities[index] > 0 {
      let importance = Self.importance(of: block.terms[index])
      for posting in block.postings(at: index) {
        let weight = Int32(rarities[index]) * (importance ?? Self.importance(of: posting))
        guard weight > 0 else { continue }
        chosen.add(
          .init(mark: Mark(weight: weight, index: Int32(index)), name: block.names[index]),
          to: Int(posting.number) - entries.lowerBound)
      }
    }
    var marks: [Mark] = []
    marks.reserveCapacity(entries.count * Self.most)
    var starts: [Int32] = [0]
    for entry in entries.indices {
      marks += chosen.terms(of: entry - entries.lowerBound).lazy.map(\.mark)
      starts.append(Int32(marks.count))
    }
    (self.rarities, self.marks, self.starts) = (rarities, marks, starts)
  }

  /// How much a tag or a person counts; no kind and no year; nil for words, which count by where they stand.
  private static func importance(of term: String) -> Int32? {
    guard let colon = term.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    switch term[..<colon] {
    case "tag": return 8
    case "person": return 6
    default: return 0
    }
  }

  private static func importance(of posting: SearchPosting) -> Int32 {
    switch posting.rank {
    case SearchField.Rank.title.rawValue: 5
    case SearchField.Rank.name.rawValue: 3
    default: 2
    }
  }
}

/// The terms that tell most of each of some entries, the best first.
private struct TellingTerms {
  struct Term {
    let mark: BlockMarks.Mark
    let name: UInt64

    /// Whether it tells more than another; names are as good as drawn by lot, and the same everywhere.
    func goesBefore(_ other: Term) -> Bool {
      mark.weight == other.mark.weight ? name < other.name : mark.weight > other.mark.weight
    }
  }

  private let most: Int
  /// Room for the terms of each entry, one entry behind the other.
  private var terms: [Term]
  private var counts: [Int]

  /// Makes room for so many terms of each of so many entries.
  init(most: Int, entries: Int) {
    self.most = most
    terms = Array(repeating: Term(mark: .init(weight: 0, index: 0), name: 0), count: most * entries)
    counts = Array(repeating: 0, count: entries)
  }

  mutating func add(_ term: Term, to entry: Int) {
    let start = entry * most
    var place = start + counts[entry]
    if counts[entry] < most {
      counts[entry] += 1
    } else {
      place -= 1
      guard term.goesBefore(terms[place]) else { return }
    }
    while place > start, term.goesBefore(terms[place - 1]) {
      terms[place] = terms[place - 1]
      place -= 1
    }
    terms[place] = term
  }

  func terms(of entry: Int) -> ArraySlice<Term> { terms[entry * most..<entry * most + counts[entry]] }
}
