/// The licence of the site's content.
public struct License: Hashable, Sendable {
  /// What it is called, for example `CC BY-SA 4.0`.
  public let name: String
  /// Where its text stands.
  public let url: String?

  /// Creates a licence.
  public init(name: String, url: String? = nil) {
    self.name = name
    self.url = url
  }
}
