import FeedMarkup
import FeedModel
import FeedTheme

/// Renders an entry as a card, or as the main part of its own page.
///
/// Its size, its colour and the substitute for a missing title are results of other operators.
struct HTMLRenderVisitor: FeedVisitor {
  let form: HTMLForm
  let traits: EntryTraits
  let share: @Sendable () -> ShareContext?
  let environment: HTMLEnvironment

  // MARK: Visitation

  func visit(_ text: PlainTextFeedViewObject) -> MarkupBuffer {
    render(text, environment.templates.text, showsBodyOnCards: true)
  }

  func visit(_ article: ArticleFeedViewObject) -> MarkupBuffer { render(article, environment.templates.article) }
  func visit(_ media: MediaFeedViewObject) -> MarkupBuffer { render(media, environment.templates.media) }
  func visit(_ song: SongFeedViewObject) -> MarkupBuffer { render(song, environment.templates.song) }
  func visit(_ album: AlbumFeedViewObject) -> MarkupBuffer { render(album, environment.templates.album) }
  func visit(_ playlist: PlaylistFeedViewObject) -> MarkupBuffer { render(playlist, environment.templates.playlist) }

  func visit(_ event: EventFeedViewObject) -> MarkupBuffer {
    render(event, environment.templates.event, microformats: "h-entry h-event")
  }

  func visit(_ invitation: InvitationFeedViewObject) -> MarkupBuffer {
    render(invitation, environment.templates.invitation)
  }

  func visit(_ follow: FollowFeedViewObject) -> MarkupBuffer { render(follow, environment.templates.follow) }

  func visit(_ recommendation: RecommendationFeedViewObject) -> MarkupBuffer {
    render(recommendation, environment.templates.recommendation)
  }

  func visit(_ link: LinkFeedViewObject) -> MarkupBuffer { render(link, environment.templates.link) }

  func visit(_ quote: QuoteFeedViewObject) -> MarkupBuffer {
    render(quote, environment.templates.quote, showsBodyInDetails: quote.isBody)
  }

  func visit(_ person: PersonFeedViewObject) -> MarkupBuffer {
    render(person, environment.templates.person, microformats: "h-card")
  }

  func visit(_ memories: MemoriesFeedViewObject) -> MarkupBuffer { render(memories, environment.templates.memories) }
  func visit(_ custom: CustomFeedViewObject) -> MarkupBuffer {
    render(custom, environment.templates.custom(custom.entry.kind))
  }

  // MARK: What all kinds share

  /// Somewhat more bytes than the main part of most pages has.
  private static let usualSize = 12_288

  private func render<Object: TemplateKind>(
    _ object: Object, _ templates: KindTemplates<Object>, showsBodyOnCards: Bool = false,
    showsBodyInDetails: Bool = false, microformats: String = "h-entry"
  ) -> MarkupBuffer {
    let facts = object.facts
    func entry(
      showsBody: Bool, details: @escaping @Sendable (inout MarkupBuffer) -> Void = { _ in }
    ) -> EntryContext {
      EntryContext(
        object.entry, facts, traits: traits, form: form, showsBody: showsBody, microformats: microformats, share: share,
        details: details, in: environment)
    }
    var buffer = MarkupBuffer()
    buffer.reserve(Self.usualSize)
    switch form {
    case .card:
      templates.card.render(KindContext(object, entry(showsBody: showsBodyOnCards)), into: &buffer)
      return buffer.compact
    case .page:
      let context = KindContext(object, entry(showsBody: true))
      let page = entry(showsBody: !showsBodyInDetails) { templates.details?.render(context, into: &$0) }
      environment.templates.entry.render(page, into: &buffer)
      return buffer
    }
  }
}

package enum HTMLForm: Hashable, Sendable {
  case card
  case page
}
