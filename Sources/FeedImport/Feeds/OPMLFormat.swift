import FeedDiagnostics
import FeedModel

/// OPML 2.0 (opml.org): the feeds that its author follows become people.
struct OPMLFormat: SingleFileFormat {
  let name = "opml"

  func holds(_ path: String, in source: ImportSource) -> Bool {
    let head = source.xmlHead(path)
    return head.contains("<opml") && head.contains(/<opml[\s>]/)
  }

  func read(_ path: String, of source: ImportSource) throws(ImportFailure) -> ImportedSite {
    let root = try source.xml(path)
    var site = ImportedSite(title: nil)
    let head = root.first("head")
    site.author = head?.first("ownerName")?.trimmedText.map { ImportedAuthor(name: $0) }
    var feeds: Set<String> = []
    for outline in root.first("body")?.elements ?? [] {
      add(outline, within: [], to: &site, &feeds) { source.location(of: path, line: $0) }
    }
    return site
  }

  /// Adds the feed that an outline is, or those within it, which it puts under a heading.
  private func add(
    _ outline: MarkupElement, within headings: [String], to site: inout ImportedSite, _ feeds: inout Set<String>,
    at place: (Int) -> SourceLocation
  ) {
    let name = FeedText.plain(outline["title"]) ?? FeedText.plain(outline["text"])
    guard let feed = outline["xmlUrl"]?.trimmed, !feed.isEmpty else {
      for inner in outline.elements {
        add(inner, within: headings + (name.map { [$0] } ?? []), to: &site, &feeds, at: place)
      }
      return
    }
    let address = feed.hasPrefix("feed:") ? "http:" + feed.dropFirst(5) : feed
    guard feeds.insert(address).inserted else { return }
    var person = ImportedEntry(at: place(outline.line))
    person.role = .kind(.person)
    person.title = name ?? URLAuthority.site(of: address)
    person.feed = ImportedAddress.isOfWeb(address) ? address : nil
    person.links = [outline["htmlUrl"]].compactMap { $0 }.filter(ImportedAddress.isOfWeb)
    let categories = (outline["category"] ?? "").split(separator: ",").map { String($0.drop { $0 == "/" }) }
    person.tags = FeedText.tags(headings + categories)
    if let description = FeedText.plain(outline["description"]) { person.body = .text(description) }
    site.entries.append(person)
  }
}
