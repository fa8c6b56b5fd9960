import ArgumentParser

/// `feedsite export`: from a content folder to everything that feedsite knows of it, in the documented form.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a site as one JSON document, or as a folder in feedsite's own form.",
    discussion: """
      Reads CONTENT and writes all of it: settings, entries, people, pages and files, with drafts and whatever else a \
      build leaves out. Front matter of any language and generator becomes that of the documentation. feedsite import \
      makes a content folder of either form that gives the same site, byte for byte.

      Nothing is written if something is wrong with the entries. What was exported before is brought up to date; other \
      files and folders are never touched, nor is the content folder.

      EXAMPLES
        feedsite export --json band.json          One document.
        feedsite export --json - | jq .entries    To other programs.
        feedsite export --markdown band           A folder.
        feedsite export wall/content --markdown /backup/wall
      """)

  @Argument(
    help: ArgumentHelp("The folder that holds site.yml and the entries.", valueName: "content"),
    completion: .custom(Completion.contentFolders))
  var content = "content"

  @Option(
    help: ArgumentHelp("The document to write; - means standard output.", valueName: "file"), completion: .file())
  var json: String?

  @Option(
    help: ArgumentHelp("The folder to write into: new, empty or an earlier export.", valueName: "folder"),
    completion: .directory)
  var markdown: String?

  @Flag(name: [.short, .long], help: "Print nothing but problems.")
  var quiet = false

  func validate() throws {
    guard (json == nil) != (markdown == nil) else {
      throw ValidationError("Say what to write: --json FILE or --markdown FOLDER.")
    }
    if json == "" { throw ValidationError("--json needs the name of a file, or - for standard output.") }
    if markdown == "" { throw ValidationError("--markdown needs the name of a folder.") }
  }

  func run() async throws {
    let export = SiteExport(contentFolder: content, report: Report(isQuiet: quiet, isVerbose: false))
    let isWritten =
      if let json { await export.write(document: json) } else { await export.write(folder: markdown ?? "") }
    if !isWritten { throw ExitCode(1) }
  }
}
