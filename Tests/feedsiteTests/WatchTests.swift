import Foundation
import TestSupport
import Testing

@Suite("feedsite build --watch")
struct WatchTests {
  /// A build that is watching, with what it said of each build.
  private final class Watch: Sendable {
    let run: RunningFeedsite

    init(_ folder: TemporaryFolder, _ arguments: String...) async throws {
      let run = try RunningFeedsite(["build", "content", "--watch"] + arguments, in: folder.path)
      self.run = run
      try await RunningFeedsite.wait(for: "the first build") { run.output.contains("Watching content") ? true : nil }
    }

    /// The line of each build.
    var builds: [Substring] { run.output.split(separator: "\n").filter { $0.hasPrefix("Built ") } }

    /// Waits for more builds than there were.
    func next(after count: Int) async throws -> Substring {
      try await RunningFeedsite.wait(for: "build \(count + 1)") { builds.count > count ? builds[count] : nil }
    }

    /// Waits until nothing has been built for a while, and gives the number of builds.
    func settled() async throws -> Int {
      var count = -1
      while count != builds.count {
        count = builds.count
        try await Task.sleep(for: .seconds(1))
      }
      return count
    }
  }

  @Test(
    arguments: [false, true])
  func `A change writes what it touches, removes what is gone, and leaves what a build would`(polls: Bool) async throws
  {
    let folder = try TemporaryFolder.withSmallSite()
    let watch = polls ? try await Watch(folder, "--poll") : try await Watch(folder)
    let page = "public/notes/first/index.html"
    #expect(try folder.text(of: page).contains("First."))
    let untouched = try fileNumber(of: "public/robots.txt", in: folder)

    try folder.put("Changed.\n", at: "content/notes/2024-01-01-first.md")
    try await RunningFeedsite.wait(for: "the change") { try folder.text(of: page).contains("Changed.") ? true : nil }
    _ = try await watch.next(after: 1)
    // A slow machine may look between two steps of the change and then once more, with nothing left to do.
    _ = try await watch.settled()
    let lines = watch.builds.dropFirst()
    #expect(
      lines.contains { !$0.contains("; 0 written") && !$0.contains(" 0 unchanged") && $0.hasSuffix("0 warnings") },
      "\(lines)")
    #expect(try fileNumber(of: "public/robots.txt", in: folder) == untouched)

    try folder.remove("content/notes/2024-01-02-second.md")
    try await RunningFeedsite.wait(for: "the removal") { folder.exists("public/notes/second/index.html") ? nil : true }
    _ = try await watch.settled()
    #expect(try await watch.run.interrupt() == 0)

