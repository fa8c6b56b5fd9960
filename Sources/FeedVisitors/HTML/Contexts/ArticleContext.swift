package import FeedTheme

/// An article as templates see it.
package struct ArticleContext: TemplateContext {
  let entry: EntryContext
  let readingTime: String
  let contents: [HeadingContext]

  package static let fields = EntryContext.fields.within(
    { (context: Self) in context.entry }, as: "an article",
    adding: .text("readingTime", "How long it takes to read, in words.") { $0.readingTime },
    .list("contents", "The headings of the two highest levels in use; empty where there are fewer than three.") {
      $0.contents
    })
}
