package import FeedModel

/// Somebody who wrote something (JSON Feed 1.1, `authors`).
package struct JSONFeedAuthor: Hashable, Sendable {
  /// `name`.
  package let name: String
  /// `url`: the absolute address of the person's page.
  package let url: String?
  /// `avatar`: the absolute address of the portrait.
  package let avatar: String?

  /// Creates an author as an entry or the site names one.
  package init(_ person: PersonReference, resolver: URLResolver) {
    name = person.name
    url = resolver.absolute(person)
    avatar = (person.avatar?.file.source).map { resolver.absolute($0) }
  }
}
