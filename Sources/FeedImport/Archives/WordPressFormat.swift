import FeedContent
import FeedDiagnostics
import FeedMarkup
import FeedModel

/// WordPress eXtended RSS, versions 1.0 to 1.2: the export of WordPress, alone or beside its folder of uploads.
struct WordPressFormat: SiteFormat {
  let name = "wordpress"

  func holds(_ path: String, in source: ImportSource) -> Bool {
    source.head(path).contains("://wordpress.org/export/")
  }

  func read(_ source: ImportSource) throws(ImportFailure) -> ImportedSite {
    var site = ImportedSite()
    var items: [(element: MarkupElement, location: SourceLocation)] = []
    var authors: [String: ImportedAuthor] = [:]
    // Large sites are exported in several files.
    for path in source.paths where holds(path, in: source) {
      guard let channel = try source.xml(path).first("channel") else { continue }
      site.title = site.title ?? FeedText.plain(channel.plainText("title"))
      site.url = site.url ?? channel.wordPress("base_blog_url") ?? channel.plainText("link")
      site.description = site.description ?? FeedText.plain(channel.plainText("description"))
      site.language = site.language ?? ForeignSettings.language(channel.plainText("language"))
      for author in channel.elements where author.isWordPress("author") {
        guard let login = author.wordPress("author_login") else { continue }
        authors[login] = ImportedAuthor(
          name: author.wordPress("author_display_name") ?? login)
      }
      items += channel.elements("item").map { ($0, source.location(of: path, line: $0.line)) }
    }
    if authors.count == 1 { site.author = authors.values.first }
    let attachments = WordPressAttachments(items.map(\.element))
    let venues = WordPressEvent.venues(in: items.map(\.element))
    var leftOut: [String: Int] = [:]
    for (element, location) in items {
      let reader = WordPressItemReader(
        item: element, attachments: attachments, authors: authors, venues: venues)
      if let reason = reader.reasonToLeaveOut {
        if !reason.isEmpty { leftOut[reason, default: 0] += 1 }
        continue
      }
      let (entry, notes) = reader.entry(at: location)
      site.entries.append(entry)
      site.notes += notes
      leftOut["comment", default: 0] += element.elements.count { $0.isWordPress("comment") }
    }
    for (what, count) in leftOut.sorted(by: { $0.key < $1.key }) {
      site.notes.addLeftOut(what, count: count, at: SourceLocation(file: source.displayName))
    }
    let origin = site.url.flatMap { url in URLAuthority(of: url).map { url.dropLast($0.rest.count) } } ?? ""
    site.menu = menu(items.map(\.element), origin: String(origin))
    addFiles(of: source, to: &site)
    return site
  }

  /// The uploads that are beside the export, by the addresses that they had.
  private func addFiles(of source: ImportSource, to site: inout ImportedSite) {
    let base = (site.url ?? "").withoutTrailingSlashes
    let hosts = [base, base.replacing(/^https:/, with: "http:"), base.replacing(/^http:/, with: "https:")]
    for path in source.media {
      guard let uploads = path.firstRange(of: "uploads/") else { continue }
      let address = "/wp-content/uploads/" + path[uploads.upperBound...]
      for host in hosts + [""] { site.files[host + address] = source.file(path) }
    }
  }

  /// The lines of menus, which are items of a type of their own.
  ///
  /// - Parameter origin: What comes before the path in the address of the blog, which may be in a folder.
  private func menu(_ items: [MarkupElement], origin: String) -> [NavigationItem] {
    let links = Dictionary(
      items.map { ($0.wordPress("post_id") ?? "", ($0.plainText("title"), $0.plainText("link"))) }
    ) { first, _ in first }
    let lines = items.filter {
      $0.wordPress("post_type") == "nav_menu_item" && $0.meta("_menu_item_menu_item_parent") == "0"
    }
    let sorted = lines.sorted {
      (Int($0.wordPress("menu_order") ?? "") ?? 0) < (Int($1.wordPress("menu_order") ?? "") ?? 0)
    }
    return sorted.compactMap { line in
      // Categories have numbers of their own, which may be those of posts.
      let isOfPost = [nil, "post_type"].contains(line.meta("_menu_item_type"))
      let target = isOfPost ? links[line.meta("_menu_item_object_id") ?? ""] : nil
      guard let url = target?.1 ?? line.meta("_menu_item_url"),
        let title = FeedText.plain(line.plainText("title") ?? target?.0)
      else { return nil }
      if ImportedAddress.isOfWeb(url) { return NavigationItem(title: title, url: url) }
      return url.hasPrefix("/") && !url.hasPrefix("//") ? NavigationItem(title: title, url: origin + url) : nil
    }
  }
}

