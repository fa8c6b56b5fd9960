/// What podcast apps want to know of an item beyond RSS.
package struct PodcastEpisode: Hashable, Sendable {
  /// `itunes:episode`: the number of the track on its disc, counted from one.
  package let number: Int
  /// `itunes:season`: the disc; nil where there is but one.
  package let disc: Int?
  /// `itunes:duration` in seconds, where known and not zero.
  package let seconds: Int?
  /// `itunes:explicit`: whether it holds what is not for children.
  package let isExplicit: Bool
  /// `itunes:author`: who plays it.
  package let author: String?
  /// `itunes:image` and `podcast:image`: its own cover.
  package let image: PodcastImage?
  /// `podcast:person`: who plays it, where that differs from the podcast.
  package let people: [PodcastPerson]
}
