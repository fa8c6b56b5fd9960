import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel

/// Atom 1.0 (RFC 4287), and Blogger's exports, which are feeds of everything.
struct AtomFormat: SingleFileFormat {
  let name = "atom"

  func holds(_ path: String, in source: ImportSource) -> Bool {
    let head = source.xmlHead(path)
    return head.contains("http://www.w3.org/2005/Atom")
      && head.contains(/<([A-Za-z]+:)?(feed|entry)\s[^>]*http:\/\/www\.w3\.org\/2005\/Atom/)
  }

  func read(_ path: String, of source: ImportSource) throws(ImportFailure) -> ImportedSite {
    let root = try source.xml(path)
    let base = root.base(within: nil)
    let home = (root.links("alternate") + root.links("self")).first?["href"] ?? ""
    var site = ImportedSite(
      title: ImportedBody(atom: root.first(.atom, "title"))?.words,
      url: ImportedAddress.absolute(home, relativeTo: base))
    site.description = ImportedBody(atom: root.first(.atom, "subtitle"))?.words
    site.language = ForeignSettings.language(root.attributes.first { $0.name == "lang" }?.value)
    site.author = root.first(.atom, "author").flatMap(AtomEntryReader.author)
    let elements = root.name == "entry" ? [root] : root.elements(.atom, "entry")
    var leftOut: [String: Int] = [:]
    for element in elements {
      let reader = AtomEntryReader(entry: element, siteURL: site.url, base: base)
      guard let role = reader.role else {
        leftOut[reader.bloggerKind ?? "", default: 0] += 1
        continue
      }
      var entry = reader.entry(at: source.location(of: path, line: element.line))
      entry.role = role
      site.entries.append(entry)
    }
    for (kind, count) in leftOut.sorted(by: { $0.key < $1.key }) {
      site.notes.addLeftOut(kind, count: count, at: source.location(of: path))
    }
    return site
  }
}

extension ImportedBody {
  /// Reads a text of Atom (RFC 4287 section 3.1); nil where there is none.
  fileprivate init?(atom element: MarkupElement?) {
    guard let element else { return nil }
    switch element["type"] ?? "text" {
    case "xhtml": self = .nodes(element.first("div")?.children ?? element.children)
    case "html", "text/html": self = .html(element.text)
    case "text", "text/plain":
      guard let text = element.trimmedText else { return nil }
      self = .text(text)
    case let type where type.hasSuffix("+xml") || type.hasSuffix("/xml"): self = .nodes(element.children)
    default: return nil
    }
    if markup.isEmpty { return nil }
  }

  /// The words on one line; nil where there are none.
  fileprivate var words: String? {
    let words = markup.map(\.spacedText).joined().collapsingWhitespace.trimmed
    return words.isEmpty ? nil : words
  }
}

extension MarkupElement {
  /// The links of a feed or an entry that are for something (RFC 4287 section 4.2.7).
  func links(_ relation: String) -> [MarkupElement] {
    elements(.atom, "link").filter { $0["href"] != nil && ($0["rel"] ?? "alternate") == relation }
  }

  /// The address that addresses within it are relative to (XML Base).
  func base(within outer: String?) -> String? {
    self["base", in: "http://www.w3.org/XML/1998/namespace"].map { ImportedAddress.absolute($0, relativeTo: outer) }
      ?? outer
  }
}

/// Reads an entry of Atom (RFC 4287 section 4.1.2).
struct AtomEntryReader {
  let entry: MarkupElement
  let siteURL: String?
  /// What addresses of the feed are relative to.
  let base: String?

  func entry(at location: SourceLocation) -> ImportedEntry {
    var result = ImportedEntry(at: location)
    let content = ImportedBody(atom: entry.first(.atom, "content"))
    let summary = ImportedBody(atom: entry.first(.atom, "summary"))
    let text = content ?? summary ?? .none
    let nodes = text.markup
    result.body = addressed(text, nodes)
    result.title = FeedText.title(ImportedBody(atom: entry.first(.atom, "title"))?.words, of: nodes)
    result.summary = content == nil ? nil : FeedText.summary(summary?.words, of: nodes)
    let updated = entry.first(.atom, "updated")?.trimmedText
    result.setDate(entry.first(.atom, "published")?.trimmedText ?? updated)
    result.updated = FeedDateParser.date(updated)
    result.tags = FeedText.tags(
      entry.elements(.atom, "category").filter { $0["scheme"]?.hasSuffix("g/2005#kind") != true }
        .compactMap { $0["label"] ?? $0["term"] })
    result.authors = entry.elements(.atom, "author").compactMap(Self.author)
    result.id = entry.first(.atom, "id")?.trimmedText
    // Blogger has more states than these, and none of them is known to be public.
    result.isDraft =
      entry.first(.publishing, "control")?.first(.publishing, "draft")?.trimmedText == "yes"
      || !["LIVE", "SCHEDULED", nil].contains(blogger("status"))
    result.language = ForeignSettings.language(entry.attributes.first { $0.name == "lang" }?.value)
    result.inReplyTo = entry.elements(.thread, "in-reply-to").compactMap { $0["href"] ?? $0["ref"] }
      .filter(ImportedAddress.isOfWeb)
    addLinks(to: &result)
    return result
  }

