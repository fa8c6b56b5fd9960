import FeedContent
import FeedDiagnostics
import FeedModel

/// The JSON export of Ghost, versions 0.x to 5.x, alone or beside its folder `content`.
struct GhostFormat: SingleFileFormat {
  let name = "ghost"

  func holds(_ path: String, in source: ImportSource) -> Bool {
    let head = source.head(path)
    return head.contains("\"exported_on\"") && head.contains(/^\s*\{/) && head.contains(/"exported_on"\s*:/)
      && head.contains(/"data"\s*:\s*\{/)
  }

  func read(_ path: String, of source: ImportSource) throws(ImportFailure) -> ImportedSite {
    let root = try source.json(path)
    let data = (root["db"].items.first ?? root)["data"]
    let location = source.location(of: path)
    let tables = GhostTables(data)
    let settings = tables.settings
    var site = ImportedSite(title: settings["title"])
    site.description = settings["description"]
    site.language = ForeignSettings.language(settings["locale"] ?? settings["lang"] ?? settings["default_locale"])
    site.timeZone = settings["timezone"] ?? settings["active_timezone"] ?? settings["activeTimezone"]
    site.menu = menu(settings["navigation"])
    if tables.users.count == 1 { site.author = tables.users.values.first }
    for post in data["posts"].items {
      var entry = tables.entry(post, at: location)
      if let protection = Self.protection(of: post) {
        if !entry.isDraft {
          site.notes.append(
            Diagnostic(.transfer(.protected(entry: entry.title ?? entry.url ?? "", protection)), at: location))
        }
        entry.isDraft = true
      }
      site.entries.append(entry)
    }
    let wordless = data["posts"].items.count {
      $0["html"].text == nil && ($0["lexical"].text ?? $0["mobiledoc"].text) != nil
    }
    site.notes.addLeftOut("text without HTML", "texts without HTML", count: wordless, at: location)
    for file in source.media {
      guard let images = file.firstRange(of: /content\/(images|media|files)\//) else { continue }
      site.files["/" + file[images.lowerBound...]] = source.file(file)
    }
    return site
  }

  /// What kept a post from most readers; nil for one that is public.
  private static func protection(of post: JSONValue) -> EntryProtection? {
    if let visibility = post["visibility"].text, visibility != "public" { return .membersOnly }
    if post["status"].text == "sent" { return .onlyByMail }
    return post["html"].text?.contains("<!--members-only-->") == true ? .partlyMembersOnly : nil
  }

  private func menu(_ setting: String?) -> [NavigationItem] {
    guard let setting, let lines = try? JSONValue(Array(setting.utf8)) else { return [] }
    return lines.items.compactMap { line in
      guard let title = line["label"].text, let url = line["url"].text.map(GhostTables.withoutPlaceholder), url != "/"
      else { return nil }
      return NavigationItem(title: title, url: url)
    }
  }
}

/// The tables of a database of Ghost, joined.
struct GhostTables {
  private(set) var users: [String: ImportedAuthor] = [:]
  private(set) var settings: [String: String] = [:]
  private var tags: [String: [String]] = [:]
  private var authors: [String: [ImportedAuthor]] = [:]
  private var descriptions: [String: JSONValue] = [:]

  init(_ data: JSONValue) {
    for setting in data["settings"].items {
      if let key = setting["key"].text { settings[key] = setting["value"].text }
    }
    for user in data["users"].items {
      guard let id = user["id"].identifier, let name = user["name"].text else { continue }
      users[id] = ImportedAuthor(name: name, url: user["website"].text)
    }
    let names = Dictionary(
      data["tags"].items.compactMap { tag in tag["id"].identifier.flatMap { id in tag["name"].text.map { (id, $0) } } }
    ) { first, _ in first }
    for join in data["posts_tags"].items.sorted(by: Self.isEarlier) {
      // Names that begin with a number sign are for the theme.
      guard let post = join["post_id"].identifier, let name = names[join["tag_id"].identifier ?? ""],
        !name.hasPrefix("#")
      else { continue }
      tags[post, default: []].append(name)
    }
    for join in data["posts_authors"].items.sorted(by: Self.isEarlier) {
      guard let post = join["post_id"].identifier, let user = users[join["author_id"].identifier ?? ""] else {
        continue
      }
      authors[post, default: []].append(user)
    }
    for meta in data["posts_meta"].items { descriptions[meta["post_id"].identifier ?? ""] = meta }
  }

  private static func isEarlier(_ first: JSONValue, _ second: JSONValue) -> Bool {
    (first["sort_order"].number ?? 0) < (second["sort_order"].number ?? 0)
  }

  /// Addresses of the site begin with a placeholder for it.
  static func withoutPlaceholder(_ text: String) -> String { text.replacing("__GHOST_URL__", with: "") }

  func entry(_ post: JSONValue, at location: SourceLocation) -> ImportedEntry {
    var entry = ImportedEntry(at: location)
    let id = post["id"].identifier ?? ""
    if post["type"].text == "page" || post["page"].flag { entry.role = .page }
    entry.id = id.isEmpty ? nil : id
    entry.title = post["title"].text.flatMap { $0 == "(Untitled)" ? nil : $0 }
    entry.slug = post["slug"].text
    // The export does not say where the site was; this is the address that Ghost gives to a post.
    entry.url = post["slug"].text.map { "/\($0)/" }
    entry.setDate(post["published_at"].identifier ?? post["created_at"].identifier)
    entry.updated = FeedDateParser.date(post["updated_at"].identifier)
    entry.isDraft = post["status"].text == "draft"
    entry.isPinned = post["featured"].flag && entry.role != .page
    entry.language = ForeignSettings.language(post["locale"].text)
    let html = post["html"].text.map(Self.withoutPlaceholder)
    entry.body = html.map { .html($0) } ?? post["plaintext"].text.map { .text($0) } ?? .none
    let meta = descriptions[id] ?? .null
    entry.summary = post["custom_excerpt"].text ?? meta["meta_description"].text ?? post["meta_description"].text
    entry.tags = tags[id] ?? []
    entry.authors = authors[id] ?? users[post["author_id"].identifier ?? ""].map { [$0] } ?? []
    if let image = (post["feature_image"].text ?? post["image"].text).map(Self.withoutPlaceholder) {
      entry.cover = ImportedMedium(
        .image, image, alt: meta["feature_image_alt"].text, caption: FeedText.plain(meta["feature_image_caption"].text))
    }
    if let canonical = post["canonical_url"].text { entry.syndication = [canonical] }
    return entry
  }
}
