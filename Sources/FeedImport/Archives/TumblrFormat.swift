import FeedDiagnostics
import FeedModel

/// The export of Tumblr, with its folder of media; or posts as JSON, as Tumblr's interface gives them.
struct TumblrFormat: SiteFormat {
  let name = "tumblr"

  func recognizes(_ source: ImportSource) -> Bool { source.paths.contains { isPost($0, source) || isJSON($0, source) } }

  private func isPost(_ path: String, _ source: ImportSource) -> Bool {
    guard path.hasSuffix(".html") else { return false }
    let head = source.head(path)
    return head.contains("id=\"timestamp\"") && head.contains(/<span[^>]*id="timestamp"/) || isLongPost(path)
  }

  /// A post whose beginning does not reach its end, where the date stands.
  private func isLongPost(_ path: String) -> Bool {
    path.contains("html/") && path.contains(/(^|\/)html\/\d+\.html$/)
  }

  private func isJSON(_ path: String, _ source: ImportSource) -> Bool {
    guard path.hasSuffix(".json") else { return false }
    let head = source.head(path)
    return head.contains("\"post_url\"") && head.contains(/"post_url"\s*:/)
      && head.contains(/"(blog_name|reblog_key)"\s*:/)
  }

  func read(_ source: ImportSource) throws(ImportFailure) -> ImportedSite {
    var site = ImportedSite()
    for path in source.paths {
      if isJSON(path, source) {
        let json = try source.json(path)
        let posts = [json["posts"].items, json["response"]["posts"].items, json.items].first { !$0.isEmpty } ?? [json]
        site.entries += posts.map { TumblrPostReader(post: $0).entry(at: source.location(of: path)) }
        let blog = json["blog"] == .null ? json["response"]["blog"] : json["blog"]
        site.title = site.title ?? blog["title"].text ?? posts.first?["blog_name"].text
        site.url = site.url ?? blog["url"].text ?? posts.lazy.compactMap { Self.home($0["post_url"].text) }.first
      } else if isPost(path, source) {
        let text = String(decoding: try source.read(path), as: UTF8.self)
        guard let entry = TumblrPageReader(html: text, path: path).entry(at: source.location(of: path)) else {
          continue
        }
        site.entries.append(entry)
      }
    }
    for file in source.media {
      let name = file.firstRange(of: "media/").map { String(file[$0.lowerBound...]) } ?? file
      for address in [name, "../" + name, "../../" + name] { site.files[address] = source.file(file) }
    }
    return site
  }

  /// The home page of the blog that a post is on.
  private static func home(_ address: String?) -> String? {
    address.flatMap { address in URLAuthority(of: address).map { address[..<$0.text.endIndex] + "/" } }
  }
}

/// Reads a post from the page that the export makes of it.
struct TumblrPageReader {
  private let body: [MarkupNode]
  private let path: String

  init(html: String, path: String) {
    body = MarkupDocument.html(html)
    self.path = path
  }

  /// The entry; nil where the page is none of a post.
  func entry(at location: SourceLocation) -> ImportedEntry? {
    let page = MarkupElement("body", children: body)
    let spans = page.descendants(["span"])
    guard let stamp = spans.first(where: { $0["id"] == "timestamp" }) else { return nil }
    var entry = ImportedEntry(at: location)
    let number = String(path.fileName.prefix { $0 != "." })
    entry.id = number
    entry.isKnownToFeeds = false
    entry.url = "/post/\(number)"
    // It reads like `June 15th, 2017 7:30pm`, and does not say where.
    entry.date = FeedDateParser.date(stamp.text.collapsingWhitespace)
    entry.invalidDate = entry.date == nil ? stamp.text.trimmed : nil
    entry.tags = FeedText.tags(spans.filter { $0.hasClass("tag") }.map(\.text))
    let nodes = body.filter { $0.element?["id"] != "footer" && $0.element?.name != "h1" }
    entry.title = FeedText.title(page.elements("h1").first?.text, of: nodes)
    entry.body = .nodes(nodes)
    return entry
  }
}
