package import FeedDiagnostics
import FeedModel

/// A site to be looked at file by file, which takes over what it can from the one before a change.
package struct SitePreview: Sendable {
  /// What is wrong with its routes and links.
  package let diagnostics: [Diagnostic]
  private let site: RoutedSite
  private let linkDiagnostics: [Diagnostic]

  /// Makes the table of a site.
  ///
  /// - Parameters:
  ///   - previous: The site before a change.
  ///   - places: The places in the feed of the entries that the change touched, where it touched nothing besides them and
  ///     the text of the theme's style sheets; nil where it may have.
  package init(input: SiteInput, after previous: SitePreview? = nil, changing places: [Int]? = nil) {
    site = RoutedSite(input: input, after: previous?.site, changing: places)
    if let previous, let places, site.keepsRoutes, site.links.isSame(as: previous.site.links, changing: places) {
      linkDiagnostics = previous.linkDiagnostics
    } else {
      linkDiagnostics = site.links.findings.diagnostics
    }
    diagnostics = (site.diagnostics + linkDiagnostics).sorted()
  }

  /// Where the bytes of a file of the output folder come from; nil where the site has no such file.
  package func content(ofFile file: String) -> SiteItem.Content? {
    site.claims.claim(ofFile: file).map { $0.content(of: site.languages[$0.language].renderers) }
  }

  /// All files, as a build writes them.
  package var table: SiteTable { site.table() }
}
