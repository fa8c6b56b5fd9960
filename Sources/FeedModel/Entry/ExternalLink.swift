/// A named address outside the site.
public struct ExternalLink: Hashable, Sendable {
  /// What the link is called, for example `Bandcamp`; the host where the author gave no name.
  public let name: String
  /// The absolute address.
  public let url: String

  /// Creates a link.
  public init(name: String, url: String) {
    self.name = name
    self.url = url
  }
}
