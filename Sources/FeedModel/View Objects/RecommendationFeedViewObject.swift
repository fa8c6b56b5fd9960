/// People whom the author recommends.
public struct RecommendationFeedViewObject: FeedViewObject {
  /// What all kinds share.
  public var entry: Entry
  /// The title, if there is one.
  public let title: String?
  /// The people with their reasons, at least one.
  public let recommendations: [Recommendation]

  /// Creates the view object from values that are already valid.
  public init(entry: Entry, title: String? = nil, recommendations: [Recommendation] = []) {
    self.entry = entry
    self.title = title
    self.recommendations = recommendations
  }

  /// The answers of the kind to what most kinds answer alike.
  public var facts: KindFacts {
    KindFacts(
      title: title, people: entry.authors + recommendations.map(\.person),
      ties: PeopleTies(recommended: recommendations.map(\.person)), subject: nil, anniversary: nil)
  }

  // MARK: Visitation

  /// Leads the visitor to the method for this kind.
  public func accept<V: FeedVisitor>(_ visitor: V) throws(V.Failure) -> V.Output { try visitor.visit(self) }
}

/// One recommended person with the reason.
public struct Recommendation: Hashable, Sendable {
  /// Who is recommended.
  public let person: PersonReference
  /// Why.
  public let reason: String?

  /// Creates a recommendation.
  public init(person: PersonReference, reason: String? = nil) {
    self.person = person
    self.reason = reason
  }
}
