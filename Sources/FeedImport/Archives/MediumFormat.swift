import FeedDiagnostics
import FeedModel

/// The export of Medium: an HTML file with microformats for each story.
struct MediumFormat: SiteFormat {
  let name = "medium"

  func holds(_ path: String, in source: ImportSource) -> Bool {
    guard path.hasSuffix(".html") else { return false }
    let head = source.head(path)
    return head.contains("class=\"h-entry\"") && head.contains(/class="p-name"/) && head.contains("data-field=\"body\"")
  }

  func read(_ source: ImportSource) throws(ImportFailure) -> ImportedSite {
    var site = ImportedSite()
    for path in source.paths where holds(path, in: source) {
      let text = String(decoding: try source.read(path), as: UTF8.self)
      guard let story = MarkupDocument.html(text).elements(["article"]).first else { continue }
      site.entries.append(MediumStoryReader(story: story).entry(at: source.location(of: path), path: path))
    }
    let authors = Set(site.entries.flatMap(\.authors))
    if authors.count == 1 { site.author = authors.first }
    site.title = site.author?.name
    return site
  }
}

struct MediumStoryReader {
  let story: MarkupElement

  func entry(at location: SourceLocation, path: String) -> ImportedEntry {
    var entry = ImportedEntry(at: location)
    let body = all("section").first { $0["data-field"] == "body" }
    let nodes = (body?.children ?? []).compactMap(content)
    let name = first("h1", "p-name")?.text.collapsingWhitespace.trimmed
    // A story without a title of its own has its first words as a name.
    let hasTitle = body.map { Self.holds($0) { $0.hasClass("graf--title") } } ?? false
    entry.title = hasTitle ? name : FeedText.title(name, of: nodes)
    if !hasTitle, let title = entry.title, PostShape(nodes).words.hasPrefix(title) { entry.title = nil }
    entry.body = .nodes(nodes)
    entry.summary = FeedText.summary(all("section").first { $0["data-field"] == "subtitle" }?.text, of: nodes)
    let time = first("time", "dt-published")
    entry.date = FeedDateParser.date(time?["datetime"])
    let canonical = first("a", "p-canonical")?["href"]
    let number = path.fileName.firstMatch(of: /-([0-9a-f]{8,14})\.html$/)?.1
    entry.id = number.map { "https://medium.com/p/\($0)" } ?? canonical
    entry.isDraft = entry.date == nil
    entry.slug = path.fileName.wholeMatch(of: /(?:\d{4}-\d{2}-\d{2}|draft)_(.*?)-*[0-9a-f]{8,14}\.html/).map {
      String($0.1)
    }
    if let canonical { entry.syndication = [canonical] }
    if let author = first("a", "p-author"), case let name = author.text.trimmed, !name.isEmpty {
      entry.authors = [ImportedAuthor(name: name, url: author["href"])]
    }
    return entry
  }

  private func all(_ name: String) -> [MarkupElement] { story.descendants([name]) }

  private func first(_ name: String, _ className: String) -> MarkupElement? {
    all(name).first { $0.hasClass(className) }
  }

  private static func holds(_ element: MarkupElement, _ isWanted: (MarkupElement) -> Bool) -> Bool {
    isWanted(element) || element.elements.contains { holds($0, isWanted) }
  }

  /// The text without the title and the subtitle, which are elsewhere, and without the rule above the first part.
  private func content(_ node: MarkupNode) -> MarkupNode? {
    guard case .element(var element) = node else { return node }
    if element.hasClass("graf--title") || element.hasClass("graf--subtitle") { return nil }
    let isFirst = element.hasClass("section--first")
    element.children = element.children.compactMap { child in
      if isFirst, child.element?.hasClass("section-divider") == true { return nil }
      return content(child)
    }
    return .element(element)
  }
}
