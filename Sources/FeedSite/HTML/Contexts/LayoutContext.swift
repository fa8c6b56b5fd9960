package import FeedTheme
import FeedVisitors

/// The frame of every page.
package struct LayoutContext: TemplateContext {
  let shared: SharedContext
  let language: String
  let direction: String
  let title: String
  let description: String?
  let canonical: String?
  let isHome: Bool
  let isArchive: Bool
  let isWall: Bool
  let isHidden: Bool
  let hasSharing: Bool
  let feeds: [FeedLinkContext]
  let newer: String?
  let older: String?
  let icons: [IconLinkContext]
  let manifest: String?
  let background: ThemeAccent?
  let assets: String
  let navigation: [MenuItemContext]
  let kinds: [MenuItemContext]
  let identities: [FeedLinkContext]
  let breadcrumbs: [MenuItemContext]
  let translations: [TranslationContext]
  let openGraph: @Sendable () -> String?
  let structuredData: @Sendable () -> String?
  let main: String

  package static let fields = SharedContext.fields.within(
    { (context: Self) in context.shared }, as: "the layout",
    adding: .text("language", "The language of the page as a BCP 47 tag.") { $0.language },
    .text("direction", "ltr or rtl.") { $0.direction },
    .text("title", "The title of the document.") { $0.title },
    .text("description", "What the page is about, as plain text.") { $0.description },
    .text("canonical", "The absolute address of the page.") { $0.canonical },
    .flag("isHome", "Whether it is the home page.") { $0.isHome },
    .flag("isArchive", "Whether it is an archive page of the wall of the whole site.") { $0.isArchive },
    .flag("isWall", "Whether it is a page of cards.") { $0.isWall },
    .flag("isHidden", "Whether search engines should leave it out.") { $0.isHidden },
    .list("feeds", "The feeds and calendars of the page in each format, its own first.") { $0.feeds },
    .text("newer", "The page of newer entries.") { $0.newer },
    .text("older", "The page of older entries.") { $0.older },
    .flag("hasPlayers", "Whether something on it loads a player from elsewhere on a click.") {
      MarkupMark.player.isIn($0.main)
    },
    .flag("hasPhotos", "Whether a link on it shows a photo in a lightbox; it carries data-photo=\"\".") {
      MarkupMark.photo.isIn($0.main)
    },
    .flag("hasRecordings", "Whether it plays sound (audio).") { MarkupMark.recording.isIn($0.main) },
    .flag("hasSharing", "Whether it offers to share an entry.") { $0.hasSharing },
    .list("icons", "The icons of the site, where it names one.") { $0.icons },
    .text("manifest", "The address of the web app manifest, where the site has an icon.") { $0.manifest },
    .text("lightColor", "The theme's background in light surroundings.") { $0.background?.light },
    .text("darkColor", "The theme's background in dark surroundings.") { $0.background?.dark },
    .text("assets", "The address of the theme's files, which ends with a slash.") { $0.assets },
    .list("navigation", "The menu that site.yml lists.") { $0.navigation },
    .list("kinds", "The walls of the kinds that have entries.") { $0.kinds },
    .list("identities", "Profiles of the site's author elsewhere (rel=me).") { $0.identities },
    .list("breadcrumbs", "The way from the home page to this one, which comes last; empty on the home page.") {
      $0.breadcrumbs
    },
    .list("translations", "The languages in which the page can be read, its own among them.") { $0.translations },
    .markup("openGraph", "The meta elements that other sites read (Open Graph).") { $0.openGraph() },
    .markup("structuredData", "The script element that search engines read (JSON-LD).") {
      $0.structuredData()
    },
    .markup("main", "The content of the page.") { $0.main })
}
