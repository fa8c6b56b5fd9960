package import FeedTheme

/// A quotation as templates see it.
package struct QuoteContext: TemplateContext {
  let entry: EntryContext
  let quotation: String
  let source: String?
  let sourceURL: String?

  package static let fields = EntryContext.fields.within(
    { (context: Self) in context.entry }, as: "a quotation",
    adding: .text("quotation", "The words.") { $0.quotation },
    .text("source", "Who said or wrote it.") { $0.source },
    .text("sourceURL", "Where it stands.") { $0.sourceURL })
}