/// The files of a media library by their numbers.
struct WordPressAttachments {
  private var media: [String: ImportedMedium] = [:]
  private var children: [String: [String]] = [:]

  init(_ items: [MarkupElement]) {
    for item in items where item.wordPress("post_type") == "attachment" {
      guard let id = item.wordPress("post_id"), let url = item.wordPress("attachment_url") else { continue }
      var medium = ImportedMedium(type: nil, source: url) ?? ImportedMedium(.image, url)
      medium.alt = item.meta("_wp_attachment_image_alt")
      medium.caption = item.elements.first { $0.name == "encoded" && $0.namespace.contains("excerpt") }
        .flatMap { FeedText.plain($0.text) }
      media[id] = medium
      if let parent = item.wordPress("post_parent") { children[parent, default: []].append(id) }
    }
  }

  subscript(id: String) -> ImportedMedium? { media[id] }

  func pictures(of post: String) -> [ImportedMedium] {
    (children[post] ?? []).compactMap { media[$0] }.filter { $0.kind == .image }
  }
}

extension MarkupElement {
  /// Whether it is an element of the export format, in any version.
  func isWordPress(_ name: String) -> Bool { self.name == name && namespace.contains("wordpress.org/export/") }

  func wordPress(_ name: String) -> String? {
    elements.lazy.filter { $0.isWordPress(name) }.compactMap(\.trimmedText).first
  }

  /// What plug-ins and WordPress itself noted under a key.
  func meta(_ key: String) -> String? {
    elements.lazy.filter { $0.isWordPress("postmeta") && $0.wordPress("meta_key") == key }
      .compactMap { $0.wordPress("meta_value") }.first
  }
}

/// Reads a post or a page of an export of WordPress.
struct WordPressItemReader {
  let item: MarkupElement
  let attachments: WordPressAttachments
  let authors: [String: ImportedAuthor]
  /// The places of events by their numbers.
  let venues: [String: [FrontMatterField]]

  private var type: String { item.wordPress("post_type") ?? "post" }
  private var status: String { item.wordPress("status") ?? "publish" }

  /// The name for items that are neither posts nor pages; empty where they were imported as parts of others; nil for
  /// posts.
  var reasonToLeaveOut: String? {
    switch type {
    case "tribe_venue" where !WordPressEvent.isPublic(item): "unpublished venue"
    case "attachment", "nav_menu_item", "revision", "tribe_venue": ""
    // Podcasts have types of their own.
    case _ where !["post", "page", "tribe_events"].contains(type) && recordings.media.isEmpty:
      "item of the type \(type)"
    default: ["trash", "auto-draft", "inherit"].contains(status) ? "deleted post" : nil
    }
  }

