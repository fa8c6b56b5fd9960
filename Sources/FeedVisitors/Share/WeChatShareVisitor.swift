import FeedModel

/// Words an entry for WeChat, which has no address for it: readers scan a QR code, and paste a text that tells more than
/// elsewhere, in a line of its own how often something was played and when it was published.
struct WeChatShareVisitor: FeedVisitor {
  let message: ShareMessage
  let wording: Wording

  // MARK: Visitation

  func visit(_ text: PlainTextFeedViewObject) -> String { share(text.entry) }
  func visit(_ article: ArticleFeedViewObject) -> String { share(article.entry) }
  func visit(_ media: MediaFeedViewObject) -> String { share(media.entry) }
  func visit(_ song: SongFeedViewObject) -> String { share(song.entry, plays: song.plays) }
  func visit(_ album: AlbumFeedViewObject) -> String { share(album.entry) }
  func visit(_ playlist: PlaylistFeedViewObject) -> String { share(playlist.entry, plays: playlist.plays) }
  func visit(_ event: EventFeedViewObject) -> String { share(event.entry) }
  func visit(_ invitation: InvitationFeedViewObject) -> String { share(invitation.entry) }
  func visit(_ follow: FollowFeedViewObject) -> String { share(follow.entry) }
  func visit(_ recommendation: RecommendationFeedViewObject) -> String { share(recommendation.entry) }
  func visit(_ link: LinkFeedViewObject) -> String { share(link.entry) }
  func visit(_ quote: QuoteFeedViewObject) -> String { share(quote.entry) }
  func visit(_ person: PersonFeedViewObject) -> String { share(person.entry) }
  func visit(_ memories: MemoriesFeedViewObject) -> String { share(memories.entry) }
  func visit(_ custom: CustomFeedViewObject) -> String { share(custom.entry) }

  private func share(_ entry: Entry, plays: Int? = nil) -> String {
    let facts = [plays.map { wording.text(.plays, count: $0) }, entry.date.map { wording.long($0.day) }].compactMap(
      \.self)
    let lines = [message.sentence, facts.joined(separator: " · ")].filter { !$0.isEmpty }
    return lines.joined(separator: "\n")
  }
}
