import Foundation
import TestSupport
import Testing

@Suite("feedsite serve")
struct ServeTests {
  @Test
  func `Every address of the sample site has the bytes that a build writes, at the root and below a folder`()
    async throws
  {
    let folder = try TemporaryFolder()
    for path in ["/", "/sub/"] {
      let common = ["content", "--clock", "2027-01-01T12:00:00Z", "-D", "-u", "https://wall.example\(path)"]
      let server = try await ServedSite(common + ["--no-reload", "-p", "0"])
      let output = folder.path(of: path == "/" ? "root" : "sub")
      let run = try await Feedsite(folder: GoldenSite.checkout).run(["build"] + common + ["-o", output])
      try #require(run.status == 0, "\(run.errors)")
      let built = try FileTree(output)
      #expect(built.paths.count > 300)
      for file in built.paths {
        let isPage = file == "index.html" || file.hasSuffix("/index.html")
        let name = isPage ? String(file.dropLast("index.html".count)) : file
        let target = path + (name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name)
        let answer = try await server.get(target)
        #expect(answer.status == 200 && answer.body == built[file], "\(target)")
      }
      #expect(try await server.get(path + "nothing/").body == built["404.html"])
      #expect(try await server.interrupt() == 0)
    }
  }

  @Test
  func `Without an address of its own the site has that of the server, below the path of site.yml`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    let settings = try folder.text(of: "content/site.yml")
    try folder.put(
      settings.replacing(/base-url:.*/, with: "base-url: https://small.example/band/"), at: "content/site.yml")
    let server = try await ServedSite(["content", "-p", "0"], in: folder.path)
    #expect(try await server.text("/band/feed.xml").contains("<link>\(server.origin)/band/</link>"))
    #expect(try await server.text("/band/").contains("__feedsite/reload.js"))
  }

  @Test
  func `A link may lead to the content folder`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.link("linked", to: "content")
    try folder.put("---\ntitle: Rain\ndate: 2024-02-01\n---\nIt rains.\n", at: "content/articles/rain.md")
    let server = try await ServedSite(["linked", "-p", "0"], in: folder.path)
    #expect(try await server.text("/articles/rain/").contains("It rains."))
    try folder.put("---\ntitle: Rain\ndate: 2024-02-01\n---\nIt pours.\n", at: "content/articles/rain.md")
    try await ServedSite.wait(for: "the change") {
      try await server.text("/articles/rain/").contains("It pours.") ? true : nil
    }
  }

  @Test
  func `A folder that is built already is served byte for byte`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    #expect(try await folder.feedsite("build", "content").status == 0)
    let built = try FileTree(folder.path(of: "public"))
    let server = try await ServedSite(["--public", "public", "-p", "0"], in: folder.path)
    #expect(try await server.get("/").body == built["index.html"])
    #expect(try await server.get("/feed.xml").body == built["feed.xml"])
    #expect(try await server.get("/nothing").status == 404)
    #expect(try await server.get("/.feedsite-manifest.json").status == 404)
    let refused = try await folder.feedsite("serve", "--public", "nowhere")
    #expect(refused.status == 64 && refused.errors.contains("There is no folder nowhere"))
  }

  @Test
  func `An explicit port that is taken is an error, the usual one moves on`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    let first = try await ServedSite(["content", "-p", "0"], in: folder.path)
    let port = try #require(first.origin.split(separator: ":").last).description
    let refused = try await folder.feedsite("serve", "content", "-p", port)
    #expect(refused.status == 1 && refused.errors.contains("another program listens there"))
    let nowhere = try await folder.feedsite("serve", "content", "--bind", "host.invalid", "-p", port)
    #expect(nowhere.status == 1 && nowhere.errors.contains("cannot listen on port \(port) of host.invalid: "))
    let second = try await ServedSite(["content"], in: folder.path)
    let third = try await ServedSite(["content"], in: folder.path)
    #expect(second.origin != third.origin && third.output.contains("is taken"))
  }

  @Test
  func `A change is shown, an error leaves its entry out, and its end ends it`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("---\ntitle: Rain\ndate: 2024-02-01\n---\nIt rains.\n", at: "content/articles/rain.md")
    let server = try await ServedSite(["content", "-p", "0"], in: folder.path)
    let page = "/articles/rain/"
    #expect(try await server.text(page).contains("It rains."))
    try folder.put("---\ntitle: Rain\ndate: 2024-02-01\n---\nIt pours.\n", at: "content/articles/rain.md")
    try await ServedSite.wait(for: "the change") { try await server.text(page).contains("It pours.") ? true : nil }
    try folder.put("---\ntitle: Rain\ndate: never\n---\nIt stops.\n", at: "content/articles/rain.md")
    try await ServedSite.wait(for: "the error") { server.errors.contains("\"never\" is not a date") ? true : nil }
    #expect(server.errors.contains("  3 | date: never\n"), "\(server.errors)")
    #expect(try await server.get(page).status == 404)
    #expect(try await server.get("/notes/first/").status == 200)
    try folder.put("---\ntitle: Snow\ndate: 2024-02-01\n---\nIt snows.\n", at: "content/articles/rain.md")
    try await ServedSite.wait(for: "the end of it") { try await server.text("/").contains("Snow") ? true : nil }
  }

  @Test
  func `Ctrl-C ends it at once, whoever is connected`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    let server = try await ServedSite(["content", "-p", "0"], in: folder.path)
    // An open page, and connections that browsers keep.
    let page = Task { try await server.get("/__feedsite/events") }
    for path in ["/", "/feed.xml", "/notes/first/"] { #expect(try await server.get(path).status == 200) }
    // The page never ends its connection, so that waiting for it would never end either.
    #expect(try await server.interrupt() == 0)
    _ = await page.result
  }

  @Test(arguments: [false, true])
  func `A site that cannot be shown at all says why, until it can`(polls: Bool) async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("title: [\n", at: "content/site.yml")
    let server = try await ServedSite(["content", "-p", "0"] + (polls ? ["--poll"] : []), in: folder.path)
    let answer = try await server.get("/")
    #expect(answer.status == 503)
    #expect(String(decoding: answer.body, as: UTF8.self).contains("content/site.yml:"))
    try folder.put("title: Small\n", at: "content/site.yml")
    try await ServedSite.wait(for: "the site") { try await server.get("/").status == 200 ? true : nil }
  }
}
