import FeedModel
import FeedVisitors

/// The podcasts of a site: which albums and playlists have one, and which album's podcast holds a song.
struct PodcastDirectory: Sendable {
  /// The kinds of entries that have podcasts or stand in them.
  static let kinds = [Kind.song, .album, .playlist]

  /// The podcasts, by the indices of their entries in the site's feed.
  let podcasts: [Int: Podcast]
  /// The indices of the songs that podcasts can play, by UUID.
  private let songs: [FeedUUID: Int]
  private let albums: [FeedUUID: Podcast]

  /// - Parameter entries: The entries of these kinds, with their indices in the site's feed.
  init(_ entries: [(index: Int, object: any FeedViewObject)], operators: EntryOperators) {
    var songs: [FeedUUID: SongFeedViewObject] = [:]
    var indices: [FeedUUID: Int] = [:]
    for (index, object) in entries {
      guard let song = object.facts.music?.playedSong else { continue }
      songs[song.entry.identity.uuid] = song
      indices[song.entry.identity.uuid] = index
    }
    var podcasts: [Int: Podcast] = [:]
    var albums: [FeedUUID: Podcast] = [:]
    for (index, object) in entries {
      guard let podcast = Podcast(object, songs: songs, resolver: operators.environment.resolver) else { continue }
      podcasts[index] = podcast
      guard podcast.listGUID == nil else { continue }
      for uuid in podcast.songs {
        // Of several albums with a song, the one that the song names as its own counts.
        let isOwn = songs[uuid]?.album?.identity.uuid == podcast.entry.identity.uuid
        if isOwn || albums[uuid] == nil { albums[uuid] = podcast }
      }
    }
    self.podcasts = podcasts
    self.songs = indices
    self.albums = albums
  }

  func index(of song: EntryIdentity) -> Int? { songs[song.uuid] }

  /// The album's podcast that holds a song.
  func album(of song: EntryIdentity) -> Podcast? { albums[song.uuid] }
}

extension PodcastTrack {
  fileprivate func isSong(_ identity: EntryIdentity) -> Bool {
    if case .song(let song) = source { song.uuid == identity.uuid } else { false }
  }
}

extension Podcast {
  /// The UUIDs of the songs with entries of their own.
  fileprivate var songs: [FeedUUID] {
    tracks.compactMap { if case .song(let identity) = $0.source { identity.uuid } else { nil } }
  }
}

extension SiteRenderer {
  private var resolver: URLResolver { environment.resolver }

  /// The podcast of an album or playlist, by its index in the site's feed, with an item for each track; empty where it
  /// has none.
  func podcast(at index: Int) -> [UInt8] {
    guard let podcast = podcasts.podcasts[index] else { return [] }
    return write(
      podcast, at: index, route: podcast.entry.route.podcast, items: podcast.tracks.compactMap(feedItem(of:)))
  }

  private func feedItem(of track: PodcastTrack) -> FeedItem? {
    track.item { podcasts.index(of: $0).map { feedItem($0) } }
  }

  /// The list of references: each to the podcast of the song's album, which keeps it permanently, else to the
  /// playlist's own.
  func podcastList(at index: Int) -> [UInt8] {
    guard let podcast = podcasts.podcasts[index] else { return [] }
    let items = podcast.tracks.compactMap { track -> PodcastRemoteItem? in
      var home = podcast
      if case .song(let song) = track.source { home = podcasts.album(of: song) ?? podcast }
      return feedItem(of: track).map { home.reference(to: $0, resolver) }
    }
    return write(podcast, at: index, route: podcast.entry.route.podcastList, listing: items)
  }

  private func write(
    _ podcast: Podcast, at index: Int, route: Route, items: [FeedItem] = [],
    listing references: [PodcastRemoteItem]? = nil
  ) -> [UInt8] {
    let own = PodcastChannel(podcast, of: input.site, resolver: resolver, listing: references)
    var channel = FeedChannel(
      id: own.guid.urn, at: resolver.absolute(route), title: podcast.title,
      language: podcast.entry.language ?? input.site.language, siteTitle: input.site.title,
      page: resolver.absolute(podcast.entry.route), generator: input.generator,
      items: own.settings.order == .serial ? items : items.reversed())
    channel.description = feedItem(index).description
    channel.license = podcast.entry.license ?? input.site.license
    // Beside a licence of the podcast's own, that of the site has to be said.
    if podcast.entry.license != nil {
      for index in channel.items.indices where channel.items[index].license == nil {
        channel.items[index].license = input.site.license
      }
    }
    channel.stylesheet = feedStyleSheet
    channel.hub = input.site.feeds.hub
    channel.podcast = own
    return FeedFormat.rss.writer.write(channel)
  }

  // MARK: Explanations

  /// The podcasts that an entry has, or in which it is a track: that of its own album first.
  func podcasts(of index: Int) -> [PodcastPlace] {
    if let podcast = podcasts.podcasts[index] {
      let feed = PodcastPlace(
        feed: resolver.absolute(podcast.entry.route.podcast), role: .whole(tracks: podcast.tracks.count))
      guard podcast.listGUID != nil else { return [feed] }
      return [feed, PodcastPlace(feed: resolver.absolute(podcast.entry.route.podcastList), role: .list)]
    }
    return tracks(of: index).map { podcast, track in
      PodcastPlace(
        feed: resolver.absolute(podcast.entry.route.podcast), role: .track(track.episode.number, of: podcast.title))
    }
  }

  /// The podcast of an album or playlist, or a song's item in the first that holds it; nil for what is in none.
  func podcastForm(of index: Int) -> [UInt8]? {
    if podcasts.podcasts[index] != nil { return podcast(at: index) }
    return tracks(of: index).first.flatMap { feedItem(of: $0.track) }.map { FeedFormat.rss.writer.write($0) }
  }

  private func tracks(of index: Int) -> [(podcast: Podcast, track: PodcastTrack)] {
    let identity = input.feed.entries[index].entry.identity
    let album = podcasts.album(of: identity)?.entry.identity.uuid
    let all = podcasts.podcasts.sorted { $0.key < $1.key }.compactMap { _, podcast in
      podcast.tracks.first { $0.isSong(identity) }.map { (podcast: podcast, track: $0) }
    }
    let isOwn = { (podcast: Podcast) in podcast.entry.identity.uuid == album }
    return all.filter { isOwn($0.podcast) } + all.filter { !isOwn($0.podcast) }
  }
}

/// A podcast that an entry has, or in which it is a track.
package struct PodcastPlace: Hashable, Sendable {
  /// What the entry is to the podcast.
  package enum Role: Hashable, Sendable {
    /// The album or playlist whose tracks it holds, so many.
    case whole(tracks: Int)
    /// The playlist to whose songs it refers.
    case list
    /// One of the songs, with the title of the album or playlist and the number in it.
    case track(Int, of: String)
  }

  package let feed: String
  package let role: Role
}
