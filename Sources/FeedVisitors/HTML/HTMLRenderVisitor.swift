package import FeedModel
import FeedTheme

/// Renders an entry as a card, or as the main part of its own page.
///
/// Which template draws it, how large it is, which colour it carries and what stands for a missing title are results
/// of other operators.
package struct HTMLRenderVisitor: FeedVisitor {
  private let form: HTMLForm
  private let template: CardTemplate
  private let size: CardSize
  private let accent: Accent
  private let heading: String
  private let share: ShareContext?
  private let environment: HTMLEnvironment

  /// Creates the operator for one entry.
  ///
  /// - Parameters:
  ///   - template: What ``CardTemplateVisitor`` makes of the entry.
  ///   - size: What ``CardSizeVisitor`` makes of it.
  ///   - accent: What ``CardAccentVisitor`` makes of it.
  ///   - heading: What ``HeadingVisitor`` makes of it.
  ///   - share: What ``ShareOperators`` make of it, for its page.
  package init(
    form: HTMLForm, template: CardTemplate, size: CardSize, accent: Accent, heading: String,
    share: ShareContext? = nil, environment: HTMLEnvironment
  ) {
    self.form = form
    self.template = template
    self.size = size
    self.accent = accent
    self.heading = heading
    self.share = share
    self.environment = environment
  }

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> String {
    render(text.entry, title: nil, showsBodyOnCards: true) { PlainTextContext(entry: $0) }
  }

  package func visit(_ article: ArticleFeedViewObject) -> String {
    render(article.entry, title: article.title) { ArticleContext(article, entry: $0, in: environment) }
  }

  package func visit(_ media: MediaFeedViewObject) -> String {
    render(media.entry, title: media.title) { MediaEntryContext(media, entry: $0, in: environment) }
  }

  package func visit(_ song: SongFeedViewObject) -> String {
    render(song.entry, title: song.title) { SongContext(song, entry: $0, in: environment) }
  }

  package func visit(_ album: AlbumFeedViewObject) -> String {
    render(album.entry, title: album.title) { AlbumContext(album, entry: $0, in: environment) }
  }

  package func visit(_ playlist: PlaylistFeedViewObject) -> String {
    render(playlist.entry, title: playlist.title) { PlaylistContext(playlist, entry: $0, in: environment) }
  }

  package func visit(_ event: EventFeedViewObject) -> String {
    render(event.entry, title: event.title, microformats: "h-entry h-event") {
      EventContext(event, entry: $0, in: environment)
    }
  }

  package func visit(_ invitation: InvitationFeedViewObject) -> String {
    render(invitation.entry, title: invitation.title) { InvitationContext(invitation, entry: $0, in: environment) }
  }

  package func visit(_ follow: FollowFeedViewObject) -> String {
    render(follow.entry, title: nil) { FollowContext(follow, entry: $0, in: environment) }
  }

  package func visit(_ recommendation: RecommendationFeedViewObject) -> String {
    render(recommendation.entry, title: recommendation.title) {
      RecommendationContext(recommendation, entry: $0, in: environment)
    }
  }

  package func visit(_ link: LinkFeedViewObject) -> String {
    render(link.entry, title: link.title) { LinkContext(link, entry: $0) }
  }

  package func visit(_ quote: QuoteFeedViewObject) -> String {
    render(quote.entry, title: nil) { QuoteContext(quote, entry: $0) }
  }

  package func visit(_ person: PersonFeedViewObject) -> String {
    render(person.entry, title: person.name, microformats: "h-card") {
      PersonEntryContext(person, entry: $0, in: environment)
    }
  }

  package func visit(_ memories: MemoriesFeedViewObject) -> String {
    render(memories.entry, title: memories.title) { MemoriesContext(memories, entry: $0, in: environment) }
  }

  package func visit(_ custom: CustomFeedViewObject) -> String {
    render(custom.entry, title: custom.title) { CustomContext(custom, entry: $0, in: environment) }
  }

  // MARK: What all kinds share

  private func render(
    _ entry: Entry, title: String?, showsBodyOnCards: Bool = false, microformats: String = "h-entry",
    makeContext: (EntryContext) -> some TemplateContext
  ) -> String {
    let shared = EntryContext(
      entry, title: title, heading: heading, size: size, accent: accent,
      body: EntryBody(entry, form: form, showsBodyOnCards: showsBodyOnCards), microformats: microformats,
      share: share,
      in: environment)
    switch form {
    case .card:
      return environment.theme.render(template.card, makeContext(shared))
    case .page:
      let details = template.details.map { environment.theme.render($0, makeContext(shared)) }
      return environment.theme.render("entry", shared.adding(details: details))
    }
  }
}
