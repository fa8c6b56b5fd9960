import FeedModel
package import FeedTheme
import FeedVisitors

package struct SearchContext: TemplateContext {
  /// The number of tags to which a search can be narrowed; a longer list would not help.
  static let mostTags = 100

  let environment: HTMLEnvironment
  let title: String
  let kinds: [SearchChoiceContext]
  let tags: [SearchChoiceContext]
  let people: [SearchChoiceContext]
  let years: [ArchiveYearContext]

  private var url: String { environment.resolver.path(to: environment.site.edition.search) }
  private var yearChoices: [SearchChoiceContext] {
    years.map { SearchChoiceContext(.year($0.year.number), name: String($0.year.number)) }
  }

  package static let fields = HTMLEnvironment.fields.within(
    { (context: Self) in context.environment }, as: "the search",
    adding: .text("title", "What the page is called.") { $0.title },
    .text("url", "The address of the page; the index stands below it.") { $0.url },
    .list("kinds", "The kinds that a search can be narrowed to.") { $0.kinds },
    .list("tags", "The tags that it can be narrowed to, those with the most entries first.") { $0.tags },
    .list("people", "The people that it can be narrowed to.") { $0.people },
    .list("yearChoices", "The years that it can be narrowed to, the last first.") { $0.yearChoices },
    .list("years", "The archive: the years that have entries, the last first.") { $0.years })
}

/// One of the things that a search can be narrowed to.
struct SearchChoiceContext: TemplateContext {
  let term: String
  let name: String

  init(_ facet: SearchFacet, name: String) { (term, self.name) = (facet.term, name) }

  static let fields = TemplateFields<Self>(
    "a choice of the search",
    .text("value", "What the index calls it.") { $0.term },
    .text("name", "What it is called.") { $0.name })
}
