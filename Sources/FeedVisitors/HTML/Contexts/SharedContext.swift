package import FeedTheme

/// What every template can read: the site, the theme's strings and its settings.
package struct SharedContext: TemplateContext {
  package let site: SiteContext
  package let settings: FreeContext
  package let strings: Strings

  package static let fields = TemplateFields<Self>(
    "every template",
    .object("site", "The site.") { $0.site },
    .settings("theme", "The theme's settings, as site.yml overrides them.") { $0.settings },
    .strings("t", "The theme's strings in the site's language.") { $0.strings })
}
