import FeedMarkdown
import FeedMarkup
package import FeedModel
package import FeedTheme

/// What templates of every kind can read: what all entries share, the site, the theme's strings and settings.
///
/// A class, since the sections of a template keep a reference to what surrounds them.
package final class EntryContext: TemplateContext {
  let entry: Entry
  let environment: HTMLEnvironment
  private let facts: KindFacts
  private let traits: EntryTraits
  private let form: HTMLForm
  /// Whether the body is shown where there is one; only notes show theirs on their cards.
  private let showsBody: Bool
  private let microformats: String
  private let directions: Directions
  /// Templates ask whether there is an excerpt, for its direction and for its words.
  private let madeExcerpt = Memo<String?>()
  /// Makes what its page offers for sharing it.
  private let share: @Sendable () -> ShareContext?
  /// Writes the part of the page that is particular to the kind.
  private let details: @Sendable (inout MarkupBuffer) -> Void

  init(
    _ entry: Entry, _ facts: KindFacts, renderedBy visitor: HTMLRenderVisitor, showsBody: Bool, microformats: String,
    details: @escaping @Sendable (inout MarkupBuffer) -> Void
  ) {
    self.entry = entry
    environment = visitor.environment
    self.facts = facts
    traits = visitor.traits
    form = visitor.form
    self.showsBody = showsBody && !entry.body.isEmpty
    self.microformats = microformats
    directions = Directions(language: entry.language, siteLanguage: visitor.environment.site.language)
    share = visitor.share
    self.details = details
  }

  private var isByArtists: Bool {
    facts.music.map(\.artists).map { !$0.isEmpty && Set($0.map(\.name)) == Set(entry.authors.map(\.name)) } ?? false
  }

  private var isByLabel: Bool {
    guard case .list(let list)? = facts.music, let label = list.label, !isByArtists else { return false }
    return entry.authors.map(\.name) == [label] && entry.authors.allSatisfy { $0.route == nil && $0.url == nil }
  }

  package static let fields = HTMLEnvironment.fields.within(
    { (context: EntryContext) in context.environment }, as: "an entry",
    adding: contentFields + languageFields + statusFields + presentationFields)

  private static let contentFields: [TemplateFields<EntryContext>.Field] = [
    .text("kind", "The name of the kind, for class names, for example song.") { $0.entry.kind.name },
    .text(
      "kindLabel",
      "What the kind is called in the site's language; photos, videos, recordings and episodes by their own names."
    ) { $0.environment.wording.singular($0.entry.kind, of: $0.facts) },
    .text("kindURL", "The wall of the kind.") { $0.path(to: $0.environment.site.edition.wall(of: $0.entry.kind)) },
    .text("url", "The page of the entry.") { $0.path(to: $0.entry.route) },
    .text("permalink", "The absolute address of the page.") { $0.environment.resolver.absolute($0.entry.route) },
    .text("uid", "The identity that never changes, for u-uid.") { FeedUUID.iri(of: $0.entry.identity.guid) },
    .text("title", "The title; empty for notes and others without one.") { $0.facts.title },
    .text("heading", "The title, or what stands for it in an entry without one: for link texts.") { $0.heading },
    .object("date", "When it was published.") { DateContext($0.entry.date, in: $0.environment) },
    .object("updated", "When it was last changed.") { DateContext($0.entry.lastRevised, in: $0.environment) },
    .list("authors", "The authors.") { $0.authors },
    .list("tags", "The tags with their walls.") { $0.tags },
    .text("summary", "The summary as its author wrote it.") { $0.entry.summary },
    .text("excerpt", "The summary, or the first words of the body as plain text, in which lines of verse stay lines.") {
      $0.excerpt
    },
    .markup("body", "The whole body; on cards of notes, too, unless it is very long.") { $0.writeBody(to: &$1) },
    .object("cover", "The cover image.") { ImageContext($0.entry.cover, in: $0.environment) },
    .text("imageSizes", "How wide an image across the card or page is shown, as `sizes` has it.") { $0.imageSizes },
  ]

  private static let languageFields: [TemplateFields<EntryContext>.Field] = [
    .text("language", "The language where it differs from the site's.") { $0.entry.language },
    .text("direction", "rtl or ltr where the language is written in another direction than the site's.") {
      $0.direction
    },
    .text("headingDirection", "rtl or ltr where the heading is written in another direction than the entry.") {
      $0.direction(of: $0.heading)
    },
    .text("excerptDirection", "The same for the excerpt.") { $0.direction(of: $0.excerpt) },
    .text("bodyDirection", "The same for the body.") {
      $0.bodyDirection
    },
  ]

  private static let statusFields: [TemplateFields<EntryContext>.Field] = [
    .flag("isPinned", "Whether it stands first on the wall.") { $0.entry.isPinned },
    .flag("isDraft", "Whether it is unfinished.") { $0.entry.isDraft },
    .list("syndication", "Copies elsewhere.") { $0.syndication },
    .text("replyLabel", "What stands before what it answers: that it does, or whether its author comes.") { context in
      context.environment.wording.reply(of: context.entry)
    },
    .text("attendance", "Whether its author comes to what it answers: yes, no, maybe or interested.") {
      $0.entry.attendance?.rawValue
    },
    .list("inReplyTo", "What it answers.") { $0.links($0.entry.inReplyTo) },
    .list("likeOf", "What it likes.") { $0.links($0.entry.likeOf) },
    .list("repostOf", "What it passes on.") { $0.links($0.entry.repostOf) },
    .object("answers", "On its page, what others did with it elsewhere.") { $0.answers },
  ]

  private static let presentationFields: [TemplateFields<EntryContext>.Field] = [
    .flag("isEvent", "Whether it is an event, whose own date comes before that of its publication.") {
      $0.facts.event != nil
    },
    .flag("isMusic", "Whether it is a song, an album or a playlist, whose cover is a sleeve.") {
      $0.facts.music != nil
    },
    .flag("isByArtists", "Whether music is published by those who made it and nobody else.") { $0.isByArtists },
    .flag("isByLabel", "Whether an album is published by its label and nobody else, without an address to lead to.") {
      $0.isByLabel
    },
    .flag("isBySiteAuthor", "Whether nobody but the author of the site wrote it, whom its card need not name.") {
      $0.entry.isByAuthor(of: $0.environment.site)
    },
    .text("microformats", "What its page is as class names of microformats2: h-entry, h-entry h-event or h-card.") {
      $0.microformats
    },
    .text(
      "sizeClass",
      "The shape of the card as a class name, for example card-wide, with how many lines of cut texts it shows."
    ) { $0.traits.size.classNames },
    .text("proseClass", "The height of a note or quotation that is the card, as class names.") { $0.proseClass },
    .text(
      "accentClass",
      "The accent colour as a class name, for example accent-song, with the colour where a cover chose it."
    ) { $0.traits.accent.classNames },
    .markup("details", "What is particular to the kind, on the entry's page.") { $0.details(&$1) },
    .object("share", "What its page offers for sharing it.") { $0.share() },
    .free("extra", "Front matter keys that feedsite does not know.") { FreeValue($0.entry.extra) },
  ]

  // MARK: Variables

  private var heading: String { traits.heading }
  private var excerpt: String? { madeExcerpt.value { entry.excerpt } }
  private var authors: [PersonContext] { entry.authors.map { PersonContext($0, in: environment) } }
  private var tags: [NamedLinkContext] { entry.tags.map { NamedLinkContext($0, resolver: environment.resolver) } }
  private var imageSizes: String {
    // In a list a photo is as wide as on a page; a cover is beside the words.
    let isInList = environment.site.wall.layout == .list && entry.cover == nil
    return environment.imageSizes(form == .page || isInList ? nil : traits.size.columns)
  }
  private var proseClass: String? { traits.size.lines.prose.map { StyleNumbers.pair("h", "o", Int($0)) } }
  private var direction: String? { directions.whole?.rawValue }
  private var bodyDirection: String? { showsBody ? direction(of: entry.body.plainText) : nil }
  private var answers: ResponsesContext? {
    form == .page ? ResponsesContext(entry.responses, in: environment) : nil
  }
  private var syndication: [NamedLinkContext] { entry.syndication.map { NamedLinkContext(url: $0) } }

  private func path(to route: Route) -> String { environment.resolver.path(to: route) }
  private func links(_ links: [ExternalLink]) -> [NamedLinkContext] { links.map { NamedLinkContext($0) } }
  private func direction(of text: String?) -> String? { directions.direction(of: text)?.rawValue }

  // MARK: Body

  /// How many bytes the text of a body may have to stand whole on a card, and how much of a longer one does, in
  /// graphemes: more than any card shows, while a note is on the wall of each of its tags.
  private static let (longestOnCard, beginningOnCard) = (10_000, 2_000)

  private func writeBody(to buffer: inout MarkupBuffer) {
    guard showsBody else { return }
    guard form == .page || entry.body.textSize <= Self.longestOnCard else {
      return HTMLWriter.append(to: &buffer) {
        $0.element("p", text: entry.body.excerpt(limit: Self.beginningOnCard))
      }
    }
    environment.write(
      // Cards of other entries are on the same page, so that ids need the entry's own.
      entry.body, of: entry.route, identifierPrefix: form == .card ? "\(entry.identity.uuid.shortForm)-" : "",
      highestHeading: form == .card ? 3 : 2, loadsFirstImageEagerly: form == .page && entry.cover == nil,
      imageSizes: imageSizes, to: &buffer)
  }
}

