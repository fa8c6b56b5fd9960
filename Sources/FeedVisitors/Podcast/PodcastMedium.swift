/// What a podcast is made of (Podcasting 2.0, `podcast:medium`).
package enum PodcastMedium: String, Sendable {
  /// Songs, each an item.
  case music
  /// References to songs in other podcasts, and no items.
  case musicList = "musicL"
}
