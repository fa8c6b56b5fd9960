import FeedModel

/// Shares an entry on Weibo, which takes the address of its page, a sentence by its kind, and the one picture that
/// stands for it.
struct WeiboShareVisitor: FeedVisitor {
  /// What the networks may say of the entry.
  let message: ShareMessage
  let resolver: URLResolver

  // MARK: Visitation

  func visit(_ text: PlainTextFeedViewObject) -> WeiboShare { share(text.entry.cover) }
  func visit(_ article: ArticleFeedViewObject) -> WeiboShare { share(article.entry.cover) }
  func visit(_ media: MediaFeedViewObject) -> WeiboShare { share(media.photos.first ?? media.entry.cover) }
  func visit(_ song: SongFeedViewObject) -> WeiboShare { share(song.entry.cover) }
  func visit(_ album: AlbumFeedViewObject) -> WeiboShare { share(album.entry.cover) }

  func visit(_ playlist: PlaylistFeedViewObject) -> WeiboShare {
    share(playlist.entry.cover ?? playlist.songs.lazy.compactMap(\.song?.cover).first)
  }

  func visit(_ event: EventFeedViewObject) -> WeiboShare { share(event.entry.cover) }

  func visit(_ invitation: InvitationFeedViewObject) -> WeiboShare {
    share(invitation.entry.cover ?? invitation.occasion?.event?.cover)
  }

  func visit(_ follow: FollowFeedViewObject) -> WeiboShare {
    share(follow.entry.cover ?? follow.followed.first?.avatar)
  }

  func visit(_ recommendation: RecommendationFeedViewObject) -> WeiboShare {
    share(recommendation.entry.cover ?? recommendation.recommendations.first?.person.avatar)
  }

  func visit(_ link: LinkFeedViewObject) -> WeiboShare { share(link.entry.cover) }
  func visit(_ quote: QuoteFeedViewObject) -> WeiboShare { share(quote.entry.cover) }
  func visit(_ person: PersonFeedViewObject) -> WeiboShare { share(person.avatar ?? person.entry.cover) }

  func visit(_ memories: MemoriesFeedViewObject) -> WeiboShare {
    share(memories.entry.cover ?? memories.memories.lazy.compactMap(\.cover).first)
  }

  func visit(_ custom: CustomFeedViewObject) -> WeiboShare { share(custom.entry.cover) }

  private func share(_ picture: Photo?) -> WeiboShare {
    WeiboShare(
      page: message.page, text: message.sentence, picture: (picture?.file.source).map { resolver.absolute($0) })
  }
}

/// What Weibo takes: an address, words and a picture.
struct WeiboShare: Hashable, Sendable {
  /// The absolute address of the page.
  let page: String
  /// What to say of it.
  let text: String
  /// The absolute address of the picture.
  var picture: String?

  /// Where a click leads.
  var address: String {
    URLQuery.address("https://service.weibo.com/share/share.php", ["url": page, "title": text, "pic": picture])
  }
}
