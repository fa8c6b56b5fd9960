package import FeedModel
package import FeedTheme

/// The templates that rendering entries asks a theme for, with the variables that each is rendered with.
package enum HTMLTemplates {
  /// The templates that every theme must have, by name.
  package static let required: [String: TemplateSchema] = {
    var templates = ["entry": EntryContext.fields.schema]
    for (kind, schema) in schemas {
      templates["card/\(kind)"] = schema
      if kind != Kind.text.name { templates["details/\(kind)"] = schema }
    }
    return templates
  }()

  /// The templates that a theme may have for the kinds that a site declares, by name.
  package static func optional(for declarations: [KindDeclaration]) -> [String: TemplateSchema] {
    let schema = CustomContext.fields.schema
    return declarations.reduce(into: [:]) { templates, declaration in
      templates["card/\(declaration.kind.name)"] = schema
      templates["details/\(declaration.kind.name)"] = schema
    }
  }

  /// The variables of a template for some kind that a site may declare; nil where the name is that of no such template.
  package static func declaredKind(_ name: String) -> TemplateSchema? {
    let parts = name.split(separator: "/")
    return parts.count == 2 && ["card", "details"].contains(parts[0]) ? CustomContext.fields.schema : nil
  }

  private static let schemas: [String: TemplateSchema] = [
    Kind.text.name: PlainTextContext.fields.schema,
    Kind.article.name: ArticleContext.fields.schema,
    Kind.media.name: MediaEntryContext.fields.schema,
    Kind.song.name: SongContext.fields.schema,
    Kind.album.name: AlbumContext.fields.schema,
    Kind.playlist.name: PlaylistContext.fields.schema,
    Kind.event.name: EventContext.fields.schema,
    Kind.invitation.name: InvitationContext.fields.schema,
    Kind.follow.name: FollowContext.fields.schema,
    Kind.recommendation.name: RecommendationContext.fields.schema,
    Kind.link.name: LinkContext.fields.schema,
    Kind.quote.name: QuoteContext.fields.schema,
    Kind.person.name: PersonEntryContext.fields.schema,
    Kind.memories.name: MemoriesContext.fields.schema,
    "custom": CustomContext.fields.schema,
  ]
}
