import ArgumentParser
import FeedContent
import FeedDiagnostics
import FeedModel

/// `feedsite stats`: what a site holds, in numbers.
struct StatsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Count entries, words, tags and media.",
    discussion: """
      Prints how many entries of each kind there are in each year, how many words, the most used tags, and the longest \
      time without an entry. Nothing is written.

      EXAMPLES
        feedsite stats content/
        feedsite stats content/ -D -F     With drafts and future entries.
        feedsite stats content/ --json    For another program.
      """)

  @OptionGroup var content: ContentArgument

  @Flag(help: "Print the numbers as JSON on standard output, and nothing else.")
  var json = false

  @OptionGroup var selection: SelectionOptions

  @OptionGroup var site: SiteOptions

  func run() async throws {
    let report = Report()
    let rows = await SiteRows(
      contentFolder: content.folder, context: site.context(at: nil, selecting: selection, keepsGoing: true))
    let errors = rows.fatalErrors
    guard errors.isEmpty else { throw report.failure(errors) }
    let numbers = SiteStatistics(of: await rows.entries(), in: rows.content, folder: content.folder)
    guard !json else { return report.bytes(numbers.bytes) }
    report.result(numbers.text)
    report.print(rows.content.diagnostics.errors)
  }
}
