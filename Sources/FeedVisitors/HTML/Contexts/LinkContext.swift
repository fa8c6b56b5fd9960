package import FeedTheme

/// A bookmark as templates see it.
package struct LinkContext: TemplateContext {
  let entry: EntryContext
  let target: String
  let siteName: String
  let quotation: String?
  let via: NamedLinkContext?

  package static let fields = EntryContext.fields.within(
    { (context: Self) in context.entry }, as: "a bookmark",
    adding: .text("target", "The address of the page.") { $0.target },
    .text("siteName", "The name of the site that the address leads to.") { $0.siteName },
    .text("quotation", "Words quoted from the page.") { $0.quotation },
    .object("via", "Where the author found it.") { $0.via })
}
