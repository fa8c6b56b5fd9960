package import FeedModel

/// Shares an entry on Reddit, which takes the address of its page and a title, no greeting: music as
/// `Artist – Title`, everything else as it is called.
package struct RedditShareVisitor: FeedVisitor {
  private let message: ShareMessage

  /// Creates the operator for one entry.
  ///
  /// - Parameters:
  ///   - message: What the networks may say of the entry.
  package init(message: ShareMessage) {
    self.message = message
  }

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> RedditShare { share(message.heading) }

  package func visit(_ article: ArticleFeedViewObject) -> RedditShare { share(message.heading) }

  package func visit(_ media: MediaFeedViewObject) -> RedditShare { share(message.heading) }

  package func visit(_ song: SongFeedViewObject) -> RedditShare { share(message.heading, by: song.artists) }

  package func visit(_ album: AlbumFeedViewObject) -> RedditShare { share(message.heading, by: album.artists) }

  package func visit(_ playlist: PlaylistFeedViewObject) -> RedditShare { share(message.heading) }

  package func visit(_ event: EventFeedViewObject) -> RedditShare { share(message.heading) }

  package func visit(_ invitation: InvitationFeedViewObject) -> RedditShare { share(message.heading) }

  package func visit(_ follow: FollowFeedViewObject) -> RedditShare { share(message.heading) }

  package func visit(_ recommendation: RecommendationFeedViewObject) -> RedditShare { share(message.heading) }

  package func visit(_ link: LinkFeedViewObject) -> RedditShare { share(message.heading) }

  package func visit(_ quote: QuoteFeedViewObject) -> RedditShare { share(message.heading) }

  package func visit(_ person: PersonFeedViewObject) -> RedditShare { share(message.heading) }

  package func visit(_ memories: MemoriesFeedViewObject) -> RedditShare { share(message.heading) }

  package func visit(_ custom: CustomFeedViewObject) -> RedditShare { share(message.heading) }

  private func share(_ title: String, by artists: [PersonReference] = []) -> RedditShare {
    let names = artists.map(\.name).joined(separator: ", ")
    return RedditShare(page: message.page, title: names.isEmpty ? title : "\(names) – \(title)")
  }
}

/// What Reddit takes: an address and a title.
package struct RedditShare: Hashable, Sendable {
  /// The absolute address of the page.
  package let page: String
  /// What the page is called.
  package let title: String

  /// Where a click leads.
  package var address: String {
    URLQuery.address("https://www.reddit.com/submit", ["url": page, "title": title])
  }
}
