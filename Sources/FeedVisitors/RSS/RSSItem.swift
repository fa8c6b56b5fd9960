package import FeedModel

/// An item of an RSS 2.0 channel with the elements of the content, Dublin Core and Media RSS modules.
package struct RSSItem: Hashable, Sendable {
  /// `guid`: a URN that never changes and is no permalink.
  package let guid: String
  /// `link`: the absolute address of the entry's page.
  package let link: String
  /// `title`; nil where the entry has none.
  package let title: String?
  /// `description`: the summary as plain text, never empty.
  package let description: String
  /// `content:encoded`: the whole entry as HTML; nil where the feed holds summaries only.
  package let contentHTML: String?
  /// `dc:creator`: the names of the authors, an element each.
  package let creators: [String]
  /// `pubDate`: when the entry was published.
  package var published: FeedDate?
  /// When the entry was last changed, for the channel's `lastBuildDate`.
  package let changed: FeedDate?
  /// `category`: the tags.
  package let categories: [String]
  /// `enclosure`: the recording or video that the entry is about.
  package let enclosure: RSSEnclosure?
  /// `media:content`: photos, covers and videos.
  package let media: [RSSMedia]
  /// What podcast apps want to know; nil in feeds that are no podcasts.
  package var episode: PodcastEpisode?
}
