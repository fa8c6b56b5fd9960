import FeedDeploy
import FeedModel
import FeedOutput

/// A plan in words.
struct DeploymentPlanText {
  let plan: DeploymentPlan
  let target: DeploymentTarget
  /// Whether every file is named.
  let namesFiles: Bool

  /// A line for the target and one for each sort of change.
  var text: String {
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

  /// Names of files can hold anything; control characters must not reach a terminal.
  private func printable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }
}
