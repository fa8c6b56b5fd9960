package import FeedDiagnostics
import FeedMarkup
import FeedMedia
import FeedModel
import FeedTheme
import FeedVisitors

/// Checks everything that a build would write for problems that the content alone does not show.
package struct SiteCheck: Sendable {
  let input: SiteInput
  let table: SiteTable
  /// The results of following the links in bodies, which have been reported already.
  let links: LocalLinkFindings
  /// The bytes of a file that is copied; nil where it is too large to be checked, or cannot be read.
  let read: @Sendable (_ location: String) -> [UInt8]?

  package init(of site: SiteInspection, read: @escaping @Sendable (_ location: String) -> [UInt8]?) {
    input = site.input
    table = site.table
    links = site.links
    self.read = read
  }

  /// - Parameter unusedFiles: The media files that the build does not publish, as messages name them.
  package func diagnostics(unusedFiles: [String] = []) async -> [Diagnostic] {
    let pages = await PageCheck(self).result()
    let feeds = await feedDiagnostics()
    let orphans = orphanDiagnostics(shown: pages.shown, unusedFiles: unusedFiles)
    return (pages.diagnostics + feeds + orphans + titleDiagnostics + accentDiagnostics).sorted()
  }

  func bytes(of item: SiteItem) -> [UInt8]? {
    switch item.content {
    case .bytes(let make): make()
    case .file(let location), .mediaFile(let location): read(location)
    case .picture(let picture): read(picture.location)
    }
  }
}

extension SiteCheck {
  /// A warning for each background of the theme, in light and in dark, on which a colour of a kind is hard to see.
  private var accentDiagnostics: [Diagnostic] {
    guard let background = input.theme.settings.colors.background else { return [] }
    return input.site.kinds.flatMap { kind in
      [background.light, background.dark].compactMap { background -> Diagnostic? in
        guard let color = kind.accent, let ratio = ContrastRatio.tooLow(color, background) else { return nil }
        let problem = CheckProblem.faintAccent(
          kind: kind.kind.name, color: color, ratio: ratio, background: background)
        return Diagnostic(.check(problem), at: kind.accentLocation)
      }
    }
  }

  private struct Name: Hashable {
    let kind: Kind
    let language: String?
    let title: String
  }

  /// A warning for each entry that readers could take for an earlier one of its kind and language, by its title.
  private var titleDiagnostics: [Diagnostic] {
    var first: [Name: SourceLocation] = [:]
    let objects = input.feed.entries.reversed() + input.feed.people as [any FeedViewObject]
    return objects.compactMap { object in
      guard let title = object.facts.title else { return nil }
      let entry = object.entry
      let name = Name(kind: entry.kind, language: entry.language, title: title.lowercased())
      guard let other = first[name] else {
        first[name] = entry.location
        return nil
      }
      return Diagnostic(
        .check(.duplicateTitle(title, kind: entry.kind.name)), at: entry.location, related: [other])
    }
  }

  /// A warning for each feed that is published at another address than it states.
  private func feedDiagnostics() async -> [Diagnostic] {
    let documents = table.items.filter { $0.file.hasSuffix(".xml") || $0.file.hasSuffix(".json") }
    let resolver = URLResolver(site: input.site.url)
    let found = await documents.concurrentMap { item -> Diagnostic? in
      guard let bytes = bytes(of: item), let feed = SelfLink(bytes, isJSON: item.file.hasSuffix(".json"))
      else { return nil }
      let published = resolver.absolute(item.route)
      guard feed.address != published else { return nil }
      let location = item.content.location.map { SourceLocation(file: $0) }
      return Diagnostic(
        .check(.wrongSelfLink(feed: item.route.path, stated: feed.address, published: published)), at: location)
    }
    return found.compactMap(\.self)
  }

  /// Files that other programs request by name, without a link.
  private static let wellKnown = ["favicon", "apple-touch-icon", ".well-known/"]
  private static let texts: Set = ["html", "htm", "css", "js", "mjs", "json", "xml", "svg", "webmanifest", "txt"]

  /// A warning for each media file to which no page leads.
  ///
  /// - Parameter shown: The files that pages lead to or show.
  private func orphanDiagnostics(shown: Set<String>, unusedFiles: [String]) -> [Diagnostic] {
    let candidates = input.files.filter { file in
      MediaTypes.isMedia(file.path) && !shown.contains(file.route.file)
        && !Self.wellKnown.contains { file.route.file.hasPrefix($0) }
    }
    let named = candidates.isEmpty ? [] : namesInFiles()
    let published = candidates.filter { !named.contains($0.path.fileName) }
    return published.map {
      Diagnostic(.check(.orphanedFile(isPublished: true)), at: SourceLocation(file: $0.location))
    }
      + unusedFiles.map { Diagnostic(.check(.orphanedFile(isPublished: false)), at: SourceLocation(file: $0)) }
  }

  /// The names of files that style sheets, scripts and other texts of the site and of the theme hold, and feeds.
  private func namesInFiles() -> Set<String> {
    var names: Set<String> = []
    for item in table.items where Self.texts.contains(item.file.fileExtension) {
      let isPage = item.file.hasSuffix(".html")
      if case .bytes = item.content, isPage { continue }
      for word in (bytes(of: item) ?? []).split(whereSeparator: Self.endsName) {
        let name = URLReference.decoded(String(decoding: word, as: UTF8.self))
        if MediaTypes.isMedia(name) { names.insert(name) }
      }
    }
    return names
  }

  private static func endsName(_ byte: UInt8) -> Bool { byte <= 0x20 || "\"'()<>/,;:=?#&\\".utf8.contains(byte) }
}

/// The address that a feed gives as its own.
struct SelfLink {
  /// The address; nil where the feed gives none.
  let address: String?

  /// Reads a document; nil where it is no feed in RSS, Atom or JSON Feed.
  init?(_ bytes: [UInt8], isJSON: Bool) {
    guard isJSON else {
      let xml = HTMLTokenizer(bytes, rawText: [])
      var tags = xml.lazy.compactMap { if case .tag(let tag) = $0, !tag.isEnd { tag } else { nil } }.makeIterator()
      guard let root = tags.next(), root.name == "rss" || root.name == "feed" else { return nil }
      var found: String?
      while found == nil, let tag = tags.next(), tag.name != "item", tag.name != "entry" {
        let isLink = tag.name == "link" || tag.name.hasSuffix(":link")
        if isLink, xml.value(of: "rel", in: tag) == "self" { found = xml.value(of: "href", in: tag) }
      }
      address = found
      return
    }
    // The members of a JSON Feed come before its items, and no item has a member with this name.
    let head = String(decoding: bytes.prefix(Self.headLength), as: UTF8.self)
    guard head.contains("https://jsonfeed.org/version/") else { return nil }
    address = head.firstMatch(of: /"feed_url"\s*:\s*"([^"\\]*)"/).map { String($0.1) }
  }

  private static let headLength = 4096
}
