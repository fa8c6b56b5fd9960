package import FeedTheme

/// What templates of every kind can read: the shared fields of an entry, the site, the theme's strings and settings.
///
/// A class, since a template asks for its variables one by one and would copy a value each time.
package final class EntryContext: TemplateContext {
  let shared: SharedContext
  let kind: String
  let kindLabel: String
  let kindURL: String
  let url: String
  let permalink: String
  let uid: String
  let title: String?
  let heading: String
  let date: DateContext?
  let updated: DateContext?
  let authors: [PersonContext]
  let tags: [NamedLinkContext]
  let summary: String?
  let excerpt: String?
  let body: String?
  let cover: ImageContext?
  let language: String?
  let direction: String?
  let headingDirection: String?
  let excerptDirection: String?
  let bodyDirection: String?
  let isPinned: Bool
  let isDraft: Bool
  let syndication: [NamedLinkContext]
  let inReplyTo: [NamedLinkContext]
  let likeOf: [NamedLinkContext]
  let repostOf: [NamedLinkContext]
  let microformats: String
  let sizeClass: String
  let sizeStyle: String
  let accentClass: String
  let accentStyle: String?
  let details: String?
  let share: ShareContext?
  let extra: FreeContext

  init(
    shared: SharedContext,
    kind: String,
    kindLabel: String,
    kindURL: String,
    url: String,
    permalink: String,
    uid: String,
    title: String?,
    heading: String,
    date: DateContext?,
    updated: DateContext?,
    authors: [PersonContext],
    tags: [NamedLinkContext],
    summary: String?,
    excerpt: String?,
    body: String?,
    cover: ImageContext?,
    language: String?,
    direction: String?,
    headingDirection: String?,
    excerptDirection: String?,
    bodyDirection: String?,
    isPinned: Bool,
    isDraft: Bool,
    syndication: [NamedLinkContext],
    inReplyTo: [NamedLinkContext],
    likeOf: [NamedLinkContext],
    repostOf: [NamedLinkContext],
    microformats: String,
    sizeClass: String,
    sizeStyle: String,
    accentClass: String,
    accentStyle: String?,
    details: String?,
    share: ShareContext?,
    extra: FreeContext
  ) {
    self.shared = shared
    self.kind = kind
    self.kindLabel = kindLabel
    self.kindURL = kindURL
    self.url = url
    self.permalink = permalink
    self.uid = uid
    self.title = title
    self.heading = heading
    self.date = date
    self.updated = updated
    self.authors = authors
    self.tags = tags
    self.summary = summary
    self.excerpt = excerpt
    self.body = body
    self.cover = cover
    self.language = language
    self.direction = direction
    self.headingDirection = headingDirection
    self.excerptDirection = excerptDirection
    self.bodyDirection = bodyDirection
    self.isPinned = isPinned
    self.isDraft = isDraft
    self.syndication = syndication
    self.inReplyTo = inReplyTo
    self.likeOf = likeOf
    self.repostOf = repostOf
    self.microformats = microformats
    self.sizeClass = sizeClass
    self.sizeStyle = sizeStyle
    self.accentClass = accentClass
    self.accentStyle = accentStyle
    self.details = details
    self.share = share
    self.extra = extra
  }

  package static let fields = SharedContext.fields.within(
    { (context: EntryContext) in context.shared }, as: "an entry",
    adding: .text("kind", "The name of the kind, for class names, for example song.") { $0.kind },
    .text("kindLabel", "What the kind is called in the site's language.") { $0.kindLabel },
    .text("kindURL", "The wall of the kind.") { $0.kindURL },
    .text("url", "The page of the entry.") { $0.url },
    .text("permalink", "The absolute address of the page.") { $0.permalink },
    .text("uid", "The identity that never changes, for u-uid.") { $0.uid },
    .text("title", "The title; empty for notes and others without one.") { $0.title },
    .text("heading", "The title, or what stands for it in an entry without one: for link texts.") { $0.heading },
    .object("date", "When it was published.") { $0.date },
    .object("updated", "When it was last changed.") { $0.updated },
    .list("authors", "The authors.") { $0.authors },
    .list("tags", "The tags with their walls.") { $0.tags },
    .text("summary", "The summary as its author wrote it.") { $0.summary },
    .text("excerpt", "The summary, or the first words of the body as plain text.") { $0.excerpt },
    .markup("body", "The whole body; on cards of notes too.") { $0.body },
    .object("cover", "The cover image.") { $0.cover },
    .text("language", "The language where it differs from the site's.") { $0.language },
    .text("direction", "rtl or ltr where the language is written in another direction than the site's.") {
      $0.direction
    },
    .text("headingDirection", "rtl or ltr where the heading is written in another direction than the entry.") {
      $0.headingDirection
    },
    .text("excerptDirection", "The same for the excerpt.") { $0.excerptDirection },
    .text("bodyDirection", "The same for the body.") { $0.bodyDirection },
    .flag("isPinned", "Whether it stands first on the wall.") { $0.isPinned },
    .flag("isDraft", "Whether it is unfinished.") { $0.isDraft },
    .list("syndication", "Copies elsewhere.") { $0.syndication },
    .list("inReplyTo", "What it answers.") { $0.inReplyTo },
    .list("likeOf", "What it likes.") { $0.likeOf },
    .list("repostOf", "What it passes on.") { $0.repostOf },
    .text("microformats", "What its page is as class names of microformats2: h-entry, h-entry h-event or h-card.") {
      $0.microformats
    },
    .text("sizeClass", "The size of the card as class names, for example card-two card-fixed.") { $0.sizeClass },
    .text("sizeStyle", "The size of the card as custom properties: --columns and --rows.") { $0.sizeStyle },
    .text("accentClass", "The accent colour as a class name, for example accent-song.") { $0.accentClass },
    .text("accentStyle", "The accent colour as a custom property, where the site declares one.") { $0.accentStyle },
    .markup("details", "What is particular to the kind, on the entry's page.") { $0.details },
    .object("share", "What its page offers for sharing it.") { $0.share },
    .free("extra", "Front matter keys that feedsite does not know.") { $0.extra })
}
