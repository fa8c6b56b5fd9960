import FeedModel
import FeedVisitors

/// Something that readers can find: its number in the index, its words and what a search can be narrowed to.
struct SearchDocument {
  let number: Int
  let fields: [SearchField]
  let facets: [SearchFacet]

  init(_ number: Int, _ object: any FeedViewObject, _ operators: EntryOperators) {
    self.number = number
    fields = operators.searchFields(object)
    facets = SearchFacet.all(of: object, operators.environment.resolver)
  }

  init(_ number: Int, _ page: Page, _ operators: EntryOperators) {
    self.number = number
    fields = operators.searchFields(page)
    facets = []
  }
}

/// What has a page of its own and no place on the wall, and can be found all the same.
enum FoundBesideEntries: Sendable {
  case person(PersonFeedViewObject)
  /// A page with its place among the pages of the feed.
  case page(Page, Int)

  /// The people and pages of a feed, but for drafts.
  static func all(in feed: Feed) -> [FoundBesideEntries] {
    feed.people.filter { !$0.entry.isDraft }.map(Self.person)
      + feed.pages.enumerated().filter { !$1.isUnlisted }.map { .page($1, $0) }
  }

  var route: Route {
    switch self {
    case .person(let person): person.entry.route
    case .page(let page, _): page.route
    }
  }

  /// What a search takes in of it.
  func document(_ number: Int, _ operators: EntryOperators) -> SearchDocument {
    switch self {
    case .person(let person): SearchDocument(number, person, operators)
    case .page(let page, _): SearchDocument(number, page, operators)
    }
  }
}
