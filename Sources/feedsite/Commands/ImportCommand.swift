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
    abstract: "Import an export, a feed or the folder of another generator.",
    discussion: """
      Reads SOURCE, a file, a folder or an archive, and writes entries, people, pages, media files and site.yml into \
      the content folder. Texts become Markdown; dates, tags, titles, guids and old addresses are kept. At the end, it \
      reports what could not be imported.

      Existing files are never overwritten, and importing the same source again changes nothing. If the source has \
      errors, nothing is written. Nothing is fetched from the network without --fetch.

      FORMATS
        \(ImportFormats.names.joined(separator: ", "))

      EXAMPLES
        feedsite import feed.xml                    A feed, into content/.
        feedsite import export.xml -o wall/content  Into another folder.
        feedsite import export.xml --fetch          Fetch pictures as well.
        feedsite import follows.opml --from opml    With the format named.
        feedsite import old-blog                    A folder of a generator.
      """)

  @Argument(help: ArgumentHelp("The file or folder to import.", valueName: "source"), completion: .file())
  var source: String

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The content folder to write to; it may exist.", valueName: "folder"), completion: .directory)
  var output = "content"

  @Option(
    help: ArgumentHelp("The format of the source, if feedsite does not recognise it.", valueName: "format"),
    completion: .list(ImportFormats.names))
  var from: String?

  @Flag(help: "Fetch pictures, recordings and videos that the source names but does not hold.")
  var fetch = false

  @OptionGroup var links: LinkOptions

  @Flag(name: [.short, .long], help: "Name every file that is written, and everything that could not be imported.")
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
    let report = Report(isVerbose: verbose)
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
    }
    report.print(result.diagnostics.sorted())
    report.result(
      ImportReportText.summary(of: result, folder: output.withoutTrailingSlashes, isVerbose: verbose))
    // Another import may read what could not be read now; files with errors that prevent a build were imported anyway.
    if result.diagnostics.contains(where: { $0.code == "unreadable-file" }) { throw ExitCode(1) }
  }
}
