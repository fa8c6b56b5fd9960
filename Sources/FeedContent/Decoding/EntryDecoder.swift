import FeedMarkdown
import FeedModel
import FeedYAML

struct EntryDecoder {
  let fields: EntryFields
  /// The build's clock, which dates drafts that have no date.
  let now: Int

  private var reader: FieldReader { fields.reader }
  private var file: ParsedFile { fields.file }

  /// The entry; everything that is wrong with it is reported to the reader of the fields.
  func decode(kind: Kind) -> Entry {
    let isDraft = DraftStatus.isDraft(reader, path: file.path)
    var entry = EntryProperties(
      identity: file.identity, kind: kind, route: file.route, date: date(kind: kind, isDraft: isDraft),
      location: file.start)
    for name in ["id", "guid", "slug", "permalink", "type"] { _ = reader.text(name) }
    // A path under `url` is the permalink of other generators, or else the kind's own field, which the kind reads.
    if reader.fields["url"]?.value.text?.hasPrefix("/") == true { _ = reader.text("url") }
    entry.digest = file.digest
    entry.isDraft = isDraft
    entry.updated = reader.date("updated", "last-modified-at", "lastmod", "last-modified", "modified")
    entry.expires = EntryDate.expiry(reader)
    let authors = fields.people("authors", "author")
    // People have no authors.
    entry.authors = authors.isEmpty && kind.isDated ? fields.defaultAuthors : authors
    entry.tags = TagList.tags(reader, links: file.body.links)
    entry.summary = Self.summary(reader)
    let language = reader.language(Self.languageNames) ?? file.language
    entry.language = language == fields.context.site.language ? nil : language
    entry.cover = fields.cover(alt: fields.coverAlt() ?? file.title ?? "")
    // Yes and no are words of other generators: whether to show one.
    entry.license = reader.field(["license", "licence"])?.value.flag == nil ? reader.license() : nil
    entry.isPinned = reader.flag("pinned", "sticky")
    entry.aliases = fields.aliases()
    entry.syndication = fields.links("syndication").map(\.url)
    entry.inReplyTo = fields.pages("in-reply-to")
    entry.likeOf = fields.pages("like-of")
    entry.repostOf = fields.pages("repost-of")
    entry.responses = fields.context.responses.responses(to: [entry.route] + entry.aliases)
    entry.translations = fields.translations()
    // Already applied by the parser; read here so that a wrong value is reported.
    _ = reader.optionalFlag("hard-breaks")
    entry.size = reader.choice("size", of: SizeOverride.self)
    // Other generators have yes and no here.
    entry.isShareable = reader.field(["share"])?.value.flag ?? true
    entry.shareText = reader.fields["share"]?.value.flag == nil ? reader.text("share") : nil
    entry.body = BodyLinks(fields: fields, tags: Set(entry.tags.map(\.slug))).resolve(file.body)
    return Entry(entry)
  }

  /// The date that the parser found; what is wrong with the field is reported here.
  private func date(kind: Kind, isDraft: Bool) -> FeedDate? {
    let stated = EntryDate.keys.compactMap { reader.field([$0]) }
    for field in stated { _ = reader.publicationDate(of: field) }
    if file.date != nil || !stated.isEmpty { return file.date }
    return kind.isDated && isDraft ? fields.context.dates.timeZone.date(atSecondsSinceEpoch: now) : nil
  }

  static let languageNames = ["language", "lang", "locale"]

  /// The summary as plain text, which is what cards and feeds show of it, though writers may put links and emphasis there.
  static func summary(_ reader: FieldReader) -> String? {
    guard let text = reader.text("summary", "description", "excerpt", "subtitle") else { return nil }
    guard text.contains("](") || text.contains("**") || text.contains("`") else { return text }
    let plain = MarkdownParser().parse(text, at: reader.fields.location).body.plainText.trimmingWhitespace
    return plain.isEmpty ? nil : plain
  }

  static let coverNames = ["cover", "image", "thumbnail"]
}

enum DraftStatus {
  /// Whether the front matter or a folder says so; all of its fields count as read.
  static func isDraft(_ reader: FieldReader, path: String) -> Bool {
    let isStated = reader.field(["draft", "published"]) != nil
    let draft = reader.flag("draft")
    let isPublished = isPublished(reader)
    return draft || !isPublished || ContentPath.isDraft(path, unlessStated: isStated)
  }

  /// Reads `published:`, which says yes or no in Jekyll and when in other generators; a date says yes.
  private static func isPublished(_ reader: FieldReader) -> Bool {
    if let text = reader.fields["published"]?.value.text, reader.dates.date(from: text) != nil {
      _ = reader.field(["published"])
      return true
    }
    return reader.flag("published", default: true)
  }
}
