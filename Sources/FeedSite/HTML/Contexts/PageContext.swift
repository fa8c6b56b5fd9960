package import FeedTheme
import FeedVisitors

/// A page outside the feed.
package struct PageContext: TemplateContext {
  let shared: SharedContext
  let title: String
  let body: String
  let cover: ImageContext?
  let updated: DateContext?
  let language: String?
  let direction: String?
  let titleDirection: String?
  let bodyDirection: String?
  let extra: FreeContext

  package static let fields = SharedContext.fields.within(
    { (context: Self) in context.shared }, as: "a page",
    adding: .text("title", "The title.") { $0.title },
    .markup("body", "The body.") { $0.body },
    .object("cover", "The cover image.") { $0.cover },
    .object("updated", "When it was last changed.") { $0.updated },
    .text("language", "The language where it differs from the site's.") { $0.language },
    .text("direction", "rtl or ltr where the language is written in another direction than the site's.") {
      $0.direction
    },
    .text("titleDirection", "rtl or ltr where the title is written in another direction than the page.") {
      $0.titleDirection
    },
    .text("bodyDirection", "The same for the body.") { $0.bodyDirection },
    .free("extra", "Front matter keys that feedsite does not know.") { $0.extra })
}
