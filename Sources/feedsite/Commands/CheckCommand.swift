import ArgumentParser
import FeedModel

/// `feedsite check`: what is wrong with a site, and what could be better.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Tell what is wrong with a site; nothing is written.",
    discussion: """
      Reports everything that feedsite build would report of CONTENT, and then looks at every page that it would write: \
      at links, places on pages and images within the site, at alternative text, at the addresses that feeds give as \
      their own, at files that nothing shows, at titles that stand twice, and at the contrast of the colours in site.yml.

      With --external it also asks for addresses of other sites: one request a host at a time, with a pause between \
      two, for the head alone where that is enough. The program curl has to be there.

      EXAMPLES
        feedsite check content/
        feedsite check content/ --strict        For a pipeline: warnings fail.
        feedsite check content/ --json          For another program.
        feedsite check content/ -D -F           With drafts and future entries.
        feedsite check content/ --external      With addresses of other sites.
      """)

  @Argument(
    help: ArgumentHelp("The folder that holds site.yml and the entries.", valueName: "content"),
    completion: .custom(Completion.contentFolders))
  var content = "content"

  @Flag(help: "Print the result as JSON on standard output, and nothing else.")
  var json = false

  @Flag(help: "Check addresses of other sites as well.")
  var external = false

  @Option(help: ArgumentHelp("Seconds between two requests to one host.", valueName: "seconds"))
  var delay = 1.0

  @Option(help: ArgumentHelp("Seconds that one request may take.", valueName: "seconds"))
  var timeout = 20.0

  @Option(
    name: [.short, .long], help: ArgumentHelp("The folder that a build would write into.", valueName: "folder"),
    completion: .directory)
  var output = "public"

  @Option(
    name: [.customShort("u"), .long],
    help: ArgumentHelp("Where the site is published, instead of base-url in site.yml.", valueName: "url"),
    transform: SiteURLArgument.parse)
  var baseURL: SiteURL?

  @Option(
    help: ArgumentHelp("The theme to wear, instead of the one in site.yml.", valueName: "name"),
    completion: .custom(Completion.themes))
  var theme: String?

  @Flag(name: [.customShort("D"), .long], help: "Include drafts.")
  var drafts = false

  @Flag(name: [.customShort("F"), .long], help: "Include entries that are dated in the future.")
  var future = false

  @Flag(help: "Include entries that have expired.")
  var expired = false

  @Option(
    help: ArgumentHelp(
      "What counts as now, for example 2026-04-09T20:00; without an offset, in the site's time zone.", valueName: "date"
    ))
  var clock: String?

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Flag(name: [.short, .long], help: "Print nothing but errors, and warnings where they fail the check.")
  var quiet = false

  func validate() throws {
    if let clock { _ = try ClockArgument.parse(clock) }
    guard (0...3600).contains(delay) else { throw ValidationError("--delay takes seconds, from 0 to 3600.") }
    guard timeout > 0, timeout <= 3600 else { throw ValidationError("--timeout takes seconds, up to 3600.") }
  }

  func run() async throws {
    let report = Report(isQuiet: quiet, isVerbose: false)
    let clock = try clock.map(ClockArgument.parse) ?? .now
    let context = BuildContext(
      now: clock.seconds, isNowLocal: clock.isLocal, includesDrafts: drafts, includesFuture: future,
      includesExpired: expired, url: baseURL, theme: theme)
    let links = ExternalLinkSettings(
      delay: .milliseconds(Int(delay * 1000)), timeLimit: .milliseconds(max(1, Int(timeout * 1000))))
    let result = await CheckRun(
      settings: CheckSettings(
        contentFolder: content, outputFolder: output, context: context, external: external ? links : nil)
    ).result()
    let isFit = result.errorCount == 0 && (!strict || result.warningCount == 0)
    if json {
      report.bytes(CheckReport(result: result).bytes)
    } else {
      report.print(result.diagnostics, includingWarnings: strict)
      if isFit { report.result(result.summary) } else { report.standardError(result.summary) }
    }
    if !isFit { throw ExitCode(1) }
  }
}
