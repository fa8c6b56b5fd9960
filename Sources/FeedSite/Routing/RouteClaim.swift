import FeedDiagnostics
import FeedModel

/// A source that wants a route.
struct RouteClaim: Sendable {
  /// What is at the route.
  let item: SiteItem
  /// What wants it, for messages: the path of a file, or words such as `the wall of songs`.
  let source: String
  /// The file that is to blame; nil for what feedsite makes itself.
  let location: SourceLocation?
  /// Whether the claim gives way to any other, as the error page does to one that the site brings.
  var yields = false
}
