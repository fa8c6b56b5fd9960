import Foundation
import TestSupport
import Testing

/// `feedsite deploy` to a folder; `scripts/deployments` tries the targets that need other programs.
@Suite struct DeployTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.put(
      """
      id: a
      title: A
      base-url: https://example.org/
      deploy:
        live: {folder: ../live}
        other: {folder: ../other}
      share: {pictures: false}

      """, at: "content/site.yml")
    try folder.put("One.", at: "content/notes/2025-01-01-one.md")
  }

  private func deploy(_ arguments: String...) async throws -> Feedsite.Run {
    try await Feedsite(folder: folder.path(of: ".")).run(["deploy"] + arguments + ["--clock", "2026-01-01"])
  }

  private func isDeployed() throws -> Bool {
    try FileTree(folder.path(of: "public")) == FileTree(folder.path(of: "live"))
  }

  @Test func `The site is built, and the plan is printed and carried out`() async throws {
    let dry = try await deploy("live", "--dry-run")
    #expect(dry.status == 0, "\(dry.errors)")
    #expect(dry.output.contains("Plan for live (the folder ../live):\n  new  "))
    #expect(dry.output.hasSuffix("Nothing was sent: a dry run\n"))
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: "live")))
    let first = try await deploy("live")
    #expect(first.status == 0 && first.output.contains("\nDeployed "), "\(first.errors)")
    #expect(try isDeployed())
    #expect(try await deploy("live").output.hasSuffix("Nothing to do: live is up to date\n"))
  }

  @Test func `A file in place of the target is reported before the site is built`() async throws {
    try folder.put("a", at: "live")
    let run = try await deploy("live", "--dry-run")
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("content/site.yml:5:3: error: the output path is a file; choose a folder\n"))
  }

  @Test func `Only what changed is sent, and what is gone is removed`() async throws {
    _ = try await deploy("live")
    try folder.put("Two.", at: "content/notes/2025-01-02-two.md")
    let second = try await deploy("live", "-v")
    #expect(second.output.contains("  new             2 files  "))
    #expect(
      second.output.contains("\n    notes/two/index.html  ") && second.output.contains("\n    on-this-day/01-02/"))
    #expect(try isDeployed())
    try FileManager.default.removeItem(atPath: folder.path(of: "content/notes/2025-01-01-one.md"))
    let refused = try await deploy("live", "--max-deletes", "0")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("repeat it with --max-deletes 2\n"))
    #expect(try await deploy("live").status == 0)
    #expect(try isDeployed())
  }

  @Test func `What somebody else changed on the target is sent again on demand`() async throws {
    #expect(try await deploy("live").status == 0)
    try folder.put("mine", at: "live/notes/one/index.html")
    #expect(try await deploy("live").output.hasSuffix("Nothing to do: live is up to date\n"))
    #expect(try !isDeployed())
    #expect(try await deploy("live", "--all").status == 0)
    #expect(try isDeployed())
  }

  @Test func `Entries with errors keep nothing else from being deployed on demand`() async throws {
    try folder.put("---\ndate: soon\n---\nTwo.", at: "content/notes/two.md")
    try folder.put("Three.", at: "content/notes/2025-01-03-three.md")
    let refused = try await deploy("live")
    #expect(refused.status == 1)
    #expect(refused.errors.hasSuffix("nothing was written; feedsite deploy -k publishes the other 2 entries\n"))
    #expect(!folder.exists("live"))
    let run = try await deploy("live", "-k")
    #expect(run.status == 0 && run.errors.contains("content/notes/two.md:2:7: error: "), "\(run.errors)")
    #expect(try isDeployed())
    #expect(folder.exists("live/notes/three/index.html") && !folder.exists("live/notes/two/index.html"))
  }

  @Test func `Files of others stay, and are not replaced before somebody says so`() async throws {
    try folder.put("mine", at: "live/index.html")
    try folder.put("mine", at: "live/mine.txt")
    let refused = try await deploy("live")
    #expect(refused.status == 1)
    #expect(refused.errors.hasPrefix("content/site.yml:5:3: error: a file that feedsite did not put there would be"))
    #expect(try FileTree(folder.path(of: "live")).paths == ["index.html", "mine.txt"])
    #expect(try await deploy("live", "--take-over").status == 0)
    #expect(try FileTree(folder.path(of: "live")).text("mine.txt") == "mine")
    #expect(try FileTree(folder.path(of: "live")).text("index.html").contains("<html"))
  }

  @Test func `What was built can be deployed without a build`() async throws {
    let feedsite = Feedsite(folder: folder.path(of: "."))
    let early = try await feedsite.run("deploy", "live", "--no-build")
    #expect(early.status == 1)
    #expect(early.errors.hasPrefix("public: error: the folder holds no site"))
    _ = try await feedsite.run("build", "--clock", "2026-01-01")
    #expect(try await feedsite.run("deploy", "live", "--no-build").status == 0)
    #expect(try isDeployed())
    #expect(try await deploy("live", "--no-build").status == 64)
  }

  @Test func `A target is named, or guessed where it is misspelt`() async throws {
    let several = try await deploy()
    #expect(several.status == 64 && several.errors.contains("Name one of the targets: live, other."))
    let misspelt = try await deploy("lvie")
    #expect(misspelt.status == 64 && misspelt.errors.contains("did you mean \"live\"?"))
    try folder.put("id: a\ntitle: A\n", at: "content/site.yml")
    let none = try await deploy("live")
    #expect(none.status == 64 && none.errors.contains("site.yml names no target"))
    #expect(!none.errors.contains("Usage:"))
    let elsewhere = try await deploy("live", "--content", "nowhere")
    #expect(elsewhere.status == 1 && elsewhere.errors.contains("there is no such content folder"))
  }

  @Test func `Errors of the site stop a deployment before anything is sent`() async throws {
    try folder.put("---\ndate: 32.13.2025\n---\nTwo.", at: "content/notes/two.md")
    let run = try await deploy("live")
    #expect(run.status == 1 && run.errors.contains("is not a date"))
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: "live")))
    try folder.put("id: a\ntitle: A\ndeploy: {live: {rsync: /srv}}\n", at: "content/site.yml")
    #expect(try await deploy("live").errors.hasPrefix("content/site.yml:3:24: error: \"/srv\" does not fit"))
  }

  @Test func `A site that states no address is deployed with a warning`() async throws {
    try folder.put("id: a\ntitle: A\ndeploy: {live: {folder: ../live}}\n", at: "content/site.yml")
    let run = try await deploy()
    #expect(run.status == 0 && run.errors.hasPrefix("warning: the site was built for http://localhost/"))
    #expect(try await deploy("--strict").status == 1)
    #expect(try await deploy("-u", "https://example.org/").errors == "")
  }
}
