import FeedModel
import FeedVisitors

/// Writes the podcasts of albums and playlists.
struct PodcastRenderer: Sendable {
  let input: SiteInput
  let operators: EntryOperators
  let feeds: FeedRenderer
  let directory: PodcastDirectory

  var resolver: URLResolver { operators.environment.resolver }

  /// The podcast of an album or playlist, by its index in the site's feed, with an item for each track; empty where it
  /// has none.
  func podcast(at index: Int) -> [UInt8] {
    guard let podcast = directory.podcasts[index] else { return [] }
    let items = podcast.tracks.compactMap(item)
    return write(
      podcast, at: index, route: podcast.entry.route.podcast, items: items,
      PodcastChannel(podcast, of: input.site, resolver: resolver))
  }

  /// A track as an item of a podcast.
  func item(of track: PodcastTrack) -> RSSItem? {
    track.item { directory.index(of: $0).map { feeds.rssItem(of: $0) } }
  }

  /// The list of references: each to the podcast of the song's album, where it stands for good, else to the playlist's
  /// own.
  func list(at index: Int) -> [UInt8] {
    guard let podcast = directory.podcasts[index] else { return [] }
    let items = podcast.tracks.compactMap { track -> PodcastRemoteItem? in
      var home = podcast
      if case .song(let song) = track.source { home = directory.album(of: song) ?? podcast }
      return item(of: track).map {
        PodcastRemoteItem(
          feedGUID: home.guid, feedURL: resolver.absolute(home.entry.route.podcast), itemGUID: $0.guid, title: $0.title)
      }
    }
    return write(
      podcast, at: index, route: podcast.entry.route.podcastList, items: [],
      PodcastChannel(podcast, of: input.site, resolver: resolver, listing: items))
  }

  private func write(
    _ podcast: Podcast, at index: Int, route: Route, items: [RSSItem], _ channel: PodcastChannel
  ) -> [UInt8] {
    var links = FeedLinks(own: resolver.absolute(route))
    links.stylesheet = feeds.stylesheet
    links.hub = input.site.feeds.hub
    return RSSChannelWriter().write(
      RSSChannel(
        title: podcast.title, link: resolver.absolute(podcast.entry.route), description: feeds.parts(of: index).summary,
        language: podcast.entry.language ?? input.site.language, links: links, generator: input.generator,
        items: items, podcast: channel))
  }
}
