/// Entries of one calendar day in earlier years.
public struct MemoriesFeedViewObject: FeedViewObject {
  /// What all kinds share.
  public var entry: Entry
  /// The title, if there is one.
  public let title: String?
  /// The day.
  public let day: DayOfYear
  /// The remembered entries, newest first.
  public let memories: [EntryReference]

  /// Creates the view object from values that are already valid.
  public init(entry: Entry, title: String? = nil, day: DayOfYear, memories: [EntryReference] = []) {
    self.entry = entry
    self.title = title
    self.day = day
    self.memories = memories
  }

  /// The answers of the kind to what most kinds answer alike.
  public var facts: KindFacts {
    KindFacts(title: title, people: entry.authors, ties: PeopleTies(), subject: nil, anniversary: day)
  }

  // MARK: Visitation

  /// Leads the visitor to the method for this kind.
  public func accept<V: FeedVisitor>(_ visitor: V) throws(V.Failure) -> V.Output { try visitor.visit(self) }
}
