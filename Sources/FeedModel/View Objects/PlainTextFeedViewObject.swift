/// A note: a few words without a title.
public struct PlainTextFeedViewObject: FeedViewObject {
  /// What all kinds share.
  public var entry: Entry

  /// Creates the view object from values that are already valid.
  public init(entry: Entry) {
    self.entry = entry
  }

  /// The answers of the kind to what most kinds answer alike.
  public var facts: KindFacts {
    KindFacts(title: nil, people: entry.authors, ties: PeopleTies(), subject: nil, anniversary: nil)
  }

  // MARK: Visitation

  /// Leads the visitor to the method for this kind.
  public func accept<V: FeedVisitor>(_ visitor: V) throws(V.Failure) -> V.Output { try visitor.visit(self) }
}
