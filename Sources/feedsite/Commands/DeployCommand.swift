import ArgumentParser
import FeedContent
import FeedDeploy
import FeedDiagnostics
import FeedFiles
import FeedModel
import FeedOutput
import Foundation

/// `feedsite deploy`: from a content folder to where the site is published.
struct DeployCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "deploy",
    abstract: "Build the site and publish it to a target from site.yml.",
    discussion: """
      Builds the content folder, compares the result with what is on the target, prints a plan, and carries it out. \
      Only files that changed are sent, pages before feeds; files that the site no longer has are removed at the end. \
      Files that feedsite did not put there are never removed. If a deployment is interrupted, the next one completes \
      it.

      A target is a folder, a folder on another machine (rsync over ssh), a branch of a git repository, or anything \
      that rclone reaches. Keep passwords and keys in the configuration of those programs, not in site.yml.

      EXAMPLES
        feedsite deploy live                     Build and publish to "live".
        feedsite deploy live --dry-run -v        Only list what would change.
        feedsite deploy live --no-build -o site  Publish what is in site/.
        feedsite deploy live --max-deletes 500   Allow 500 files to be removed.
      """)

  @Argument(
    help: ArgumentHelp("The name of the target; can be left out if there is only one.", valueName: "target"))
  var target: String?

  @Flag(help: "Print the plan and stop; nothing is sent and nothing is removed.")
  var dryRun = false

  @Option(
    help: ArgumentHelp(
      "Refuse to remove more files than this. (default: a quarter of them, but at least 25)",
      valueName: "number"))
  var maxDeletes: Int?

  @Flag(help: "Replace files on the target that are in the way and not from feedsite.")
  var takeOver = false

  @Flag(help: "Send every file, whatever is known about the target.")
  var all = false

  @Flag(help: "Publish what is in the output folder, without building first.")
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
    guard !quiet || !verbose else { throw ValidationError("--quiet and --verbose cannot be combined.") }
    if let maxDeletes, maxDeletes < 0 { throw ValidationError("--max-deletes takes a number such as 0 or 100.") }
    if noBuild, address.baseURL != nil || options.theme != nil || options.clock != nil || strict {
      throw ValidationError("--no-build leaves nothing to do for --base-url, --theme, --clock and --strict.")
    }
  }

  func run() async throws {
    let report = Report(isQuiet: quiet, isVerbose: verbose)
    try ContentFolder.check(content, report)
    let context = options.context(at: address.baseURL, keepsGoing: errors.keepGoing)
    let (site, diagnostics) = ContentLoader(folder: content, context: context).loadSite()
    guard !diagnostics.hasErrors else {
      report.print(diagnostics, includingWarnings: false)
      throw ExitCode(1)
    }
    let target = try chosen(among: site.deploymentTargets)
    // Missing programs are reported before anything that takes time.
    do throws(Diagnostic) { _ = try transport(to: target, inheriting: nil) } catch { throw report.failure([error]) }
    if !noBuild {
      // Feeds of a site that states no address would lead subscribers to their own machines.
      if site.url == .localhost {
        let warning = Diagnostic(.deploy(.localAddress("\(site.url.origin)/")), at: nil)
        report.print([warning], includingWarnings: strict)
        guard !strict else { throw ExitCode(1) }
      }
      let build = SiteBuild(
        contentFolder: content, outputFolder: output, isStrict: strict, report: report, command: "deploy")
      guard await build.run(context).isBuilt else { throw ExitCode(1) }
    }
    try await report.attempt { () async throws(Diagnostic) in try await deploy(to: target, report) }
  }

  /// The target that the command line names, or the only one in `site.yml`.
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
        + Suggestion.question(nearest, else: "there are: \(names.joined(separator: ", "))."))
  }

  // MARK: Deploying

  /// Deploys what is in the output folder.
  private func deploy(to target: DeploymentTarget, _ report: Report) async throws(Diagnostic) {
    let start = ContinuousClock.now
    // A folder that does not exist or holds no site is reported as such, not as one that cannot be locked.
    _ = try Manifest.built(in: output)
    let reservation = try OutputRoot(path: output).reserved()
    let files = try await OutputDigests.files(in: output)
    let transport = try transport(to: target, inheriting: reservation.descriptor)
    let deployed = try Deployment.deployed(with: transport, named: target.name, ignoringBrokenList: takeOver)
    let plan = DeploymentPlan(from: all ? deployed.unknown : deployed, to: files)
    report.result(words(for: plan, on: target))

    let deployment = Deployment(plan, of: output, with: transport)
    let foreign = takeOver ? [] : try deployment.foreignFiles()
    guard foreign.isEmpty else {
      let examples = foreign.prefix(5).map(\.text)
      throw Diagnostic(.deploy(.foreignFiles(count: foreign.count, examples: examples)), at: target.location)
    }
    let limit = maxDeletes ?? plan.standardRemovalLimit
    guard plan.removalCount <= limit else {
      throw Diagnostic(
        .deploy(.tooManyDeletes(count: plan.removalCount, deployed: plan.deployed.all.count, limit: limit)),
        at: target.location)
    }
    if dryRun || plan.isEmpty {
      report.result(plan.isEmpty ? "Nothing to do: \(target.name) is up to date" : "Nothing was sent: a dry run")
    } else {
      let progress = Progress(isEnabled: Terminal.isStandardError && !report.isQuiet, start: start)
      defer { progress.finish() }
      try deployment.run { progress.update($0, of: $1) }
      progress.finish()
      report.result(summary(of: plan, on: target, start.duration(to: .now)))
    }
    _ = consume reservation
  }

  private func transport(to target: DeploymentTarget, inheriting lock: Int32?) throws(Diagnostic) -> any Transport {
    try Toolbox(environment: ProcessInfo.processInfo.environment, inherited: lock).transport(
      to: target, contentFolder: content, outputFolder: output)
  }

  private func summary(of plan: DeploymentPlan, on target: DeploymentTarget, _ duration: Duration) -> String {
    let files = plan.sent
    let sent = "\(CountFormatter.text(files.count, "file")) (\(ByteSizeFormatter.text(size(files))))"
    return "Deployed \(sent) to \(target.name) in \(DurationFormatter.text(duration)) s; "
      + "\(plan.removalCount) removed, \(plan.unchanged.count) unchanged"
  }

  // MARK: The plan in words

  /// A line for the target and one for each sort of change.
  private func words(for plan: DeploymentPlan, on target: DeploymentTarget) -> String {
    var lines = ["Plan for \(target.name) (\(Self.words(for: target.destination))):"]
    lines += section("new", plan.new)
    lines += section("changed", plan.changed)
    lines.append(row("removed", plan.removalCount, bytes: nil))
    if verbose { lines += (plan.early + plan.late).sorted().map { "    \(printable($0.text))" } }
    lines.append(row("unchanged", plan.unchanged.count, bytes: size(plan.unchanged)))
    return lines.joined(separator: "\n")
  }

  private static func words(for destination: DeploymentTarget.Destination) -> String {
    switch destination {
    case .folder(let path): "the folder \(path)"
    case .rsync(let place): "rsync to \(place)"
    case .git(let repository, let branch): "the branch \(branch) of \(repository)"
    case .rclone(let place): "rclone to \(place)"
    }
  }

  private func section(_ name: String, _ files: [SiteFile]) -> [String] {
    let names =
      verbose ? files.map { "    \(printable($0.path.text))  \(ByteSizeFormatter.text($0.digest.size))" } : []
    return [row(name, files.count, bytes: size(files))] + names
  }

  private func row(_ name: String, _ count: Int, bytes: Int?) -> String {
    let label = name + String(repeating: " ", count: max(0, 10 - name.count))
    let number = "\(count)"
    let files = String(repeating: " ", count: max(0, 7 - number.count)) + number + (count == 1 ? " file" : " files")
    guard let bytes, count > 0 else { return "  \(label)\(files)" }
    return "  \(label)\(files)\(count == 1 ? " " : "")  \(ByteSizeFormatter.text(bytes))"
  }

  private func size(_ files: [SiteFile]) -> Int { files.reduce(0) { $0 + $1.digest.size } }

  private func printable(_ name: String) -> String { DiagnosticFormatter.printable(name) }
}
