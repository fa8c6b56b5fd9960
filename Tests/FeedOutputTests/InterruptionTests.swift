import FeedFiles
import FeedOutput
import FeedSite
import TestSupport
import Testing

/// Stops a run before each of its changes in turn; the next one has to end as a clean one would.
@Suite struct InterruptionTests {
  private static let first: SiteTable = [
    "/": "home", "/a": "a file", "/B/": "page", "/c/d/": "page", "/c/e/": "stale", "/style.css": "css",
  ]
  private static let second: SiteTable = [
    "/": "new home", "/a/": "a page", "/b/": "page", "/c/d": "a file", "/f/g/h/": "new", "/style.css": "css",
  ]
  private static let third: SiteTable = ["/": "home", "/f/g": "a file", "/a": "a file"]
  private static let foreign = [
    ".git/": "", ".git/HEAD": "ref", "CNAME": "example.org", "notes.txt": "mine", "c/": "", "c/mine.txt": "mine",
  ]

  private func prepare() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder(holding: "content")
    await folder.build(Self.first)
    for (path, text) in Self.foreign where !path.hasSuffix("/") { try folder.put(text, at: "public/" + path) }
    return folder
  }

  private func expectedTree(of table: SiteTable) async throws -> [String: String] {
    try await TemporaryFolder.cleanTree(of: table).merging(Self.foreign) { $1 }
  }

  /// Carries out a run, stopped before one of its changes; false if it came to its end before.
  private func write(_ table: SiteTable, to folder: TemporaryFolder, clean: Bool, steps: Int) async -> Bool {
    let counter = StepCounter(limit: steps)
    _ = await folder.output { _ throws(SystemError) in try counter.advance() }.write(table, clean: clean)
    return counter.count > steps
  }

  @Test(arguments: [false, true], [second, third])
  func `The next run ends as a clean one`(clean: Bool, next: SiteTable) async throws {
    let expected = try await expectedTree(of: next)
    var steps = 0
    var isStopped = true
    while isStopped {
      let folder = try await prepare()
      isStopped = await write(Self.second, to: folder, clean: clean, steps: steps)
      #expect(await folder.output().diagnostics(for: next).words == [])
      let summary = await folder.build(next)
      #expect(summary.diagnostics.words == [])
      let tree = try folder.tree()
      #expect(tree == expected, "stopped before step \(steps)")
      steps += 1
    }
    #expect(steps > 30)
  }

  @Test func `The run after two stopped ones ends as a clean one`() async throws {
    let expected = try await expectedTree(of: Self.first)
    for steps in stride(from: 0, to: 60, by: 5) {
      for moreSteps in stride(from: 0, to: 60, by: 4) {
        let folder = try await prepare()
        _ = await write(Self.second, to: folder, clean: false, steps: steps)
        _ = await write(Self.third, to: folder, clean: false, steps: moreSteps)
        await folder.build(Self.first)
        let tree = try folder.tree()
        #expect(tree == expected, "stopped before steps \(steps) and \(moreSteps)")
      }
    }
  }

  @Test func `A first run that was stopped leaves an acceptable folder`() async throws {
    let expected = try await TemporaryFolder.cleanTree(of: Self.second)
    var steps = 0
    var isStopped = true
    while isStopped {
      let folder = try TemporaryFolder(holding: "content")
      isStopped = await write(Self.first, to: folder, clean: false, steps: steps)
      await folder.build(Self.second)
      let tree = try folder.tree()
      #expect(tree == expected, "stopped before step \(steps)")
      steps += 1
    }
  }

  @Test func `The next run removes leftovers even if nothing else is to do`() async throws {
    let folder = try await prepare()
    let expected = try folder.tree()
    for steps in 0..<12 {
      _ = await write(["/": "new home", "/x/": "x"], to: folder, clean: false, steps: steps)
      await folder.build(Self.first)
      let tree = try folder.tree()
      #expect(tree == expected, "stopped before step \(steps)")
    }
  }

  /// New files are written in their place, so that a killed run can leave a part of one.
  @Test func `A part of a new file is completed or removed`() async throws {
    let text = String(repeating: "rain ", count: 100_000)
    var parts: Set<Int> = []
    for steps in 0..<12 {
      for isStillWanted in [true, false] {
        let folder = try TemporaryFolder(holding: "content")
        try folder.put(text, at: "content/rain.txt")
        let table = SiteTable(copying: folder.path(of: "content/rain.txt"), to: "/rain/rain.txt")
        _ = await write(table, to: folder, clean: false, steps: steps)
        if let part = try? folder.text(of: "public/rain/rain.txt") { parts.insert(part.utf8.count) }
        let next: SiteTable = isStillWanted ? table : ["/": "home"]
        await folder.build(next)
        let tree = try folder.tree()
        #expect(try await TemporaryFolder.cleanTree(of: next) == tree)
      }
    }
    #expect(parts.count > 3)
  }
}
