package import FeedTheme

/// An entry of a kind that the site declares, as templates see it.
package struct CustomContext: TemplateContext {
  let entry: EntryContext
  let label: String
  let customFields: [CustomFieldContext]
  let values: FreeContext

  package static let fields = EntryContext.fields.within(
    { (context: Self) in context.entry }, as: "an entry of a declared kind",
    adding: .text("label", "What the kind is called.") { $0.label },
    .list("customFields", "The values of the declared fields.") { $0.customFields },
    .free("values", "The values of the declared fields as text, by key.") { $0.values })
}
