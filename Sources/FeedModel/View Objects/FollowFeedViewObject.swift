/// The news that one person follows another.
public struct FollowFeedViewObject: FeedViewObject {
  /// What all kinds share.
  public var entry: Entry
  /// Who follows, at least one.
  public let followers: [PersonReference]
  /// Who is followed, at least one.
  public let followed: [PersonReference]

  /// Creates the view object from values that are already valid.
  public init(entry: Entry, followers: [PersonReference] = [], followed: [PersonReference] = []) {
    self.entry = entry
    self.followers = followers
    self.followed = followed
  }

  /// The answers of the kind to what most kinds answer alike.
  public var facts: KindFacts {
    KindFacts(
      title: nil, people: entry.authors + followers + followed,
      ties: PeopleTies(followers: followers, followed: followed), subject: nil, anniversary: nil)
  }

  // MARK: Visitation

  /// Leads the visitor to the method for this kind.
  public func accept<V: FeedVisitor>(_ visitor: V) throws(V.Failure) -> V.Output { try visitor.visit(self) }
}
