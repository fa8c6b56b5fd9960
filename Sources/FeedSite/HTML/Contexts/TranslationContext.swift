package import FeedTheme

/// One of the languages in which a page can be read.
package struct TranslationContext: TemplateContext {
  let language: String
  let direction: String
  let title: String
  let url: String
  let isDefault: Bool
  let isCurrent: Bool

  package static let fields = TemplateFields<Self>(
    "a translation",
    .text("language", "The language as a BCP 47 tag.") { $0.language },
    .text("direction", "ltr or rtl.") { $0.direction },
    .text("title", "What the page is called in that language.") { $0.title },
    .text("url", "The absolute address of the page.") { $0.url },
    .flag("isDefault", "Whether it is in the site's language, which suits readers of any other (x-default).") {
      $0.isDefault
    },
    .flag("isCurrent", "Whether it is this page.") { $0.isCurrent })
}
