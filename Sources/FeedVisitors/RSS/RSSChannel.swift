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
  /// `atom:link rel="self"`: the absolute address at which the channel is published.
  package let selfLink: String
  /// `generator`: the program and its version.
  package let generator: String
  /// The items, newest first.
  package let items: [RSSItem]

  /// Creates a channel.
  package init(
    title: String, link: String, description: String, language: String, selfLink: String, generator: String,
    items: [RSSItem]
  ) {
    self.title = title
    self.link = link
    self.description = description
    self.language = language
    self.selfLink = selfLink
    self.generator = generator
    self.items = items
  }

  /// `lastBuildDate`: the newest change of an item, so that it does not depend on the clock; nil without items.
  package var lastChanged: FeedDate? { items.compactMap(\.changed).max() }
}
