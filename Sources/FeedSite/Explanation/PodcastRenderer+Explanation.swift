import FeedModel
import FeedVisitors

extension PodcastRenderer {
  /// The podcasts that an entry has, or in which it is a track: that of its own album first.
  func places(of index: Int) -> [PodcastPlace] {
    if let podcast = directory.podcasts[index] {
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
  func form(of index: Int) -> [UInt8]? {
    if directory.podcasts[index] != nil { return podcast(at: index) }
    return tracks(of: index).first.flatMap { item(of: $0.track) }.map { feeds.bytes($0) }
  }

  private func tracks(of index: Int) -> [(podcast: Podcast, track: PodcastTrack)] {
    let identity = input.feed.entries[index].entry.identity
    let album = directory.album(of: identity)?.entry.identity.uuid
    let all = directory.podcasts.sorted { $0.key < $1.key }.compactMap { _, podcast in
      podcast.tracks.first { $0.isSong(identity) }.map { (podcast: podcast, track: $0) }
    }
    let isOwn = { (podcast: Podcast) in podcast.entry.identity.uuid == album }
    return all.filter { isOwn($0.podcast) } + all.filter { !isOwn($0.podcast) }
  }
}

extension PodcastTrack {
  fileprivate func isSong(_ identity: EntryIdentity) -> Bool {
    if case .song(let song) = source { song.uuid == identity.uuid } else { false }
  }
}
