import FeedContent
import FeedDiagnostics
import FeedModel

/// JSON Feed 1.0 and 1.1 (jsonfeed.org).
struct JSONFeedFormat: SingleFileFormat {
  let name = "json-feed"

  func holds(_ path: String, in source: ImportSource) -> Bool {
    let head = source.head(path)
    return head.contains("jsonfeed.org")
      && head.contains(/"version"\s*:\s*"https:(\\?\/){2}jsonfeed\.org(\\?\/)version/)
  }

  func read(_ path: String, of source: ImportSource) throws(ImportFailure) -> ImportedSite {
    let feed = try source.json(path)
    var site = ImportedSite(title: feed["title"].text, url: feed["home_page_url"].text)
    site.description = feed["description"].text
    site.language = ForeignSettings.language(feed["language"].text)
    site.author = (feed["authors"].items + [feed["author"]]).lazy.compactMap(Self.author).first
    let location = source.location(of: path)
    site.entries = feed["items"].items.map { JSONFeedItemReader(item: $0, siteURL: site.url).entry(at: location) }
    return site
  }

  static func author(_ value: JSONValue) -> ImportedAuthor? {
    value["name"].text.map { ImportedAuthor(name: $0, url: value["url"].text) }
  }
}

struct JSONFeedItemReader {
  let item: JSONValue
  let siteURL: String?

  func entry(at location: SourceLocation) -> ImportedEntry {
    var entry = ImportedEntry(at: location)
    entry.body = item["content_html"].text.map { .html($0) } ?? item["content_text"].text.map { .text($0) } ?? .none
    let nodes = entry.body.markup
    entry.title = FeedText.title(item["title"].text, of: nodes)
    entry.summary = FeedText.summary(item["summary"].text, of: nodes)
    entry.setDate(item["date_published"].text ?? item["date_modified"].text)
    entry.updated = FeedDateParser.date(item["date_modified"].text)
    entry.tags = FeedText.tags(item["tags"].texts)
    let authors = item["authors"].items + [item["author"]]
    entry.authors = authors.compactMap(JSONFeedFormat.author)
    entry.id = item["id"].identifier ?? item["url"].text
    entry.url = item["url"].text.map { ImportedAddress.absolute($0, relativeTo: siteURL) }
    entry.link = item["external_url"].text
    entry.language = ForeignSettings.language(item["language"].text)
    entry.cover = (item["banner_image"].text ?? item["image"].text).map { ImportedMedium(.image, $0) }
    addAttachments(to: &entry)
    return entry
  }

  private func addAttachments(to entry: inout ImportedEntry) {
    for attachment in item["attachments"].items {
      guard let url = attachment["url"].text,
        var medium = ImportedMedium(type: attachment["mime_type"].text, source: url)
      else { continue }
      medium.title = attachment["title"].text
      medium.byteCount = attachment["size_in_bytes"].number.flatMap { Int(exactly: $0) }
      if medium.kind == .image { medium.alt = medium.title }
      entry.media.append(medium)
      if medium.kind == .audio, entry.fields.isEmpty, let seconds = attachment["duration_in_seconds"].number,
        seconds >= 1
      {
        entry.fields.append(FrontMatterField("duration", .plain(String(Int(seconds.rounded())))))
      }
    }
  }
}

/// The Blog Archive Format of micro.blog: a JSON Feed with the files that it names.
struct MicroblogFormat: SingleFileFormat {
  let name = "microblog"

  private let feed = JSONFeedFormat()

  /// The feed is at the top or in the one folder that was packed; one further down belongs to something else.
  func holds(_ path: String, in source: ImportSource) -> Bool {
    path.count { $0 == "/" } < 2 && feed.holds(path, in: source) && !source.media.isEmpty
  }

  func read(_ path: String, of source: ImportSource) throws(ImportFailure) -> ImportedSite {
    var site = try feed.read(path, of: source)
    let folder = path.folderPrefix
    let home = (site.url ?? "").withoutTrailingSlashes
    for file in source.media where file.hasPrefix(folder) {
      let name = String(file.dropFirst(folder.count))
      // Texts name files relative to the archive, or by the addresses that they had.
      for address in [name, "/" + name, "\(home)/\(name)"] { site.files[address] = source.file(file) }
    }
    return site
  }
}
