import FeedContent
import FeedDiagnostics
import FeedModel
import FeedSite
import FeedVisitors

/// A site as rows: what `feedsite list`, `feedsite stats` and the export to a database read.
struct SiteRows: Sendable {
  let content: LoadedContent
  /// The entries, newest first, and the people by name.
  let objects: [any FeedViewObject]
  /// The paths of their files as messages name them, by content path.
  let files: [String: String]
  private let operators: EntryOperators
  /// The paths of files without a date. A draft without one has that of the reading, and its address may hold it.
  private let undated: Set<String>

  /// Reads a content folder, and the theme for its words.
  init(contentFolder: String, context: BuildContext) async {
    let reading = await SiteLoader(contentFolder: contentFolder, context: context, explained: true)
    let content = reading.content
    // Of a site in several languages, each has walls of those whom its own entries name.
    let mentions = content.site.languages.isEmpty ? content.feed.mentions(besideAuthorOf: content.site) : []
    operators = EntryOperators(
      environment: HTMLEnvironment(
        theme: reading.input.theme, resolver: URLResolver(site: content.site.url, peopleWalls: mentions.walls),
        site: content.site, now: reading.input.now, generator: Version.text))
    undated = Set(content.provenance.lazy.filter { $0.dateSource == .nothing }.map(\.path))
    objects = content.feed.entries + content.feed.people as [any FeedViewObject]
    self.content = content
    files = Dictionary(content.provenance.map { ($0.path, $0.file) }) { first, _ in first }
  }

  func entries() async -> [SavedEntry] { await objects.indices.concurrentMap { saved($0) } }

  /// One of ``objects`` as rows.
  @Sendable
  func saved(_ index: Int) -> SavedEntry {
    let entry = objects[index].entry
    let reason = SkippedFile.Reason.unpublished(entry, at: content.now)
    return operators.saved(
      objects[index], state: reason?.rawValue ?? "published",
      isDated: !entry.isDraft || !undated.contains(entry.identity.contentPath))
  }

  /// The errors that leave nothing to ask for: those of the settings and of the folder itself.
  var fatalErrors: [Diagnostic] { content.blockingErrors(among: content.diagnostics) }
}
