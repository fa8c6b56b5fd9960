import Foundation
import TestSupport
import Testing

@Suite("feedsite responses")
struct ResponsesTests {
  private static let site = "id: x\ntitle: Wall\nbase-url: https://wall.example/\n"

  /// Gives webmentions a page at a time, and writes down what it was asked for.
  private static let handler = """
    def do_GET(self):
        count, status = int(sys.argv[2]), int(sys.argv[3])
        with open(sys.argv[1], "a") as log:
            print(self.path, file=log)
        query = {k: v[0] for k, v in urllib.parse.parse_qs(urllib.parse.urlsplit(self.path).query).items()}
        page, size = 0 if status == 2 else int(query["page"]), int(query["per-page"])
        new = [n for n in range(1, count + 1) if n > int(query["since_id"])]
        children = [
            {"type": "entry", "wm-id": n, "wm-property": "like-of", "wm-source": f"https://fan.example/{n}",
             "wm-target": "https://wall.example/notes/rain/", "author": {"name": f"Fan {n}"}}
            for n in new[page * size:][:size]
        ]
        body = json.dumps({"type": "feed", "children": children}).encode() if status in (2, 200) else b"no"
        self.send_response(200 if status < 3 else status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
    """

  /// A folder with a site, and a service that runs as long as the closure does.
  ///
  /// - Parameter status: What the service answers; 1 stands for an answer that is no JSON, 2 for the first page whatever
  ///   page is asked for.
  private func withService(
    count: Int, status: Int = 200, _ body: (TemporaryFolder, LoopbackServer) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.put(Self.site, at: "content/site.yml")
    try folder.put("---\ndate: 2026-01-01\n---\nRain.\n", at: "content/notes/rain.md")
    try await body(folder, LoopbackServer(handler: Self.handler, arguments: [String(count), String(status)]))
  }

