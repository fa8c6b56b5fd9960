import FeedVisitors

/// The most characteristic terms of each entry, and the entries that each of them is characteristic of.
///
/// A class, since each entry refers to it.
final class EntryKeywords: Sendable {
  /// How many entries are looked at on each side of an entry in the list of a term.
  private static let reach = 8

  private struct Keyword {
    let weight: Int32
    let term: Int32
    /// Where the entry is among those of all terms.
    var place: Int32 = 0
  }

  /// What they were chosen from, and what was chosen, for the next state of the site.
  private let blocks: [(block: SearchBlock, keywords: BlockKeywords)]
  /// The keywords of all entries, one after the other.
  private let keywords: [Keyword]
  /// Where those of each entry begin.
  private let starts: [Int32]
  /// The entries of each term, in rising order, one term after the other.
  private let entries: [Int32]
  /// Where those of each term begin.
  private let lists: [Int32]

  /// - Parameter previous: The choice in an earlier state of the site. What it chose in a block stands where neither the block nor
  ///   the rarity of one of its terms has changed.
  init(_ blocks: [SearchBlock], count: Int, after previous: EntryKeywords?) {
    var numbers = TermNumbers()
    let terms = blocks.map { $0.names.map { numbers.number(of: $0) } }
    var frequencies = [Int](repeating: 0, count: numbers.count)
    for (block, terms) in zip(blocks, terms) {
      for (index, term) in terms.enumerated() { frequencies[Int(term)] += block.postings(at: index).count }
    }
    let rarities = frequencies.map { Self.rarity($0, of: count) }
    self.blocks = zip(blocks, terms).enumerated().map { number, block in
      let own = block.1.map { rarities[Int($0)] }
      if let previous, number < previous.blocks.count, previous.blocks[number].keywords.rarities == own,
        previous.blocks[number].block == block.0
      {
        return previous.blocks[number]
      }
      let first = number * SearchBlock.size
      return (block.0, BlockKeywords(block.0, entries: first..<min(first + SearchBlock.size, count), rarities: own))
    }
    var keywords: [Keyword]
    (keywords, starts) = Self.joined(self.blocks.map(\.keywords), terms, count: count)
    (entries, lists) = Self.lists(of: &keywords, starts, terms: numbers.count)
    self.keywords = keywords
  }

  private static func joined(
    _ blocks: [BlockKeywords], _ terms: [[Int32]], count: Int
  ) -> (keywords: [Keyword], starts: [Int32]) {
    var keywords: [Keyword] = []
    keywords.reserveCapacity(count * BlockKeywords.most)
    var starts: [Int32] = []
    starts.reserveCapacity(count + 1)
    for (block, terms) in zip(blocks, terms) {
      let before = Int32(keywords.count)
      for start in block.starts.dropLast() { starts.append(before + start) }
      for keyword in block.keywords {
        keywords.append(Keyword(weight: keyword.weight, term: terms[Int(keyword.index)]))
      }
    }
    starts.append(Int32(keywords.count))
    return (keywords, starts)
  }

  /// Lists the entries of all terms, and stores in the keywords where theirs begin.
  private static func lists(
    of keywords: inout [Keyword], _ starts: [Int32], terms: Int
  ) -> (entries: [Int32], starts: [Int32]) {
    var ends = [Int32](repeating: 0, count: terms + 1)
    for keyword in keywords { ends[Int(keyword.term) + 1] += 1 }
    for term in 0..<terms { ends[term + 1] += ends[term] }
    let lists = ends
    var entries = [Int32](repeating: 0, count: keywords.count)
    for number in 0..<starts.count - 1 {
      for index in Int(starts[number])..<Int(starts[number + 1]) {
        let term = Int(keywords[index].term)
        keywords[index].place = ends[term]
        entries[Int(ends[term])] = Int32(number)
        ends[term] += 1
      }
    }
    return (entries, lists)
  }

  /// How much other entries have in common with one, in no particular order.
  func scores(of number: Int) -> [(number: Int, score: Int)] {
    var table = ScoreTable(most: BlockKeywords.most * (Self.reach * 2 + 1))
    for keyword in keywords[Int(starts[number])..<Int(starts[number + 1])] {
      let first = max(Int(lists[Int(keyword.term)]), Int(keyword.place) - Self.reach)
      let end = min(Int(lists[Int(keyword.term) + 1]), Int(keyword.place) + Self.reach + 1)
      for other in entries[first..<end] where Int(other) != number {
        table.add(Int(keyword.weight), to: other)
      }
    }
    return table.scores
  }

  /// How much it says that two entries have a term in common: a bit for each time that the entries with it can be
  /// halved until one is left; nothing for what is in one entry alone.
  private static func rarity(_ frequency: Int, of count: Int) -> UInt8 {
    frequency < 2 ? 0 : UInt8(Int.bitWidth - 1 - (count / frequency).leadingZeroBitCount)
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

/// The most telling terms of the entries of a block.
struct BlockKeywords: Sendable {
  /// The number of terms that characterise an entry.
  static let most = 16

  struct Keyword: Sendable {
    let weight: Int32
    /// The place of the term in the block.
    let index: Int32
  }

  /// How rare each of the block's terms was among all entries when they were chosen.
  let rarities: [UInt8]
  let keywords: [Keyword]
  /// Where those of each entry begin.
  let starts: [Int32]

  /// Chooses the terms.
  init(_ block: SearchBlock, entries: Range<Int>, rarities: [UInt8]) {
    var chosen = CharacteristicTerms(most: Self.most, entries: entries.count)
    for index in rarities.indices where rarities[index] > 0 {
      let importance = Self.importance(of: block.terms[index])
      for posting in block.postings(at: index) {
        let weight = Int32(rarities[index]) * (importance ?? Self.importance(of: posting))
        guard weight > 0 else { continue }
        chosen.add(
          .init(keyword: Keyword(weight: weight, index: Int32(index)), name: block.names[index]),
          to: Int(posting.number) - entries.lowerBound)
      }
    }
    var keywords: [Keyword] = []
    keywords.reserveCapacity(entries.count * Self.most)
    var starts: [Int32] = [0]
    for entry in entries.indices {
      keywords += chosen.terms(of: entry - entries.lowerBound).lazy.map(\.keyword)
      starts.append(Int32(keywords.count))
    }
    (self.rarities, self.keywords, self.starts) = (rarities, keywords, starts)
  }

  /// How much a tag or a person counts; no kind and no year; nil for words, which count by where they are.
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
private struct CharacteristicTerms {
  struct Term {
    let keyword: BlockKeywords.Keyword
    let name: UInt64

    /// Whether it tells more than another; names are as good as drawn by lot, and the same everywhere.
    func goesBefore(_ other: Term) -> Bool {
      keyword.weight == other.keyword.weight ? name < other.name : keyword.weight > other.keyword.weight
    }
  }

  private let most: Int
  /// Room for the terms of each entry, one entry after the other.
  private var terms: [Term]
  private var counts: [Int]

  /// Makes room for so many terms of each of so many entries.
  init(most: Int, entries: Int) {
    self.most = most
    terms = Array(repeating: Term(keyword: .init(weight: 0, index: 0), name: 0), count: most * entries)
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
