/// A person as an entry knows them: a plain name, or one with a page on this site.
public struct PersonReference: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The address of the person's page on this site.
  public let route: Route?
  /// The address of the person's page elsewhere.
  public let url: String?
  /// The portrait.
  public let avatar: Photo?

  /// Creates a reference.
  public init(name: String, route: Route? = nil, url: String? = nil, avatar: Photo? = nil) {
    self.name = name
    self.route = route
    self.url = url
    self.avatar = avatar
  }
}
