import ArgumentParser
import FeedContent
import FeedDiagnostics
import FeedModel

/// `feedsite deploy`: from a content folder to where the site is published.
struct DeployCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "deploy",
    abstract: "Build the site and publish it on a target that site.yml names.",
    discussion: """
      Builds the content folder, compares the result with what is on the target, prints what there is to do, and does \
      it: only files that changed are sent, pages before feeds, and files that the site no longer has are removed at \
      the end. Files that feedsite did not put there are never removed. A deployment that was stopped is completed by \
      the next one.

      A target is a folder, a folder of another machine (rsync over ssh), a branch of a git repository, or anything \
      that rclone reaches. Passwords and keys are for those programs to know; site.yml holds none.

      EXAMPLES
        feedsite deploy live                     Build content/ and publish it on the target "live".
        feedsite deploy live --dry-run -v        Name every file that would be sent or removed.
        feedsite deploy live --no-build -o site  Publish what was built into site/ before.
        feedsite deploy live --max-deletes 500   Allow that many files to be removed.
      """)

  @Argument(
    help: ArgumentHelp("The name of the target; it can be left out where there is only one.", valueName: "target"))
  var target: String?

  @Flag(help: "Print the plan and stop; nothing is sent and nothing is removed.")
  var dryRun = false

  @Option(
    help: ArgumentHelp(
      "Refuse to remove more files than this, instead of a fourth of those that are there (25 of few).",
      valueName: "number"))
  var maxDeletes: Int?

  @Flag(help: "Replace files of the site's names that feedsite did not put on the target.")
  var takeOver = false

  @Flag(help: "Send every file, as if nobody knew what is on the target.")
  var all = false

  @Flag(help: "Publish what the output folder holds, without a build.")
  var noBuild = false

  @Option(name: [.short, .long], help: ArgumentHelp("The content folder.", valueName: "folder"))
  var content = "content"

  @Option(name: [.short, .long], help: ArgumentHelp("The folder that the site is built into.", valueName: "folder"))
  var output = "public"

  @OptionGroup var address: AddressOptions

  @OptionGroup var options: SiteOptions

  @OptionGroup var errors: ErrorOptions

  @Flag(help: "Treat warnings of the build as errors.")
  var strict = false

  @Flag(name: [.short, .long], help: "Print nothing but errors.")
  var quiet = false

  @Flag(name: [.short, .long], help: "Name every file that is sent, removed or left out.")
  var verbose = false

  func validate() throws {
    guard !quiet || !verbose else { throw ValidationError("--quiet and --verbose exclude each other.") }
    if let maxDeletes, maxDeletes < 0 { throw ValidationError("--max-deletes wants a number such as 0 or 100.") }
    if noBuild, address.baseURL != nil || options.theme != nil || options.clock != nil || strict {
      throw ValidationError("--no-build leaves nothing to do for --base-url, --theme, --clock and --strict.")
    }
  }

  func run() async throws {
    let report = Report(isQuiet: quiet, isVerbose: verbose)
    let context = options.context(at: address.baseURL, keepsGoing: errors.keepGoing)
    let (site, diagnostics) = ContentLoader(folder: content, context: context).loadSite()
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      report.print(diagnostics, includingWarnings: false)
      throw ExitCode(1)
    }
    let deployment = SiteDeployment(
      target: try chosen(among: site.deploymentTargets), contentFolder: content, outputFolder: output,
      removalLimit: maxDeletes, isDryRun: dryRun, takesOver: takeOver, sendsAll: all, namesFiles: verbose)
    try report.attempt(deployment.check)
    if !noBuild {
      if let warning = warning(for: site) {
        report.print([warning], includingWarnings: strict)
        guard !strict else { throw ExitCode(1) }
      }
      let build = SiteBuild(
        contentFolder: content, outputFolder: output, isStrict: strict, report: report, command: "deploy")
      guard await build.run(context).isBuilt else { throw ExitCode(1) }
    }
    try await report.attempt { () async throws(Diagnostic) in try await deployment.run(report) }
  }

  /// The target that the command line names, or the only one that there is, among those of `site.yml`.
  private func chosen(among targets: [DeploymentTarget]) throws -> DeploymentTarget {
    let names = targets.map(\.name)
    guard !targets.isEmpty else {
      throw ValidationError(
        "site.yml names no target; add one, for example \"deploy: {live: {rsync: 'ann@example.org:/srv/www/band'}}\".")
    }
    guard let target else {
      guard let only = targets.first, targets.count == 1 else {
        throw ValidationError("Name one of the targets: \(names.joined(separator: ", ")).")
      }
      return only
    }
    if let found = targets.first(where: { $0.name == target }) { return found }
    let nearest = Suggestion.nearest(to: target, among: names)
    throw ValidationError(
      "site.yml names no target \"\(target)\"; "
        + DiagnosticFormatter.question(nearest, else: "there are: \(names.joined(separator: ", "))."))
  }

  /// Feeds of a site that states no address would lead subscribers to their own machines.
  private func warning(for site: Site) -> Diagnostic? {
    site.url == .localhost ? Diagnostic(.deploy(.localAddress("\(site.url.origin)/")), at: nil) : nil
  }
}
