/// What a page is in the words of Open Graph (ogp.me, "Object Types").
package enum OpenGraphType: String, Hashable, Sendable {
  /// An entry of any kind that has no word of its own.
  case article
  /// A song.
  case song = "music.song"
  /// An album.
  case album = "music.album"
  /// A playlist.
  case playlist = "music.playlist"
  /// A person.
  case profile
  /// A wall, or a page outside the feed.
  case website
}
