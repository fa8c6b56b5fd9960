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

  /// The absolute address of the podcast.
  package let feed: String
  /// What the entry is to it.
  package let role: Role
}
