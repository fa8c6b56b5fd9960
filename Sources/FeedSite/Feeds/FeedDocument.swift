import FeedModel
import FeedTheme
import FeedVisitors

/// A feed of a wall, or one of its archives, in any format.
struct FeedDocument: Sendable {
  let wall: Wall
  /// The number of an archive, counted from one; nil for the feed, which holds the newest entries.
  let archive: Int?
  /// The entries by their index in the site's feed, newest first.
  let entries: ArraySlice<Int>
  let previousArchive: Int?
  /// The number of the archive with the entries just after; nil for the newest archive and the feed.
  let nextArchive: Int?

  func route(_ format: FeedFormat) -> Route { wall.feed(format, archive: archive) }
}

extension Wall {
  /// The feed of the wall and its archives.
  ///
  /// An archive holds as many entries as a feed may, counted from the oldest, so that it holds the same for good. There
  /// are as many as it takes to hold all that the feed does not. The feed and the newest archive can share entries, which
  /// RFC 5005 allows. An archive changes once: when there is one after it to lead to.
  func documents(_ settings: FeedSettings) -> [FeedDocument] {
    let limit = settings.limit
    let hasArchives = settings.archives == .all || settings.archives == .site && isOfSite
    let archives = hasArchives ? max(0, entries.count - 1) / limit : 0
    let feed = FeedDocument(
      wall: self, archive: nil, entries: entries.prefix(limit), previousArchive: archives > 0 ? archives : nil,
      nextArchive: nil)
    return [feed]
      + (0..<archives).map { index in
        let end = entries.count - index * limit
        return FeedDocument(
          wall: self, archive: index + 1, entries: entries[end - limit..<end], previousArchive: index > 0 ? index : nil,
          nextArchive: index + 1 < archives ? index + 2 : nil)
      }
  }

  /// The address of the feed in a format, or of one of its archives, which are counted from one.
  func feed(_ format: FeedFormat, archive: Int? = nil) -> Route {
    let (name, ending) = format.file
    return route.appending(archive.map { "\(name)/\($0).\(ending)" } ?? "\(name).\(ending)")
  }

  /// What keeps the identity of the feed the same wherever the wall is published.
  func feedName(people: [PersonFeedViewObject]) -> String {
    switch subject {
    case .site: "feed:site"
    case .kind(let name): "feed:kind:\(name)"
    case .tag(let slug): "feed:tag:\(slug)"
    case .mention: "feed:mention:\(route.path)"
    case .person(let index): "feed:person:\(people[index].entry.identity.uuid)"
    }
  }
}

extension SiteRenderer {
  func feed(_ document: FeedDocument, as format: FeedFormat) -> [UInt8] {
    format.writer.write(channel(document, format))
  }

  /// The item of an entry, by its index in the site's feed.
  func feedItem(_ index: Int) -> FeedItem {
    feedItems.value(at: index) { operators.feedItem(input.feed.entries[index]) }
  }

  private func channel(_ document: FeedDocument, _ format: FeedFormat) -> FeedChannel {
    let (site, resolver, wall) = (input.site, operators.environment.resolver, document.wall)
    let isOfSite = wall.isOfSite
    let name = site.edition.name(of: wall.feedName(people: input.feed.people))
    var channel = FeedChannel(
      id: FeedUUID(name: name, in: .namespace(ofSiteID: site.id)).urn, at: resolver.absolute(document.route(format)),
      title: isOfSite ? site.title : "\(site.title) · \(wall.title)", language: site.language, siteTitle: site.title,
      page: resolver.absolute(wall.route), generator: input.generator, items: document.entries.map(feedItem))
    channel.description = isOfSite ? site.description : nil
    channel.hint = operators.environment.text(.feedHint)
    channel.author = site.author.map { FeedAuthor($0, resolver: resolver) }
    channel.license = site.license
    channel.stylesheet = feedStyleSheet
    channel.hub = document.archive == nil ? site.feeds.hub : nil
    channel.previousArchive = document.previousArchive.map { resolver.absolute(wall.feed(format, archive: $0)) }
    channel.nextArchive = document.nextArchive.map { resolver.absolute(wall.feed(format, archive: $0)) }
    channel.current = document.archive == nil ? nil : resolver.absolute(wall.feed(format))
    return channel
  }
}
