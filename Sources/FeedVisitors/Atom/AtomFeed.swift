package import FeedModel

/// A feed of Atom 1.0 (RFC 4287 section 4.1.1).
package struct AtomFeed: Sendable {
  /// `id`: a URN that never changes; the archives of a feed have the same.
  package let id: String
  /// `title`.
  package let title: String
  /// `subtitle`: what the feed is about.
  package let subtitle: String?
  /// `xml:lang`: the language as a BCP 47 tag.
  package let language: String
  /// `author`: whose feed it is.
  package let author: AtomPerson
  /// `link rel="alternate"`: the absolute address of the wall that the feed mirrors.
  package let link: String
  /// The addresses of the feed itself and of what belongs to it.
  package let links: FeedLinks
  /// `generator`: the program and its version.
  package let generator: String
  /// The entries, newest first.
  package let entries: [AtomEntry]

  /// Creates a feed.
  package init(
    id: String, title: String, subtitle: String?, language: String, author: AtomPerson, link: String, links: FeedLinks,
    generator: String, entries: [AtomEntry]
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.language = language
    self.author = author
    self.link = link
    self.links = links
    self.generator = generator
    self.entries = entries
  }

  /// `updated`: the newest change of an entry, so that it does not depend on the clock; nil without entries.
  package var updated: FeedDate? { entries.compactMap(\.updated).max() }
}
