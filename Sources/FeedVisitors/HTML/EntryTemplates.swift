package import FeedModel
package import FeedTheme

/// The templates of one kind.
struct KindTemplates<Object: TemplateKind>: Sendable {
  /// The card.
  let card: Template<KindContext<Object>>
  /// What is particular to the kind on an entry's page.
  let details: Template<KindContext<Object>>

  init(_ theme: Theme, _ kind: String) {
    card = theme.template("card/\(kind)", for: Object.fields)
    details = theme.template("details/\(kind)", for: Object.fields)
  }
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

  init(_ theme: Theme, declarations: [KindDeclaration]) {
    entry = theme.template("entry", for: EntryContext.fields)
    text = KindTemplates(theme, Kind.text.name)
    article = KindTemplates(theme, Kind.article.name)
    media = KindTemplates(theme, Kind.media.name)
    song = KindTemplates(theme, Kind.song.name)
    album = KindTemplates(theme, Kind.album.name)
    playlist = KindTemplates(theme, Kind.playlist.name)
    event = KindTemplates(theme, Kind.event.name)
    invitation = KindTemplates(theme, Kind.invitation.name)
    follow = KindTemplates(theme, Kind.follow.name)
    recommendation = KindTemplates(theme, Kind.recommendation.name)
    link = KindTemplates(theme, Kind.link.name)
    quote = KindTemplates(theme, Kind.quote.name)
    person = KindTemplates(theme, Kind.person.name)
    memories = KindTemplates(theme, Kind.memories.name)
    custom = KindTemplates(theme, Self.customName)
    declared = Self.names(of: declarations).filter(theme.templateNames.contains).reduce(into: [:]) {
      $0[$1] = theme.template($1, for: CustomFeedViewObject.fields)
    }
  }

  /// The templates of an entry of a kind that the site declares.
  func custom(_ template: CardTemplate) -> (
    card: Template<KindContext<CustomFeedViewObject>>, details: Template<KindContext<CustomFeedViewObject>>
  ) {
    (declared[template.card] ?? custom.card, template.details.flatMap { declared[$0] } ?? custom.details)
  }

  // MARK: Requirements

  /// What stands for the kinds that a site declares, where a theme has no templates of their own for them.
  private static let customName = "custom"

  /// The templates that every theme must have, by name, with the variables that each is rendered with.
  package static let required: [String: TemplateSchema] = {
    var templates = ["entry": EntryContext.fields.schema]
    let custom = (customName, CustomFeedViewObject.fields.schema)
    for (kind, schema) in zip(Kind.builtIn.map(\.name), schemas.all) + [custom] {
      templates["card/\(kind)"] = schema
      if kind != Kind.text.name { templates["details/\(kind)"] = schema }
    }
    return templates
  }()

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

  private static let schemas = PerKind(
    text: PlainTextFeedViewObject.fields.schema, article: ArticleFeedViewObject.fields.schema,
    media: MediaFeedViewObject.fields.schema, song: SongFeedViewObject.fields.schema,
    album: AlbumFeedViewObject.fields.schema, playlist: PlaylistFeedViewObject.fields.schema,
    event: EventFeedViewObject.fields.schema, invitation: InvitationFeedViewObject.fields.schema,
    follow: FollowFeedViewObject.fields.schema, recommendation: RecommendationFeedViewObject.fields.schema,
    link: LinkFeedViewObject.fields.schema, quote: QuoteFeedViewObject.fields.schema,
    person: PersonFeedViewObject.fields.schema, memories: MemoriesFeedViewObject.fields.schema)
}
