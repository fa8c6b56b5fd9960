import FeedModel

/// Shares an entry on Instagram, which has no address for it: readers save the pictures and paste the caption.
///
/// Instagram wants pictures, and which ones depends on the kind: of a playlist the cover of every song, of a person
/// the portrait.
struct InstagramShareVisitor: FeedVisitor {
  /// What the networks may say of the entry.
  let message: ShareMessage

  // MARK: Visitation

  func visit(_ text: PlainTextFeedViewObject) -> InstagramShare { share(text.entry, cover(text.entry)) }
  func visit(_ article: ArticleFeedViewObject) -> InstagramShare { share(article.entry, cover(article.entry)) }

  func visit(_ media: MediaFeedViewObject) -> InstagramShare {
    share(media.entry, media.photos, else: cover(media.entry) + media.videos.compactMap(\.poster))
  }

  func visit(_ song: SongFeedViewObject) -> InstagramShare { share(song.entry, cover(song.entry)) }

  func visit(_ album: AlbumFeedViewObject) -> InstagramShare {
    share(album.entry, cover(album.entry) + album.tracks.map(\.song?.cover))
  }

  func visit(_ playlist: PlaylistFeedViewObject) -> InstagramShare {
    share(playlist.entry, playlist.songs.map(\.song?.cover), else: cover(playlist.entry))
  }

  func visit(_ event: EventFeedViewObject) -> InstagramShare { share(event.entry, cover(event.entry)) }

  func visit(_ invitation: InvitationFeedViewObject) -> InstagramShare {
    share(invitation.entry, cover(invitation.entry), else: [invitation.occasion?.event?.cover])
  }

  func visit(_ follow: FollowFeedViewObject) -> InstagramShare {
    share(follow.entry, cover(follow.entry), else: follow.followed.map(\.avatar))
  }

  func visit(_ recommendation: RecommendationFeedViewObject) -> InstagramShare {
    share(recommendation.entry, cover(recommendation.entry), else: recommendation.recommendations.map(\.person.avatar))
  }

  func visit(_ link: LinkFeedViewObject) -> InstagramShare { share(link.entry, cover(link.entry)) }
  func visit(_ quote: QuoteFeedViewObject) -> InstagramShare { share(quote.entry, cover(quote.entry)) }

  func visit(_ person: PersonFeedViewObject) -> InstagramShare {
    share(person.entry, [person.avatar], else: cover(person.entry))
  }

  func visit(_ memories: MemoriesFeedViewObject) -> InstagramShare {
    share(memories.entry, memories.memories.map(\.cover), else: cover(memories.entry))
  }

  func visit(_ custom: CustomFeedViewObject) -> InstagramShare {
    share(custom.entry, cover(custom.entry) + custom.values.map(\.value.image))
  }

  // MARK: Caption and pictures

  /// How many tags a caption may have.
  private static let tagLimit = 5

  private func share(_ entry: Entry, _ images: [Photo?], else others: [Photo?] = []) -> InstagramShare {
    let first = images.compactMap(\.self)
    let tags = entry.tags.compactMap(\.hashtag).prefix(Self.tagLimit).joined(separator: " ")
    let paragraphs = [message.sentence, message.page, tags].filter { !$0.isEmpty }
    return InstagramShare(
      caption: paragraphs.joined(separator: "\n\n"),
      images: (first.isEmpty ? others.compactMap(\.self) : first).uniqued(by: \.file.source))
  }

  private func cover(_ entry: Entry) -> [Photo?] { [entry.cover] }
}

extension Tag {
  /// The tag as one word behind a `#`, as networks read it; nil where no letter or digit is left.
  fileprivate var hashtag: String? {
    let word = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    return word.isEmpty ? nil : "#\(word)"
  }
}

/// What Instagram takes: pictures, and a caption to paste.
struct InstagramShare: Hashable, Sendable {
  /// The caption: a sentence, the address, and tags.
  let caption: String
  /// The pictures in order, each once.
  var images: [Photo]
}
