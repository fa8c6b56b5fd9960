import FeedMarkup
package import FeedModel
package import FeedTheme

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
        object.entry, facts, renderedBy: self, showsBody: showsBody, microformats: microformats, details: details)
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

// MARK: Templates

struct KindTemplates<Object: TemplateKind>: Sendable {
  let card: Template<KindContext<Object>>
  /// What is particular to the kind on an entry's page; nil where there is nothing.
  let details: Template<KindContext<Object>>?
}

/// The templates that rendering entries asks a theme for.
package struct EntryTemplates: Sendable {
  let entry: Template<EntryContext>
  let text: KindTemplates<PlainTextFeedViewObject>
  let article: KindTemplates<ArticleFeedViewObject>
  let media: KindTemplates<MediaFeedViewObject>
  let song: KindTemplates<SongFeedViewObject>
  let album: KindTemplates<AlbumFeedViewObject>
  let playlist: KindTemplates<PlaylistFeedViewObject>
  let event: KindTemplates<EventFeedViewObject>
  let invitation: KindTemplates<InvitationFeedViewObject>
  let follow: KindTemplates<FollowFeedViewObject>
  let recommendation: KindTemplates<RecommendationFeedViewObject>
  let link: KindTemplates<LinkFeedViewObject>
  let quote: KindTemplates<QuoteFeedViewObject>
  let person: KindTemplates<PersonFeedViewObject>
  let memories: KindTemplates<MemoriesFeedViewObject>
  private let custom: KindTemplates<CustomFeedViewObject>
  /// The templates of the kinds that the site declares and the theme draws in a way of their own.
  private let declared: [String: Template<KindContext<CustomFeedViewObject>>]

  /// Takes the templates of a theme for the kinds that feedsite brings and for those that a site declares.
  init(_ theme: Theme, declarations: [KindDeclaration]) {
    self.init(from: theme, declared: Self.names(of: declarations).filter(theme.templateNames.contains))
  }

  private init(from source: some TemplateProvider, declared names: [String] = []) {
    entry = source.template("entry", for: EntryContext.fields)
    text = KindTemplates(
      card: source.template("card/text", for: PlainTextFeedViewObject.fields), details: nil)
    article = source.templates(of: .article)
    media = source.templates(of: .media)
    song = source.templates(of: .song)
    album = source.templates(of: .album)
    playlist = source.templates(of: .playlist)
    event = source.templates(of: .event)
    invitation = source.templates(of: .invitation)
    follow = source.templates(of: .follow)
    recommendation = source.templates(of: .recommendation)
    link = source.templates(of: .link)
    quote = source.templates(of: .quote)
    person = source.templates(of: .person)
    memories = source.templates(of: .memories)
    // The templates of declared kinds for which a theme has none of their own.
    custom = source.templates(of: Kind(name: "custom", plural: "custom"))
    declared = names.reduce(into: [:]) { $0[$1] = source.template($1, for: CustomFeedViewObject.fields) }
  }

  func custom(_ kind: Kind) -> KindTemplates<CustomFeedViewObject> {
    KindTemplates(
      card: declared["card/\(kind.name)"] ?? custom.card, details: declared["details/\(kind.name)"] ?? custom.details)
  }

  // MARK: Requirements

  /// The templates that every theme must have, by name, with the variables that each is rendered with.
  package static let required = RequestedTemplates.schemas { _ = EntryTemplates(from: $0) }

  /// The templates that a theme may have for the kinds that a site declares, by name.
  package static func optional(for declarations: [KindDeclaration]) -> [String: TemplateSchema] {
    let schema = CustomFeedViewObject.fields.schema
    return names(of: declarations).reduce(into: [:]) { $0[$1] = schema }
  }

  /// The variables of a template for some kind that a site may declare; nil where the name is that of no such template.
  package static func declaredKind(_ name: String) -> TemplateSchema? {
    let parts = name.split(separator: "/")
    return parts.count == 2 && ["card", "details"].contains(parts[0]) ? CustomFeedViewObject.fields.schema : nil
  }

  private static func names(of declarations: [KindDeclaration]) -> [String] {
    declarations.flatMap { ["card/\($0.kind.name)", "details/\($0.kind.name)"] }
  }
}

extension TemplateProvider {
  fileprivate func templates<Object>(of kind: Kind) -> KindTemplates<Object> {
    KindTemplates(
      card: template("card/\(kind.name)", for: Object.fields),
      details: template("details/\(kind.name)", for: Object.fields))
  }
}
