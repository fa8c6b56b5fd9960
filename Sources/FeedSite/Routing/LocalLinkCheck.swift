import FeedDiagnostics
import FeedModel

/// Finds links of bodies to addresses that the site does not have.
struct LocalLinkCheck {
  let claims: RouteClaims

  /// A warning for each link that leads nowhere.
  func diagnostics(_ links: [LocalLink]) -> [Diagnostic] {
    links.filter { !exists($0.route) }.map { Diagnostic(.body(.deadLink($0.written)), at: $0.location) }
  }

  /// A link without a slash at the end leads to the page all the same, as web hosts redirect it.
  private func exists(_ route: Route) -> Bool {
    claims.contains(route) || !route.isPage && claims.contains(Route(route.path + "/"))
  }
}
