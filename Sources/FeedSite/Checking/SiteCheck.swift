package import FeedDiagnostics
import FeedModel

/// Looks at all that a build would write for what nobody could see in the content alone.
package struct SiteCheck: Sendable {
  let input: SiteInput
  let table: SiteTable
  /// What came of following the links of bodies, which has been reported already.
  let links: LocalLinkFindings
  /// The bytes of a file that is copied; nil where it is too large to be looked into, or cannot be read.
  let read: @Sendable (_ location: String) -> [UInt8]?

  /// Takes a site as it was assembled.
  package init(of site: SiteInspection, read: @escaping @Sendable (_ location: String) -> [UInt8]?) {
    input = site.input
    table = site.table
    links = site.links
    self.read = read
  }

  /// Everything that is found.
  ///
  /// - Parameter unusedFiles: The files of pictures, sound and film that the build publishes nowhere, as messages name
  ///   them.
  package func diagnostics(unusedFiles: [String] = []) async -> [Diagnostic] {
    let pages = await PageCheck(self).result()
    let feeds = await FeedCheck(self).diagnostics()
    let orphans = OrphanCheck(check: self, shown: pages.shown).diagnostics(unusedFiles: unusedFiles)
    return
      (pages.diagnostics + feeds + orphans + TitleCheck(feed: input.feed).diagnostics
      + AccentCheck(site: input.site, theme: input.theme).diagnostics).sorted()
  }

  /// The bytes at a route.
  func bytes(of item: SiteItem) -> [UInt8]? {
    switch item.content {
    case .bytes(let make): make()
    case .file(let location), .mediaFile(let location): read(location)
    case .picture(let picture): read(picture.location)
    }
  }
}