    let again = try await folder.feedsite("build", "content")
    #expect(again.status == 0 && again.output.contains("; 0 written, "), "\(again.output)")
    #expect(again.output.contains(" 0 removed"), "\(again.output)")
  }

  @Test
  func `An error is reported as by a build, and the last output stays until it is fixed`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    let watch = try await Watch(folder)
    let built = try FileTree(folder.path(of: "public"))
    try folder.put("---\ndate: never\n---\nWrong.\n", at: "content/notes/wrong.md")
    let refused = try await folder.feedsite("build", "content")
    #expect(
      refused.status == 1 && refused.errors.contains("nothing was written; feedsite build -k publishes the other "))
    try await RunningFeedsite.wait(for: "the error") { watch.run.errors.contains(refused.errors) ? true : nil }
    let after = try FileTree(folder.path(of: "public"))
    #expect(after.differences(to: built) == [])
    try folder.put("---\ndate: 2024-02-01\n---\nMended.\n", at: "content/notes/wrong.md")
    try await RunningFeedsite.wait(for: "the mended note") {
      folder.exists("public/notes/wrong/index.html") ? true : nil
    }
    #expect(try await watch.run.interrupt() == 0)
  }

  @Test
  func `A site with an error from the start is built once it is fixed, and a warning is reported once`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("---\ntitle: [\n---\n", at: "content/notes/broken.md")
    try folder.put("---\ndate: 2024-02-01\ntgas: x\n---\nWarned of.\n", at: "content/notes/warning.md")
    let watch = try await Watch(folder)
    #expect(watch.builds.isEmpty && watch.run.errors.contains("nothing was written"))
    try folder.remove("content/notes/broken.md")
    #expect(try await watch.next(after: 0).hasSuffix("1 warning"))
    try folder.put("Changed.\n", at: "content/notes/2024-01-01-first.md")
    #expect(try await watch.next(after: 1).hasSuffix("1 warning"))
    #expect(watch.run.errors.components(separatedBy: "tgas").count == 2, "\(watch.run.errors)")
    #expect(try await watch.run.interrupt() == 0)
  }

  @Test
  func `A burst of changes is one build, but for pauses of a slow machine`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    let watch = try await Watch(folder)
    for number in 0..<300 { try folder.put("Note \(number).\n", at: "content/notes/2024-03-01-\(number).md") }
    try await RunningFeedsite.wait(for: "the last note") {
      folder.exists("public/notes/299/index.html") ? true : nil
    }
    #expect(try await watch.settled() <= 30, "\(watch.run.output)")
    #expect(try await watch.run.interrupt() == 0)
  }

  @Test
  func `The theme is watched with those that it extends, as it is and as it is joined`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    for theme in ["wall", "_base"] {
      try folder.makeFolder("themes")
      try FileManager.default.copyItem(
        atPath: GoldenSite.checkout + "/themes/" + theme, toPath: folder.path(of: "themes/" + theme))
    }
    try folder.put("extends: wall\n", at: "themes/mine/theme.yml")
    let watch = try await Watch(folder, "--theme", "mine")
    try append("\n.joined { color: red }\n", to: "themes/wall/styles/wall/4-wall.css", in: folder)
    try await RunningFeedsite.wait(for: "the joined style sheet") {
      try folder.text(of: "public/assets/wall.css").contains(".joined{color:red}") ? true : nil
    }
    try append("\n/* as it stands */\n", to: "themes/_base/assets/feed.css", in: folder)
    try await RunningFeedsite.wait(for: "the style sheet") {
      try folder.text(of: "public/assets/feed.css").contains("as it stands") ? true : nil
    }
    try folder.put("<p>Nothing of mine here.</p>\n", at: "themes/mine/templates/404.mustache")
    try await RunningFeedsite.wait(for: "the template") {
      try folder.text(of: "public/404.html").contains("Nothing of mine here.") ? true : nil
    }
    #expect(try await watch.run.interrupt() == 0)
  }

  @Test(arguments: [false, true])
  func `What a build writes into a watched folder, and hidden files, are no changes`(polls: Bool) async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("extends: wall\n", at: "themes/mine/theme.yml")
    for theme in ["wall", "_base"] {
      try FileManager.default.copyItem(
        atPath: GoldenSite.checkout + "/themes/" + theme, toPath: folder.path(of: "themes/" + theme))
    }
    let arguments = ["build", "content", "--watch", "--theme", "mine", "-o", "themes/mine/output"]
    let run = try RunningFeedsite(arguments + (polls ? ["--poll"] : []), in: folder.path)
    let builds = { run.output.components(separatedBy: "Built ").count - 1 }
    try await RunningFeedsite.wait(for: "the first build") { run.output.contains("Watching content") ? true : nil }
    try folder.put("Hidden.\n", at: "content/notes/.hidden.md")
    try await Task.sleep(for: .seconds(2))
    #expect(builds() == 1, "\(run.output)")
    try folder.put("Changed.\n", at: "content/notes/2024-01-01-first.md")
    try await RunningFeedsite.wait(for: "the change") { builds() > 1 ? true : nil }
    try await Task.sleep(for: .seconds(2))
    // A file that is seen between its opening and its writing is two changes.
    #expect(builds() <= 3, "\(run.output)")
    #expect(try await run.interrupt() == 0)
  }

  @Test
  func `--poll alone has no meaning`() async throws {
    let run = try await TemporaryFolder.withSmallSite().feedsite("build", "content", "--poll")
    #expect(run.status == 64 && run.errors.contains("--poll is for --watch."))
  }

  private func append(_ text: String, to path: String, in folder: TemporaryFolder) throws {
    try folder.put(try folder.text(of: path) + text, at: path)
  }

  /// What tells a file from one that took its place.
  private func fileNumber(of path: String, in folder: TemporaryFolder) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.path(of: path))[.systemFileNumber] as? Int
  }
}
