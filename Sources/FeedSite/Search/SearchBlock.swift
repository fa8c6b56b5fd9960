import FeedModel
import FeedVisitors

/// The terms of some entries that stand beside each other in the feed: the smallest part of an index that is made at once.
struct SearchBlock: Sendable {
  /// How many entries make a block.
  static let size = 256

  /// Each term once.
  private(set) var terms: [String] = []
  /// Where the postings of each term begin.
  private var starts: [Int32] = []
  private var postings: [SearchPosting] = []

  /// Reads entries, given with their numbers in the index, in rising order.
  init(_ entries: [(number: Int, object: any FeedViewObject)], operators: EntryOperators) {
    var found: [String: [SearchPosting]] = [:]
    var splitter = SearchTerms()
    for (number, object) in entries {
      for field in operators.searchFields(object) {
        splitter.forEach(in: field.text) { found[$0, default: []].add(SearchPosting(number, field.rank)) }
      }
      for facet in SearchFacet.all(of: object) {
        found[facet.term, default: []].add(SearchPosting(number, .words))
      }
    }
    terms.reserveCapacity(found.count)
    starts.reserveCapacity(found.count + 1)
    for (term, postings) in found {
      terms.append(term)
      starts.append(Int32(self.postings.count))
      self.postings += postings
    }
    starts.append(Int32(postings.count))
  }

  /// The postings of a term, given by its place.
  func postings(at index: Int) -> ArraySlice<SearchPosting> {
    postings[Int(starts[index])..<Int(starts[index + 1])]
  }
}

/// That a term stands in an entry, and where at best.
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

extension [SearchPosting] {
  /// Adds a posting behind those of entries before it; of one entry the best rank counts.
  mutating func add(_ posting: SearchPosting) {
    guard let last, last.number == posting.number else { return append(posting) }
    if posting.rank > last.rank { self[count - 1] = posting }
  }
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
  static func all(of object: any FeedViewObject) -> [SearchFacet] {
    let entry = object.entry
    let people = object.facts.people + object.facts.followed
    return [.kind(entry.kind.name)] + entry.tags.map { .tag(slug: $0.slug) }
      + people.compactMap { $0.route.map { .person($0) } } + (entry.date.map { [.year($0.day.year)] } ?? [])
  }
}
