import FeedModel
import FeedVisitors

/// Writes the RSS feed of a wall.
struct RSSFeed: Sendable {
  let input: SiteInput
  let wall: Wall
  let operators: EntryOperators

  func bytes() -> [UInt8] {
    let site = input.site
    let resolver = operators.environment.resolver
    let isSite = wall.route == .home
    let channel = RSSChannel(
      title: isSite ? site.title : "\(site.title) · \(wall.title)", link: resolver.absolute(wall.route),
      description: isSite ? site.description ?? site.title : "\(site.title) · \(wall.title)",
      language: site.language, selfLink: resolver.absolute(wall.feed), generator: input.generator,
      items: wall.entries.prefix(site.feeds.limit).map { operators.rssItem(input.feed.entries[$0]) })
    return RSSChannelWriter().write(channel)
  }
}
