import FeedContent
import FeedDiagnostics
import FeedMarkup
import FeedModel

/// The export of Tumblr, with its folder of media; or posts as JSON, as Tumblr's interface gives them.
struct TumblrFormat: SiteFormat {
  let name = "tumblr"

  func holds(_ path: String, in source: ImportSource) -> Bool { isPost(path, source) || isJSON(path, source) }

  private func isPost(_ path: String, _ source: ImportSource) -> Bool {
    guard path.hasSuffix(".html") else { return false }
    let head = source.head(path)
    return head.contains("id=\"timestamp\"") && head.contains(/<span[^>]*id="timestamp"/)
      // The beginning of a long post does not reach its end, where the date is.
      || path.contains("html/") && path.contains(/(^|\/)html\/\d+\.html$/)
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
        let body = MarkupDocument.html(String(decoding: try source.read(path), as: UTF8.self))
        let reader = TumblrPageReader(body: body, path: path)
        if let entry = reader.entry(at: source.location(of: path)) { site.entries.append(entry) }
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

/// Reads a post from its page in the export.
struct TumblrPageReader {
  let body: [MarkupNode]
  let path: String

  /// The entry; nil where the page is not that of a post.
  func entry(at location: SourceLocation) -> ImportedEntry? {
    let spans = body.elements(["span"])
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
    entry.title = FeedText.title(body.compactMap(\.element).first { $0.name == "h1" }?.text, of: nodes)
    entry.body = .nodes(nodes)
    return entry
  }
}

/// Reads a post of Tumblr's interface (version 2): of one of its eight types, or made of blocks.
struct TumblrPostReader {
  let post: JSONValue

  func entry(at location: SourceLocation) -> ImportedEntry {
    var entry = ImportedEntry(at: location)
    let number = post["id_string"].text ?? post["id"].identifier
    entry.url = post["post_url"].text
    entry.id = guid(number)
    entry.slug = post["slug"].text
    entry.date =
      post["timestamp"].count.map { FeedDate(secondsSinceEpoch: $0, utcOffset: 0) }
      ?? FeedDateParser.date(post["date"].text)
    entry.tags = FeedText.tags(post["tags"].texts)
    entry.isDraft = (post["state"].text ?? "published") != "published"
    entry.isPinned = post["is_pinned"].flag
    entry.title = post["title"].text
    entry.repostOf = [post["reblogged_root_url"].text ?? post["reblogged_from_url"].text].compactMap { $0 }
    let blocks = post["content"].items
    if blocks.isEmpty { addType(to: &entry) } else { addBlocks(blocks, to: &entry) }
    return entry
  }

  /// What its feed knows a post by: the address without the words after the number.
  private func guid(_ number: String?) -> String? {
    guard let number, let url = post["post_url"].text, let end = url.firstRange(of: "/post/\(number)")?.upperBound
    else { return number }
    return String(url[..<end])
  }

  // MARK: Types

  private func addType(to entry: inout ImportedEntry) {
    let caption = post["caption"].text
    entry.body = (post["body"].text ?? caption).map { .html($0) } ?? .none
    switch post["type"].text {
    case "photo":
      entry.media = post["photos"].items.compactMap { photo in
        (photo["original_size"]["url"].text ?? photo["alt_sizes"].items.first?["url"].text).map {
          ImportedMedium(.image, $0, alt: photo["alt_text"].text, caption: FeedText.plain(photo["caption"].text))
        }
      }
    case "quote":
      entry.role = .kind(.quote)
      entry.body = post["text"].text.map { .html($0) } ?? .none
      entry.quoteSource = FeedText.plain(post["source"].text)
      entry.link = post["source_url"].text
    case "link":
      entry.link = post["url"].text
      entry.body = post["description"].text.map { .html($0) } ?? .none
    case "audio":
      let page = post["audio_source_url"].text
      if let url = post["audio_url"].text,
        page == nil || !post["is_external"].flag || ImportedMedium(type: nil, source: url) != nil
      {
        entry.media = [ImportedMedium(.audio, url)]
      } else if let page {
        entry.body = .html(Self.paragraph(page) + (caption ?? ""))
      }
      entry.title = entry.title ?? post["track_name"].text
      // Who plays elsewhere did not write the post.
      if let artist = post["artist"].text, !entry.media.isEmpty { entry.authors = [ImportedAuthor(name: artist)] }
    case "video":
      if let url = post["video_url"].text {
        entry.media = [ImportedMedium(.video, url)]
      } else if let page = post["permalink_url"].text {
        entry.body = .html(Self.paragraph(page) + (caption ?? ""))
      }
    case "answer":
      let asker = HTMLEscaping.escape(post["asking_name"].text ?? "")
      let question = HTMLEscaping.escape(post["question"].text ?? "")
      entry.body = .html("<blockquote><p>\(asker): \(question)</p></blockquote>" + (post["answer"].text ?? ""))
    case "chat":
      let lines = post["dialogue"].items.map { line in
        "<strong>\(HTMLEscaping.escape(line["label"].text ?? ""))</strong> \(HTMLEscaping.escape(line["phrase"].text ?? ""))"
      }
      if !lines.isEmpty { entry.body = .html("<p>" + lines.joined(separator: "<br>") + "</p>") }
    default: break
    }
  }

  // MARK: Blocks

  /// The blocks of a post (Neue Post Format), its pictures as such if there is nothing but words beside them.
  private func addBlocks(_ blocks: [JSONValue], to entry: inout ImportedEntry) {
    var html = ""
    for (index, block) in blocks.enumerated() {
      if index == 0, block["subtype"].text == "heading1", entry.title == nil {
        entry.title = block["text"].text
      } else {
        html += self.html(block)
      }
      if block["type"].text == "audio", let url = block["media"]["url"].text {
        entry.media.append(ImportedMedium(.audio, url))
      }
      if block["type"].text == "link", blocks.count == 1 {
        entry.link = block["url"].text
        entry.title = entry.title ?? block["title"].text
        html = block["description"].text.map { "<p>\(HTMLEscaping.escape($0))</p>" } ?? ""
      }
    }
    entry.body = .html(html.replacing("</ul><ul>", with: "").replacing("</ol><ol>", with: ""))
  }

  private func html(_ block: JSONValue) -> String {
    let text = formatted(block)
    switch (block["type"].text, block["subtype"].text) {
    case ("text", "heading1"): return "<h2>\(text)</h2>"
    case ("text", "heading2"): return "<h3>\(text)</h3>"
    case ("text", "quote"), ("text", "indented"): return "<blockquote><p>\(text)</p></blockquote>"
    case ("text", "unordered-list-item"): return "<ul><li>\(text)</li></ul>"
    case ("text", "ordered-list-item"): return "<ol><li>\(text)</li></ol>"
    case ("text", _): return "<p>\(text)</p>"
    case ("image", _):
      guard let url = block["media"].items.first?["url"].text else { return "" }
      return ImportedMedium(.image, url, alt: block["alt_text"].text, caption: block["caption"].text).figure
    case ("video", _):
      if let url = block["media"]["url"].text { return "<video src=\"\(HTMLEscaping.escape(url))\"></video>" }
      return block["url"].text.map(Self.paragraph) ?? ""
    case ("audio", _):
      // A recording that Tumblr keeps is in the front matter.
      return block["media"]["url"].text == nil ? block["url"].text.map(Self.paragraph) ?? "" : ""
    case ("link", _):
      guard let url = block["url"].text else { return "" }
      return "<p><a href=\"\(HTMLEscaping.escape(url))\">\(HTMLEscaping.escape(block["title"].text ?? url))</a></p>"
    default: return ""
    }
  }

  /// A text whose formatting is beside it, in offsets of characters as Unicode counts them.
  private func formatted(_ block: JSONValue) -> String {
    let scalars = Array((block["text"].text ?? "").unicodeScalars)
    var before: [Int: String] = [:]
    var after: [Int: String] = [:]
    for format in block["formatting"].items {
      guard let start = format["start"].count, let end = format["end"].count, start < end, end <= scalars.count,
        let (open, close) = Self.tags(format)
      else { continue }
      before[start, default: ""] += open
      after[end] = close + (after[end] ?? "")
    }
    var html = ""
    for index in 0...scalars.count {
      html += (after[index] ?? "") + (before[index] ?? "")
      guard index < scalars.count else { break }
      html += scalars[index] == "\n" ? "<br>" : HTMLEscaping.escape(String(scalars[index]))
    }
    return html
  }

  /// An address that is alone, which becomes a player where one is known for it.
  private static func paragraph(_ address: String) -> String { "<p>\(HTMLEscaping.escape(address))</p>" }

  private static func tags(_ format: JSONValue) -> (String, String)? {
    switch format["type"].text {
    case "bold": ("<strong>", "</strong>")
    case "italic": ("<em>", "</em>")
    case "strikethrough": ("<del>", "</del>")
    case "small": ("<small>", "</small>")
    case "link", "mention":
      (format["url"].text ?? format["blog"]["url"].text).map { ("<a href=\"\(HTMLEscaping.escape($0))\">", "</a>") }
    default: nil
    }
  }
}
