package import FeedModel

/// Somebody who made a podcast or a track (Podcasting 2.0, `podcast:person`).
package struct PodcastPerson: Hashable, Sendable {
  /// The name.
  package let name: String
  /// `href`: the absolute address of the person's page.
  package let url: String?
  /// `img`: the absolute address of the person's portrait.
  package let portrait: String?

  /// Creates a person as an entry names one.
  package init(_ person: PersonReference, resolver: URLResolver) {
    name = person.name
    url = resolver.absolute(person)
    portrait = (person.avatar?.file.source).map { resolver.absolute($0) }
  }
}
