package import FeedModel

/// What a file of the content folder became: something that has a page of its own.
package enum ContentPage: Sendable {
  /// An entry of the wall, with its index in the feed of its language.
  case entry(any FeedViewObject, index: Int)
  /// A person, whose page is a wall.
  case person(PersonFeedViewObject)
  /// A page outside the feed, with its index among those of its language.
  case page(Page, index: Int)

  /// The people and pages of a feed, which have no place on the wall but can be found; drafts are not among them.
  static func searchable(in feed: Feed) -> [ContentPage] {
    feed.people.filter { !$0.entry.isDraft }.map(Self.person)
      + feed.pages.enumerated().filter { !$1.isUnlisted }.map { .page($1, index: $0) }
  }

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
    if case .page(let page, _) = self { page.language } else { object?.entry.language }
  }

  package var route: Route {
    switch self {
    case .entry(let object, _): object.entry.route
    case .person(let person): person.entry.route
    case .page(let page, _): page.route
    }
  }

  /// The place of an entry in the feed.
  var index: Int? {
    if case .entry(_, let index) = self { index } else { nil }
  }
}
