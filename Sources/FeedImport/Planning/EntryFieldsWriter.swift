import FeedContent
import FeedModel

/// Writes the front matter of an entry: the keys that all kinds share, then those of its kind.
struct EntryFieldsWriter {
  private typealias Fields = [FrontMatterField]

  let planned: PlannedEntry
  let siteAuthor: ImportedAuthor?
  let siteLanguage: String?
  /// The reference to a picture, a recording or a video in the entry.
  var reference: (ImportedMedium) -> String = { $0.source }

  private var entry: ImportedEntry { planned.entry }

  /// The fields, in the order of the documentation.
  func fields() -> [FrontMatterField] {
    guard planned.kind != .person else { return person() }
    var fields: [FrontMatterField] = []
    if let id = entry.id, planned.kind != nil {
      fields.append(FrontMatterField(entry.isKnownToFeeds ? "guid" : "id", .text(id)))
    }
    if let title = entry.title, planned.kind != .text { fields.append(FrontMatterField("title", .text(title))) }
    if let date = entry.date, planned.kind != nil {
      fields.append(FrontMatterField("date", .plain(date.machineReadable)))
    }
    if let updated = entry.updated, updated.secondsSinceEpoch != entry.date?.secondsSinceEpoch {
      fields.append(FrontMatterField("updated", .plain(updated.machineReadable)))
    }
    fields += Fields.text("permalink", planned.place.permalink) + Fields.texts("aliases", planned.aliases)
    if entry.isDraft { fields.append(FrontMatterField("draft", .plain("true"))) }
    if entry.isPinned, planned.kind != nil { fields.append(FrontMatterField("pinned", .plain("true"))) }
    fields += Fields.text("summary", entry.summary)
    if planned.kind != nil { fields += Fields.texts("tags", entry.tags) + authors() }
    if let language = entry.language, language != siteLanguage { fields += Fields.text("language", language) }
    if let cover = planned.cover { fields.append(FrontMatterField("cover", .fields(image(cover)))) }
    if planned.kind != nil {
      fields += Fields.texts("in-reply-to", entry.inReplyTo) + Fields.texts("repost-of", entry.repostOf)
      fields += Fields.texts("syndication", entry.syndication)
    }
    return fields + own() + (planned.kind == nil ? [] : entry.fields)
  }

  // MARK: Fields of kinds

  private func own() -> [FrontMatterField] {
    switch planned.kind {
    case .link?: Fields.text("url", entry.link)
    case .quote?: Fields.text("source", entry.quoteSource) + Fields.text("url", entry.link)
    case .song?: song()
    case .media?: media()
    default: []
    }
  }

  private func song() -> [FrontMatterField] {
    let recording = entry.media.first { $0.kind == .audio }
    let artists = entry.authors.map(\.name)
    let audio = recording.map { medium in
      let size = size(medium)
      return size.isEmpty
        ? Fields.text("audio", reference(medium)) : Fields.fields("audio", Fields.text("src", reference(medium)) + size)
    }
    return Fields.texts("artist", artists) + (audio ?? [])
  }

  private func media() -> [FrontMatterField] {
    let all = planned.shape.pictures + entry.media
    // Sources name a picture in the text and beside it.
    func unique(_ kind: ImportedMedium.Kind) -> [ImportedMedium] {
      all.filter { $0.kind == kind }.uniqued(by: \.source)
    }
    return Fields.list("photos", unique(.image).map(image)) + Fields.list("video", unique(.video).map(image))
      + Fields.list("audio", unique(.audio).map(audio))
  }

  private func image(_ medium: ImportedMedium) -> [FrontMatterField] {
    let alt = medium.alt.map { [FrontMatterField("alt", .text($0.collapsingWhitespace.trimmed))] } ?? []
    return Fields.text("src", reference(medium)) + alt + Fields.text("caption", medium.caption)
  }

  private func audio(_ medium: ImportedMedium) -> [FrontMatterField] {
    Fields.text("src", reference(medium)) + Fields.text("title", medium.title ?? medium.alt)
      + Fields.text("caption", medium.caption)
      + size(medium)
  }

  /// The size of a file that stays where it is; what comes along is measured.
  private func size(_ medium: ImportedMedium) -> [FrontMatterField] {
    guard let count = medium.byteCount, count > 0, reference(medium).contains("://") else { return [] }
    return [FrontMatterField("size", .plain(String(count)))]
  }

  private func person() -> [FrontMatterField] {
    let avatar = entry.cover.map { [FrontMatterField("avatar", .fields(image($0)))] } ?? []
    return Fields.text("name", entry.title ?? entry.url ?? entry.feed) + avatar + Fields.texts("links", entry.links)
      + Fields.text("feed", entry.feed) + Fields.texts("tags", entry.tags) + entry.fields
  }

  // MARK: Values

  private func authors() -> [FrontMatterField] {
    let authors = entry.authors.filter { !$0.name.isEmpty }
    guard !authors.isEmpty, authors.map(\.name) != [siteAuthor?.name] else { return [] }
    // A song names its artists itself.
    guard planned.kind != .song else { return [] }
    return [
      FrontMatterField(
        "authors",
        .list(
          authors.map { author in
            author.url.map {
              .fields([FrontMatterField("name", .text(author.name)), FrontMatterField("url", .text($0))])
            } ?? .text(author.name)
          }))
    ]
  }
}

/// Fields that are left out where there is nothing to say.
extension [FrontMatterField] {
  static func text(_ key: String, _ text: String?) -> Self {
    guard let text = text?.trimmed, !text.isEmpty else { return [] }
    return [FrontMatterField(key, .text(text))]
  }

  static func texts(_ key: String, _ texts: [String]) -> Self {
    let texts = texts.map(\.trimmed).filter { !$0.isEmpty }.uniqued(by: \.self)
    return texts.isEmpty ? [] : [FrontMatterField(key, .list(texts.map { .text($0) }))]
  }

  static func fields(_ key: String, _ fields: Self) -> Self {
    fields.isEmpty ? [] : [FrontMatterField(key, .fields(fields))]
  }

  static func list(_ key: String, _ items: [Self]) -> Self {
    items.isEmpty ? [] : [FrontMatterField(key, .list(items.map { .fields($0) }))]
  }
}

extension PlannedEntry {
  /// The cover: the stated one, else the first picture beside the body of an entry that does not show pictures itself.
  var cover: ImportedMedium? {
    if let cover = entry.cover {
      // A picture that is the entry needs no other.
      let isShown = kind == .media && (shape.pictures + entry.media).contains { $0.source == cover.source }
      return isShown ? nil : cover
    }
    guard kind == .article || kind == .song || kind == nil else { return nil }
    let shown = Set(shape.pictures.map(\.source))
    return entry.media.first { $0.kind == .image && !shown.contains($0.source) }
  }

  /// Pictures, recordings and videos that the kind has no field for, and that the body does not show.
  var mediaOutsideFields: [ImportedMedium] {
    guard kind != .media, kind != .person else { return [] }
    let shown = Set(shape.pictures.map(\.source))
    var rest = entry.media.filter { !shown.contains($0.source) && $0.source != cover?.source }
    if kind == .song, let first = rest.firstIndex(where: { $0.kind == .audio }) { rest.remove(at: first) }
    return rest
  }
}
