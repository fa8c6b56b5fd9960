import ArgumentParser
import FeedModel
import FeedSite

/// `feedsite explain`: what a build makes of one entry, and why.
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tell what becomes of an entry, and why.",
    discussion: """
      Tells of FILE what decided on its kind, address, identity, date, author and the size of its card, and which walls, \
      feeds, podcasts and calendars carry it. With --as it prints one of its forms, byte for byte as a build writes it.

      Nothing is written. FILE is a path from here or from the content folder; a folder stands for its index.md.

      FORMS
        card       Its card on a wall.
        html       Its page.
        rss        Its item in feed.xml.
        atom       Its entry in atom.xml.
        json       Its item in feed.json.
        podcast    The podcast of an album or playlist, or the item of a song in one.
        ics        Its event in calendar.ics.
        jsonld     What its page tells search engines.
        opengraph  What its page tells sites that show a preview of it.
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

  @Option(name: .customLong("as"), help: ArgumentHelp("Print this form of it instead.", valueName: "form"))
  var projection: EntryProjection?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The content folder, instead of the one around the file, or else content.", valueName: "folder"))
  var content: String?

  @OptionGroup var address: AddressOptions

  @OptionGroup var site: SiteOptions

  func run() async throws {
    let report = Report(isQuiet: false, isVerbose: false)
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
