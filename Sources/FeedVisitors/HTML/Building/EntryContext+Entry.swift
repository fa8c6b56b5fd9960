import FeedMarkdown
import FeedModel
import FeedTheme

extension EntryContext {
  /// What templates of every kind read of an entry; `details` come later.
  convenience init(
    _ entry: Entry, title: String?, heading: String, size: CardSize, accent: Accent, body: EntryBody,
    microformats: String,
    share: ShareContext?, in environment: HTMLEnvironment
  ) {
    let resolver = environment.resolver
    let wording = environment.wording
    let directions = Directions(language: entry.language, siteLanguage: environment.site.language)
    let excerpt = entry.excerpt
    let html = body.html(resolver: resolver, wording: wording)
    self.init(
      shared: environment.shared,
      kind: entry.kind.name,
      kindLabel: wording.kinds.singular(entry.kind),
      kindURL: resolver.path(to: entry.kind.wall),
      url: resolver.path(to: entry.route),
      permalink: resolver.absolute(entry.route),
      uid: entry.identity.urn,
      title: title?.nonEmpty,
      heading: heading,
      date: entry.date.map { DateContext($0, wording: wording) },
      updated: entry.updated.map { DateContext($0, wording: wording) },
      authors: entry.authors.map { PersonContext($0, resolver: resolver) },
      tags: entry.tags.map { NamedLinkContext($0, resolver: resolver) },
      summary: entry.summary,
      excerpt: excerpt,
      body: html,
      cover: entry.cover.map { ImageContext($0, resolver: resolver) },
      language: entry.language,
      direction: directions.whole?.rawValue,
      headingDirection: directions.direction(of: heading)?.rawValue,
      excerptDirection: directions.direction(of: excerpt)?.rawValue,
      bodyDirection: html == nil ? nil : directions.direction(of: entry.body.plainText)?.rawValue,
      isPinned: entry.isPinned,
      isDraft: entry.isDraft,
      syndication: entry.syndication.map { NamedLinkContext(url: $0) },
      inReplyTo: entry.inReplyTo.map { NamedLinkContext($0) },
      likeOf: entry.likeOf.map { NamedLinkContext($0) },
      repostOf: entry.repostOf.map { NamedLinkContext($0) },
      microformats: microformats,
      sizeClass: size.className,
      sizeStyle: size.style,
      accentClass: accent.className,
      accentStyle: accent.style,
      details: nil,
      share: share,
      extra: FreeContext(entry.extra))
  }
}
