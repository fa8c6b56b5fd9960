package import FeedModel

/// Tells which templates draw an entry.
package struct CardTemplateVisitor: FeedVisitor {
  private let templates: Set<String>

  /// Creates the operator.
  ///
  /// - Parameter templates: The names of the theme's templates, such as `card/song`; they decide what draws kinds that
  ///   the site declares.
  package init(templates: Set<String>) {
    self.templates = templates
  }

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> CardTemplate {
    CardTemplate(card: "card/text", details: nil)
  }

  package func visit(_ article: ArticleFeedViewObject) -> CardTemplate {
    CardTemplate(card: "card/article", details: "details/article")
  }

  package func visit(_ media: MediaFeedViewObject) -> CardTemplate {
    CardTemplate(card: "card/media", details: "details/media")
  }

  package func visit(_ song: SongFeedViewObject) -> CardTemplate {
    CardTemplate(card: "card/song", details: "details/song")
  }

  package func visit(_ album: AlbumFeedViewObject) -> CardTemplate {
    CardTemplate(card: "card/album", details: "details/album")
  }

  package func visit(_ playlist: PlaylistFeedViewObject) -> CardTemplate {
    CardTemplate(card: "card/playlist", details: "details/playlist")
  }

  package func visit(_ event: EventFeedViewObject) -> CardTemplate {
    CardTemplate(card: "card/event", details: "details/event")
  }

  package func visit(_ invitation: InvitationFeedViewObject) -> CardTemplate {
    CardTemplate(card: "card/invitation", details: "details/invitation")
  }

  package func visit(_ follow: FollowFeedViewObject) -> CardTemplate {
    CardTemplate(card: "card/follow", details: "details/follow")
  }

  package func visit(_ recommendation: RecommendationFeedViewObject) -> CardTemplate {
    CardTemplate(card: "card/recommendation", details: "details/recommendation")
  }

  package func visit(_ link: LinkFeedViewObject) -> CardTemplate {
    CardTemplate(card: "card/link", details: "details/link")
  }

  package func visit(_ quote: QuoteFeedViewObject) -> CardTemplate {
    CardTemplate(card: "card/quote", details: "details/quote")
  }

  package func visit(_ person: PersonFeedViewObject) -> CardTemplate {
    CardTemplate(card: "card/person", details: "details/person")
  }

  package func visit(_ memories: MemoriesFeedViewObject) -> CardTemplate {
    CardTemplate(card: "card/memories", details: "details/memories")
  }

  package func visit(_ custom: CustomFeedViewObject) -> CardTemplate {
    let name = custom.declaration.kind.name
    return CardTemplate(
      card: template(in: "card", named: name), details: template(in: "details", named: name))
  }

  private func template(in folder: String, named name: String) -> String {
    let own = "\(folder)/\(name)"
    return templates.contains(own) ? own : "\(folder)/custom"
  }
}

/// The templates that draw an entry.
package struct CardTemplate: Hashable, Sendable {
  /// The template of the card, for example `card/song`.
  package let card: String
  /// The template of what is particular to the kind on the entry's page, for example `details/song`; nil where the
  /// page shows nothing but what all kinds share.
  package let details: String?

  /// Creates a choice of templates by name.
  package init(card: String, details: String?) {
    self.card = card
    self.details = details
  }
}
