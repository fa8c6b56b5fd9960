import FeedContent
import FeedDiagnostics
import FeedModel
import FeedServer
import FeedSite

/// The site of a content folder, read again whenever its files change.
struct LiveSite: Sendable {
  let settings: PreviewSettings
  let origin: String
  let report: Report

  /// Shows the site until the task is cancelled.
  ///
  /// - Parameter announce: Called with the path of the site's root once there is something to see.
  func run(showingOn current: CurrentSite, announce: (String) -> Void) async {
    let context = settings.context(origin: origin)
    let reading = await SiteReading(contentFolder: settings.contentFolder, context: context)
    let (table, problems) = SiteAssembly(input: reading.input).assemble()
    let diagnostics = (reading.content.diagnostics + reading.themeDiagnostics + problems).sorted()
    report.print(diagnostics)
    let items = Dictionary(table.items.map { ($0.route.file, $0.content) }) { first, _ in first }
    let site = reading.input.site.url
    current.show(
      RenderedSite(site: site, lastModified: HTTPDate(seconds: ClockArgument.now.seconds)) { items[$0] })
    announce(site.basePath)
  }
}
