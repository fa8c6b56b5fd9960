import FeedContent
import FeedDiagnostics
import FeedModel
import FeedSite
import FeedVisitors

/// A site as rows: for those who ask what is in it.
struct SavedReading: Sendable {
  let content: LoadedContent
  /// The entries, newest first, and the people by name.
  let entries: [SavedEntry]
  /// The paths of their files as messages name them, by content path.
  let files: [String: String]

  /// Reads a content folder, and the theme for its words.
  init(contentFolder: String, context: BuildContext) async {
    let reading = await SiteLoader(contentFolder: contentFolder, context: context)
    let content = reading.content
    let operators = EntryOperators(
      environment: HTMLEnvironment(
        theme: reading.input.theme, resolver: URLResolver(site: content.site.url), site: content.site,
        generator: Version.text))
    // A draft without a date has that of the reading, and its address may hold it.
    let undated = Set(content.provenance.lazy.filter { $0.dateSource == .nothing }.map(\.path))
    let objects = content.feed.entries + content.feed.people as [any FeedViewObject]
    self.content = content
    files = Dictionary(content.provenance.map { ($0.path, $0.file) }) { first, _ in first }
    entries = await objects.concurrentMap { object in
      let entry = object.entry
      let reason = SkippedFile.Reason.unpublished(entry, at: content.now)
      return operators.saved(
        object,
        SavedStatus(
          state: reason?.rawValue ?? "published",
          isDated: !entry.isDraft || !undated.contains(entry.identity.contentPath)))
    }
  }

  /// The errors that leave nothing to ask for: those of the settings and of the folder itself.
  var fatalErrors: [Diagnostic] {
    let faulty = Set(content.faulty.map(\.file))
    return content.diagnostics.filter { problem in
      problem.severity == .error && !(problem.location.map { faulty.contains($0.file) } ?? false)
    }
  }
}
