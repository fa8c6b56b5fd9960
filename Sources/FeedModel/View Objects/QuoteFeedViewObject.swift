/// A quotation.
public struct QuoteFeedViewObject: FeedViewObject {
  /// What all kinds share.
  public let entry: Entry
  /// The words, never empty.
  public let text: String
  /// Who said or wrote it.
  public let source: String?
  /// Where it was published.
  public let url: String?

  /// Creates the view object from values that are already valid.
  public init(entry: Entry, text: String, source: String? = nil, url: String? = nil) {
    self.entry = entry
    self.text = text
    self.source = source
    self.url = url
  }

  /// The answers of the kind to what most kinds answer alike.
  public var facts: KindFacts {
    KindFacts(
      title: nil, people: entry.authors, followed: [], music: nil, event: nil, person: nil, anniversary: nil,
      custom: nil)
  }

  // MARK: Visitation

  /// Leads the visitor to the method for this kind.
  public func accept<V: FeedVisitor>(_ visitor: V) throws(V.Failure) -> V.Output { try visitor.visit(self) }
}
