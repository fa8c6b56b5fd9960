package import FeedModel

/// Shares an entry on Weibo, which takes the address of its page, a sentence by its kind, and the one picture that
/// stands for it.
package struct WeiboShareVisitor: FeedVisitor {
  private let message: ShareMessage
  private let resolver: URLResolver

  /// Creates the operator for one entry.
  ///
  /// - Parameters:
  ///   - message: What the networks may say of the entry.
  package init(message: ShareMessage, resolver: URLResolver) {
    self.message = message
    self.resolver = resolver
  }

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> WeiboShare { share(text.entry.cover) }
  package func visit(_ article: ArticleFeedViewObject) -> WeiboShare { share(article.entry.cover) }
  package func visit(_ media: MediaFeedViewObject) -> WeiboShare { share(media.photos.first ?? media.entry.cover) }
  package func visit(_ song: SongFeedViewObject) -> WeiboShare { share(song.entry.cover ?? song.album?.cover) }
  package func visit(_ album: AlbumFeedViewObject) -> WeiboShare { share(album.entry.cover) }

  package func visit(_ playlist: PlaylistFeedViewObject) -> WeiboShare {
    share(playlist.entry.cover ?? playlist.songs.lazy.compactMap(\.song?.cover).first)
  }

  package func visit(_ event: EventFeedViewObject) -> WeiboShare { share(event.entry.cover) }

  package func visit(_ invitation: InvitationFeedViewObject) -> WeiboShare {
    share(invitation.entry.cover ?? invitation.occasion?.event?.cover)
  }

  package func visit(_ follow: FollowFeedViewObject) -> WeiboShare {
    share(follow.entry.cover ?? follow.followed.first?.avatar)
  }

  package func visit(_ recommendation: RecommendationFeedViewObject) -> WeiboShare {
    share(recommendation.entry.cover ?? recommendation.recommendations.first?.person.avatar)
  }

  package func visit(_ link: LinkFeedViewObject) -> WeiboShare { share(link.entry.cover) }
  package func visit(_ quote: QuoteFeedViewObject) -> WeiboShare { share(quote.entry.cover) }
  package func visit(_ person: PersonFeedViewObject) -> WeiboShare { share(person.avatar ?? person.entry.cover) }

  package func visit(_ memories: MemoriesFeedViewObject) -> WeiboShare {
    share(memories.entry.cover ?? memories.memories.lazy.compactMap(\.cover).first)
  }

  package func visit(_ custom: CustomFeedViewObject) -> WeiboShare { share(custom.entry.cover) }

  private func share(_ picture: Photo?) -> WeiboShare {
    WeiboShare(
      page: message.page, text: message.sentence, picture: (picture?.file.source).map { resolver.absolute($0) })
  }
}

/// What Weibo takes: an address, words and a picture.
package struct WeiboShare: Hashable, Sendable {
  /// The absolute address of the page.
  package let page: String
  /// What to say of it.
  package let text: String
  /// The absolute address of the picture.
  package let picture: String?

  /// Where a click leads.
  package var address: String {
    URLQuery.address("https://service.weibo.com/share/share.php", ["url": page, "title": text, "pic": picture])
  }
}
