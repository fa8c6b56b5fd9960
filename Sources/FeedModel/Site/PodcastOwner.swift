/// Whom directories of podcasts write to.
public struct PodcastOwner: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The e-mail address.
  public let email: String

  /// Creates an owner.
  public init(name: String, email: String) {
    self.name = name
    self.email = email
  }
}
