import FeedContent
import FeedDiagnostics
import FeedModel

/// RSS 2.0 and its ancestors, RSS 1.0 among them, with what podcasts and publishers add.
struct RSSFormat: SingleFileFormat {
  let name = "rss"

  func holds(_ path: String, in source: ImportSource) -> Bool {
    let head = source.xmlHead(path)
    // Metadata of drawings and programs are RDF, too.
    let isRDF = head.contains("<rdf:RDF") && head.contains("<channel")
    return (head.contains("<rss") || isRDF) && head.contains(/<(rss|rdf:RDF)[\s>]/)
      && !head.contains("://wordpress.org/export/")
  }

  func read(_ path: String, of source: ImportSource) throws(ImportFailure) -> ImportedSite {
    let root = try source.xml(path)
    guard let channel = root.elements.first(where: { $0.name == "channel" }) else {
      throw ImportFailure(.emptySource, at: source.location(of: path, line: root.line))
    }
    var site = ImportedSite(title: FeedText.plain(channel.plainText("title")), url: channel.plainText("link"))
    site.description = FeedText.plain(channel.plainText("description"))
    site.language = ForeignSettings.language(
      channel.plainText("language") ?? channel.first(.dublinCore, "language")?.text)
    site.author = author(of: channel)
    // In RSS 1.0, items stand beside the channel.
    let items = channel.elements.filter { $0.name == "item" } + root.elements.filter { $0.name == "item" }
    let hasEpisodes = items.contains { item in
      item.elements.contains { $0.name == "enclosure" && $0["type"]?.hasPrefix("image/") != true }
    }
    site.podcast = hasEpisodes ? podcast(channel) : nil
    site.entries = items.map {
      RSSItemReader(item: $0, siteURL: site.url).entry(at: source.location(of: path, line: $0.line))
    }
    let chapters = items.count {
      $0.first(.podcastIndex, "chapters") == nil && $0.first(.chapters, "chapters") != nil
    }
    site.notes.addLeftOut("list of chapters", "lists of chapters", count: chapters, at: source.location(of: path))
    let parts = items.count { item in
      item.first(.podcast, "episodeType")?.trimmedText.map { $0.lowercased() != "full" } ?? false
    }
    site.notes.addLeftOut(
      "mark of a trailer or bonus", "marks of trailers and bonuses", count: parts, at: source.location(of: path))
    return site
  }

  /// What a podcast says of itself; nil where nothing is said that directories want to know.
  private func podcast(_ channel: MarkupElement) -> ImportedPodcast? {
    var podcast = ImportedPodcast()
    podcast.guid = channel.first(.podcastIndex, "guid")?.trimmedText.flatMap { FeedUUID($0) }
    podcast.cover = channel.first(.podcast, "image")?["href"].map { ImportedMedium(.image, $0) }
    let categories = channel.elements(.podcast, "category").flatMap { $0.elements(.podcast, "category") + [$0] }
    podcast.category = categories.lazy.compactMap { $0["text"].flatMap { PodcastCategory(named: $0) } }.first
    guard podcast.guid != nil || podcast.cover != nil || podcast.category != nil else { return nil }
    podcast.order = channel.first(.podcast, "type")?.trimmedText
      .flatMap { PodcastSettings.EpisodeOrder(rawValue: $0.lowercased()) }
    podcast.isLocked = channel.first(.podcastIndex, "locked")?.trimmedText.map { $0.lowercased() == "yes" }
    podcast.hosts = channel.podcastPeople { $0 != "guest" }.map(\.name)
    podcast.funding = channel.elements(.podcastIndex, "funding").compactMap { funding in
      funding["url"].flatMap(WebAddress.absolute).map { (name: funding.trimmedText, url: $0) }
    }
    return podcast
  }

  private func author(of channel: MarkupElement) -> ImportedAuthor? {
    let owner = channel.first(.podcast, "owner")
    let email = owner?.first(.podcast, "email")?.trimmedText
    let name = channel.first(.podcast, "author")?.trimmedText ?? owner?.first(.podcast, "name")?.trimmedText
    if let name { return ImportedAuthor(name: name, email: email) }
    let stated = channel.plainText("managingEditor") ?? channel.first(.dublinCore, "creator")?.trimmedText
    return stated.flatMap(RSSItemReader.author)
  }
}

struct RSSItemReader {
  let item: MarkupElement
  let siteURL: String?

