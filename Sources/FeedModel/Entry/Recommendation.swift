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
