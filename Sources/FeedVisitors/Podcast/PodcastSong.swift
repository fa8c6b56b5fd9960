package import FeedModel

/// A song with a recording, as podcasts know it before they know its place in a list.
package struct PodcastSong: Hashable, Sendable {
  /// The identity of the song's entry.
  package let identity: EntryIdentity
  /// When the song was published.
  package let date: FeedDate?
  /// Who plays it.
  package let artists: [PersonReference]
  /// How long it plays.
  package let duration: Duration?
  /// Its own cover.
  package let cover: Photo?
  /// The album that it names as its own.
  package let album: EntryIdentity?
  /// The disc of the album.
  package let disc: Int?
  /// Whether it holds what is not for children.
  package let isExplicit: Bool?
}
