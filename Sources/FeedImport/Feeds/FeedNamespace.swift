/// The name spaces of what feeds hold beside their own elements.
struct FeedNamespace {
  /// The prefix that everybody uses, for feeds that do not declare it.
  let prefix: String
  let address: String

  static let atom = FeedNamespace(prefix: "atom", address: "http://www.w3.org/2005/atom")
  static let content = FeedNamespace(prefix: "content", address: "http://purl.org/rss/1.0/modules/content/")
  static let dublinCore = FeedNamespace(prefix: "dc", address: "http://purl.org/dc/elements/1.1/")
  static let podcast = FeedNamespace(prefix: "itunes", address: "http://www.itunes.com/dtds/podcast-1.0.dtd")
  static let podcastIndex = FeedNamespace(prefix: "podcast", address: "https://podcastindex.org/namespace/1.0")
  static let chapters = FeedNamespace(prefix: "psc", address: "http://podlove.org/simple-chapters")
  static let media = FeedNamespace(prefix: "media", address: "http://search.yahoo.com/mrss/")
  static let rdf = FeedNamespace(prefix: "rdf", address: "http://www.w3.org/1999/02/22-rdf-syntax-ns#")
  static let thread = FeedNamespace(prefix: "thr", address: "http://purl.org/syndication/thread/1.0")
  static let publishing = FeedNamespace(prefix: "app", address: "http://www.w3.org/2007/app")
  static let burner = FeedNamespace(prefix: "feedburner", address: "http://rssnamespace.org/feedburner/ext/1.0")
  static let blogger = FeedNamespace(prefix: "blogger", address: "http://schemas.google.com/blogger/2018")

  static let all = [
    atom, content, dublinCore, podcast, podcastIndex, chapters, media, rdf, thread, publishing, burner, blogger,
  ]

  /// Whether an element of a name is one of the name space; feeds write its address in more ways than one.
  func holds(_ element: MarkupElement, _ name: String) -> Bool {
    if element.namespace.isEmpty { return element.name == "\(prefix):\(name)" }
    return element.name == name && Self.simplified(element.namespace) == Self.simplified(address)
  }

  private static func simplified(_ address: String) -> String {
    var text = address.lowercased()
    if text.hasPrefix("https:") { text = "http:" + text.dropFirst(6) }
    while text.last == "/" || text.last == "#" { text.removeLast() }
    return text
  }
}

extension MarkupElement {
  func elements(_ namespace: FeedNamespace, _ name: String) -> [MarkupElement] {
    elements.filter { namespace.holds($0, name) }
  }

  func first(_ namespace: FeedNamespace, _ name: String) -> MarkupElement? {
    elements.first { namespace.holds($0, name) }
  }

  /// The elements directly in it that have no name space, or that of the document's own format.
  func plain(_ name: String) -> [MarkupElement] {
    elements.filter { element in
      element.name == name && (element.namespace.isEmpty || element.namespace.lowercased().contains("rss"))
        && !FeedNamespace.all.contains { $0.holds(element, name) }
    }
  }

  /// The text of the first of ``plain(_:)``; nil where it is empty.
  func plainText(_ name: String) -> String? { plain(name).lazy.compactMap(\.trimmedText).first }

  /// The text without white space around it; nil where there is none.
  var trimmedText: String? {
    let text = text.trimmed
    return text.isEmpty ? nil : text
  }
}
