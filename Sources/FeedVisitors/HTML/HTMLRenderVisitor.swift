package import FeedMarkup
package import FeedModel
import FeedTheme

/// Renders an entry as a card, or as the main part of its own page.
///
/// Which template draws it, how large it is, which colour it carries and what stands for a missing title are results
/// of other operators.
package struct HTMLRenderVisitor: FeedVisitor {
  private let form: HTMLForm
  private let template: CardTemplate
  private let look: EntryLook
  private let environment: HTMLEnvironment

  /// Creates the operator for one entry.
  ///
  /// - Parameters:
  ///   - template: What ``CardTemplateVisitor`` makes of the entry.
  ///   - size: What ``CardSizeVisitor`` makes of it.
  ///   - accent: What ``CardAccentVisitor`` makes of it.
  ///   - heading: What ``HeadingVisitor`` makes of it.
  ///   - share: Makes what ``ShareOperators`` make of it, for its page.
  package init(
    form: HTMLForm, template: CardTemplate, size: CardSize, accent: Accent, heading: String,
    share: @escaping @Sendable () -> ShareContext? = { nil }, environment: HTMLEnvironment
  ) {
    self.form = form
    self.template = template
    self.look = EntryLook(size: size, accent: accent, heading: heading, share: share)
    self.environment = environment
  }

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> MarkupBuffer {
    render(text, environment.templates.text, title: nil, showsBodyOnCards: true)
  }

  package func visit(_ article: ArticleFeedViewObject) -> MarkupBuffer {
    render(article, environment.templates.article, title: article.title)
  }

  package func visit(_ media: MediaFeedViewObject) -> MarkupBuffer {
    render(media, environment.templates.media, title: media.title)
  }

  package func visit(_ song: SongFeedViewObject) -> MarkupBuffer {
    render(song, environment.templates.song, title: song.title)
  }

  package func visit(_ album: AlbumFeedViewObject) -> MarkupBuffer {
    render(album, environment.templates.album, title: album.title)
  }

  package func visit(_ playlist: PlaylistFeedViewObject) -> MarkupBuffer {
    render(playlist, environment.templates.playlist, title: playlist.title)
  }

  package func visit(_ event: EventFeedViewObject) -> MarkupBuffer {
    render(event, environment.templates.event, title: event.title, microformats: "h-entry h-event")
  }

  package func visit(_ invitation: InvitationFeedViewObject) -> MarkupBuffer {
    render(invitation, environment.templates.invitation, title: invitation.title)
  }

  package func visit(_ follow: FollowFeedViewObject) -> MarkupBuffer {
    render(follow, environment.templates.follow, title: nil)
  }

  package func visit(_ recommendation: RecommendationFeedViewObject) -> MarkupBuffer {
    render(recommendation, environment.templates.recommendation, title: recommendation.title)
  }

  package func visit(_ link: LinkFeedViewObject) -> MarkupBuffer {
    render(link, environment.templates.link, title: link.title)
  }

  package func visit(_ quote: QuoteFeedViewObject) -> MarkupBuffer {
    render(quote, environment.templates.quote, title: nil)
  }

  package func visit(_ person: PersonFeedViewObject) -> MarkupBuffer {
    render(person, environment.templates.person, title: person.name, microformats: "h-card")
  }

  package func visit(_ memories: MemoriesFeedViewObject) -> MarkupBuffer {
    render(memories, environment.templates.memories, title: memories.title)
  }

  package func visit(_ custom: CustomFeedViewObject) -> MarkupBuffer {
    render(custom, environment.templates.custom(template), title: custom.title)
  }

  // MARK: What all kinds share

  private func render<Object: TemplateKind>(
    _ object: Object, _ templates: KindTemplates<Object>, title: String?, showsBodyOnCards: Bool = false,
    microformats: String = "h-entry"
  ) -> MarkupBuffer {
    render(
      object, (templates.card, templates.details), title: title, showsBodyOnCards: showsBodyOnCards,
      microformats: microformats)
  }

  private func render<Object: TemplateKind>(
    _ object: Object, _ templates: (card: Template<KindContext<Object>>, details: Template<KindContext<Object>>),
    title: String?, showsBodyOnCards: Bool = false, microformats: String = "h-entry"
  ) -> MarkupBuffer {
    let entry = EntryContext(
      object.entry, title: title, look: look, form: form, showsBody: form == .page || showsBodyOnCards,
      microformats: microformats, in: environment)
    let context = KindContext(object, entry)
    var buffer = MarkupBuffer()
    switch form {
    case .card: templates.card.render(context, into: &buffer)
    case .page:
      environment.templates.entry.render(
        entry.with(details: { templates.details.render(context, into: &$0) }), into: &buffer)
    }
    return buffer
  }
}

/// What an entry is rendered as.
package enum HTMLForm: Hashable, Sendable {
  /// A card on a wall.
  case card
  /// The main part of the entry's own page.
  case page
}
