package import FeedModel

/// An album or a playlist as a podcast of music.
package struct Podcast: Sendable {
  /// The entry of the album or playlist.
  package let entry: Entry
  /// The title.
  package let title: String
  /// Who made it.
  package let people: [PersonReference]
  /// What identifies the podcast for good, wherever it is published.
  package let guid: String
  /// What its list of references is identified by; nil for an album, which has none.
  package let listGUID: String?
  /// Whether it or one of its tracks holds what is not for children.
  package let isExplicit: Bool
  /// The tracks that have a recording, at least one, in order.
  package let tracks: [PodcastTrack]
}
