/// A quotation.
public struct QuoteFeedViewObject: FeedViewObject {
  /// What all kinds share.
  public var entry: Entry
  /// The words as plain text, never empty, with an empty line between two paragraphs or stanzas.
  public let text: String
  /// Whether the words are those of the entry's body, which has their links and emphasis.
  public let isBody: Bool
  /// Who said or wrote it.
  public let source: String?
  /// Where it was published.
  public let url: String?

  /// Creates the view object from values that are already valid.
  public init(entry: Entry, text: String, isBody: Bool = false, source: String? = nil, url: String? = nil) {
    self.entry = entry
    self.text = text
    self.isBody = isBody
    self.source = source
    self.url = url
  }

  /// The answers of the kind to what most kinds answer alike.
  public var facts: KindFacts {
    KindFacts(title: nil, people: entry.authors, ties: PeopleTies(), subject: nil, anniversary: nil)
  }

  // MARK: Visitation

  /// Leads the visitor to the method for this kind.
  public func accept<V: FeedVisitor>(_ visitor: V) throws(V.Failure) -> V.Output { try visitor.visit(self) }
}
