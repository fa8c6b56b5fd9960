import ArgumentParser
import FeedModel
import FeedSite

/// `feedsite explain`: what a build makes of one entry, and why.
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Show what becomes of an entry, and why.",
    discussion: """
      Shows the kind, address, identity, date, author and card size of FILE, what decided on each, and the walls, \
      feeds, podcasts and calendars that include it. With --as, it prints one form of the entry, byte for byte as a \
      build writes it.

      Nothing is written. FILE is relative to the working folder or to the content folder; a folder means its index.md.

      FORMS
        card       Its card on a wall.
        html       Its page.
        rss        Its item in feed.xml.
        atom       Its entry in atom.xml.
        json       Its item in feed.json.
        podcast    The podcast of an album or playlist, or a song's item in one.
        ics        Its event in calendar.ics.
        jsonld     Its structured data for search engines.
        opengraph  Its Open Graph metadata for link previews.
        share      What its page offers for sharing it.

      EXAMPLES
        feedsite explain content/notes/2024-01-01-first.md
        feedsite explain notes/2024-01-01-first.md --as rss
        feedsite explain notes/2024-01-01-first.md --as card --theme wall
      """)

  @Argument(
    help: ArgumentHelp("The file of the entry.", valueName: "file"),
    completion: .file(extensions: ["md", "markdown", "mdx"]))
  var file: String

  @Option(name: .customLong("as"), help: ArgumentHelp("Print this form of the entry instead.", valueName: "form"))
  var projection: EntryProjection?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The content folder. (default: the one that the file is in, or content)", valueName: "folder"))
  var content: String?

  @OptionGroup var address: AddressOptions

  @OptionGroup var site: SiteOptions

  func run() async throws {
    let report = Report()
    let entry = EntryFile(file, contentFolder: content)
    let context = site.context(at: address.baseURL)
    switch await EntryInspection.inspect(entry, context: context) {
    case .notAnEntry(let words): throw ValidationError(words)
    case .faulty(let diagnostics): throw report.failure(diagnostics)
    case .entry(let inspected, let diagnostics):
      report.print(diagnostics)
      guard let projection else { return report.result(ExplanationText(inspected, name: file).text) }
      guard let bytes = inspected.inspection.bytes(of: inspected.file, as: projection) else {
        throw ValidationError(ExplanationText(inspected, name: file).missing(projection))
      }
      report.bytes(bytes)
    }
  }
}

extension EntryProjection: ExpressibleByArgument {}
