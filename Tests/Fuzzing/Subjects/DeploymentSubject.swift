package import FeedDeploy
import FeedOutput
import FeedSite

/// The list of what was deployed: it names files within the target that are no owner's, is written as it was read, and what is
/// removed is of it.
package struct DeploymentSubject: FuzzSubject {
  private let written: @Sendable (DeployedFiles) -> [UInt8]

  /// Creates the subject.
  ///
  /// - Parameter written: the list as it is written.
  package init(written: @escaping @Sendable (DeployedFiles) -> [UInt8] = { $0.json() }) { self.written = written }

  package func problem(in bytes: [UInt8]) async -> String? {
    guard let list = DeployedFiles(json: bytes) else { return nil }
    for path in list.all {
      if let problem = PathCheck.problem(with: path) { return problem }
    }
    guard DeployedFiles(json: written(list)) == list else { return "what was written is read otherwise" }
    let wanted = ["a/index.html", "index.html", "rain"].map { name in
      SiteFile(path: OutputPath(name), stage: .page, digest: FileDigest(sha256: "", size: 0))
    }
    let plan = DeploymentPlan(from: list, to: wanted)
    let removed = plan.early + plan.late
    if !removed.allSatisfy(list.all.contains) { return "a file is removed that nobody listed" }
    if plan.late.contains(where: wanted.map(\.path).contains) { return "a file is removed that was sent" }
    let next = DeploymentPlan(from: plan.result, to: wanted)
    return next.isEmpty ? nil : "a second deployment would do something"
  }
}
