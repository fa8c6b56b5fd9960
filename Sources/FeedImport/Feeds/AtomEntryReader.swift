import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel

/// Reads an entry of Atom (RFC 4287 section 4.1.2).
struct AtomEntryReader {
  let entry: MarkupElement
  /// The address of the site that the feed is of.
  let siteURL: String?
  /// What addresses of the feed are relative to.
  let base: String?

  func entry(at location: SourceLocation) -> ImportedEntry {
    var result = ImportedEntry(at: location)
    let content = AtomText(entry.first(.atom, "content"))
    let summary = AtomText(entry.first(.atom, "summary"))
    let text = content ?? summary
    result.body = text.map(body) ?? .none
    result.title = FeedText.title(AtomText(entry.first(.atom, "title"))?.words, of: text?.nodes ?? [])
    result.summary = content.flatMap { FeedText.summary(summary?.words, of: $0.nodes) }
    let updated = entry.first(.atom, "updated")?.ownText
    result.setDate(entry.first(.atom, "published")?.ownText ?? updated)
    result.updated = FeedDateParser.date(updated)
    result.tags = FeedText.tags(
      entry.elements(.atom, "category").filter { $0["scheme"]?.hasSuffix("g/2005#kind") != true }
        .compactMap { $0["label"] ?? $0["term"] })
    result.authors = entry.elements(.atom, "author").compactMap(Self.author)
    result.id = entry.first(.atom, "id")?.ownText
    result.isDraft = entry.first(.publishing, "control")?.first(.publishing, "draft")?.ownText == "yes"
    result.language = FeedText.language(entry.attributes.first { $0.name == "lang" }?.value)
    result.inReplyTo = entry.elements(.thread, "in-reply-to").compactMap { $0["href"] ?? $0["ref"] }
      .filter(ImportedAddress.isOfWeb)
    addLinks(to: &result)
    return result
  }

  /// Relative addresses are those of the content, or of what is around it.
  private func body(_ text: AtomText) -> ImportedBody {
    let element = entry.first(.atom, "content") ?? entry.first(.atom, "summary")
    guard let base = element?.base(within: entry.base(within: base)), base != self.base || base != siteURL else {
      return text.body
    }
    return .nodes(text.nodes.map { AddressedNodes.absolute($0, base: base) })
  }

  private func addLinks(to result: inout ImportedEntry) {
    let base = entry.base(within: base) ?? siteURL
    func address(_ link: MarkupElement) -> String { ImportedAddress.absolute(link["href"] ?? "", relativeTo: base) }
    let home = siteURL.map(URLAuthority.site(of:)) ?? ""
    let alternates = entry.links("alternate").map(address)
    let related = entry.links("related").map(address)
    // Blogs of links have the page that they are about as the one, and their own as the other.
    let own = (alternates + related).first { URLAuthority.site(of: $0) == home }
    result.url = own ?? alternates.first
    if own != nil { result.link = (alternates + related).first { URLAuthority.site(of: $0) != home } }
    var attachments = FeedAttachments(item: entry)
    for enclosure in entry.links("enclosure") {
      attachments.add(address(enclosure), type: enclosure["type"], title: enclosure["title"])
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
    element.first(.atom, "name")?.ownText.map { name in
      ImportedAuthor(
        name: name, url: element.first(.atom, "uri")?.ownText, email: element.first(.atom, "email")?.ownText)
    }
  }

  // MARK: Blogger

  /// What Blogger says that the entry is; nil in feeds of others.
  var bloggerKind: String? {
    entry.elements(.atom, "category").first { $0["scheme"]?.hasSuffix("g/2005#kind") == true }?["term"]
      .flatMap { $0.split(separator: "#").last.map(String.init) }
  }

  /// What the entry becomes; nil for comments, settings and templates.
  var role: ImportedEntry.Role? {
    switch bloggerKind {
    case nil, "post": .entry
    case "page": .page
    default: nil
    }
  }
}

/// Nodes whose addresses are absolute.
enum AddressedNodes {
  static func absolute(_ node: MarkupNode, base: String) -> MarkupNode {
    guard case .element(let element) = node else { return node }
    let attributes = element.attributes.map { attribute in
      ["href", "src", "poster"].contains(attribute.name)
        ? MarkupAttribute(attribute.name, ImportedAddress.absolute(attribute.value, relativeTo: base)) : attribute
    }
    return .element(
      MarkupElement(
        element.name, namespace: element.namespace, attributes: attributes,
        children: element.children.map { absolute($0, base: base) }, line: element.line))
  }
}
