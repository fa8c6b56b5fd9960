import FeedContent
import FeedDiagnostics
import FeedModel
import FeedOutput
import FeedSite
import FeedTheme

/// What `feedsite check` finds: all that a build would report, and what only a look at its pages shows.
struct CheckResult: Sendable {
  /// The path of the content folder as it was given.
  let content: String
  private(set) var diagnostics: [Diagnostic]
  private(set) var entryCount = 0
  private(set) var pageCount = 0
  private(set) var fileCount = 0
  /// The results of checking addresses of other sites; nil where they were not checked.
  private(set) var external: ExternalLinkCounts?

  /// The largest file of the site's own that is checked, in bytes.
  private static let readLimit = 4 << 20

  /// Looks at everything; nothing is written.
  ///
  /// - Parameter links: How addresses of other sites are checked; nil for not at all.
  init(
    contentFolder: String, outputFolder: String, context: BuildContext, external links: ExternalRequestSettings?
  ) async {
    let reading = await SiteLoader(contentFolder: contentFolder, context: context)
    let content = reading.content
    (self.content, diagnostics) = (contentFolder, content.diagnostics)
    guard content.isFolder else { return }
    let site = SiteInspection(of: reading.input)
    let folder = OutputFolder(path: outputFolder, contentFolder: contentFolder)
    var table = site.table
    if content.hasFaultySettings { table.identities = nil }
    diagnostics += await reading.themeDiagnostics + site.diagnostics + folder.diagnostics(for: table)
    entryCount = content.feed.entries.count
    pageCount = content.feed.pages.count
    fileCount = table.items.count
    // Pages of a broken theme are not what a build would write.
    if !reading.themeDiagnostics.hasErrors {
      let unused = await Self.unusedFiles(content, in: contentFolder, context)
      diagnostics += await SiteCheck(of: site, read: Self.read).diagnostics(unusedFiles: unused)
    }
    if let links {
      let references = content.externalReferences.filter { content.site.url.reference(within: $0.url) == nil }
      let outcome = await ExternalLinkCheck(settings: links).outcome(references)
      diagnostics += outcome.diagnostics
      external = outcome.counts
    }
    diagnostics.sort()
  }

  /// Files that even drafts and entries of another day do not name.
  private static func unusedFiles(
    _ content: LoadedContent, in contentFolder: String, _ context: BuildContext
  ) async -> [String] {
    var unused = content.unusedFiles
    if !unused.isEmpty, content.skipped.contains(where: { SkippedFile.Reason.unpublished.contains($0.reason) }) {
      let whole = await ContentLoader(folder: contentFolder, context: context.includingUnpublished).load()
      unused = unused.filter(Set(whole.unusedFiles).contains)
    }
    let folder = ContentFileReader(folder: contentFolder, followsLinks: false)
    return unused.map(folder.displayPath)
  }

  @Sendable
  private static func read(_ location: String) -> [UInt8]? {
    guard let bytes = try? InputFile.bytes(at: location, limit: readLimit + 1), bytes.count <= readLimit else {
      return nil
    }
    return bytes
  }

  var errorCount: Int { diagnostics.count { $0.severity == .error } }
  var warningCount: Int { diagnostics.count { $0.severity == .warning } }

  /// `Checked 91 entries and 2 pages in 618 files: 0 errors, 2 warnings; ...`.
  var summary: String {
    let pages = pageCount == 0 ? "" : " and \(CountFormatter.text(pageCount, "page"))"
    return
      "Checked \(CountFormatter.text(entryCount, "entry", plural: "entries"))\(pages) in \(CountFormatter.text(fileCount, "file")): "
      + "\(CountFormatter.text(errorCount, "error")), \(CountFormatter.text(warningCount, "warning"))"
      + (external?.summary ?? "")
  }
}
