import Foundation
import TestSupport
import Testing

@Suite("feedsite markdown")
struct MarkdownCommandTests {
  @Test
  func `Prints the HTML of a file as a page shows it`() async throws {
    let folder = try TemporaryFolder()
    try folder.put("---\ntitle: a\n---\n\n# b *c*\n\n![d](e.png)\n", at: "a.md")
    for path in ["a.md", folder.path(of: "a.md")] {
      let run = try await folder.feedsite("markdown", path)
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
      #expect(run.output.contains(#"<h1 id="b-c">b <em>c</em></h1>"#))
      #expect(run.output.contains(#"<img src="e.png" alt="d" loading="lazy" decoding="async" />"#))
      #expect(!run.output.contains("title"))
    }
  }

  @Test(
    arguments: [[], ["-"], ["--profile", "full"], ["--profile=full", "-"]])
  func `Reads standard input where no file is named`(arguments: [String]) async throws {
    let run = try await run("*a*\r\nb", arguments)
    #expect(run.status == 0)
    #expect(run.output == "<p><em>a</em>\nb</p>\n")
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: ["commonmark", "gfm", "full"])
  func `Prints nothing for nothing`(profile: String) async throws {
    let run = try await run("", ["--profile", profile])
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.isEmpty)
  }

  @Test
  func `Prints what CommonMark specifies, raw HTML included, and knows no front matter there`() async throws {
    let text = "---\na: b\n---\n\n<div>\n\n# c\n\n![d](e)"
    let run = try await run(text, ["--profile", "commonmark"])
    #expect(run.status == 0)
    #expect(run.output == "<hr />\n<h2>a: b</h2>\n<div>\n<h1>c</h1>\n<p><img src=\"e\" alt=\"d\" /></p>\n")
    #expect(run.errors.isEmpty)
  }

  @Test
  func `Prints warnings with the lines of the file, and its HTML all the same`() async throws {
    let run = try await run("---\na: b\n---\nc\n\n![](d)", [])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("<p>c</p>\n"))
    #expect(run.errors.hasPrefix("standard input:6:1: warning: the image \"d\" has no alternative text"))
  }

  @Test(arguments: ["commonmark", "gfm", "full"])
  func `Refuses what is not UTF-8, with the place`(profile: String) async throws {
    let folder = try TemporaryFolder()
    try folder.put(Data([0x61, 0x0A, 0x62, 0xFF]), at: "a.md")
    let run = try await folder.feedsite("markdown", "a.md", "--profile", profile)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("a.md:2:2: error: the file is not UTF-8"))
  }

  @Test(
    arguments: [
      ("missing.md", "missing.md: error: the file cannot be read: No such file or directory"),
      ("/missing/a.md", "/missing/a.md: error: the file cannot be read: No such file or directory"),
      (".", ".: error: the file cannot be read: it is a folder and not a file; move it away"),
    ])
  func `Says what cannot be read`(path: String, message: String) async throws {
    let run = try await TemporaryFolder().feedsite("markdown", path)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix(message))
  }

  @Test
  func `Refuses a body that is too large, and front matter without an end`() async throws {
    let large = try await run(String(repeating: "a", count: (1 << 20) + 1), [])
    #expect(large.status == 1)
    #expect(large.output.isEmpty)
    #expect(large.errors.contains("error: the body has"))
    let unclosed = try await run("---\na: b\n", [])
    #expect(unclosed.status == 1)
    #expect(unclosed.errors.hasPrefix("standard input:1:1: error: the front matter is not closed"))
  }

  @Test(
    arguments: [["a", "b"], ["--profile", "kramdown"], ["--profile"]])
  func `Wants one file and a profile that there is`(arguments: [String]) async throws {
    let run = try await run("", arguments)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: "))
  }

  private func run(_ text: String, _ arguments: [String]) async throws -> Feedsite.Run {
    let folder = try TemporaryFolder()
    return try await Feedsite(folder: folder.path, input: Data(text.utf8)).run(["markdown"] + arguments)
  }
}
