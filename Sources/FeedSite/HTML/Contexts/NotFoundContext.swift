package import FeedTheme
import FeedVisitors

/// The page for addresses that lead nowhere.
package struct NotFoundContext: TemplateContext {
  let shared: SharedContext
  let home: String

  package static let fields = SharedContext.fields.within(
    { (context: Self) in context.shared }, as: "the error page",
    adding: .text("home", "The address of the home page.") { $0.home })
}
