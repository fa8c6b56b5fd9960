package import FeedTheme
import FeedVisitors

/// The page of one entry.
package struct SingleContext: TemplateContext {
  let shared: SharedContext
  let article: String
  let newer: NeighborContext?
  let older: NeighborContext?

  package static let fields = SharedContext.fields.within(
    { (context: Self) in context.shared }, as: "an entry's page",
    adding: .markup("article", "The entry.") { $0.article },
    .object("newer", "The entry after it.") { $0.newer },
    .object("older", "The entry before it.") { $0.older })
}
