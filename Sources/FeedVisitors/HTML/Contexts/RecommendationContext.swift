package import FeedTheme

/// A recommendation as templates see it.
package struct RecommendationContext: TemplateContext {
  let entry: EntryContext
  let recommendations: [RecommendationItemContext]
  let sentence: String

  package static let fields = EntryContext.fields.within(
    { (context: Self) in context.entry }, as: "a recommendation",
    adding: .list("recommendations", "The people with the reasons.") { $0.recommendations },
    .text("sentence", "The recommendation in a sentence.") { $0.sentence })
}
