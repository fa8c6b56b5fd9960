import FeedMarkup
import FeedModel

/// Makes an entry an item of a feed, for RSS and all other formats.
///
/// What the item shows, the files that belong to it and the words that describe it are results of other operators.
struct RSSRenderVisitor: FeedVisitor {
  let resolver: URLResolver
  /// Whether items hold the content or the summary only.
  let settings: FeedSettings
  let title: String?
  /// What describes it as plain text, never empty.
  let summary: String
  /// The result of ``ItemContentVisitor``: the whole entry as HTML.
  let content: MarkupBuffer
  /// The result of ``AttachmentsVisitor``: the files that belong to it.
  let attachments: [Attachment]

  // MARK: Visitation

  func visit(_ text: PlainTextFeedViewObject) -> FeedItem { item(text.entry) }

  func visit(_ article: ArticleFeedViewObject) -> FeedItem { item(article.entry, hasEnclosure: true) }

  func visit(_ media: MediaFeedViewObject) -> FeedItem {
    item(media.entry, hasEnclosure: true, enclosures: attachments)
  }

  func visit(_ song: SongFeedViewObject) -> FeedItem { item(song.entry, hasEnclosure: true) }
  func visit(_ album: AlbumFeedViewObject) -> FeedItem { item(album.entry) }
  func visit(_ playlist: PlaylistFeedViewObject) -> FeedItem { item(playlist.entry) }
  func visit(_ event: EventFeedViewObject) -> FeedItem { item(event.entry) }
  func visit(_ invitation: InvitationFeedViewObject) -> FeedItem { item(invitation.entry) }
  func visit(_ follow: FollowFeedViewObject) -> FeedItem { item(follow.entry) }
  func visit(_ recommendation: RecommendationFeedViewObject) -> FeedItem { item(recommendation.entry) }
  func visit(_ link: LinkFeedViewObject) -> FeedItem { item(link.entry, related: link.url) }
  func visit(_ quote: QuoteFeedViewObject) -> FeedItem { item(quote.entry, related: quote.url) }
  func visit(_ person: PersonFeedViewObject) -> FeedItem { item(person.entry) }
  func visit(_ memories: MemoriesFeedViewObject) -> FeedItem { item(memories.entry) }
  func visit(_ custom: CustomFeedViewObject) -> FeedItem { item(custom.entry) }

  // MARK: What all kinds share

  /// - Parameters:
  ///   - hasEnclosure: Whether an entry of the kind is about its first recording or video.
  ///   - enclosures: The files that an entry of the kind is about; else the recordings and videos.
  private func item(
    _ entry: Entry, hasEnclosure: Bool = false, enclosures: [Attachment]? = nil, related: String? = nil
  ) -> FeedItem {
    let played = attachments.filter { $0.medium != .image }
    let image = entry.cover?.file ?? attachments.first { $0.medium == .image }?.file
    return FeedItem(
      id: entry.identity.guid, url: resolver.absolute(entry.route), title: title, description: summary,
      summary: entry.summary?.nonEmpty, content: settings.content == .full ? content : MarkupBuffer(),
      authors: entry.authors.map { FeedAuthor($0, resolver: resolver) }, published: entry.date,
      changed: entry.lastChanged, isRevised: entry.updated != nil, tags: entry.tags.map(\.name),
      language: entry.language, license: entry.license, related: related,
      image: image.map { resolver.absolute($0.source) },
      enclosure: hasEnclosure ? files(played).first : nil, enclosures: files(enclosures ?? played),
      media: files(attachments.filter { $0.medium != .audio }),
      replyCount: entry.responses.count { $0.form == .reply })
  }

  private func files(_ attachments: [Attachment]) -> [FeedFile] {
    attachments.map { FeedFile($0, resolver: resolver) }
  }
}
