import FeedMarkup
package import FeedModel

/// Makes an entry one of an Atom feed.
///
/// What the entry shows, the files that belong to it and the words that describe it are results of other operators.
package struct AtomRenderVisitor: FeedVisitor {
  private let resolver: URLResolver
  private let settings: FeedSettings
  private let parts: ItemParts

  /// Creates the operator for one entry.
  ///
  /// - Parameters:
  ///   - settings: Whether entries hold the content or the summary only.
  ///   - parts: What other operators make of the entry.
  package init(resolver: URLResolver, settings: FeedSettings, parts: ItemParts) {
    self.resolver = resolver
    self.settings = settings
    self.parts = parts
  }

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> AtomEntry { entry(text.entry) }

  package func visit(_ article: ArticleFeedViewObject) -> AtomEntry { entry(article.entry) }

  package func visit(_ media: MediaFeedViewObject) -> AtomEntry { entry(media.entry, enclosures: parts.attachments) }

  package func visit(_ song: SongFeedViewObject) -> AtomEntry { entry(song.entry) }

  package func visit(_ album: AlbumFeedViewObject) -> AtomEntry { entry(album.entry) }

  package func visit(_ playlist: PlaylistFeedViewObject) -> AtomEntry { entry(playlist.entry) }

  package func visit(_ event: EventFeedViewObject) -> AtomEntry { entry(event.entry) }

  package func visit(_ invitation: InvitationFeedViewObject) -> AtomEntry { entry(invitation.entry) }

  package func visit(_ follow: FollowFeedViewObject) -> AtomEntry { entry(follow.entry) }

  package func visit(_ recommendation: RecommendationFeedViewObject) -> AtomEntry { entry(recommendation.entry) }

  package func visit(_ link: LinkFeedViewObject) -> AtomEntry { entry(link.entry, related: link.url) }

  package func visit(_ quote: QuoteFeedViewObject) -> AtomEntry { entry(quote.entry, related: quote.url) }

  package func visit(_ person: PersonFeedViewObject) -> AtomEntry { entry(person.entry) }

  package func visit(_ memories: MemoriesFeedViewObject) -> AtomEntry { entry(memories.entry) }

  package func visit(_ custom: CustomFeedViewObject) -> AtomEntry { entry(custom.entry) }

  // MARK: What all kinds share

  /// - Parameter enclosures: The files that an entry of the kind is about; else the recordings and videos.
  private func entry(_ entry: Entry, enclosures: [Attachment]? = nil, related: String? = nil) -> AtomEntry {
    let contentHTML = settings.content == .full ? parts.content.markup.nonEmpty : nil
    return AtomEntry(
      id: entry.identity.urn,
      title: parts.title ?? "",
      link: resolver.absolute(entry.route),
      language: entry.language,
      published: entry.date,
      updated: entry.lastChanged,
      authors: entry.authors.map { AtomPerson($0, resolver: resolver) },
      categories: entry.tags.map(\.name),
      summary: contentHTML == nil ? parts.summary : entry.summary?.nonEmpty,
      contentHTML: contentHTML,
      enclosures: (enclosures ?? parts.attachments.filter { $0.medium != .image }).map {
        AtomEnclosure($0, resolver: resolver)
      },
      related: related)
  }
}
