/// Photos, videos and recordings, in the order in which they are shown; at least one of them.
public struct MediaFeedViewObject: FeedViewObject {
  /// What all kinds share.
  public var entry: Entry
  /// The title, if there is one.
  public let title: String?
  /// The photos.
  public let photos: [Photo]
  /// The videos.
  public let videos: [Video]
  /// The recordings.
  public let recordings: [Recording]
  /// The total duration of the recordings; nil where there are none, or where it is unknown.
  public let playingTime: Duration?

  /// Creates the view object from values that are already valid.
  public init(
    entry: Entry, title: String? = nil, photos: [Photo] = [], videos: [Video] = [], recordings: [Recording] = [],
    playingTime: Duration? = nil
  ) {
    self.entry = entry
    self.title = title
    self.photos = photos
    self.videos = videos
    self.recordings = recordings
    self.playingTime = playingTime
  }

  /// The answers of the kind to what most kinds answer alike.
  public var facts: KindFacts {
    KindFacts(title: title, people: entry.authors, ties: PeopleTies(), subject: .media(self), anniversary: nil)
  }

  // MARK: Visitation

  /// Leads the visitor to the method for this kind.
  public func accept<V: FeedVisitor>(_ visitor: V) throws(V.Failure) -> V.Output { try visitor.visit(self) }
}
