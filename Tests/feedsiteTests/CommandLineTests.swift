import Foundation
import TestSupport
import Testing

@Suite("The command line")
struct CommandLineTests {
  @Test
  func `--version prints name and version`() async throws {
    let run = try await TemporaryFolder().feedsite("--version")
    #expect(run.status == 0)
    #expect(run.output.wholeMatch(of: /feedsite \d+\.\d+\.\d+\n/) != nil)
    #expect(run.errors.isEmpty)
  }

  @Test
  func `--help shows examples that work as they are written`() async throws {
    let folder = try TemporaryFolder()
    let general = try await folder.feedsite("--help")
    #expect(general.status == 0)
    #expect(general.output.contains("EXAMPLES"))
    #expect(general.output.contains("feedsite build content/"))
    let examples = try await folder.examples(of: "build")
    #expect(examples.count >= 4)
    for example in examples {
      let site = try TemporaryFolder.withSmallSite()
      if example.contains("--watch") {
        let run = try RunningFeedsite(example, in: site.path)
        try await RunningFeedsite.wait(for: "\(example)") { run.output.contains("Watching") ? true : nil }
        #expect(try await run.interrupt() == 0)
      } else {
        let run = try await Feedsite(folder: site.path).run(example)
        #expect(run.status == 0, "\(example): \(run.errors)")
      }
    }
  }

  @Test
  func `Without a command it shows the help`() async throws {
    let run = try await TemporaryFolder().feedsite()
    #expect(run.status == 0)
    #expect(run.output.contains("USAGE: feedsite"))
  }

  @Test(
    arguments: [
      ["bild"], ["build", "--nonsense"], ["build", "a", "b"], ["build", "-q", "-v"], ["build", "--clock", "tomorrow"],
      ["build", "--clock", "2026-02-30"], ["build", "-u", "example.org"], ["build", "-u", "ftp://example.org/"],
      ["build", "-u", "https://example.org/?a=b"], ["build", "-u", "https://"], ["build", "-u", ""],
      ["build", "--output"],
    ])
  func `What cannot be meant is a usage error`(_ arguments: [String]) async throws {
    let folder = try TemporaryFolder.withSmallSite()
    let run = try await Feedsite(folder: folder.path).run(arguments)
    #expect(run.status == 64, "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: "))
    #expect(!folder.exists("public"))
  }

  @Test
  func `A bad address or date says what would be right`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    #expect(
      try await folder.feedsite("build", "-u", "example.org").errors.contains(
        #""example.org" is not the address of a site; write one such as https://example.org/band/."#))
    #expect(
      try await folder.feedsite("build", "--clock", "soon").errors.contains(
        #""soon" is not a date; write 2026-04-09 or 2026-04-09T20:00+08:00."#))
  }

  @Test(arguments: [[:], ["NO_COLOR": "1"]])
  func `Through a pipe no escape sequence is printed, with NO_COLOR or without`(_ environment: [String: String])
    async throws
  {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("---\ndate: soon\n---\nA", at: "content/notes/a.md")
    try folder.put("---\ntgas: [a]\n---\n![](b.png)", at: "content/notes/2024-01-01-b.md")
    let run = try await folder.feedsite("build", "content", environment: environment)
    #expect(run.status == 1)
    #expect(!(run.output + run.errors).contains("\u{1B}"))
    let fine = try await TemporaryFolder.withSmallSite().feedsite("build", "content", "-v", environment: environment)
    #expect(!(fine.output + fine.errors).contains("\u{1B}"))
  }
}
