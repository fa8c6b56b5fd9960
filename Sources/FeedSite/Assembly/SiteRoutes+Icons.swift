import FeedModel
import FeedTheme
import FeedVisitors

extension SiteRoutes {
  /// The icons and the manifest; a site without an icon has neither.
  mutating func addIcons() {
    for icon in icons.files {
      add(icon.route, .asset, from: "feedsite's \(icon.route.path)", yielding: .files) { _ in icon.bytes() }
    }
    guard icons.hasManifest else { return }
    let manifest = WebAppManifest(
      site: input.site, resolver: environment.resolver, icons: icons.files,
      background: input.theme.settings.background)
    let route = WebAppManifest.route
    add(route, .asset, from: "feedsite's \(route.path)", yielding: .files) { _ in manifest.bytes }
  }
}
