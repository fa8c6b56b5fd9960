/// A Markdown file that cannot be published, and how to find what an earlier build published of it.
package struct FaultyFile: Hashable, Sendable {
  /// The path as messages name it.
  package let file: String
  /// The UUID of its identity; without its front matter, the one that its path makes.
  package let uuid: FeedUUID
  /// The address that its page would have; without its front matter, the one that its path makes.
  package let route: Route

  package init(file: String, uuid: FeedUUID, route: Route) {
    (self.file, self.uuid, self.route) = (file, uuid, route)
  }
}
