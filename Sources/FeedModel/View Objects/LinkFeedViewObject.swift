/// A bookmark: a page elsewhere that is worth a visit.
public struct LinkFeedViewObject: FeedViewObject {
  /// What all kinds share.
  public var entry: Entry
  /// The title, if there is one.
  public let title: String?
  /// The address of the page.
  public let url: String
  /// The name of the site, or the host of the address.
  public let site: String
  /// Words quoted from the page.
  public let quotation: String?
  /// Where the author found it.
  public let via: ExternalLink?

  /// Creates the view object from values that are already valid.
  public init(
    entry: Entry, title: String? = nil, url: String, site: String, quotation: String? = nil, via: ExternalLink? = nil
  ) {
    self.entry = entry
    self.title = title
    self.url = url
    self.site = site
    self.quotation = quotation
    self.via = via
  }

  /// Whether only the address of the page is known: neither a title nor the name of its site.
  package var isBare: Bool { title == nil && site == URLAuthority.site(of: url) }

  /// The answers of the kind to what most kinds answer alike.
  public var facts: KindFacts {
    KindFacts(title: title, people: entry.authors, ties: PeopleTies(), subject: nil, anniversary: nil)
  }

  // MARK: Visitation

  /// Leads the visitor to the method for this kind.
  public func accept<V: FeedVisitor>(_ visitor: V) throws(V.Failure) -> V.Output { try visitor.visit(self) }
}
