import FeedModel
import FeedVisitors

/// The terms of some consecutive entries of the feed: the smallest part of an index that is made at once.
struct SearchBlock: Equatable, Sendable {
  /// How many entries make a block.
  static let size = 256

  let terms: [String]
  /// A number for each term (``TermNumbers``).
  let names: [UInt64]
  /// Where the postings of each term begin.
  private var starts: [Int32] = []
  private var postings: [SearchPosting] = []

  /// Reads what can be found, in rising order of the numbers.
  init(_ documents: some Sequence<SearchDocument>) {
    var found = FoundTerms()
    var splitter = SearchTerms()
    for document in documents {
      for field in document.fields {
        splitter.forEach(in: field.text) { found.add(SearchPosting(document.number, field.rank), to: $0) }
      }
      for facet in document.facets { found.add(SearchPosting(document.number, .words), to: Array(facet.term.utf8)) }
    }
    // Without the room that it grew with.
    terms = found.terms.map(\.self)
    names = found.numbers.names.map(\.self)
    starts.reserveCapacity(terms.count + 1)
    starts.append(0)
    for last in found.lasts { starts.append(starts[starts.count - 1] + last.count) }
    var ends = starts
    postings = Array(repeating: SearchPosting(0, .words), count: found.postings.count)
    for (term, posting) in found.postings {
      postings[Int(ends[Int(term)])] = posting
      ends[Int(term)] += 1
    }
  }

  /// The postings of a term, given by its place.
  func postings(at index: Int) -> ArraySlice<SearchPosting> {
    postings[Int(starts[index])..<Int(starts[index + 1])]
  }
}

/// Something that readers can find: its number in the index, its words and what a search can be narrowed to.
struct SearchDocument {
  let number: Int
  let fields: [SearchField]
  let facets: [SearchFacet]

  init(_ number: Int, _ page: ContentPage, _ operators: EntryOperators) {
    self.number = number
    facets = page.object.map { SearchFacet.all(of: $0, operators.environment.resolver) } ?? []
    fields =
      switch page {
      case .entry(let object, _): operators.searchFields(object)
      case .person(let person): operators.searchFields(person)
      case .page(let page, _): operators.searchFields(page)
      }
  }
}

/// The terms of entries in the order in which they are found.
private struct FoundTerms {
  private(set) var terms: [String] = []
  private(set) var postings: [(term: Int32, posting: SearchPosting)] = []
  /// Of each term where its last posting is, and how many it has.
  private(set) var lasts: [(place: Int, count: Int32)] = []
  private(set) var numbers = TermNumbers()

  /// Adds a posting of a term in UTF-8; those of an entry come one after the other.
  mutating func add(_ posting: SearchPosting, to term: [UInt8]) {
    let number = numbers.number(of: TermNumbers.name(of: term))
    if number == terms.count {
      terms.append(String(decoding: term, as: UTF8.self))
      lasts.append((0, 0))
    }
    let last = lasts[Int(number)]
    if last.count > 0, postings[last.place].posting.number == posting.number {
      // Of several ranks in one entry, the best counts.
      if posting.rank > postings[last.place].posting.rank { postings[last.place].posting = posting }
    } else {
      lasts[Int(number)] = (postings.count, last.count + 1)
      postings.append((number, posting))
    }
  }
}

/// The occurrence of a term in an entry, with its best rank.
struct SearchPosting: Comparable, Sendable {
  /// The number of the entry, and below it in two bits the rank.
  let value: UInt32

  init(_ number: Int, _ rank: SearchField.Rank) { value = UInt32(number) << 2 | rank.rawValue }

  /// The number of the entry in the index, from the newest to the oldest.
  var number: UInt32 { value >> 2 }
  /// 0 to 3.
  var rank: UInt32 { value & 3 }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
}

/// What readers can narrow a search to. Colons stand in no other terms.
enum SearchFacet {
  case kind(String)
  case tag(slug: String)
  case person(Route)
  case year(Int)

  /// How the index names it.
  var term: String {
    switch self {
    case .kind(let name): "kind:\(name)"
    case .tag(let slug): "tag:\(slug)"
    case .person(let route): "person:\(route.path)"
    case .year(let number): "year:\(number)"
    }
  }

  /// What an entry can be found by.
  static func all(of object: any FeedViewObject, _ resolver: URLResolver) -> [SearchFacet] {
    let entry = object.entry
    return [.kind(entry.kind.name)] + entry.tags.map { .tag(slug: $0.slug) }
      + object.facts.people.compactMap { resolver.page(of: $0).map { .person($0) } }
      + (entry.date.map { [.year($0.day.year)] } ?? [])
  }
}

/// Numbers terms from 0 by their names: a table with open addressing, since names are evenly distributed.
///
/// A name is a digest of the term by FNV-1a with 64 bits (draft-eastlake-fnv), and identifies it: among a million
/// terms, the probability that two share one is 1 in 37 million.
struct TermNumbers {
  /// The names by their numbers.
  private(set) var names: [UInt64] = []
  /// Where the number of a name is, and one more; 0 where there is none.
  private var slots = [Int32](repeating: 0, count: 1 << 12)

  static func name(of term: [UInt8]) -> UInt64 {
    term.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  var count: Int { names.count }

  /// The number of a name; the next one where it is new.
  mutating func number(of name: UInt64) -> Int32 {
    if names.count * 2 > slots.count { grow() }
    let slot = slot(of: name)
    if slots[slot] == 0 {
      names.append(name)
      slots[slot] = Int32(names.count)
    }
    return slots[slot] - 1
  }

  private func slot(of name: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: name) & (slots.count - 1)
    while slots[slot] != 0, names[Int(slots[slot]) - 1] != name { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (number, name) in names.enumerated() { slots[slot(of: name)] = Int32(number + 1) }
  }
}
