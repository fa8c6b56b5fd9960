package import FeedMarkdown
package import FeedMarkup
package import FeedModel
package import FeedTheme

/// What rendering HTML needs beyond the entry: the same for all entries of a site.
///
/// A class, since every value that a template reads refers to it.
package final class HTMLEnvironment: TemplateContext {
  package let theme: Theme
  let templates: EntryTemplates
  package let resolver: URLResolver
  package let site: Site
  /// The clock of the build, in seconds since 1970-01-01T00:00:00Z.
  let now: Int
  package let wording: Wording
  package let labels: MarkdownLabels
  /// The theme's settings, as the site overrides them.
  private let settings: FreeValue
  let generator: String
  /// How wide an image across a card of one column and of two is shown; nil where the theme does not say.
  private let cardWidths: (one: String, two: String)?

  /// - Parameters:
  ///   - now: The clock of the build, in seconds since 1970-01-01T00:00:00Z, which decides which events are over.
  ///   - generator: The name and version of the program, for example `feedsite 1.0.0`.
  package init(theme: Theme, resolver: URLResolver, site: Site, now: Int, generator: String) {
    self.theme = theme
    self.templates = EntryTemplates(theme, declarations: site.kinds)
    self.resolver = resolver
    self.site = site
    self.now = now
    self.wording = Wording(in: site.language, of: theme, declaring: site.kinds)
    self.labels = wording.markdownLabels
    self.settings = theme.settings.variables(overriddenBy: FreeValue.values(site.theme.settings))
    self.generator = generator
    self.cardWidths = theme.metrics.map { metrics in
      func sizes(_ width: Double) -> String { "(min-width: 40rem) \(ThemeMetrics.words(for: width))rem, 100vw" }
      return (sizes(metrics[.columnWidth]), sizes(metrics[.columnWidth] * 2 + metrics[.gap]))
    }
  }

  /// How wide an image across a card is shown, as `sizes` has it (HTML, section 4.8.4.2.2); across a page without a card.
  package func imageSizes(_ columns: Columns?) -> String {
    guard let columns, let cardWidths else { return "(min-width: 48rem) 44rem, 100vw" }
    switch columns {
    case .one: return cardWidths.one
    case .two: return cardWidths.two
    case .full: return "100vw"
    }
  }

  /// Writes a body that is on a page or on a card of one.
  ///
  /// - Parameters:
  ///   - route: The page to which its relative links are resolved.
  ///   - prefix: What the ids in it begin with.
  ///   - level: The level that its highest heading gets, so that it is right below the heading of the page or card.
  package func write(
    _ body: MarkdownBody, of route: Route, identifierPrefix prefix: String = "", highestHeading level: Int = 2,
    loadsFirstImageEagerly: Bool, imageSizes: String, to buffer: inout MarkupBuffer
  ) {
    let rendering = MarkdownRendering(
      purpose: .page, headingOffset: level - (body.headings.map(\.level).min() ?? level), identifierPrefix: prefix,
      loadsFirstImageEagerly: loadsFirstImageEagerly, imageSizes: imageSizes, labels: labels
    ) { [resolver] in resolver.path(toReference: $0, from: route) }
    body.append(to: &buffer, as: rendering)
  }

  package static let fields = TemplateFields<HTMLEnvironment>(
    "every template",
    .object("site", "The site.") { SiteContext(environment: $0) },
    .settings("theme", "The theme's settings, as site.yml overrides them.") { $0.settings },
    .strings("t", "The theme's strings in the site's language.") { $0.wording.strings })
}

struct SiteContext: TemplateContext {
  let environment: HTMLEnvironment

  private var site: Site { environment.site }

  static let fields = TemplateFields<Self>(
    "the site",
    .text("title", "The title of the site.") { $0.site.title },
    .text("description", "What it is about.") { $0.site.description },
    .text("url", "The address of the home page.") { $0.environment.resolver.path(to: $0.site.edition.home) },
    .text("language", "The language as a BCP 47 tag.") { $0.site.language },
    .text("webmention", "Where others send webmentions.") { $0.site.webmention },
    .text("pingback", "Where others send pingbacks.") { $0.site.pingback },
    .text("font", "The typeface that the site chose; empty for those of the theme.") { $0.site.identity.font },
    .object("logo", "What stands in the header in place of the title.") { site in
      ImageContext(site.site.identity.logo, in: site.environment)
    },
    .object("cover", "The picture above the home wall.") { site in
      ImageContext(site.site.identity.cover, in: site.environment)
    },
    .object("author", "Whose site it is.") { site in
      site.site.author.map { PersonContext($0, in: site.environment) }
    },
    .object("license", "The licence of the content; its address may be empty.") {
      $0.site.license.map { NamedLinkContext(name: $0.name, url: $0.url ?? "") }
    },
    .text("feed", "The address of the feed of the whole site.") {
      $0.environment.resolver.path(to: $0.site.edition.below("feed.xml"))
    },
    .text("generator", "The name and version of feedsite.") { $0.environment.generator })
}
