import FeedContent
import FeedDeploy
import FeedDiagnostics
import FeedModel
import FeedOutput
import Foundation

/// One run of `feedsite deploy`, after the build: compares, tells the plan, and carries it out.
struct SiteDeployment {
  let target: DeploymentTarget
  let contentFolder: String
  let outputFolder: String
  /// How many files may be removed; nil for the standard.
  let removalLimit: Int?
  /// Whether the plan is all that is wanted.
  let isDryRun: Bool
  /// Whether files that feedsite did not put there are replaced.
  let takesOver: Bool
  /// Whether files are sent that are there already.
  let sendsAll: Bool
  /// Whether the plan names every file.
  let namesFiles: Bool

  /// Looks for what the target needs, before anything takes time.
  func check() throws(Diagnostic) { _ = try transport(inheriting: nil) }

  /// Deploys what stands in the output folder.
  func run(_ report: Report) async throws(Diagnostic) {
    let start = ContinuousClock.now
    // A folder that is not there, or holds no site, is told as such and not as one that cannot be locked.
    _ = try BuiltOutput(folder: outputFolder)
    let lock = try FolderLock(outputFolder: outputFolder)
    let files = try await OutputDigests.files(of: BuiltOutput(folder: outputFolder), in: outputFolder)
    let transport = try transport(inheriting: lock.descriptor)
    let deployed = try Deployment.deployed(with: transport, named: target.name, isOverruled: takesOver)
    let plan = DeploymentPlan(from: sendsAll ? deployed.unknown : deployed, to: files)
    report.result(words(for: plan))

    let deployment = Deployment(plan, of: outputFolder, with: transport)
    if !takesOver { try refuseForeign(try deployment.foreignFiles()) }
    try refuseRemovals(of: plan)
    if isDryRun || plan.isEmpty {
      report.result(plan.isEmpty ? "Nothing to do: \(target.name) is up to date" : "Nothing was sent: a dry run")
    } else {
      let progress = Progress(isEnabled: Terminal.isStandardError && !report.isQuiet, start: start)
      defer { progress.finish() }
      try deployment.run { progress.update($0, of: $1) }
      progress.finish()
      report.result(summary(of: plan, start.duration(to: .now)))
    }
    lock.release()
  }

  private func transport(inheriting lock: Int32?) throws(Diagnostic) -> any Transport {
    try TransportChoice.transport(
      to: target, contentFolder: contentFolder, outputFolder: outputFolder,
      with: ToolRunner(environment: ProcessInfo.processInfo.environment, inherited: lock))
  }

  private func refuseForeign(_ paths: [OutputPath]) throws(Diagnostic) {
    guard !paths.isEmpty else { return }
    let examples = paths.prefix(5).map(\.text)
    throw Diagnostic(.deploy(.foreignFiles(count: paths.count, examples: examples)), at: target.location)
  }

  private func refuseRemovals(of plan: DeploymentPlan) throws(Diagnostic) {
    let limit = removalLimit ?? plan.standardRemovalLimit
    guard plan.removalCount > limit else { return }
    throw Diagnostic(
      .deploy(.tooManyDeletes(count: plan.removalCount, deployed: plan.deployed.all.count, limit: limit)),
      at: target.location)
  }

  private func summary(of plan: DeploymentPlan, _ duration: Duration) -> String {
    let files = plan.sent
    let sent = "\(CountFormatter.text(files.count, "file")) (\(ByteSizeFormatter.text(size(files))))"
    return "Deployed \(sent) to \(target.name) in \(DurationFormatter.text(duration)) s; "
      + "\(plan.removalCount) removed, \(plan.unchanged.count) unchanged"
  }

  // MARK: The plan in words

  /// A line for the target and one for each sort of change.
  private func words(for plan: DeploymentPlan) -> String {
    var lines = ["Plan for \(target.name) (\(destination)):"]
    lines += section("new", plan.new)
    lines += section("changed", plan.changed)
    lines.append(row("removed", plan.removalCount, bytes: nil))
    if namesFiles { lines += (plan.early + plan.late).sorted().map { "    \(printable($0.text))" } }
    lines.append(row("unchanged", plan.unchanged.count, bytes: size(plan.unchanged)))
    return lines.joined(separator: "\n")
  }

  private var destination: String {
    switch target.destination {
    case .folder(let path): "the folder \(path)"
    case .rsync(let place): "rsync to \(place)"
    case .git(let repository, let branch): "the branch \(branch) of \(repository)"
    case .rclone(let place): "rclone to \(place)"
    }
  }

  private func section(_ name: String, _ files: [SiteFile]) -> [String] {
    let names =
      namesFiles ? files.map { "    \(printable($0.path.text))  \(ByteSizeFormatter.text($0.digest.size))" } : []
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
