package import FeedModel

/// What a file of the content folder became, as a table of routes knows it.
package enum InspectedFile: Sendable {
  /// An entry of the wall, with its index in the feed of its language.
  case entry(any FeedViewObject, index: Int)
  /// A person, whose page is a wall.
  case person(PersonFeedViewObject)
  /// A page outside the feed.
  case page(Page)

  /// The view object of an entry or a person.
  package var object: (any FeedViewObject)? {
    switch self {
    case .entry(let object, _): object
    case .person(let person): person
    case .page: nil
    }
  }

  /// The language where it differs from the site's, as a BCP 47 tag.
  var language: String? {
    switch self {
    case .entry(let object, _): object.entry.language
    case .person(let person): person.entry.language
    case .page(let page): page.language
    }
  }

  /// The address of its page.
  package var route: Route {
    switch self {
    case .entry(let object, _): object.entry.route
    case .person(let person): person.entry.route
    case .page(let page): page.route
    }
  }

  /// The place of an entry in the feed.
  var index: Int? {
    if case .entry(_, let index) = self { index } else { nil }
  }
}