extension FreeValue {
  /// Front matter keys that feedsite does not know, as templates read them: as they are written, or in lower case with
  /// `-` for `_` and for spaces.
  package init(_ fields: [ExtraField]) {
    let plain = fields.map { field in
      let key = field.key.lowercased().map { $0 == "_" || $0.isWhitespace ? "-" : $0 }
      return ExtraField(key: String(key), value: field.value)
    }
    self = .fields(Self.values(plain).merging(Self.values(fields)) { _, written in written })
  }

  /// The values by key; of two with one key the last counts.
  static func values(_ fields: [ExtraField]) -> [String: FreeValue] {
    Dictionary(fields.map { ($0.key, value($0.value)) }) { _, last in last }
  }

  private static func value(_ value: ExtraValue) -> FreeValue {
    switch value {
    case .text(let text): .text(text)
    case .flag(let flag): .flag(flag)
    case .list(let values): .list(values.map(Self.value))
    case .fields(let fields): .fields(values(fields))
    }
  }
}

/// A kind of entry with templates of its own.
package protocol TemplateKind: FeedViewObject {
  static var fields: TemplateFields<KindContext<Self>> { get }
}

/// An entry as the templates of its kind see it.
///
/// A class, since the sections of a template keep a reference to what surrounds them.
package final class KindContext<Object: FeedViewObject>: Sendable {
  let object: Object
  let entry: EntryContext

  init(_ object: Object, _ entry: EntryContext) {
    (self.object, self.entry) = (object, entry)
  }

  var environment: HTMLEnvironment { entry.environment }
  var wording: Wording { environment.wording }

  func people(_ people: [PersonReference]) -> [PersonContext] { people.map { PersonContext($0, in: environment) } }

  /// What all entries share, before variables of the kind's own.
  static func fields(_ name: String, _ own: TemplateFields<KindContext>.Field...) -> TemplateFields<KindContext> {
    EntryContext.fields.within({ $0.entry }, as: name, adding: own)
  }
}
