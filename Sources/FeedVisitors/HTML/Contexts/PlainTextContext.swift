package import FeedTheme

/// A note as templates see it.
package struct PlainTextContext: TemplateContext {
  let entry: EntryContext

  package static let fields = EntryContext.fields.within(
    { (context: Self) in context.entry }, as: "a note")
}
