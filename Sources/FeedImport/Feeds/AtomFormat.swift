import FeedDiagnostics
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
      title: AtomText(root.first(.atom, "title"))?.words, url: ImportedAddress.absolute(home, relativeTo: base))
    site.description = AtomText(root.first(.atom, "subtitle"))?.words
    site.language = FeedText.language(root.attributes.first { $0.name == "lang" }?.value)
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

/// A text of Atom (RFC 4287 section 3.1).
struct AtomText {
  let body: ImportedBody
  let nodes: [MarkupNode]

  init?(_ element: MarkupElement?) {
    guard let element else { return nil }
    switch element["type"] ?? "text" {
    case "xhtml":
      let wrapper = element.first("div")
      nodes = wrapper?.children ?? element.children
      body = .nodes(nodes)
    case "html", "text/html":
      nodes = MarkupDocument.html(element.text)
      body = .html(element.text)
    case "text", "text/plain":
      guard let text = element.ownText else { return nil }
      nodes = [.text(text)]
      body = .text(text)
    case let type where type.hasSuffix("+xml") || type.hasSuffix("/xml"):
      nodes = element.children
      body = .nodes(nodes)
    default: return nil
    }
    guard !nodes.isEmpty else { return nil }
  }

  /// The words on one line; nil where there are none.
  var words: String? {
    let words = nodes.map(\.text).joined().collapsingWhitespace.trimmed
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
