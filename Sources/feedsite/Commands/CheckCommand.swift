import ArgumentParser
import FeedDiagnostics
import FeedMarkup
import FeedModel

/// `feedsite check`: what is wrong with a site, and what could be better.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find problems in a site, such as dead links; nothing is written.",
    discussion: """
      Reports everything that feedsite build would report about CONTENT, and checks every page that it would write: \
      links, anchors and images within the site, alternative texts, the addresses of feeds, unused files, duplicate \
      titles, and the contrast of the colours in site.yml.

      With --external, it also checks links to other sites: one request at a time to each host, with a pause in \
      between. This needs the program curl.

      EXAMPLES
        feedsite check content/
        feedsite check content/ --strict    In CI: fail on warnings.
        feedsite check content/ --json      For another program.
        feedsite check content/ -D -F       With drafts and future entries.
        feedsite check content/ --external  With links to other sites.
      """)

  @OptionGroup var content: ContentArgument

  @Flag(help: "Print the result as JSON on standard output, and nothing else.")
  var json = false

  @Flag(help: "Check links to other sites as well.")
  var external = false

  @Option(help: ArgumentHelp("Seconds between two requests to one host.", valueName: "seconds"))
  var delay = 1.0

  @Option(help: ArgumentHelp("Seconds that one request may take.", valueName: "seconds"))
  var timeout = 20.0

  @Option(
    name: [.short, .long], help: ArgumentHelp("The folder that a build would write into.", valueName: "folder"),
    completion: .directory)
  var output = "public"

  @OptionGroup var address: AddressOptions

  @OptionGroup var selection: SelectionOptions

  @OptionGroup var site: SiteOptions

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Flag(name: [.short, .long], help: "Print nothing but errors, and with --strict warnings.")
  var quiet = false

  func validate() throws {
    guard (0...3600).contains(delay) else { throw ValidationError("--delay takes seconds, from 0 to 3600.") }
    guard timeout > 0, timeout <= 3600 else { throw ValidationError("--timeout takes seconds, up to 3600.") }
  }

  func run() async throws {
    let report = Report(isQuiet: quiet, isVerbose: true)
    let context = site.context(at: address.baseURL, selecting: selection)
    let links = ExternalRequestSettings(
      delay: .milliseconds(Int(delay * 1000)), timeLimit: .milliseconds(max(1, Int(timeout * 1000))))
    let result = await CheckResult(
      contentFolder: content.folder, outputFolder: output, context: context, external: external ? links : nil)
    let isFit = result.errorCount == 0 && (!strict || result.warningCount == 0)
    if json {
      report.bytes(result.json)
    } else {
      report.print(result.diagnostics, includingWarnings: strict)
      if isFit { report.result(result.summary) } else { report.standardError(result.summary) }
    }
    if !isFit { throw ExitCode(1) }
  }
}

extension CheckResult {
  var json: [UInt8] {
    JSONWriter.document(of: content) { document in
      document.member("entries", entryCount)
      document.member("pages", pageCount)
      document.member("files", fileCount)
      document.member("errors", errorCount)
      document.member("warnings", warningCount)
      if let external {
        document.object("external") { counts in
          counts.member("checked", external.checked)
          counts.member("dead", external.dead)
          counts.member("undecided", external.undecided)
        }
      }
      document.problems(diagnostics)
    }
  }
}

extension JSONWriter {
  /// A document on a content folder for other programs; the documentation describes each.
  static func document(of content: String, _ write: (inout JSONObjectWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { document in
      // Raised when a member changes its meaning or goes; new members may come at any time.
      document.member("version", 1)
      document.member("content", content)
      write(&document)
    }
    return writer.finish()
  }
}

extension JSONObjectWriter {
  /// Appends what is wrong, with codes, words and places.
  mutating func problems(_ diagnostics: [Diagnostic]) {
    let formatter = DiagnosticFormatter()
    array("problems", of: diagnostics) { diagnostic, problem in
      problem.member("code", diagnostic.code)
      problem.member("severity", diagnostic.severity.rawValue)
      problem.member("message", formatter.message(for: diagnostic.problem))
      if let location = diagnostic.location { problem.place(location) }
      problem.array("related", of: diagnostic.related) { $1.place($0) }
    }
  }

  private mutating func place(_ location: SourceLocation) {
    member("file", location.file)
    member("line", location.line)
    member("column", location.column)
  }
}
