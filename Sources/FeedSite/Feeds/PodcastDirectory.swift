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
  /// The podcasts of albums, by the UUIDs of their songs.
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

  /// The index of a song in the site's feed.
  func index(of song: EntryIdentity) -> Int? { songs[song.uuid] }

  /// The album's podcast that holds a song.
  func album(of song: EntryIdentity) -> Podcast? { albums[song.uuid] }
}

extension Podcast {
  /// The UUIDs of the songs with entries of their own.
  fileprivate var songs: [FeedUUID] {
    tracks.compactMap { if case .song(let identity) = $0.source { identity.uuid } else { nil } }
  }
}
