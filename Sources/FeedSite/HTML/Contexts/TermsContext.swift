package import FeedTheme
import FeedVisitors

/// The index of all tags.
package struct TermsContext: TemplateContext {
  let shared: SharedContext
  let title: String
  let terms: [TermContext]

  package static let fields = SharedContext.fields.within(
    { (context: Self) in context.shared }, as: "the index of tags",
    adding: .text("title", "What the index is called.") { $0.title },
    .list("terms", "The tags by name.") { $0.terms })
}