  func entry(at location: SourceLocation) -> ImportedEntry {
    var entry = ImportedEntry(at: location)
    let content = item.first(.content, "encoded")?.trimmedText
    let description = item.plainText("description") ?? item.first(.podcast, "summary")?.trimmedText
    let html = content ?? description ?? ""
    let nodes = MarkupDocument.html(html)
    entry.body = html.isEmpty ? .none : .html(html)
    entry.title = FeedText.title(item.plainText("title") ?? item.first(.podcast, "title")?.trimmedText, of: nodes)
    entry.summary = content == nil ? nil : FeedText.summary(description, of: nodes)
    entry.setDate(
      item.plainText("pubDate") ?? item.first(.dublinCore, "date")?.trimmedText
        ?? item.first(.atom, "published")?.trimmedText)
    entry.updated = FeedDateParser.date(item.first(.atom, "updated")?.trimmedText)
    entry.tags = FeedText.tags(item.plain("category").map(\.text) + item.elements(.dublinCore, "subject").map(\.text))
    entry.authors = authors()
    addAddresses(to: &entry)
    let attachments = FeedAttachments(item: item)
    entry.media = attachments.media
    entry.cover = attachments.cover
    entry.fields = attachments.fields
    return entry
  }

  /// What identifies the item, where it is, and what it is about: an address elsewhere, if its own is the guid.
  private func addAddresses(to entry: inout ImportedEntry) {
    let guid = item.plain("guid").first
    let about = item["about", in: FeedNamespace.rdf.address] ?? item.attributes.first { $0.name == "about" }?.value
    let link = item.first(.burner, "origLink")?.trimmedText ?? item.plainText("link")
    entry.id = guid?.trimmedText ?? about ?? link
    let permanent = guid.flatMap { guid -> String? in
      guard let text = guid.trimmedText, guid["isPermaLink"] != "false", ImportedAddress.isOfWeb(text) else {
        return nil
      }
      return text
    }
    let base = siteURL
    let address = link.map { ImportedAddress.absolute($0, relativeTo: base) }
    let home = base.map(URLAuthority.site(of:)) ?? ""
    if let address, let permanent, URLAuthority.site(of: permanent) == home,
      URLAuthority.site(of: address) != home
    {
      entry.link = address
      entry.url = permanent
    } else {
      entry.url = address ?? permanent
      if let permanent, permanent != address { entry.formerURLs.append(permanent) }
    }
  }

  private func authors() -> [ImportedAuthor] {
    let people = item.podcastPeople { _ in true }
    guard people.isEmpty else { return people }
    let creators = item.elements(.dublinCore, "creator").compactMap(\.trimmedText)
    let stated = creators.isEmpty ? item.plain("author").compactMap(\.trimmedText) : creators
    let names = stated.isEmpty ? item.elements(.podcast, "author").compactMap(\.trimmedText) : stated
    return names.compactMap(Self.author)
  }

  /// `ann@lin.example (Ann Lin)` is how RSS writes people (RSS 2.0, author), and others write names only.
  static func author(_ text: String) -> ImportedAuthor? {
    guard let text = FeedText.plain(text) else { return nil }
    if text.last == ")", let open = text.firstRange(of: " (") ?? text.firstRange(of: "(") {
      let (mail, name) = (text[..<open.lowerBound], text[open.upperBound...].dropLast())
      if WebAddress.isMail(mail), !name.isEmpty { return ImportedAuthor(name: String(name), email: String(mail)) }
    }
    if let match = text.wholeMatch(of: /(.+?)\s*[<(]([^\s@<(]+@[^\s@<(]+)[>)]/) {
      return ImportedAuthor(name: String(match.1), email: String(match.2))
    }
    return WebAddress.isMail(text) ? nil : ImportedAuthor(name: text)
  }
}

extension MarkupElement {
  /// Who is heard in a podcast or an episode (Podcasting 2.0, `podcast:person`), and not who works on it.
  fileprivate func podcastPeople(in isMeant: (_ role: String) -> Bool) -> [ImportedAuthor] {
    elements(.podcastIndex, "person").filter { person in
      (person["group"] ?? "cast").lowercased() == "cast" && isMeant((person["role"] ?? "host").lowercased())
    }.compactMap { person in
      FeedText.plain(person.trimmedText).map { ImportedAuthor(name: $0, url: person["href"]) }
    }
  }
}
