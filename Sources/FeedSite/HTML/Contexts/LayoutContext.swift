import FeedMarkdown
import FeedMarkup
import FeedModel
package import FeedTheme
import FeedVisitors

/// The frame of every page.
package final class LayoutContext: TemplateContext {
  let layout: LayoutRenderer
  let metadata: PageMetadata
  let main: MarkupBuffer
  /// The path of the page; nil for the error page, which is at any address.
  let here: String?
  /// What readers can subscribe to, which pages show twice.
  private let feeds: [FeedLinkContext]

  init(_ metadata: PageMetadata, main: MarkupBuffer, in layout: LayoutRenderer) {
    self.layout = layout
    self.metadata = metadata
    self.main = main
    here = metadata.route.map(layout.environment.resolver.path(to:))
    feeds = layout.feeds(of: metadata)
  }

  package static let fields = HTMLEnvironment.fields.within(
    { (context: LayoutContext) in context.environment }, as: "the layout",
    adding: pageFields + siteFields + metadataFields)

  private static let pageFields: [TemplateFields<LayoutContext>.Field] = [
    .text("language", "The language of the page as a BCP 47 tag.") { $0.language },
    .text("direction", "ltr or rtl, as the language of the site is written; entries in others say so themselves.") {
      $0.direction
    },
    .text("title", "The title of the document.") { $0.title },
    .text("description", "What the page is about, as plain text.") { $0.head?.description },
    .text("canonical", "The absolute address of the page.") { $0.metadata.route.map($0.environment.resolver.absolute) },
    .object("license", "The licence of the page: that of its entry or of the site; its address may be empty.") {
      $0.license
    },
    .flag("isHome", "Whether it is the home page.") { $0.metadata.isHome },
    .flag("isArchive", "Whether it is an archive page of the wall of the whole site.") { $0.isArchive },
    .flag("isWall", "Whether it is a page of cards.") { $0.metadata.wall != nil },
    .flag("isHidden", "Whether search engines should leave it out.") { $0.metadata.isHidden },
    .list("feeds", "The feeds and calendars of the page in each format, its own first.") { $0.feeds },
    .text("newer", "The page of newer entries.") { $0.path($0.metadata.newer) },
    .text("older", "The page of older entries.") { $0.path($0.metadata.older) },
    .flag("hasPlayers", "Whether something on it loads a player from elsewhere on a click.") {
      $0.main.features.contains(.player)
    },
    .flag("hasPhotos", "Whether a link on it shows a photo in a lightbox; it carries data-photo=\"\".") {
      $0.main.features.contains(.photo)
    },
    .flag("hasRecordings", "Whether it plays sound (audio).") { $0.main.features.contains(.recording) },
    .flag("hasSharing", "Whether it offers to share an entry.") { $0.metadata.hasSharing },
  ]

  private static let siteFields: [TemplateFields<LayoutContext>.Field] = [
    .list("icons", "The icons of the site, where it names one.") { $0.layout.icons },
    .text("icon", "The address of the site's own icon, in the form that is best beside its title.") {
      $0.path($0.layout.icon)
    },
    .text("manifest", "The address of the web app manifest, where the site has an icon.") {
      $0.path($0.layout.manifest)
    },
    .text("lightColor", "The theme's background in light surroundings.") { $0.background?.light },
    .text("darkColor", "The theme's background in dark surroundings.") { $0.background?.dark },
    .text("colorScheme", "The surroundings that pages are made for, as color-scheme has them.") { $0.colorScheme },
    .flag("hasSchemes", "Whether pages look different in light and dark surroundings.") { $0.hasSchemes },
    .text("assets", "The address of the theme's files, which ends with a slash.") { $0.path(Route("/assets/")) },
    .list("navigation", "The menu that site.yml lists.") { $0.marked($0.layout.navigation) },
    .list("kinds", "The walls of the kinds that have entries.") { $0.kinds },
    .list("tags", "The tags that the entries of a wall carry most often.") { $0.metadata.tags },
    .text("index", "The address of the index of all tags, on a wall that can be filtered.") {
      $0.path($0.metadata.index)
    },
    .list("years", "The last years of the archive, the last first.") { $0.years },
    .text("archive", "The address of the archive by years.") { $0.archive },
    .text("onThisDay", "The address of the days of the year; empty where there are none.") {
      $0.path($0.layout.onThisDay)
    },
    .text("search", "The address of the page to search the site on; empty where there is none.") {
      $0.path($0.layout.search)
    },
  ]

  private static let metadataFields: [TemplateFields<LayoutContext>.Field] = [
    .list("identities", "Profiles of the site's author elsewhere (rel=me).") { $0.identities },
    .list("breadcrumbs", "The way from the home page to this one, which comes last; empty on the home page.") {
      $0.breadcrumbs
    },
    .list("translations", "The languages in which the page can be read, its own among them.") { $0.translations },
    .list("languages", "The languages of the site, where it has several, its own among them.") { $0.languages },
    .markup("openGraph", "The meta elements that other sites read (Open Graph).") {
      $0.head?.openGraph().write(to: &$1)
    },
    .markup("structuredData", "The script element that search engines read (JSON-LD).") {
      $0.writeStructuredData(to: &$1)
    },
    .markup("main", "The content of the page.") { $1.append($0.main) },
  ]

  // MARK: Variables

  private var environment: HTMLEnvironment { layout.environment }
  private var site: Site { layout.environment.site }
  private var head: PageHead? { metadata.head }
  private var language: String { metadata.language ?? site.language }
  private var direction: String { TextDirection(ofLanguage: site.language).rawValue }
  private var title: String { metadata.title.map { "\($0) · \(site.title)" } ?? site.title }
  private var license: NamedLinkContext? {
    (metadata.license ?? site.license).map { NamedLinkContext(name: $0.name, url: $0.url ?? "") }
  }
  private var isArchive: Bool { metadata.wall == site.edition.home && !metadata.isHome }
  private var background: ThemeColor? { environment.theme.settings.colors.background }
  private var colorScheme: String { environment.theme.settings.colors.scheme?.rawValue ?? "light dark" }
  private var hasSchemes: Bool { environment.theme.settings.colors.scheme == nil }
  private var identities: [FeedLinkContext] { metadata.isHome ? layout.identities : [] }

  private var kinds: [MenuItemContext] { marked(layout.kinds.items(of: metadata), wall: path(metadata.wall)) }
  private var years: [MenuItemContext] { marked(layout.years.items(of: metadata)) }
  private var archive: String? { layout.hasArchive ? path(site.edition.archive) : nil }

  private var breadcrumbs: [MenuItemContext] {
    (head?.breadcrumbs ?? []).map { breadcrumb in
      let url = environment.resolver.path(to: breadcrumb.route)
      return MenuItemContext(name: breadcrumb.title, url: url).marked(current: here)
    }
  }

  private var translations: [TranslationContext] {
    (head?.translations ?? []).map {
      TranslationContext(translation: $0, route: metadata.route, environment: environment)
    }
  }

  private var languages: [LanguageContext] {
    site.languages.enumerated().map { index, language in
      let form = head?.translations.first { site.languages.index(of: $0.language) == index }
      return LanguageContext(
        language: language, form: form?.route, isCurrent: language.edition == site.edition, environment: environment)
    }
  }

  /// Items, marked where they lead to the page itself or to the wall that it shows; as they are on most pages.
  private func marked(_ items: [MenuItemContext], wall: String? = nil) -> [MenuItemContext] {
    // By number, since going through the items themselves would copy each of them.
    guard items.indices.contains(where: { items[$0].url == here || items[$0].url == wall }) else { return items }
    return items.map { $0.marked(current: here, wall: wall) }
  }

  private func path(_ route: Route?) -> String? { route.map { environment.resolver.path(to: $0) } }

  private func writeStructuredData(to buffer: inout MarkupBuffer) {
    if let head { layout.heads.structuredData(of: head).write(to: &buffer) }
  }
}

