package import FeedTheme

/// A person with a page as templates see them.
package struct PersonEntryContext: TemplateContext {
  let entry: EntryContext
  let name: String
  let avatar: ImageContext?
  let role: String?
  let links: [NamedLinkContext]
  let feedURL: String?

  package static let fields = EntryContext.fields.within(
    { (context: Self) in context.entry }, as: "a person's entry",
    adding: .text("name", "The name.") { $0.name },
    .object("avatar", "The portrait.") { $0.avatar },
    .text("role", "What the person does.") { $0.role },
    .list("links", "Profiles elsewhere (rel=me).") { $0.links },
    .text("feedURL", "The address of the person's own feed.") { $0.feedURL })
}
