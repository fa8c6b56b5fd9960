import FeedMarkdown
import FeedMarkup
import FeedModel
import FeedTheme
import FeedVisitors

/// Writes the manifest with which browsers install the site like a program (W3C Web Application Manifest).
struct WebAppManifest: Sendable {
  static let route = Route("/manifest.webmanifest")

  let site: Site
  let resolver: URLResolver
  let icons: [IconFile]
  /// The colour of the theme's pages.
  let background: ThemeColor?

  /// The document in UTF-8.
  var bytes: [UInt8] {
    var writer = JSONWriter()
    let home = resolver.absolute(resolver.edition.home)
    writer.object { json in
      json.member("name", site.title)
      json.member("description", site.description)
      json.member("lang", site.language)
      json.member("dir", TextDirection(ofLanguage: site.language).rawValue)
      json.member("start_url", home)
      json.member("scope", home)
      // A site of pages needs a way back.
      json.member("display", "minimal-ui")
      json.member("background_color", background?.light)
      json.member("theme_color", background?.light)
      json.array("icons", of: icons.filter { $0.manifestPurpose != nil }) { icon, json in
        json.member("src", resolver.absolute(icon.route))
        json.member("sizes", icon.sizes)
        json.member("type", icon.mimeType)
        json.member("purpose", icon.manifestPurpose)
      }
    }
    return writer.finish()
  }
}