package struct FeedLinkContext: TemplateContext {
  let title: String
  let url: String
  let type: String
  var format = ""
  var isPreferred = true
  var isOfSite = false

  package static let fields = TemplateFields<Self>(
    "a feed",
    .text("title", "What the feed holds.") { $0.title },
    .text("label", "The same beside the title of the site, which feeds of the whole site need not repeat.") {
      $0.isOfSite ? $0.format : $0.title
    },
    .text("url", "Its address.") { $0.url },
    .text("type", "Its MIME type.") { $0.type },
    .text("format", "What its format is called, such as Atom.") { $0.format },
    .flag("isPreferred", "Whether it is the one to show where there is room for one format only.") { $0.isPreferred })
}

/// One item of the menu or one kind of the filter.
struct MenuItemContext: TemplateContext {
  let name: String
  let url: String
  var isCurrent = false
  var isWithin = false
  var className: String?

  static let fields = TemplateFields<Self>(
    "a menu item",
    .text("name", "What it is called.") { $0.name },
    .text("url", "Where it leads.") { $0.url },
    .flag("isCurrent", "Whether the page is this one.") { $0.isCurrent },
    .flag("isWithin", "Whether the page is an archive page of the wall that it leads to.") { $0.isWithin },
    .text("className", "The kind by name, for class names.") { $0.className })

