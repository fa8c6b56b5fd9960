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
  ///   - template: The templates of the entry.
  ///   - size: What ``CardSizeVisitor`` makes of it.
  ///   - accent: Its colour.
  ///   - heading: What ``HeadingVisitor`` makes of it.
  ///   - share: Makes what its page offers for sharing it.
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
    render(text, environment.templates.text, showsBodyOnCards: true)
  }

  package func visit(_ article: ArticleFeedViewObject) -> MarkupBuffer {
    render(article, environment.templates.article)
  }

  package func visit(_ media: MediaFeedViewObject) -> MarkupBuffer { render(media, environment.templates.media) }
  package func visit(_ song: SongFeedViewObject) -> MarkupBuffer { render(song, environment.templates.song) }
  package func visit(_ album: AlbumFeedViewObject) -> MarkupBuffer { render(album, environment.templates.album) }

  package func visit(_ playlist: PlaylistFeedViewObject) -> MarkupBuffer {
    render(playlist, environment.templates.playlist)
  }

  package func visit(_ event: EventFeedViewObject) -> MarkupBuffer {
    render(event, environment.templates.event, microformats: "h-entry h-event")
  }

  package func visit(_ invitation: InvitationFeedViewObject) -> MarkupBuffer {
    render(invitation, environment.templates.invitation)
  }

  package func visit(_ follow: FollowFeedViewObject) -> MarkupBuffer { render(follow, environment.templates.follow) }

  package func visit(_ recommendation: RecommendationFeedViewObject) -> MarkupBuffer {
    render(recommendation, environment.templates.recommendation)
  }

  package func visit(_ link: LinkFeedViewObject) -> MarkupBuffer { render(link, environment.templates.link) }
  package func visit(_ quote: QuoteFeedViewObject) -> MarkupBuffer { render(quote, environment.templates.quote) }

  package func visit(_ person: PersonFeedViewObject) -> MarkupBuffer {
    render(person, environment.templates.person, microformats: "h-card")
  }

  package func visit(_ memories: MemoriesFeedViewObject) -> MarkupBuffer {
    render(memories, environment.templates.memories)
  }

  package func visit(_ custom: CustomFeedViewObject) -> MarkupBuffer {
    render(custom, environment.templates.custom(template))
  }

  // MARK: What all kinds share

  private func render<Object: TemplateKind>(
    _ object: Object, _ templates: KindTemplates<Object>, showsBodyOnCards: Bool = false,
    microformats: String = "h-entry"
  ) -> MarkupBuffer {
    let entry = EntryContext(
      object.entry, title: object.facts.title, look: look, form: form,
      showsBody: form == .page || showsBodyOnCards, microformats: microformats, in: environment)
    let context = KindContext(object, entry)
    var buffer = MarkupBuffer()
    switch form {
    case .card: templates.card.render(context, into: &buffer)
    case .page:
      environment.templates.entry.render(
        entry.with(details: { templates.details?.render(context, into: &$0) }), into: &buffer)
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
