import ArgumentParser
import FeedDiagnostics
import FeedModel
import FeedServer

/// `feedsite build`: from a content folder to a folder that any web host can serve.
struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build a content folder into a static site.",
    discussion: """
      Reads CONTENT, reports all problems, and writes the site if none of them is an error. With --keep-going, entries \
      with errors are left out, and their earlier pages stay. Only files that changed are written. Files that are no \
      longer part of the site are removed; files that feedsite did not write are never touched. With --watch, it \
      builds again after each change, until Ctrl-C ends it.

      EXAMPLES
        feedsite build content/
        feedsite build content/ -o public -u https://example.org/band/
        feedsite build content/ -D -F               With drafts and future entries.
        feedsite build content/ --clock 2026-04-09  As on that day.
        feedsite build content/ -k                  Leave out faulty entries.
        feedsite build content/ --strict -q         In CI: fail on warnings.
        feedsite build content/ --watch             Again whenever a file changes.
      """)

  @OptionGroup var content: ContentArgument

  @Option(
    name: [.short, .long], help: ArgumentHelp("The folder to write into.", valueName: "folder"),
    completion: .directory)
  var output = "public"

  @OptionGroup var address: AddressOptions

  @OptionGroup var selection: SelectionOptions

  @OptionGroup var site: SiteOptions

  @OptionGroup var errors: ErrorOptions

  @Flag(help: "Remove every file of the site first, and write all of them again.")
  var clean = false

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Flag(name: [.short, .long], help: "Build again whenever the content or the theme changes.")
  var watch = false

  @Flag(help: "With --watch, poll for changes, for file systems that do not report them.")
  var poll = false

  @Flag(name: [.short, .long], help: "Print nothing but errors.")
  var quiet = false

  @Flag(
    name: [.short, .long], help: "Print every warning, every file that is left out and why, and the time of each stage."
  )
  var verbose = false

  @Flag(help: "Print the result as JSON on standard output, with all problems, and nothing else.")
  var json = false

  func validate() throws {
    guard !json || !watch, !json || !verbose else {
      throw ValidationError("--json cannot be combined with --watch or --verbose.")
    }
    guard !quiet || !verbose else { throw ValidationError("--quiet and --verbose cannot be combined.") }
    guard watch || !poll else { throw ValidationError("--poll is for --watch.") }
  }

  func run() async throws {
    let report = Report(isQuiet: quiet, isVerbose: verbose, isSilent: json)
    let context = site.context(at: address.baseURL, selecting: selection, keepsGoing: errors.keepGoing)
    if watch { try ContentFolder.check(content.folder, report) }
    let build = SiteBuild(contentFolder: content.folder, outputFolder: output, isStrict: strict, report: report)
    guard !watch else { return await follow(build, context) }
    _ = await build.run(context, clean: clean) { outcome in
      if json { report.bytes(outcome.json(content: content.folder)) }
      Self.exit(withError: outcome.isBuilt ? nil : ExitCode(1))
    }
    throw ExitCode(1)
  }

  private func follow(_ build: SiteBuild, _ context: BuildContext) async {
    let settings = PreviewSettings(
      contentFolder: content.folder, context: context, followsClock: site.clock == nil, reloads: false, polls: poll)
    await Interruption.run { [clean] in await build.watch(settings, clean: clean) }
  }
}