  /// The item, marked as current where it leads to the page itself or to the wall that the page shows.
  fileprivate func marked(current path: String?, wall: String? = nil) -> MenuItemContext {
    var item = self
    item.isCurrent = url == path
    item.isWithin = url == wall && url != path
    return item
  }
}

/// One of the languages in which a page can be read.
struct TranslationContext: TemplateContext {
  let translation: Translation
  let route: Route?
  let environment: HTMLEnvironment

  static let fields = TemplateFields<Self>(
    "a translation",
    .text("language", "The language as a BCP 47 tag.") { $0.translation.language },
    .text("direction", "ltr or rtl.") { TextDirection(ofLanguage: $0.translation.language).rawValue },
    .text("title", "What the page is called in that language.") { $0.translation.title },
    .text("url", "The absolute address of the page.") { $0.environment.resolver.absolute($0.translation.route) },
    .flag("isDefault", "Whether it is in the site's language, which suits readers of any other (x-default).") {
      $0.translation.isDefault
    },
    .flag("isCurrent", "Whether it is this page.") { $0.translation.route == $0.route })
}

struct LanguageContext: TemplateContext {
  let language: SiteLanguage
  /// The page in that language; nil where there is none.
  let form: Route?
  let isCurrent: Bool
  let environment: HTMLEnvironment

  static let fields = TemplateFields<Self>(
    "a language",
    .text("language", "The language as a BCP 47 tag.") { $0.language.tag },
    .text("direction", "ltr or rtl.") { TextDirection(ofLanguage: $0.language.tag).rawValue },
    .text("name", "What those who speak it call it.") { $0.language.name },
    .text("url", "The page in that language, or the home page where it is in others only.") {
      $0.environment.resolver.path(to: $0.form ?? $0.language.edition.home)
    },
    .flag("isTranslated", "Whether the page itself can be read in it.") { $0.form != nil },
    .flag("isCurrent", "Whether it is the language of the page.") { $0.isCurrent })
}

struct IconLinkContext: TemplateContext {
  let icon: IconFile
  let environment: HTMLEnvironment

  static let fields = TemplateFields<Self>(
    "an icon",
    .text("relation", "What the link is: icon or apple-touch-icon.") { $0.icon.relation },
    .text("url", "Its address.") { $0.environment.resolver.path(to: $0.icon.route) },
    .text("type", "Its MIME type.") { $0.icon.mimeType },
    .text("sizes", "Its width and height, such as 32x32, or any.") { $0.icon.sizes })
}
