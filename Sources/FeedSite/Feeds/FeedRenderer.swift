import FeedModel
import FeedTheme
import FeedVisitors

/// Writes the feeds of walls; what the formats share of an entry is made once.
final class FeedRenderer: Sendable {
  private let input: SiteInput
  private let operators: EntryOperators
  /// The address of the style sheet that makes feeds readable in a browser.
  let stylesheet: String?
  private let parts: [Memo<ItemParts>]

  init(input: SiteInput, operators: EntryOperators) {
    self.input = input
    self.operators = operators
    self.parts = input.feed.entries.map { _ in Memo() }
    // A theme can bring the style sheet in several languages, since CSS cannot ask RSS for its own.
    let assets = Set(input.theme.assets.map(\.relativePath))
    stylesheet = ["feed.\(input.site.language).css", "feed.css"].first(where: assets.contains).map {
      operators.environment.resolver.absolute(Route("/assets/\($0)"))
    }
  }

  /// A feed or archive in a format.
  func bytes(_ document: FeedDocument, as format: FeedFormat) -> [UInt8] {
    switch format {
    case .rss: rss(document)
    case .atom: atom(document)
    case .json: json(document)
    }
  }

  /// An entry, given by its index in the site's feed, as it stands in feeds of a format.
  func item(_ index: Int, as format: FeedFormat) -> [UInt8] {
    switch format {
    case .rss: bytes(rssItem(of: index))
    case .atom: AtomFeedWriter().write(item(index, operators.atomEntry))
    case .json: JSONFeedWriter().write(item(index, operators.jsonFeedItem))
    }
  }

  /// An item as it stands in RSS feeds.
  func bytes(_ item: RSSItem) -> [UInt8] { RSSChannelWriter().write(item) }

  /// What the items of an entry share, by its index in the site's feed.
  func parts(of index: Int) -> ItemParts {
    parts[index].value { operators.itemParts(of: input.feed.entries[index]) }
  }

  /// An entry as an item of an RSS feed, by its index in the site's feed.
  func rssItem(of index: Int) -> RSSItem { operators.rssItem(input.feed.entries[index], parts(of: index)) }

  private var site: Site { input.site }
  private var resolver: URLResolver { operators.environment.resolver }

  // MARK: Formats

  private func rss(_ document: FeedDocument) -> [UInt8] {
    RSSChannelWriter().write(
      RSSChannel(
        title: title(of: document), link: resolver.absolute(document.wall.route),
        description: description(of: document) ?? title(of: document), language: site.language,
        links: links(of: document, as: .rss), generator: input.generator,
        items: items(of: document, operators.rssItem)))
  }

  private func atom(_ document: FeedDocument) -> [UInt8] {
    let namespace = NameBasedUUID.namespace(ofSiteID: site.id)
    let name = document.wall.feedName(people: input.feed.people)
    return AtomFeedWriter().write(
      AtomFeed(
        id: "urn:uuid:\(NameBasedUUID.make(name: name, namespace: namespace) ?? namespace)",
        title: title(of: document), subtitle: description(of: document), language: site.language,
        author: site.author.map { AtomPerson($0, resolver: resolver) } ?? AtomPerson(name: site.title),
        link: resolver.absolute(document.wall.route), links: links(of: document, as: .atom),
        generator: input.generator, entries: items(of: document, operators.atomEntry)))
  }

  private func json(_ document: FeedDocument) -> [UInt8] {
    JSONFeedWriter().write(
      JSONFeed(
        title: title(of: document), homePage: resolver.absolute(document.wall.route),
        description: description(of: document),
        comment: operators.environment.wording.strings.text(SiteString.feedHint.rawValue), language: site.language,
        authors: site.author.map { [JSONFeedAuthor($0, resolver: resolver)] } ?? [],
        links: links(of: document, as: .json), items: items(of: document, operators.jsonFeedItem)))
  }

  // MARK: What all formats share

  private func title(of document: FeedDocument) -> String {
    document.wall.route == .home ? site.title : "\(site.title) · \(document.wall.title)"
  }

  private func description(of document: FeedDocument) -> String? {
    document.wall.route == .home ? site.description : nil
  }

  private func links(of document: FeedDocument, as format: FeedFormat) -> FeedLinks {
    let wall = document.wall
    var links = FeedLinks(own: resolver.absolute(document.route(format)))
    links.stylesheet = stylesheet
    links.hub = document.archive == nil ? site.feeds.hub : nil
    links.previousArchive = document.previousArchive.map { resolver.absolute(wall.feed(format, archive: $0)) }
    links.nextArchive = document.nextArchive.map { resolver.absolute(wall.feed(format, archive: $0)) }
    links.current = document.archive == nil ? nil : resolver.absolute(wall.feed(format))
    return links
  }

  private func items<Item>(of document: FeedDocument, _ make: (any FeedViewObject, ItemParts) -> Item) -> [Item] {
    document.entries.map { item($0, make) }
  }

  private func item<Item>(_ index: Int, _ make: (any FeedViewObject, ItemParts) -> Item) -> Item {
    make(input.feed.entries[index], parts(of: index))
  }
}
