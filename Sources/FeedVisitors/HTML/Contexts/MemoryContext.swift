package import FeedTheme

/// One remembered entry as templates see it.
package struct MemoryContext: TemplateContext {
  let reference: ReferenceContext
  let year: String
  let yearsAgo: String?

  package static let fields = ReferenceContext.fields.within(
    { (context: Self) in context.reference }, as: "a remembered entry",
    adding: .text("year", "The year in digits.") { $0.year },
    .text("yearsAgo", "How long ago it was, in words.") { $0.yearsAgo })
}
