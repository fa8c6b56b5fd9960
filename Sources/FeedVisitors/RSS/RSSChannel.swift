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
  /// What makes the channel a podcast; nil for the feeds of walls.
  package let podcast: PodcastChannel?

  /// Creates a channel.
  package init(
    title: String, link: String, description: String, language: String, links: FeedLinks, generator: String,
    items: [RSSItem], podcast: PodcastChannel? = nil
  ) {
    self.title = title
    self.link = link
    self.description = description
    self.language = language
    self.links = links
    self.generator = generator
    self.items = items
    self.podcast = podcast
  }

  /// `lastBuildDate`: the newest change of an item or of what the podcast is made of, so that it does not depend on the
  /// clock; nil without any.
  package var lastChanged: FeedDate? {
    (items.map(\.changed) + [podcast?.changed]).compactMap(\.self).max()
  }
}