  @Test func `Fetches page by page, then what is new, and a build shows it`() async throws {
    try await withService(count: 150) { folder, service in
      let key = ["WEBMENTION_IO_TOKEN": "secret key"]
      let run = try await folder.feedsite("responses", "fetch", "--from", service.address, environment: key)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output == "Wrote 150 new webmentions into content/responses/webmention.io.json\n")
      let asked = try service.log()
      #expect(
        asked
          == (0...1).map {
            "/api/mentions.jf2?domain=wall.example&per-page=100&page=\($0)&sort-dir=up&since_id=0&token=secret%20key"
          })
      let file = try folder.text(of: "content/responses/webmention.io.json")
      #expect(!file.contains("secret") && !run.output.contains("secret") && !run.errors.contains("secret"))
      let again = try await folder.feedsite(
        "responses", "fetch", "content", "--from", service.address + "/", environment: key)
      #expect(again.output == "No new webmentions; content/responses/webmention.io.json holds 150 webmentions\n")
      #expect(try service.log().contains { $0.contains("since_id=150") })
      #expect(try folder.text(of: "content/responses/webmention.io.json") == file)
      let build = try await folder.feedsite("build", "--strict")
      #expect(build.status == 0, "\(build.errors)")
      let page = try folder.text(of: "public/notes/rain/index.html")
      #expect(page.contains(#"<span class="u-like h-cite"><a class="u-url" href="https://fan.example/150""#))
      #expect(!(try folder.text(of: "public/index.html").contains("fan.example")))
    }
  }

  @Test func `Asks for no further page once one brings nothing new`() async throws {
    try await withService(count: 150, status: 2) { folder, service in
      let run = try await folder.feedsite("responses", "fetch", "--from", service.address)
      #expect(run.output == "Wrote 100 new webmentions into content/responses/webmention.io.json\n", "\(run.errors)")
      #expect(try service.log().count == 2)
      let again = try await folder.feedsite("responses", "fetch", "--from", service.address)
      #expect(again.output == "Wrote 50 new webmentions into content/responses/webmention.io.json\n")
    }
  }

  @Test(arguments: ["responses", "responses/webmention.io.json"])
  func `Reads and writes nothing through a link that leads out of the content folder`(path: String) async throws {
    try await withService(count: 3) { folder, service in
      try folder.put(#"{"children": [{"odd": 1}]}"#, at: "elsewhere/webmention.io.json")
      let target = path.hasSuffix(".json") ? "../../elsewhere/webmention.io.json" : "../elsewhere"
      try folder.link("content/" + path, to: target)
      let run = try await folder.feedsite("responses", "fetch", "--from", service.address)
      #expect(run.status == 1 && run.output.isEmpty)
      #expect(run.errors.contains("content/\(path): error:") && run.errors.contains("out of the content folder"))
      #expect(try folder.text(of: "elsewhere/webmention.io.json") == #"{"children": [{"odd": 1}]}"#)
      let followed = try await folder.feedsite("responses", "fetch", "--from", service.address, "--follow-links")
      #expect(followed.status == 0 && followed.output.hasPrefix("Wrote 3 new webmentions"), "\(followed.errors)")
    }
  }

  @Test func `Keeps all that a file holds, and replaces what has changed`() async throws {
    try await withService(count: 3) { folder, service in
      try folder.put(
        #"{"children": [{"wm-id": 2, "wm-target": "https://wall.example/", "wm-property": "rsvp", "rsvp": "yes"}, {"odd": 1.50}]}"#,
        at: "content/responses/webmention.io.json")
      let run = try await folder.feedsite("responses", "fetch", "--from", service.address)
      #expect(run.output == "Wrote 1 new webmention into content/responses/webmention.io.json\n")
      let file = try folder.text(of: "content/responses/webmention.io.json")
      #expect(file.contains(#""odd": 1.50"#) && file.contains(#""rsvp": "yes""#) && file.contains(#""name": "Fan 3""#))
    }
  }

  @Test(arguments: [(401, "The requested URL returned error: 401"), (1, "what it sends is not a list of webmentions")])
  func `Says why nothing is fetched, and keeps what there is`(status: Int, reason: String) async throws {
    try await withService(count: 1, status: status) { folder, service in
      try folder.put(#"{"children": []}"#, at: "content/responses/webmention.io.json")
      let run = try await folder.feedsite("responses", "fetch", "--from", service.address)
      #expect(run.status == 1)
      #expect(run.errors.contains("sent no webmentions: ") && run.errors.contains(reason), "\(run.errors)")
      #expect(try folder.text(of: "content/responses/webmention.io.json") == #"{"children": []}"#)
    }
  }

  @Test func `Replaces no file that it cannot read`() async throws {
    try await withService(count: 3) { folder, service in
      let file = "content/responses/webmention.io.json"
      try FileManager.default.createDirectory(
        atPath: folder.path(of: "content/responses"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(of: file), withDestinationPath: "/nowhere/webmention.io.json")
      let run = try await folder.feedsite("responses", "fetch", "--from", service.address)
      #expect(run.status == 1 && run.errors.contains("\(file): error: the file cannot be read: "), "\(run.errors)")
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: folder.path(of: file))
          == "/nowhere/webmention.io.json")
    }
  }

  @Test func `Wants to know where the site is, and overwrites nothing that it did not write`() async throws {
    let folder = try TemporaryFolder()
    try folder.put("title: Wall\n", at: "content/site.yml")
    let run = try await folder.feedsite("responses", "fetch")
    #expect(
      run.status == 1 && run.errors.contains("content/site.yml: error: it does not say where the site is published"))
    try folder.put(Self.site, at: "content/site.yml")
    let keyless = try await folder.feedsite("responses", "fetch", environment: ["WEBMENTION_IO_TOKEN": ""])
    #expect(keyless.status == 1 && keyless.errors.contains("webmentions: set WEBMENTION_IO_TOKEN to the key"))
    try folder.put("mine", at: "content/responses/webmention.io.json")
    let other = try await folder.feedsite("responses", "fetch", "--from", "http://127.0.0.1:9")
    #expect(other.status == 1 && other.errors.contains("it holds no webmentions"), "\(other.errors)")
    #expect(try folder.text(of: "content/responses/webmention.io.json") == "mine")
    let wrong = try await folder.feedsite("responses", "fetch", "--from", "webmention.io")
    #expect(wrong.status == 64 && wrong.errors.contains("is not an address"))
  }
}
