import FeedDeploy
import FeedDiagnostics
import FeedFiles
import FeedOutput
import Synchronization
import TestSupport
import Testing

/// Stops a deployment to a folder before each of its changes in turn; the next one has to complete it.
@Suite struct FolderTransportTests {
  private static let first = ["a": "1", "B/index.html": "1", "c/d/x": "1", "feed.xml": "1", "same": "1"]
  private static let second = ["a/x": "1", "b/index.html": "1", "c/d": "1", "feed.xml": "2", "same": "1"]
  private static let foreign = ["CNAME": "mine", "c/mine.txt": "mine"]

  private func deploy(
    _ site: [String: String], in folder: TemporaryFolder, steps: Int = .max
  ) throws(Diagnostic) -> Bool {
    let source = folder.path(of: "public")
    do {
      _ = try? folder.remove("public")
      for (path, text) in site { try folder.put(text, at: "public/" + path) }
    } catch {
      Issue.record(error)
    }
    let count = Mutex(0)
    let transport = SharedFolder(path: folder.path(of: "live")) { _ throws(SystemError) in
      let steps =
        count.withLock { count in
          count += 1
          return count
        } <= steps
      guard steps else { throw SystemError(code: 5) }
    }
    do throws(Diagnostic) {
      let deployed = try Deployment.deployed(with: transport, named: "live", ignoringBrokenList: false)
      let plan = DeploymentPlan(from: deployed, to: [SiteFile](site))
      if !plan.isEmpty { try Deployment(plan, of: source, with: transport).run() }
      return true
    } catch {
      guard error.code == "output-failed" else { throw error }
      return false
    }
  }

  private func site(_ folder: TemporaryFolder) throws -> [String: String] {
    try folder.tree("live").filter { !$0.key.hasPrefix(".feedsite-deployment.json") }
  }

  @Test func `A deployment that was stopped before any change is completed by the next one`() throws {
    var steps = 0
    var isStopped = true
    while isStopped {
      let folder = try TemporaryFolder()
      for (path, text) in Self.foreign { try folder.put(text, at: "live/" + path) }
      #expect(try deploy(Self.first, in: folder))
      isStopped = try !deploy(Self.second, in: folder, steps: steps)
      #expect(try deploy(Self.second, in: folder))
      #expect(try site(folder) == Self.second.merging(Self.foreign) { $1 }, "after \(steps) steps")
      #expect(try deploy(Self.first, in: folder, steps: steps / 2) || deploy(Self.first, in: folder))
      #expect(try site(folder) == Self.first.merging(Self.foreign) { $1 }, "back after \(steps) steps")
      steps += 1
    }
    #expect(steps > 20)
  }

  @Test func `What a symbolic link leads to is neither replaced nor removed`() throws {
    let folder = try TemporaryFolder()
    #expect(try deploy(["c/x": "1", "d": "1"], in: folder))
    try folder.put("mine", at: "elsewhere/x")
    try folder.remove("live/c")
    try folder.link("live/c", to: folder.path(of: "elsewhere"))
    #expect(try deploy(["d": "1"], in: folder))
    #expect(try folder.tree("elsewhere") == ["x": "mine"])
    #expect(throws: Diagnostic.self) { try deploy(["c/x": "2", "d": "1"], in: folder) }
    #expect(try folder.tree("elsewhere") == ["x": "mine"])
  }

  @Test func `Files of others in the place of new ones are found`() throws {
    let folder = try TemporaryFolder()
    for path in ["public/a", "public/b", "public/c/d", "live/b", "live/c"] { try folder.put("1", at: path) }
    try folder.put("mine", at: "live/a")
    let transport = SharedFolder(path: folder.path(of: "live"))
    let paths = ["a", "b", "c/d", "e"].map { OutputPath($0) }
    #expect(try transport.taken(Array(paths.prefix(3)), besides: folder.path(of: "public")).texts == ["a", "c/d"])
  }
}
