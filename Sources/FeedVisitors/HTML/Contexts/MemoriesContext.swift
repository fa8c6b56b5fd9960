package import FeedTheme

/// Memories of a day as templates see them.
package struct MemoriesContext: TemplateContext {
  let entry: EntryContext
  let day: String
  let memories: [MemoryContext]
  let sentence: String

  package static let fields = EntryContext.fields.within(
    { (context: Self) in context.entry }, as: "memories",
    adding: .text("day", "The day in words, without a year.") { $0.day },
    .list("memories", "The remembered entries.") { $0.memories },
    .text("sentence", "What the card is about.") { $0.sentence })
}
