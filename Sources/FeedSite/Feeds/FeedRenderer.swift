import FeedModel
import FeedTheme
import FeedVisitors

/// Writes the feeds of walls; the item of an entry is made once for all of them.
final class FeedRenderer: Sendable {
  private let input: SiteInput
  private let operators: EntryOperators
  /// The address of the style sheet that makes feeds readable in a browser.
  let stylesheet: String?
  private let items: MemoList<FeedItem>

  init(input: SiteInput, operators: EntryOperators) {
    self.input = input
    self.operators = operators
    self.items = MemoList(count: input.feed.entries.count)
    // A theme can bring the style sheet in several languages, since CSS cannot ask RSS for its own.
    let assets = Set(input.theme.assets.map(\.relativePath))
    stylesheet = ["feed.\(input.site.language).css", "feed.css"].first(where: assets.contains).map {
      operators.environment.resolver.absolute(Route("/assets/\($0)"))
    }
  }

  /// A feed or archive in a format.
  func bytes(_ document: FeedDocument, as format: FeedFormat) -> [UInt8] {
    Self.writer(format).write(channel(document, format))
  }

  /// An item as it stands in feeds of a format.
  func bytes(_ item: FeedItem, as format: FeedFormat) -> [UInt8] { Self.writer(format).write(item) }

  /// The item of an entry, by its index in the site's feed.
  func item(_ index: Int) -> FeedItem { items.value(at: index) { operators.feedItem(input.feed.entries[index]) } }

  /// Gives the items back.
  func release() { items.release() }

  private static func writer(_ format: FeedFormat) -> any FeedWriter {
    switch format {
    case .rss: RSSWriter()
    case .atom: AtomWriter()
    case .json: JSONFeedWriter()
    }
  }

  private func channel(_ document: FeedDocument, _ format: FeedFormat) -> FeedChannel {
    let (site, resolver, wall) = (input.site, operators.environment.resolver, document.wall)
    let isOfSite = wall.isOfSite
    let name = site.edition.name(of: wall.feedName(people: input.feed.people))
    return FeedChannel(
      id: FeedUUID(name: name, in: .namespace(ofSiteID: site.id)).urn,
      title: isOfSite ? site.title : "\(site.title) · \(wall.title)", description: isOfSite ? site.description : nil,
      hint: operators.environment.wording.strings.text(SiteString.feedHint.rawValue), language: site.language,
      author: site.author.map { FeedAuthor($0, resolver: resolver) }, siteTitle: site.title,
      page: resolver.absolute(wall.route), links: links(of: document, as: format, resolver),
      generator: input.generator, items: document.entries.map(item))
  }

  private func links(of document: FeedDocument, as format: FeedFormat, _ resolver: URLResolver) -> FeedLinks {
    let wall = document.wall
    var links = FeedLinks(own: resolver.absolute(document.route(format)))
    links.stylesheet = stylesheet
    links.hub = document.archive == nil ? input.site.feeds.hub : nil
    links.previousArchive = document.previousArchive.map { resolver.absolute(wall.feed(format, archive: $0)) }
    links.nextArchive = document.nextArchive.map { resolver.absolute(wall.feed(format, archive: $0)) }
    links.current = document.archive == nil ? nil : resolver.absolute(wall.feed(format))
    return links
  }
}
