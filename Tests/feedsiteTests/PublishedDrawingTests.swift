import Foundation
import TestSupport
import Testing

@Suite("What runs on pages and in drawings")
struct PublishedDrawingTests {
  private static let drawing =
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload="a()"><script>a()</script><path d="M0 0h8"/></svg>"#
  private static let cleaned = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8"/></svg>"#

  @Test(arguments: ["", "media: {metadata: keep}\n"])
  func `Drawings are published without their scripts, but for those of static`(settings: String) async throws {
    let folder = try TemporaryFolder()
    try folder.put(
      "id: a\ntitle: A\nbase-url: https://example.org/\nicon: icon.svg\n\(settings)", at: "content/site.yml")
    let fields = "---\ndate: 2025-01-01\ncover: cover.svg\nphotos: [photo.svg]\n---\n![Alt](body.svg)\n"
    try folder.put(fields, at: "content/media/trip/index.md")
    for name in ["cover", "photo", "body", "unnamed"] {
      try folder.put(Self.drawing, at: "content/media/trip/\(name).svg")
    }
    for name in ["icon.svg", "static/own.svg"] { try folder.put(Self.drawing, at: "content/\(name)") }
    let run = try await folder.feedsite("build", "content", "--clock", "2026-01-01")
    try #require(run.status == 0, "\(run.errors)")
    for name in ["cover", "photo", "body", "unnamed"] {
      #expect(try folder.text(of: "public/media/trip/\(name).svg") == Self.cleaned, "\(name)")
    }
    #expect(try folder.text(of: "public/own.svg") == Self.drawing)
    let files = try FileTree(folder.path(of: "public"))
    #expect(files.paths(withExtension: "svg").filter { files.text($0).contains("script") } == ["own.svg"])
  }

  @Test func `Filtered raw HTML holds nothing that runs`() async throws {
    let folder = try TemporaryFolder()
    try folder.put("id: a\ntitle: A\nmarkdown: {html: filtered}\n", at: "content/site.yml")
    try folder.put(
      """
      ---
      date: 2025-01-01
      ---
      <img src="x.png" alt="x" onerror="MARK()"> <a href="javascript:MARK()">a</a> <b>kept</b>

      <base href="https://MARK.example/">
      <meta http-equiv="refresh" content="0; url=https://MARK.example/">
      <script>MARK()</script>

      <form action="https://MARK.example/"><button>b</button></form>
      """, at: "content/notes/a.md")
    let run = try await folder.feedsite("build", "content", "--clock", "2026-01-01")
    try #require(run.status == 0, "\(run.errors)")
    let page = try folder.text(of: "public/notes/a/index.html")
    #expect(page.contains("<b>kept</b>"))
    for text in ["onerror", "javascript:", "<base", "http-equiv=\"refresh\"", "<form", "MARK.example"] {
      #expect(!page.contains(text), "\(text)")
    }
  }

  @Test func `An address below a dot-folder of the output is an error at the entry`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("ref", at: "public/.git/HEAD")
    try folder.put(
      "---\npermalink: /.git/index.lock\naliases: [/.git/hooks/]\n---\nA\n", at: "content/notes/2024-01-05-a.md")
    let run = try await folder.feedsite("build", "content")
    #expect(run.status == 1)
    #expect(run.errors.contains("content/notes/2024-01-05-a.md:2:12: error: no part of an address begins with a dot"))
    #expect(!folder.exists("public/index.html") && !folder.exists("public/.git/index.lock"))
    let rest = try await folder.feedsite("build", "content", "-k")
    #expect(rest.status == 0)
    #expect(folder.exists("public/index.html") && folder.exists("public/.git/HEAD"))
    #expect(!folder.exists("public/.git/index.lock") && !folder.exists("public/.git/hooks"))
  }

  @Test(arguments: ["/.git/hooks/", "/_redirects"])
  func `A former address that no page can have keeps no entry from being published`(alias: String) async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("---\naliases: [\(alias), /old/]\n---\nA\n", at: "content/notes/2024-01-05-a.md")
    let run = try await folder.feedsite("build", "content")
    #expect(run.status == 0)
    #expect(run.errors.contains("content/notes/2024-01-05-a.md:2:11: warning: no pa"))
    #expect(folder.exists("public/notes/a/index.html") && folder.exists("public/old/index.html"))
    #expect(!folder.exists("public" + alias))
  }
}
