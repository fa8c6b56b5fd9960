import FeedDiagnostics
import FeedModel

/// Decodes what entries of all kinds share.
struct EntryDecoder {
  let fields: EntryFields
  /// The build's clock, which dates drafts that have no date.
  let now: Int

  private var reader: FieldReader { fields.reader }
  private var file: ScannedFile { fields.file }

  /// The entry; what is wrong with it, the fields' reader knows.
  func decode(kind: Kind) -> Entry {
    let isDraft = isDraft()
    var entry = Entry(
      identity: file.identity, kind: kind, route: file.route, date: date(kind: kind, isDraft: isDraft),
      location: file.start)
    _ = reader.field(["id"])
    _ = reader.field(["slug"])
    _ = reader.field(["permalink"])
    _ = reader.field(["type"])
    entry.isDraft = isDraft
    entry.updated = reader.date("updated", "last-modified-at", "lastmod", "modified")
    entry.expires = reader.date("expires", "expirydate")
    let authors = fields.people("authors", "author")
    entry.authors = authors.isEmpty ? fields.context.defaultAuthors : authors
    entry.tags = TagList.tags(reader)
    entry.summary = reader.text("summary", "description", "excerpt")
    entry.language = language()
    entry.cover = cover(title: file.title)
    entry.isPinned = reader.flag("pinned", "sticky")
    entry.aliases = reader.texts("aliases", "redirect-from", "alias").map(EntryRoute.route(permalink:))
    entry.syndication = fields.urls("syndication")
    entry.inReplyTo = fields.urls("in-reply-to")
    entry.size = reader.choice("size", of: SizeOverride.self)
    entry.shareText = reader.text("share")
    entry.body = BodyLinks(fields: fields).resolve(file.body)
    return entry
  }

  private func isDraft() -> Bool {
    let draft = reader.flag("draft")
    let published = reader.flag("published", default: true)
    return draft || !published || file.path.split(separator: "/").contains("_drafts")
  }

  private func date(kind: Kind, isDraft: Bool) -> FeedDate? {
    if let field = reader.field(["date"]), let stated = reader.date(of: field.value, key: field.key) { return stated }
    if let date = file.date { return date }
    guard kind.isDated, reader.fields["date"]?.value.text == nil else { return nil }
    if isDraft { return fields.context.dates.timeZone.date(atSecondsSinceEpoch: now) }
    reader.report(.entry(.missingDate(kind: kind.name)), at: file.start)
    return nil
  }

  private func language() -> String? {
    guard let field = reader.field(["language", "lang", "locale"]),
      let text = reader.text(of: field.value, key: field.key)
    else { return nil }
    if let tag = LanguageTag.normalized(text) { return tag == fields.context.site.language ? nil : tag }
    reader.report(
      .field(.invalidValue(key: field.key, value: text, expected: "a language such as en, ja or zh-Hant")),
      at: field.value.location)
    return nil
  }

  /// A cover says what the title says unless its author says more.
  private func cover(title: String?) -> Photo? {
    let alt = reader.text("cover-alt", "image-alt")
    return fields.photo(["cover", "image", "thumbnail"], alt: alt ?? title ?? "")
  }
}
