import FeedMarkdown
import FeedMarkup
import FeedModel
package import FeedTheme
import FeedVisitors

package struct SingleContext: TemplateContext {
  let environment: HTMLEnvironment
  let article: MarkupBuffer
  /// Finds the related entries, which takes its time.
  let related: @Sendable () -> [Teaser]
  let newer: NeighborContext?
  let older: NeighborContext?

  package static let fields = HTMLEnvironment.fields.within(
    { (context: Self) in context.environment }, as: "an entry's page",
    adding: .markup("article", "The entry.") { $1.append($0.article) },
    .list("related", "Other entries that have the most in common with it.") { $0.related() },
    .object("newer", "The entry after it.") { $0.newer },
    .object("older", "The entry before it.") { $0.older })
}

struct NeighborContext: TemplateContext {
  let title: String
  let url: String

  static let fields = TemplateFields<Self>(
    "a neighbour",
    .text("title", "The title or the first words.") { $0.title },
    .text("url", "Its page.") { $0.url })
}

package struct PageContext: TemplateContext {
  let page: Page
  let environment: HTMLEnvironment
  /// The pages of its section; empty where it is in none.
  let section: [SectionPageContext]
  let previous: NeighborContext?
  let next: NeighborContext?

  package static let fields = HTMLEnvironment.fields.within(
    { (context: Self) in context.environment }, as: "a page",
    adding: .text("title", "The title.") { $0.page.title },
    .markup("body", "The body.") { $0.writeBody(to: &$1) },
    .object("cover", "The cover image.") { ImageContext($0.page.cover, in: $0.environment) },
    .object("updated", "When it was last changed.") { DateContext($0.page.updated, in: $0.environment) },
    .text("language", "The language where it differs from the site's.") { $0.page.language },
    .text("direction", "rtl or ltr where the language is written in another direction than the site's.") {
      $0.directions.whole?.rawValue
    },
    .text("titleDirection", "rtl or ltr where the title is written in another direction than the page.") {
      $0.direction(of: $0.page.title)
    },
    .text("bodyDirection", "The same for the body.") { $0.direction(of: $0.page.body.plainText) },
    .list("section", "The pages of the section that it is in, the one that it begins with first; empty for one alone.")
    {
      $0.section
    },
    .object("previous", "The page before it in its section.") { $0.previous },
    .object("next", "The page after it in its section.") { $0.next },
    .free("extra", "Front matter keys that feedsite does not know.") { FreeValue($0.page.extra) })

  private var directions: Directions {
    Directions(language: page.language, siteLanguage: environment.site.language)
  }

  private func direction(of text: String) -> String? { directions.direction(of: text)?.rawValue }

  private func writeBody(to buffer: inout MarkupBuffer) {
    environment.write(
      page.body, of: page.route, loadsFirstImageEagerly: page.cover == nil, imageSizes: environment.imageSizes(nil),
      to: &buffer)
  }
}

struct SectionPageContext: TemplateContext {
  let title: String
  let url: String
  let depth: Int
  let isCurrent: Bool

  static let fields = TemplateFields<Self>(
    "a page of a section",
    .text("title", "The title.") { $0.title },
    .text("url", "Its address.") { $0.url },
    .flag("isNested", "Whether it lies below another page than the one that the section begins with.") { $0.depth > 1 },
    .flag("isCurrent", "Whether it is this page.") { $0.isCurrent })
}

package struct TermsContext: TemplateContext {
  let environment: HTMLEnvironment
  let title: String
  let terms: [TermContext]

  package static let fields = HTMLEnvironment.fields.within(
    { (context: Self) in context.environment }, as: "the index of tags",
    adding: .text("title", "What the index is called.") { $0.title },
    .list("terms", "The tags by name.") { $0.terms })
}

package struct NotFoundContext: TemplateContext {
  let environment: HTMLEnvironment

  package static let fields = HTMLEnvironment.fields.within(
    { (context: Self) in context.environment }, as: "the error page",
    adding: .text("home", "The address of the home page.") {
      $0.environment.resolver.path(to: $0.environment.site.edition.home)
    })
}
