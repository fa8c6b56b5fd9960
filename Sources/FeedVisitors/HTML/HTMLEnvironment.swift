package import FeedModel
package import FeedTheme

/// What rendering HTML needs beyond the entry: the same for all entries of a site.
package struct HTMLEnvironment: Sendable {
  /// The templates.
  package let theme: Theme
  /// The addresses.
  package let resolver: URLResolver
  /// The site.
  package let site: Site
  /// The words of the site's language.
  package let wording: Wording
  /// What every template can read.
  package let shared: SharedContext

  /// Creates an environment with the words of the site's language.
  ///
  /// - Parameters:
  ///   - generator: The name and version of the program, for example `feedsite 1.0.0`.
  package init(theme: Theme, resolver: URLResolver, site: Site, generator: String) {
    let strings = theme.strings(in: site.language)
    self.theme = theme
    self.resolver = resolver
    self.site = site
    self.wording = Wording(
      strings: strings, dates: theme.dates(in: site.language),
      kinds: KindNames(strings: strings, declarations: site.kinds))
    self.shared = SharedContext(
      site: SiteContext(site, resolver: resolver, generator: generator),
      settings: theme.settings.variables(overriddenBy: FreeContext.values(site.theme.settings)),
      strings: strings)
  }
}
