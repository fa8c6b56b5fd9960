package import FeedMarkup
package import FeedModel

/// Makes an entry one of an Atom feed.
///
/// What the entry shows, the files that belong to it and the words that describe it are results of other operators.
package struct AtomRenderVisitor: FeedVisitor {
  private let resolver: URLResolver
  private let settings: FeedSettings
  private let summary: String
  private let content: HTMLFragment
  private let attachments: [Attachment]

  /// Creates the operator for one entry.
  ///
  /// - Parameters:
  ///   - settings: Whether entries hold the content or the summary only.
  ///   - summary: What describes the entry where the feed holds summaries only, never empty.
  ///   - content: What ``ItemContentVisitor`` makes of it.
  ///   - attachments: What ``AttachmentsVisitor`` makes of it.
  package init(
    resolver: URLResolver, settings: FeedSettings, summary: String, content: HTMLFragment, attachments: [Attachment]
  ) {
    self.resolver = resolver
    self.settings = settings
    self.summary = summary
    self.content = content
    self.attachments = attachments
  }

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> AtomEntry { entry(text.entry, title: nil) }

  package func visit(_ article: ArticleFeedViewObject) -> AtomEntry { entry(article.entry, title: article.title) }

  package func visit(_ media: MediaFeedViewObject) -> AtomEntry {
    entry(media.entry, title: media.title, enclosures: attachments)
  }

  package func visit(_ song: SongFeedViewObject) -> AtomEntry { entry(song.entry, title: song.title) }

  package func visit(_ album: AlbumFeedViewObject) -> AtomEntry { entry(album.entry, title: album.title) }

  package func visit(_ playlist: PlaylistFeedViewObject) -> AtomEntry { entry(playlist.entry, title: playlist.title) }

  package func visit(_ event: EventFeedViewObject) -> AtomEntry { entry(event.entry, title: event.title) }

  package func visit(_ invitation: InvitationFeedViewObject) -> AtomEntry {
    entry(invitation.entry, title: invitation.title)
  }

  package func visit(_ follow: FollowFeedViewObject) -> AtomEntry { entry(follow.entry, title: nil) }

  package func visit(_ recommendation: RecommendationFeedViewObject) -> AtomEntry {
    entry(recommendation.entry, title: recommendation.title)
  }

  package func visit(_ link: LinkFeedViewObject) -> AtomEntry {
    entry(link.entry, title: link.title, related: link.url)
  }

  package func visit(_ quote: QuoteFeedViewObject) -> AtomEntry { entry(quote.entry, title: nil, related: quote.url) }

  package func visit(_ person: PersonFeedViewObject) -> AtomEntry { entry(person.entry, title: person.name) }

  package func visit(_ memories: MemoriesFeedViewObject) -> AtomEntry { entry(memories.entry, title: memories.title) }

  package func visit(_ custom: CustomFeedViewObject) -> AtomEntry { entry(custom.entry, title: custom.title) }

  // MARK: What all kinds share

  /// - Parameter enclosures: The files that an entry of the kind is about; else the recordings and videos.
  private func entry(
    _ entry: Entry, title: String?, enclosures: [Attachment]? = nil, related: String? = nil
  ) -> AtomEntry {
    let contentHTML = settings.content == .full ? content.markup.nonEmpty : nil
    return AtomEntry(
      id: entry.identity.urn,
      title: title?.nonEmpty ?? "",
      link: resolver.absolute(entry.route),
      language: entry.language,
      published: entry.date,
      updated: entry.lastChanged,
      authors: entry.authors.map { AtomPerson($0, resolver: resolver) },
      categories: entry.tags.map(\.name),
      summary: contentHTML == nil ? summary : entry.summary?.nonEmpty,
      contentHTML: contentHTML,
      enclosures: (enclosures ?? attachments.filter { $0.medium != .image }).map {
        AtomEnclosure($0, resolver: resolver)
      },
      related: related)
  }
}