  /// The entry, and what was not imported.
  func entry(at location: SourceLocation) -> (ImportedEntry, [Diagnostic]) {
    var entry = ImportedEntry(at: location)
    var notes: [Diagnostic] = []
    if type == "page" { entry.role = .page }
    entry.title = FeedText.plain(item.plainText("title"))
    entry.id = item.plainText("guid")
    entry.slug = item.wordPress("post_name")
    let link = item.plainText("link")
    entry.url = status == "publish" || link?.contains("?") == false ? link : nil
    entry.date = date("post_date") ?? FeedDateParser.date(item.plainText("pubDate"))
    entry.updated = date("post_modified")
    // Plugins add states of their own, and none of them is known to be public.
    entry.isDraft = !["publish", "future", "inherit"].contains(status)
    entry.isPinned = item.wordPress("is_sticky") == "1"
    let categories = item.elements("category")
    entry.tags = FeedText.tags(
      categories.filter { ["category", "post_tag", "tribe_events_cat", nil].contains($0["domain"]) }.map(\.text))
    entry.authors = item.elements(.dublinCore, "creator").compactMap(\.trimmedText).map {
      authors[$0] ?? ImportedAuthor(name: $0)
    }
    let excerpt = item.elements.first { $0.name == "encoded" && $0.namespace.contains("excerpt") }
    entry.summary = FeedText.plain(excerpt?.text)
    entry.cover = item.meta("_thumbnail_id").flatMap { attachments[$0] }
    let content = item.first(.content, "encoded")?.text ?? ""
    let shortcodes = Shortcodes(content, attachments: attachments, post: item.wordPress("post_id") ?? "")
    if !content.trimmed.isEmpty { entry.body = .blogHTML(shortcodes.html) }
    let called = entry.title ?? entry.url ?? ""
    notes += shortcodes.unknown.map { Diagnostic(.transfer(.shortcode($0, entry: called)), at: location) }
    if item.wordPress("post_password") != nil {
      entry.isDraft = true
      notes.append(Diagnostic(.transfer(.protected(entry: called, .password)), at: location))
    }
    let recordings = self.recordings
    entry.media = recordings.media.filter { medium in
      // Texts hold addresses as HTML, in fields they stand as they are.
      let isInText = [medium.source, HTMLEscaping.escape(medium.source)].contains { content.contains($0) }
      return medium.kind != .image && !isInText
    }
    if !entry.media.isEmpty { entry.fields = recordings.fields }
    if type == "tribe_events" {
      entry.role = .kind(.event)
      if WordPressEvent.isHidden(item) { entry.isDraft = true }
      entry.fields = WordPressEvent(item, venues: venues).fields
    }
    addFormat(to: &entry, categories.first { $0["domain"] == "post_format" }?["nicename"])
    return (entry, notes)
  }

  /// The recordings that plug-ins for podcasts note: address, size, type and what the plug-in knows, a line each.
  private var recordings: FeedAttachments {
    var recordings = FeedAttachments(item: item)
    for key in ["enclosure", "audio_file"] {
      guard let lines = item.meta(key)?.split(whereSeparator: \.isNewline).map(String.init), let address = lines.first
      else { continue }
      recordings.add(
        address, type: lines.count > 2 ? lines[2].trimmed : nil, size: lines.count > 1 ? lines[1].trimmed : nil)
      if let match = lines.last?.firstMatch(of: /"duration";s:\d+:"([^"]+)"/) {
        recordings.addDuration(String(match.1))
      }
    }
    if recordings.fields.isEmpty, let duration = item.meta("duration") { recordings.addDuration(duration) }
    return recordings
  }

  /// What the theme showed a post as.
  private func addFormat(to entry: inout ImportedEntry, _ format: String?) {
    guard type == "post", case .blogHTML(let html) = entry.body else { return }
    switch format {
    case "post-format-link":
      let links = MarkupDocument.html(html).elements(["a"]).compactMap { $0["href"] }
      entry.link = links.first(where: ImportedAddress.isOfWeb)
    case "post-format-quote": if entry.title == nil { entry.role = .kind(.quote) }
    default: break
    }
  }

  /// A moment that is stated twice: on the clocks of the site and in UTC, which together give the offset.
  private func date(_ name: String) -> FeedDate? {
    guard let local = FeedDateParser.date(item.wordPress(name)), local.day.year > 1 else { return nil }
    guard let utc = FeedDateParser.date(item.wordPress(name + "_gmt")), utc.day.year > 1 else { return local }
    let offset = local.secondsSinceEpoch - utc.secondsSinceEpoch
    guard abs(offset) <= 15 * 3600 else { return utc }
    // Clocks differ by quarters of an hour.
    let quarters = (Double(offset) / 900).rounded() * 900
    return FeedDate(secondsSinceEpoch: utc.secondsSinceEpoch, utcOffset: Int(quarters))
  }
}
