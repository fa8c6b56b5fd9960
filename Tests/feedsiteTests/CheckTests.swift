import Foundation
import TestSupport
import Testing

@Suite("feedsite check")
struct CheckTests {
  /// Checks a small site with more files in it, and expects that nothing is written.
  private func check(
    _ files: [String: String], settings: String = "", _ arguments: String...
  ) async throws -> Feedsite.Run {
    let folder = try TemporaryFolder.withSmallSite()
    for (path, text) in files { try folder.put(text, at: "content/" + path) }
    try folder.put(TemporaryFolder.smallSite + settings, at: "content/site.yml")
    let before = try FileTree(folder.path)
    let run = try await Feedsite(folder: folder.path).run(["check"] + arguments)
    #expect(try FileTree(folder.path) == before)
    return run
  }

  /// Whether the program is there that asks for addresses.
  private static let hasCurl = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/curl") }

  private static let rawHTML = "markdown: {html: true}\n"
  private static let icon = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"></svg>"

  @Test
  func `The sample site is in order`() async throws {
    let folder = try TemporaryFolder()
    let run = try await folder.feedsite(
      "check", GoldenSite.checkout + "/content", "--strict", "--clock", "2027-01-01T12:00:00Z")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.isEmpty)
    #expect(run.output.wholeMatch(of: /Checked \d+ entries and \d+ pages in \d+ files: 0 errors, 0 warnings\n/) != nil)
  }

  @Test
  func `A sound site is silent, below a folder as well`() async throws {
    let run = try await check(["static/a.svg": Self.icon, "notes/2024-01-03-c.md": "![A](/a.svg)"])
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let folder = try await check([:], "-u", "https://example.org/band/", "--strict")
    #expect(folder.status == 0, "\(folder.errors)")
  }

  @Test
  func `What a build reports is reported in the same words, and the same exit codes hold`() async throws {
    let wrong = ["notes/2024-01-03-c.md": "---\ndate: soon\n---\nC", "notes/2024-01-04-d.md": "[d](/nowhere/)"]
    let run = try await check(wrong)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    let folder = try TemporaryFolder.withSmallSite()
    for (path, text) in wrong { try folder.put(text, at: "content/" + path) }
    let build = try await folder.feedsite("build")
    let reports: [Set<Substring>] = [run, build].map { Set($0.errors.split(separator: "\n").dropLast()) }
    #expect(reports[0] == reports[1])
    #expect(run.errors.contains(/\nChecked 4 entries in \d+ files: 1 error, 1 warning\n$/))
    #expect(try await check(["notes/2024-01-04-d.md": "[d](/nowhere/)"]).status == 0)
    #expect(try await check(["notes/2024-01-04-d.md": "[d](/nowhere/)"], "--strict").status == 1)
    #expect(try await folder.feedsite("check", "nothing").errors.contains("there is no such content folder"))
    let foreign = try TemporaryFolder.withSmallSite()
    try foreign.put("Mine", at: "public/mine.txt")
    #expect(try await foreign.feedsite("check").errors.contains("the folder holds files that feedsite did not write"))
  }

  @Test
  func `Links, places and images of raw HTML are followed, each with the best place that is known`() async throws {
    let body = """
      <p id="here"><a href="/nots/">a</a> <a href="#nowhere">b</a> <a href="#here">c</a> <a href="/notes/#gone">d</a>
      <img src="/gone.png" alt=""> <img src="/a.svg" srcset="/a.svg 1x, /b.svg 2x"> <a href="/notes/first">e</a></p>
      """
    let run = try await check(
      ["articles/raw.md": "---\ntitle: Raw\ndate: 2024-01-03\n---\n\n\(body)", "static/a.svg": Self.icon],
      settings: Self.rawHTML)
    #expect(run.status == 0)
    for words in [
      #"content/articles/raw.md:6:14: warning: the link "/nots/" leads to no file"#,
      ##"content/articles/raw.md: warning: the page /articles/raw/ leads to "#nowhere", and there is no such place"##,
      ##"content/articles/raw.md: warning: the page /articles/raw/ leads to "/notes/#gone", and there is no such place"##,
      #"content/articles/raw.md:7:1: warning: the link "/gone.png" leads to no file"#,
      #"content/articles/raw.md:7:30: warning: the link "/b.svg" leads to no file"#,
      #"content/articles/raw.md:7:30: warning: the image "/a.svg" has no alternative text"#,
    ] { #expect(run.errors.contains(words), "\(words)\n\(run.errors)") }
    #expect(!run.errors.contains(#""/notes/first""#))
    #expect(!run.errors.contains(##""#here""##))
    #expect(run.output.hasSuffix("0 errors, 6 warnings\n"))
  }

  @Test
  func `A template of the site's own is followed too, once however many pages use it`() async throws {
    let page = try String(
      contentsOfFile: GoldenSite.checkout + "/themes/_base/templates/page.mustache", encoding: .utf8)
    let run = try await check([
      "theme/templates/page.mustache": page + "<a href=\"/imprint/\">Imprint</a><img src=\"/assets/none.png\">",
      "pages/a.md": "A", "pages/b.md": "B", "static/own.html": "<a href=imprint.html>Imprint</a>",
    ])
    for words in [
      #"content/pages/a.md: warning: the page /a/ leads to "/imprint/", which the site does not have; "#,
      #"content/pages/a.md: warning: the page /a/ leads to "/assets/none.png", which the site does not have; "#,
      #"content/pages/a.md: warning: the image "/assets/none.png" on the page /a/ has no alternative text; "#,
      #"content/static/own.html: warning: the page /own.html leads to "imprint.html", which the site does not have; "#,
    ] { #expect(run.errors.split(separator: "\n").count { $0.hasPrefix(words) } == 1, "\(words)\n\(run.errors)") }
    #expect(run.output.hasSuffix("0 errors, 4 warnings\n"))
  }

  @Test
  func `Files that nothing shows, published or not; those of drafts are not among them`() async throws {
    let run = try await check([
      "songs/unused.svg": Self.icon, "static/lonely.svg": Self.icon, "static/favicon.svg": Self.icon,
      "static/background.svg": Self.icon, "static/own.css": "body { background: url(background.svg) }",
      "songs/_hidden.svg": Self.icon, "songs/draft.svg": Self.icon, "static/robots-file.txt": "x",
      "songs/draft.md": "---\ntitle: Draft\ndate: 2024-01-01\ndraft: true\ncover: draft.svg\n---\n",
      "songs/bundle/index.md": "---\ntitle: Bundle\ndate: 2024-01-01\n---\n", "songs/bundle/extra.svg": Self.icon,
      "songs/shown.md": "---\ntitle: Shown\ndate: 2024-01-01\ncover: shown.svg\n---\n", "songs/shown.svg": Self.icon,
    ])
    let named = run.errors.split(separator: "\n").filter { $0.contains("warning") }.compactMap {
      $0.split(separator: ":").first.map(String.init)
    }
    #expect(named == ["content/songs/bundle/extra.svg", "content/songs/unused.svg", "content/static/lonely.svg"])
  }

  @Test
  func `Files of every media type are looked for, the rare ones as well`() async throws {
    let lost = ["static/a.jfif", "static/b.m4b", "static/c.weba", "static/d.3gp"]
    let run = try await check(Dictionary(uniqueKeysWithValues: lost.map { ($0, "x") }))
    for path in lost {
      #expect(run.errors.contains("content/\(path): warning: it is published, but no page shows it"), "\(run.errors)")
    }
  }

  @Test
  func `Duplicate titles in one kind and one language`() async throws {
    func song(_ title: String, _ more: String = "") -> String { "---\ntitle: \(title)\ndate: 2024-01-01\n\(more)---\n" }
    let run = try await check([
      "songs/a.md": song("Rain"), "songs/b.md": song("rain"), "albums/a.md": song("Rain"),
      "songs/c.md": song("Rain", "language: de\n"),
    ])
    #expect(
      run.errors.contains(#"content/songs/b.md:1:1: warning: another entry of the kind "song" has the title "rain""#))
    #expect(run.errors.contains("content/songs/a.md:1:1: the other place"))
    #expect(run.output.hasSuffix("0 errors, 1 warning\n"))
  }

  @Test
  func `Colours of kinds that are hard to see, at their place`() async throws {
    let run = try await check(
      [:], settings: "kinds:\n  gear:\n    accent: \"#fe0\"\n  room:\n    accent: \"#2f7d80\"\n")
    #expect(
      run.errors.contains(
        "content/site.yml:8:13: warning: the accent #ffee00 of the kind \"gear\" has a contrast of 1.0 to the background #f0ece2"
      ))
    #expect(run.output.hasSuffix("0 errors, 1 warning\n"))
  }

  @Test
  func `JSON holds all that the words say, and nothing else is printed`() async throws {
    let run = try await check(
      ["notes/2024-01-04-d.md": "[d](/nots/)", "songs/a.md": "---\ntitle: A\ndate: soon\n---\n"], "--json")
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(Set(report.keys) == ["version", "content", "entries", "pages", "files", "errors", "warnings", "problems"])
    #expect(report["version"] as? Int == 1)
    #expect(report["content"] as? String == "content")
    #expect(report["errors"] as? Int == 1)
    #expect(report["warnings"] as? Int == 1)
    let problems = try #require(report["problems"] as? [[String: Any]])
    #expect(problems.map { $0["code"] as? String } == ["dead-link", "invalid-date"])
    #expect(problems[0]["severity"] as? String == "warning")
    #expect(problems[0]["file"] as? String == "content/notes/2024-01-04-d.md")
    #expect(problems[0]["line"] as? Int == 1)
    #expect(problems[0]["column"] as? Int == 1)
    #expect((problems[0]["message"] as? String)?.hasPrefix("the link \"/nots/\" leads to no file") == true)
    #expect((problems[0]["related"] as? [Any])?.isEmpty == true)
    #expect(try await check([:], "--json", "--strict").status == 0)
  }

  @Test(
    .enabled(if: CheckTests.hasCurl, "curl is missing")
  )
  func `Addresses of other sites are asked for politely, and only on demand`() async throws {
    let server = try LoopbackServer()
    let note = ["200", "404", "410", "get-only", "403", "301", "lost/301", "500", "200#place"].map {
      "[x](\(server.address)/\($0))"
    }.joined(separator: "\n")
    let files = [
      "notes/2024-01-04-d.md": note,
      "links/a.md": "---\nurl: \(server.address)/field/404\ndate: 2024-01-01\n---\n",
      "notes/2024-01-05-e.md": "[nobody](http://127.0.0.1:9/) and [own](https://small.example/elsewhere/)",
    ]
    #expect(try await check(files).errors.isEmpty)
    #expect(try server.requests().isEmpty)
    let run = try await check(files, "--external", "--delay", "0.2")
    #expect(run.status == 0)
    let found = run.errors.split(separator: "\n").map { $0.replacing(server.address, with: "") }
    #expect(found.count == 6, "\(run.errors)")
    for words in [
      #"content/links/a.md:2:6: warning: "/field/404" cannot be reached (HTTP status 404)"#,
      #"content/notes/2024-01-04-d.md:2:1: warning: "/404" cannot be reached (HTTP status 404)"#,
      #""/410" cannot be reached (HTTP status 410)"#, #""/lost/301" cannot be reached (HTTP status 404)"#,
      #""/500" cannot be reached (HTTP status 500)"#, #""http://127.0.0.1:9/" cannot be reached (Failed to connect"#,
    ] { #expect(found.contains { $0.contains(words) }, "\(words)\n\(found)") }
    #expect(run.output.contains("asked for 10 addresses of other sites, 1 of which do not answer programs"))
    let requests = try server.requests()
    #expect(requests.allSatisfy { $0.agent.hasPrefix("feedsite/") && $0.agent.hasSuffix("(link check)") })
    #expect(requests.count { $0.path == "/200" && $0.method == "HEAD" } == 2, "once, and once behind a redirect")
    #expect(requests.filter { $0.path == "/get-only" }.map(\.method) == ["HEAD", "GET"])
    // What follows a redirect is the same request.
    let first = requests.filter { !["/404", "/200"].contains($0.path) }.map(\.time)
    #expect(zip(first, first.dropFirst()).allSatisfy { $1 - $0 > 0.15 })
  }

  @Test(.enabled(if: CheckTests.hasCurl, "curl is missing"))
  func `A site that takes too long is given up`() async throws {
    let server = try LoopbackServer()
    let run = try await check(
      ["notes/2024-01-04-d.md": "[x](\(server.address)/slow)"], "--external", "--timeout", "0.5", "--delay", "0")
    #expect(run.errors.contains("/slow\" cannot be reached ("))
    #expect(run.errors.contains("timed out"))
  }

  @Test
  func `What an address of another site leads to on this machine is not asked for`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("[x](https://okapi.example/a)", at: "content/notes/2024-01-04-d.md")
    try folder.put(
      """
      #!/bin/sh
      # Stands for curl: says that the page is elsewhere.
      while [ $# -gt 0 ]; do
        [ "$1" = --url ] && echo "$2" >> asked
        shift
      done
      printf '302 0 \\n192.0.2.1\\nhttp://127.0.0.1:8080/a\\n'
      """, at: "bin/curl")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path(of: "bin/curl"))
    let path = folder.path(of: "bin") + ":/usr/bin:/bin"
    let run = try await folder.feedsite("check", "--external", environment: ["PATH": path])
    let words = #""https://okapi.example/a" cannot be reached (it leads to this machine or into a private network)"#
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(try folder.text(of: "asked") == "https://okapi.example/a\n")
  }

  @Test(.timeLimit(.minutes(30)))
  func `A host that says more than fits into a pipe keeps nobody waiting`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("[x](https://okapi.example/a)", at: "content/notes/2024-01-04-d.md")
    try folder.put("#!/bin/sh\nprintf '200 0 %0200000d\\n192.0.2.1\\n\\n' 0\n", at: "bin/curl")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path(of: "bin/curl"))
    let path = folder.path(of: "bin") + ":/usr/bin:/bin"
    let run = try await folder.feedsite("check", "--external", environment: ["PATH": path])
    #expect(run.status == 0 && run.output.contains("asked for 1 address of other sites"), "\(run.errors)")
  }

  @Test
  func `Without curl a check of other sites says what is missing`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("[x](http://127.0.0.1:9/)", at: "content/notes/2024-01-04-d.md")
    let run = try await folder.feedsite("check", "--external", environment: ["PATH": folder.path])
    #expect(run.status == 1)
    #expect(run.errors.contains("the program curl is missing; install the package curl of your system"))
  }
}
