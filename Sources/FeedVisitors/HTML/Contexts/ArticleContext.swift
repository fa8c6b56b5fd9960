package import FeedTheme

/// An article as templates see it.
package struct ArticleContext: TemplateContext {
  let entry: EntryContext
  let readingTime: String
  let contents: [NamedLinkContext]

  package static let fields = EntryContext.fields.within(
    { (context: Self) in context.entry }, as: "an article",
    adding: .text("readingTime", "How long it takes to read, in words.") { $0.readingTime },
    .list("contents", "The headings of the highest level, on the page of a long article only.") { $0.contents })
}
