/// An article: a longer text with a title.
public struct ArticleFeedViewObject: FeedViewObject {
  /// What all kinds share.
  public var entry: Entry
  /// The title, never empty.
  public let title: String
  /// What it is to be heard as, the episode of a podcast for example; empty for most.
  public let recordings: [Recording]
  /// The duration of its recordings and of the media in its body; nil where there are none, or where it is unknown.
  public let playingTime: Duration?

  /// Creates the view object from values that are already valid.
  public init(entry: Entry, title: String, recordings: [Recording] = [], playingTime: Duration? = nil) {
    self.entry = entry
    self.title = title
    self.recordings = recordings
    self.playingTime = playingTime
  }

  /// The answers of the kind to what most kinds answer alike.
  public var facts: KindFacts {
    KindFacts(title: title, people: entry.authors, ties: PeopleTies(), subject: .article(self), anniversary: nil)
  }

  // MARK: Visitation

  /// Leads the visitor to the method for this kind.
  public func accept<V: FeedVisitor>(_ visitor: V) throws(V.Failure) -> V.Output { try visitor.visit(self) }
}
