import ArgumentParser

/// `feedsite export`: exports everything that feedsite knows about a content folder, in the documented form.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a site as one JSON document, as a folder in feedsite's own form, or as a database.",
    discussion: """
      Reads CONTENT and writes all of it: settings, entries, people, pages and files, including drafts and everything \
      else that a build leaves out. Front matter in any language, for any generator, becomes the form of the \
      documentation. feedsite import turns the document or the folder into a content folder that gives the same site, \
      byte for byte. The database is for queries in SQL, and holds the entries that a build publishes.

      If an entry has errors, nothing is written. An earlier export is brought up to date; other files and folders are \
      never touched, nor is the content folder.

      EXAMPLES
        feedsite export --json band.json          One document.
        feedsite export --json - | jq .entries    To other programs.
        feedsite export --markdown band           A folder.
        feedsite export --sqlite band.sqlite      A database.
        feedsite export --sqlite all.sqlite -D -F   With drafts and future entries.
        feedsite export wall/content --markdown /backup/wall
      """)

  @OptionGroup var content: ContentArgument

  @Option(
    help: ArgumentHelp("The document to write; - means standard output.", valueName: "file"), completion: .file())
  var json: String?

  @Option(
    help: ArgumentHelp("The folder to write into: new, empty or an earlier export.", valueName: "folder"),
    completion: .directory)
  var markdown: String?

  @Option(
    help: ArgumentHelp("The database to write: new or an earlier export.", valueName: "file"), completion: .file())
  var sqlite: String?

  @Option(
    help: ArgumentHelp(
      "With --sqlite, the moment that counts as now for future and expired entries.",
      valueName: "date"),
    transform: ClockArgument.parse)
  var clock: ClockArgument?

  @OptionGroup var selection: SelectionOptions

  @OptionGroup var links: LinkOptions

  @Flag(name: [.short, .long], help: "Print nothing but errors.")
  var quiet = false

  func validate() throws {
    guard [json, markdown, sqlite].count(where: { $0 != nil }) == 1 else {
      throw ValidationError("Say what to write, with one of --json FILE, --markdown FOLDER and --sqlite FILE.")
    }
    guard clock == nil || sqlite != nil else { throw ValidationError("--clock is for --sqlite.") }
    guard !(selection.drafts || selection.future || selection.expired) || sqlite != nil else {
      throw ValidationError("--drafts, --future and --expired are for --sqlite; other exports hold all entries.")
    }
    if json == "" { throw ValidationError("--json needs the name of a file, or - for standard output.") }
    if markdown == "" { throw ValidationError("--markdown needs the name of a folder.") }
    if sqlite == "" || sqlite == "-" { throw ValidationError("--sqlite needs the name of a file.") }
  }

  func run() async throws {
    let report = Report(isQuiet: quiet)
    let export = SiteExport(contentFolder: content.folder, followsLinks: links.followLinks, report: report)
    if let json {
      try await export.write(document: json)
    } else if let markdown {
      try await export.write(folder: markdown)
    } else {
      try await export.write(database: sqlite ?? "", clock: clock ?? .now, selecting: selection)
    }
  }
}
