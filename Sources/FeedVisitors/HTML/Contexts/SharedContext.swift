package import FeedTheme

/// What every template can read: the site, the theme's strings and its settings.
///
/// A class, since a template asks for its variables one by one and would copy a value each time.
package final class SharedContext: TemplateContext {
  package let site: SiteContext
  package let settings: FreeContext
  package let strings: Strings

  package init(
    site: SiteContext,
    settings: FreeContext,
    strings: Strings
  ) {
    self.site = site
    self.settings = settings
    self.strings = strings
  }

  package static let fields = TemplateFields<SharedContext>(
    "every template",
    .object("site", "The site.") { $0.site },
    .settings("theme", "The theme's settings, as site.yml overrides them.") { $0.settings },
    .strings("t", "The theme's strings in the site's language.") { $0.strings })
}
