import FeedMarkup
package import FeedModel

/// Makes an entry an item of an RSS channel.
///
/// What the item shows, the files that belong to it and the words that describe it are results of other operators.
package struct RSSRenderVisitor: FeedVisitor {
  private let resolver: URLResolver
  private let settings: FeedSettings
  private let parts: ItemParts

  /// Creates the operator for one entry.
  ///
  /// - Parameters:
  ///   - settings: Whether items hold the content or the summary only.
  ///   - parts: What other operators make of the entry.
  package init(resolver: URLResolver, settings: FeedSettings, parts: ItemParts) {
    self.resolver = resolver
    self.settings = settings
    self.parts = parts
  }

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> RSSItem { item(text.entry) }

  package func visit(_ article: ArticleFeedViewObject) -> RSSItem { item(article.entry) }

  package func visit(_ media: MediaFeedViewObject) -> RSSItem {
    item(
      media.entry, enclosure: media.recordings.first?.file ?? media.videos.first?.file)
  }

  package func visit(_ song: SongFeedViewObject) -> RSSItem { item(song.entry, enclosure: song.recording) }

  package func visit(_ album: AlbumFeedViewObject) -> RSSItem { item(album.entry) }

  package func visit(_ playlist: PlaylistFeedViewObject) -> RSSItem { item(playlist.entry) }

  package func visit(_ event: EventFeedViewObject) -> RSSItem { item(event.entry) }

  package func visit(_ invitation: InvitationFeedViewObject) -> RSSItem { item(invitation.entry) }

  package func visit(_ follow: FollowFeedViewObject) -> RSSItem { item(follow.entry) }

  package func visit(_ recommendation: RecommendationFeedViewObject) -> RSSItem { item(recommendation.entry) }

  package func visit(_ link: LinkFeedViewObject) -> RSSItem { item(link.entry) }

  package func visit(_ quote: QuoteFeedViewObject) -> RSSItem { item(quote.entry) }

  package func visit(_ person: PersonFeedViewObject) -> RSSItem { item(person.entry) }

  package func visit(_ memories: MemoriesFeedViewObject) -> RSSItem { item(memories.entry) }

  package func visit(_ custom: CustomFeedViewObject) -> RSSItem { item(custom.entry) }

  // MARK: What all kinds share

  private func item(_ entry: Entry, enclosure: MediaFile? = nil) -> RSSItem {
    RSSItem(
      guid: entry.identity.urn,
      link: resolver.absolute(entry.route),
      title: parts.title,
      description: parts.summary,
      contentHTML: settings.content == .full ? parts.content.markup.nonEmpty : nil,
      creators: entry.authors.map(\.name),
      published: entry.date,
      changed: entry.lastChanged,
      categories: entry.tags.map(\.name),
      enclosure: enclosure.map { RSSEnclosure($0, resolver: resolver) },
      media: parts.attachments.filter { $0.medium != .audio }.map { RSSMedia($0, resolver: resolver) })
  }
}
