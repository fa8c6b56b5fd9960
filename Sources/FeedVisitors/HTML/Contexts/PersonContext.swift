package import FeedTheme

/// A person who is named in an entry.
package struct PersonContext: TemplateContext {
  let name: String
  let url: String?
  let avatar: ImageContext?

  package static let fields = TemplateFields<Self>(
    "a person",
    .text("name", "The name.") { $0.name },
    .text("url", "The page of the person, here or elsewhere.") { $0.url },
    .object("avatar", "The portrait.") { $0.avatar })
}
