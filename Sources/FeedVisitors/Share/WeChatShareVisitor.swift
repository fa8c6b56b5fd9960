import FeedMarkup
import FeedModel

/// Shares an entry on WeChat, which has no address for it: readers scan a QR code, and paste a text that tells more than
/// elsewhere, how often something was played and when it was published.
struct WeChatShareVisitor: FeedVisitor {
  /// What the networks may say of the entry.
  let message: ShareMessage
  /// The words of the language to share it in.
  let wording: Wording

  // MARK: Visitation

  func visit(_ text: PlainTextFeedViewObject) -> WeChatShare { share(text.entry) }
  func visit(_ article: ArticleFeedViewObject) -> WeChatShare { share(article.entry) }
  func visit(_ media: MediaFeedViewObject) -> WeChatShare { share(media.entry) }
  func visit(_ song: SongFeedViewObject) -> WeChatShare { share(song.entry, plays: song.plays) }
  func visit(_ album: AlbumFeedViewObject) -> WeChatShare { share(album.entry) }
  func visit(_ playlist: PlaylistFeedViewObject) -> WeChatShare { share(playlist.entry, plays: playlist.plays) }
  func visit(_ event: EventFeedViewObject) -> WeChatShare { share(event.entry) }
  func visit(_ invitation: InvitationFeedViewObject) -> WeChatShare { share(invitation.entry) }
  func visit(_ follow: FollowFeedViewObject) -> WeChatShare { share(follow.entry) }
  func visit(_ recommendation: RecommendationFeedViewObject) -> WeChatShare { share(recommendation.entry) }
  func visit(_ link: LinkFeedViewObject) -> WeChatShare { share(link.entry) }
  func visit(_ quote: QuoteFeedViewObject) -> WeChatShare { share(quote.entry) }
  func visit(_ person: PersonFeedViewObject) -> WeChatShare { share(person.entry) }
  func visit(_ memories: MemoriesFeedViewObject) -> WeChatShare { share(memories.entry) }
  func visit(_ custom: CustomFeedViewObject) -> WeChatShare { share(custom.entry) }

  private func share(_ entry: Entry, plays: Int? = nil) -> WeChatShare {
    let facts = [plays.map { wording.text(.plays, count: $0) }, entry.date.map { wording.long($0.day) }].compactMap(
      \.self)
    let lines = [message.sentence, facts.joined(separator: " · ")].filter { !$0.isEmpty }
    return WeChatShare(code: QRCode(message.page), text: lines.joined(separator: "\n"))
  }
}

/// What WeChat takes: an address to scan from the screen, and words to paste.
struct WeChatShare: Hashable, Sendable {
  /// The address of the page; nil where it is too long for a QR code.
  let code: QRCode?
  /// What to say of it: a sentence, and in a line of its own how often it was played and when it was published.
  let text: String
}