  /// Relative addresses are those of the content, or of what is around it.
  private func addressed(_ text: ImportedBody, _ nodes: [MarkupNode]) -> ImportedBody {
    let element = entry.first(.atom, "content") ?? entry.first(.atom, "summary")
    guard let base = element?.base(within: entry.base(within: base)) else { return text }
    switch text {
    // Plain text has no addresses, and its line ends are meant.
    case .none, .text: return text
    default: return .nodes(nodes.map { $0.addressed(from: base) })
    }
  }

  private func addLinks(to result: inout ImportedEntry) {
    let base = entry.base(within: base) ?? siteURL
    func address(_ link: MarkupElement) -> String { ImportedAddress.absolute(link["href"] ?? "", relativeTo: base) }
    let home = siteURL.map(URLAuthority.site(of:)) ?? ""
    let alternates = entry.links("alternate").map(address)
    let related = entry.links("related").map(address)
    // Blogs of links have the page that they are about as the one, and their own as the other.
    let own = (alternates + related).first { URLAuthority.site(of: $0) == home }
    result.url = own ?? alternates.first ?? blogger("filename")
    if own != nil { result.link = (alternates + related).first { URLAuthority.site(of: $0) != home } }
    var attachments = FeedAttachments(item: entry)
    for enclosure in entry.links("enclosure") {
      attachments.add(
        address(enclosure), type: enclosure["type"], size: enclosure["length"], title: enclosure["title"])
    }
    result.media = attachments.media
    result.cover = attachments.cover
    result.fields = attachments.fields
    guard case .none = result.body else { return }
    if let words = attachments.words, !words.isEmpty { result.body = .text(words) }
    // Films of YouTube: what there is to see is a page that plays it.
    if let page = result.url, EmbeddedPage(address: page) != nil {
      result.fields.append(FrontMatterField("video", .text(page)))
      result.cover = nil
    }
  }

  /// A person (RFC 4287 section 3.2).
  static func author(_ element: MarkupElement) -> ImportedAuthor? {
    element.first(.atom, "name")?.trimmedText.map { name in
      ImportedAuthor(
        name: name, url: element.first(.atom, "uri")?.trimmedText, email: element.first(.atom, "email")?.trimmedText)
    }
  }

  // MARK: Blogger

  /// The text of an element of Blogger's backups since 2018, for example `status`.
  private func blogger(_ name: String) -> String? { entry.first(.blogger, name)?.trimmedText }

  /// What Blogger says that the entry is; nil in feeds of others.
  var bloggerKind: String? {
    if blogger("status") == "SOFT_TRASHED" || blogger("trashed") != nil { return "deleted post" }
    if let type = blogger("type") { return type.lowercased() }
    return entry.elements(.atom, "category").first { $0["scheme"]?.hasSuffix("g/2005#kind") == true }?["term"]
      .flatMap { $0.split(separator: "#").last.map(String.init) }
  }

  /// What the entry becomes; nil for comments, settings, templates and deleted posts.
  var role: ImportedEntry.Role? {
    switch bloggerKind {
    case nil, "post": .entry
    case "page": .page
    default: nil
    }
  }
}

extension MarkupNode {
  /// The node with absolute addresses in place of those that are relative to one.
  fileprivate func addressed(from base: String) -> MarkupNode {
    guard case .element(var element) = self else { return self }
    element.attributes = element.attributes.map { attribute in
      guard ["href", "src", "poster"].contains(attribute.name) else { return attribute }
      return MarkupAttribute(
        name: attribute.name, value: ImportedAddress.absolute(attribute.value, relativeTo: base))
    }
    element.children = element.children.map { $0.addressed(from: base) }
    return .element(element)
  }
}
