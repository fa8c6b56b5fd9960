import FeedMarkup
package import FeedModel

/// Makes an entry an item of a JSON Feed.
///
/// What the item shows, the files that belong to it and the words that describe it are results of other operators.
package struct JSONFeedRenderVisitor: FeedVisitor {
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

  package func visit(_ text: PlainTextFeedViewObject) -> JSONFeedItem { item(text.entry) }

  package func visit(_ article: ArticleFeedViewObject) -> JSONFeedItem { item(article.entry) }

  package func visit(_ media: MediaFeedViewObject) -> JSONFeedItem { item(media.entry, files: parts.attachments) }

  package func visit(_ song: SongFeedViewObject) -> JSONFeedItem { item(song.entry) }

  package func visit(_ album: AlbumFeedViewObject) -> JSONFeedItem { item(album.entry) }

  package func visit(_ playlist: PlaylistFeedViewObject) -> JSONFeedItem { item(playlist.entry) }

  package func visit(_ event: EventFeedViewObject) -> JSONFeedItem { item(event.entry) }

  package func visit(_ invitation: InvitationFeedViewObject) -> JSONFeedItem { item(invitation.entry) }

  package func visit(_ follow: FollowFeedViewObject) -> JSONFeedItem { item(follow.entry) }

  package func visit(_ recommendation: RecommendationFeedViewObject) -> JSONFeedItem { item(recommendation.entry) }

  package func visit(_ link: LinkFeedViewObject) -> JSONFeedItem { item(link.entry, externalURL: link.url) }

  package func visit(_ quote: QuoteFeedViewObject) -> JSONFeedItem { item(quote.entry, externalURL: quote.url) }

  package func visit(_ person: PersonFeedViewObject) -> JSONFeedItem { item(person.entry) }

  package func visit(_ memories: MemoriesFeedViewObject) -> JSONFeedItem { item(memories.entry) }

  package func visit(_ custom: CustomFeedViewObject) -> JSONFeedItem { item(custom.entry) }

  // MARK: What all kinds share

  /// - Parameter files: The files that an entry of the kind is about; else the recordings and videos.
  private func item(_ entry: Entry, files: [Attachment]? = nil, externalURL: String? = nil) -> JSONFeedItem {
    let contentHTML = settings.content == .full ? parts.content.markup.nonEmpty : nil
    let image = entry.cover?.file ?? parts.attachments.first { $0.medium == .image }?.file
    return JSONFeedItem(
      id: entry.identity.urn,
      url: resolver.absolute(entry.route),
      externalURL: externalURL,
      title: parts.title,
      contentHTML: contentHTML,
      contentText: contentHTML == nil ? parts.summary : nil,
      summary: entry.summary?.nonEmpty,
      image: image.map { resolver.absolute($0.source) },
      published: entry.date,
      modified: entry.updated == nil ? nil : entry.lastChanged,
      authors: entry.authors.map { JSONFeedAuthor($0, resolver: resolver) },
      tags: entry.tags.map(\.name),
      language: entry.language,
      attachments: (files ?? parts.attachments.filter { $0.medium != .image }).map {
        JSONFeedAttachment($0, resolver: resolver)
      })
  }
}
