package import FeedModel

/// A channel of RSS 2.0.
package struct RSSChannel: Sendable {
  /// `title`.
  package let title: String
  /// `link`: the absolute address of the wall that the channel mirrors.
  package let link: String
  /// `description`: what the channel is about as plain text.
  package let description: String
  /// `language` as a BCP 47 tag.
  package let language: String
  /// `atom:link`: the addresses of the channel itself and of what belongs to it.
  package let links: FeedLinks
  /// `generator`: the program and its version.
  package let generator: String
  /// The items, newest first.
  package let items: [RSSItem]

  /// Creates a channel.
  package init(
    title: String, link: String, description: String, language: String, links: FeedLinks, generator: String,
    items: [RSSItem]
  ) {
    self.title = title
    self.link = link
    self.description = description
    self.language = language
    self.links = links
    self.generator = generator
    self.items = items
  }

  /// `lastBuildDate`: the newest change of an item, so that it does not depend on the clock; nil without items.
  package var lastChanged: FeedDate? { items.compactMap(\.changed).max() }
}
