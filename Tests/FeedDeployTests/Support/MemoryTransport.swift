import FeedDeploy
import FeedDiagnostics
import FeedOutput

/// A target in memory, on which a deployment can be stopped before, within and after each of its calls.
final class MemoryTransport: Transport {
  /// The files there, ours and those of others.
  var files: [OutputPath: String]
  /// The list of what was deployed.
  var list: [UInt8]?
  /// What was called, in order.
  private(set) var calls: [String] = []
  /// How many files may be changed before the connection breaks.
  var limit = Int.max
  /// What the files of the output folder hold.
  var source: [String: String] = [:]

  init(files: [String: String] = [:]) {
    self.files = Dictionary(files.map { (OutputPath($0), $1) }) { first, _ in first }
  }

  /// How many changes were made.
  private(set) var changes = 0

  var isAtomic: Bool { false }

  func lists() throws(Diagnostic) -> [[UInt8]] { list.map { [$0] } ?? [] }

  func taken(_ paths: [OutputPath], besides folder: String) throws(Diagnostic) -> [OutputPath] {
    paths.filter { path in files[path].map { $0 != source[path.text] } ?? false }
  }

  func send(_ paths: [OutputPath], from folder: String) throws(Diagnostic) {
    calls.append("send " + paths.texts.joined(separator: " "))
    for path in paths {
      // What breaks off leaves a part.
      try change(path, to: "part")
      try change(path, to: source[path.text] ?? "")
    }
  }

  func remove(_ paths: [OutputPath]) throws(Diagnostic) {
    calls.append("remove " + paths.texts.joined(separator: " "))
    for path in paths { try change(path, to: nil) }
  }

  func removeFolders(_ folders: [OutputPath]) throws(Diagnostic) {
    calls.append("remove folders " + folders.texts.joined(separator: " "))
  }

  func write(list: [UInt8]) throws(Diagnostic) {
    calls.append("list")
    try count()
    self.list = list
  }

  func finish(_ summary: String) throws(Diagnostic) { calls.append("finish") }

  private func change(_ path: OutputPath, to text: String?) throws(Diagnostic) {
    try count()
    files[path] = text
  }

  private func count() throws(Diagnostic) {
    changes += 1
    guard changes <= limit else {
      throw Diagnostic(.deploy(.toolFailed("memory", action: "go on", reason: "stopped")), at: nil)
    }
  }

  /// Deploys a site; false where the connection broke.
  func deploy(_ site: [String: String], stoppingAfter limit: Int = .max) throws -> Bool {
    source = site
    (self.limit, changes, calls) = (limit, 0, [])
    do throws(Diagnostic) {
      let deployed = try Deployment.deployed(with: self, named: "memory", ignoringBrokenList: false)
      let plan = DeploymentPlan(from: deployed, to: [SiteFile](site))
      if plan.isEmpty { return true }
      try Deployment(plan, of: "public", with: self).run()
      return true
    } catch {
      guard error.code == "tool-failed" else { throw error }
      return false
    }
  }
}
