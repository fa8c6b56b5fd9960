package import FeedModel

/// Tells which colour an entry carries.
package struct CardAccentVisitor: FeedVisitor {
  /// Creates the operator.
  package init() {}

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> Accent { Accent(name: "text") }

  package func visit(_ article: ArticleFeedViewObject) -> Accent { Accent(name: "article") }

  package func visit(_ media: MediaFeedViewObject) -> Accent { Accent(name: "media") }

  package func visit(_ song: SongFeedViewObject) -> Accent { Accent(name: "song") }

  package func visit(_ album: AlbumFeedViewObject) -> Accent { Accent(name: "album") }

  package func visit(_ playlist: PlaylistFeedViewObject) -> Accent { Accent(name: "playlist") }

  package func visit(_ event: EventFeedViewObject) -> Accent { Accent(name: "event") }

  package func visit(_ invitation: InvitationFeedViewObject) -> Accent { Accent(name: "invitation") }

  package func visit(_ follow: FollowFeedViewObject) -> Accent { Accent(name: "follow") }

  package func visit(_ recommendation: RecommendationFeedViewObject) -> Accent { Accent(name: "recommendation") }

  package func visit(_ link: LinkFeedViewObject) -> Accent { Accent(name: "link") }

  package func visit(_ quote: QuoteFeedViewObject) -> Accent { Accent(name: "quote") }

  package func visit(_ person: PersonFeedViewObject) -> Accent { Accent(name: "person") }

  package func visit(_ memories: MemoriesFeedViewObject) -> Accent { Accent(name: "memories") }

  package func visit(_ custom: CustomFeedViewObject) -> Accent {
    Accent(name: custom.declaration.kind.name, color: custom.declaration.accent)
  }
}

/// The colour that an entry's card and page carry.
package struct Accent: Hashable, Sendable {
  /// The name of the colour in the theme, for class names, for example `song`.
  package let name: String
  /// The colour itself as `#rrggbb`, where the site and not the theme chose it.
  package let color: String?

  /// Creates an accent.
  package init(name: String, color: String? = nil) {
    self.name = name
    self.color = color
  }
}
