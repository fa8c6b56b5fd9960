import ArgumentParser
import FeedDiagnostics
import FeedImport
import FeedModel
import FeedOutput
import FeedSite

/// `feedsite import`: from the export, the archive or the feed of another system to a content folder.
struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Make a content folder from an export, a feed or the folder of another generator.",
    discussion: """
      Reads SOURCE, a file, a folder or an archive, and writes entries, people, pages, media files and site.yml into the \
      content folder. Texts become Markdown; dates, tags, titles, identities and old addresses are kept. Then it says \
      what was carried over and what was not.

      Nothing that is there is overwritten, and importing the same again changes nothing. If something is wrong with \
      the source, nothing is written. Nothing is fetched from the network unless --fetch is given.

      FORMATS
        \(ImportFormats.names.joined(separator: ", "))

      EXAMPLES
        feedsite import feed.xml                    From a feed, into content/.
        feedsite import export.xml -o wall/content  Into another folder.
        feedsite import export.xml --fetch          With the pictures that are still elsewhere.
        feedsite import follows.opml --from opml
        feedsite import old-blog                    From the folder of another generator.
      """)

  @Argument(help: ArgumentHelp("The file or folder to import.", valueName: "source"), completion: .file())
  var source: String

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The content folder to write to, there or not.", valueName: "folder"), completion: .directory)
  var output = "content"

  @Option(
    help: ArgumentHelp("The format of the source, instead of what its content tells.", valueName: "format"),
    completion: .list(ImportFormats.names))
  var from: String?

  @Flag(help: "Fetch the pictures, recordings and videos that the source names and does not hold.")
  var fetch = false

  @OptionGroup var links: LinkOptions

  @Flag(name: [.short, .long], help: "Name every file that is written, and everything that did not come along.")
  var verbose = false

  func validate() throws {
    guard let from, !ImportFormats.names.contains(from) else { return }
    let nearest = Suggestion.nearest(to: from, among: ImportFormats.names)
    throw ValidationError(
      "There is no format \"\(from)\"; "
        + Suggestion.question(nearest, else: "there are \(ImportFormats.names.joined(separator: ", ")).")
    )
  }

  func run() async throws {
    let report = Report(isQuiet: false, isVerbose: verbose)
    var result: ImportReport
    do throws(ImportFailure) {
      let source = try ImportSource(path: source, followsLinks: links.followLinks)
      guard !source.isFolder || !ResolvedLocation(source.displayName + "/").overlaps(ResolvedLocation(output + "/"))
      else { throw ImportFailure(.overlapsSource, at: SourceLocation(file: output)) }
      result = try await source.imported(
        into: output, format: from, fetching: fetch ? CurlMediaFetcher().fetch : nil)
    } catch {
      report.print(error.diagnostics.sorted())
      let written = error.writtenCount
      report.standardError(
        "\(CountFormatter.text(error.diagnostics.count, "error")); "
          + (written == 0
            ? "nothing was written"
            : "\(CountFormatter.text(written, "file")) written before; import again to write the others"))
      throw ExitCode(1)
    }
    if let planned = result.content {
      // Which links lead nowhere shows when all addresses are known.
      let reading = SiteLoader(content: planned.content, contentFolder: output)
      result.diagnostics += planned.located(SiteInspection(of: reading.input).diagnostics)
      result.diagnostics += reading.themeDiagnostics.filter { $0.severity == .warning }
      result.diagnostics.sort()
    }
    let text = ImportReportText(report: result, folder: output.withoutTrailingSlashes, isVerbose: verbose)
    if !text.notes.isEmpty { report.standardError(text.notes.joined(separator: "\n")) }
    report.result(text.summary.joined(separator: "\n"))
    // Another import may read what could not be read now; files with errors that prevent a build were imported anyway.
    if result.diagnostics.contains(where: { $0.code == "unreadable-file" }) { throw ExitCode(1) }
  }
}
