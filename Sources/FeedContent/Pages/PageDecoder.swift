import FeedMarkdown
import FeedModel
import FeedYAML

struct PageDecoder {
  let fields: EntryFields

  func decode() -> Page {
    let reader = fields.reader
    let file = fields.file
    for name in ["id", "guid", "slug", "permalink", "type"] { _ = reader.text(name) }
    for name in EntryDate.keys { _ = reader.field([name]) }
    _ = (DraftStatus.isDraft(reader, path: file.path), EntryDate.expiry(reader), reader.optionalFlag("hard-breaks"))
    if reader.fields["url"]?.value.text?.hasPrefix("/") == true { _ = reader.field(["url"]) }
    let title =
      reader.text("title") ?? file.title ?? file.body.headings.first { $0.level == 1 }?.text ?? reader.text("name")
      ?? titleFromFileName()
    let summary = EntryDecoder.summary(reader)
    let order = reader.count("order", "weight", "nav-order", mayBeNegative: true)
    let updated = reader.date("updated", "last-modified-at", "lastmod", "last-modified", "modified")
    let language = reader.language(EntryDecoder.languageNames) ?? file.language
    let cover = fields.cover(alt: fields.coverAlt() ?? title)
    let aliases = fields.aliases()
    let isUnlisted = reader.flag(FieldTranslator.unlisted)
    let body = BodyLinks(fields: fields).resolve(file.body)
    return Page(
      title: title, route: file.route, body: body, order: order, summary: summary, updated: updated,
      language: language == fields.context.site.language ? nil : language, translations: fields.translations(),
      isUnlisted: isUnlisted, cover: cover, aliases: aliases,
      extra: [ExtraField](reader.unread), location: file.start)
  }

  private func titleFromFileName() -> String {
    let name = fields.file.route.path.split(separator: "/").last.map(String.init) ?? fields.context.site.title
    let words = name.fileStem.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
