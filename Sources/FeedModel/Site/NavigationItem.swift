/// One item of the menu.
public struct NavigationItem: Hashable, Sendable {
  /// What it is called.
  public let title: String
  /// Where it leads: an absolute address, or a path from the site's root.
  public let url: String

  /// Creates an item.
  public init(title: String, url: String) {
    self.title = title
    self.url = url
  }
}
