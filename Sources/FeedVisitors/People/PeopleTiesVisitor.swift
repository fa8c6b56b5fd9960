package import FeedModel

/// What an entry says of people and each other.
package struct PeopleTies: Sendable, Hashable {
  /// Who plays or performs together.
  package var players: [PersonReference] = []
  /// Who follows.
  package var followers: [PersonReference] = []
  /// Who is followed by them.
  package var followed: [PersonReference] = []
  /// Who is recommended.
  package var recommended: [PersonReference] = []
}

extension EntryOperators {
  /// What an entry says of people and each other.
  package static func ties(_ object: any FeedViewObject) -> PeopleTies { object.accept(PeopleTiesVisitor()) }
}

/// Finds out what an entry says of people and each other.
private struct PeopleTiesVisitor: FeedVisitor {
  // MARK: Visitation

  func visit(_ text: PlainTextFeedViewObject) -> PeopleTies { PeopleTies() }
  func visit(_ article: ArticleFeedViewObject) -> PeopleTies { PeopleTies() }
  func visit(_ media: MediaFeedViewObject) -> PeopleTies { PeopleTies() }
  func visit(_ song: SongFeedViewObject) -> PeopleTies { PeopleTies(players: song.artists) }
  func visit(_ album: AlbumFeedViewObject) -> PeopleTies { PeopleTies(players: album.artists) }

  /// Whoever compiles a playlist plays nothing on it.
  func visit(_ playlist: PlaylistFeedViewObject) -> PeopleTies { PeopleTies() }

  /// Nobody has played where an event was called off.
  func visit(_ event: EventFeedViewObject) -> PeopleTies {
    PeopleTies(players: event.status == .cancelled ? [] : event.performers)
  }

  func visit(_ invitation: InvitationFeedViewObject) -> PeopleTies { PeopleTies() }

  func visit(_ follow: FollowFeedViewObject) -> PeopleTies {
    PeopleTies(followers: follow.followers, followed: follow.followed)
  }

  func visit(_ recommendation: RecommendationFeedViewObject) -> PeopleTies {
    PeopleTies(recommended: recommendation.recommendations.map(\.person))
  }

  func visit(_ link: LinkFeedViewObject) -> PeopleTies { PeopleTies() }
  func visit(_ quote: QuoteFeedViewObject) -> PeopleTies { PeopleTies() }
  func visit(_ person: PersonFeedViewObject) -> PeopleTies { PeopleTies() }
  func visit(_ memories: MemoriesFeedViewObject) -> PeopleTies { PeopleTies() }
  func visit(_ custom: CustomFeedViewObject) -> PeopleTies { PeopleTies() }
}
