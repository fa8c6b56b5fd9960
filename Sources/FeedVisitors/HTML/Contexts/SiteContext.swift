package import FeedTheme

/// The site as templates see it.
package struct SiteContext: TemplateContext {
  let title: String
  let description: String?
  let url: String
  let language: String
  let author: PersonContext?
  let license: NamedLinkContext?
  let feed: String
  let generator: String

  package static let fields = TemplateFields<Self>(
    "the site",
    .text("title", "The title of the site.") { $0.title },
    .text("description", "What it is about.") { $0.description },
    .text("url", "The address of the home page.") { $0.url },
    .text("language", "The language as a BCP 47 tag.") { $0.language },
    .object("author", "Whose site it is.") { $0.author },
    .object("license", "The licence of the content; its address may be empty.") { $0.license },
    .text("feed", "The address of the feed of the whole site.") { $0.feed },
    .text("generator", "The name and version of feedsite.") { $0.generator })
}
