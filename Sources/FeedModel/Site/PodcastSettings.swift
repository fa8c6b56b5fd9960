/// What the podcasts of albums and playlists say of themselves.
public struct PodcastSettings: Hashable, Sendable {
  /// Whom directories of podcasts write to; nil for the author of the site.
  public var owner: PodcastOwner?
  /// What the podcasts are about.
  public var category: PodcastCategory
  /// Whether other hosts must not take the podcasts over; nil where nothing is said.
  public var isLocked: Bool?

  /// Creates settings.
  public init(owner: PodcastOwner? = nil, category: PodcastCategory = .music, isLocked: Bool? = nil) {
    self.owner = owner
    self.category = category
    self.isLocked = isLocked
  }
}
