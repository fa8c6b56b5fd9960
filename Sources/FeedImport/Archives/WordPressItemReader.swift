import FeedDiagnostics
import FeedModel

/// Reads a post or a page of an export of WordPress.
struct WordPressItemReader {
  let item: MarkupElement
  let attachments: WordPressAttachments
  let authors: [String: ImportedAuthor]

  private var type: String { item.wordPress("post_type") ?? "post" }
  private var status: String { item.wordPress("status") ?? "publish" }

  /// What an item that is no post and no page is called; empty where it came along as a part of others; nil for posts.
  var reasonToLeaveOut: String? {
    switch type {
    case "post", "page": ["trash", "auto-draft", "inherit"].contains(status) ? "deleted post" : nil
    case "attachment", "nav_menu_item", "revision": ""
    default: "item of the type \(type)"
    }
  }

  /// The entry, and what did not come along.
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
      categories.filter { ["category", "post_tag", nil].contains($0["domain"]) }.map(\.text))
    entry.authors = item.elements(.dublinCore, "creator").compactMap(\.ownText).map {
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
    addFormat(to: &entry, categories.first { $0["domain"] == "post_format" }?["nicename"])
    return (entry, notes)
  }

  /// What the theme showed a post as.
  private func addFormat(to entry: inout ImportedEntry, _ format: String?) {
    guard type == "post", case .blogHTML(let html) = entry.body else { return }
    switch format {
    case "post-format-link":
      let links = MarkupDocument.html(html).compactMap(\.element).flatMap {
        ($0.name == "a" ? [$0] : []) + $0.descendants(["a"])
      }
      entry.link = links.compactMap { $0["href"] }.first(where: ImportedAddress.isOfWeb)
    case "post-format-quote": if entry.title == nil { entry.role = .kind(.quote) }
    default: break
    }
  }

  /// A moment that is stated twice: on the clocks of the site and in UTC, which together tell the offset.
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
