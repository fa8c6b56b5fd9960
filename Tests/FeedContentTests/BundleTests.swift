import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

@Suite struct BundleTests {
  private let files = [
    "articles/trip/index.md": "---\ntitle: Trip\ndate: 2025-04-09\n---\n![Map](map.png) ![Deep](days/one.jpg)",
    "articles/trip/map.png": "", "articles/trip/days/one.jpg": "", "articles/trip/unnamed.pdf": "",
    "articles/trip/_private.txt": "", "articles/trip/notes.md": "---\ntitle: Notes\ndate: 2025-04-09\n---\n",
    "articles/other.jpg": "",
  ]

  private func load(_ fields: String = "") async -> LoadedContent {
    var files = files
    files["articles/trip/index.md"] = files["articles/trip/index.md"]?.replacing(
      "title: Trip", with: "title: Trip\n\(fields)")
    return await TestSite.load(files)
  }

  @Test func `The files of a bundle are published beside its page, named or not`() async {
    let content = await load()
    #expect(content.route("articles/trip/index.md") == "/articles/trip/")
    #expect(
      content.files.map(\.route.path) == [
        "/articles/trip/days/one.jpg", "/articles/trip/map.png", "/articles/trip/unnamed.pdf",
      ])
    #expect(
      content.entry("articles/trip/index.md")?.body.resolvedLinks.map(\.destination) == [
        "/articles/trip/map.png", "/articles/trip/days/one.jpg",
      ])
    #expect(content.messages == [])
  }

  @Test(arguments: [("slug: tokyo", "/articles/tokyo/"), ("permalink: /2025/trip/", "/2025/trip/")])
  func `They follow the page`(field: String, route: String) async {
    let content = await load(field)
    #expect(content.route("articles/trip/index.md") == route)
    #expect(content.published("articles/trip/map.png") == route + "map.png")
    #expect(
      content.entry("articles/trip/index.md")?.body.resolvedLinks.map(\.destination) == [
        route + "map.png", route + "days/one.jpg",
      ])
  }

  @Test func `A bundle that is left out publishes nothing`() async {
    #expect(await load("draft: true").files.isEmpty)
    #expect(await load("expires: 2020-01-01").files.isEmpty)
  }

  @Test func `A file of a permalink without a slash keeps its bundle beside it`() async {
    #expect(await load("permalink: /trips/tokyo.html").published("articles/trip/map.png") == "/trips/map.png")
  }

  @Test func `A bundle within a bundle has its own files`() async {
    let content = await TestSite.load([
      "articles/a/index.md": "---\ntitle: A\ndate: 2025-04-09\nslug: x\n---\n", "articles/a/1.png": "",
      "articles/a/b/index.md": "---\ntitle: B\ndate: 2025-04-09\nslug: y\n---\n", "articles/a/b/2.png": "",
    ])
    #expect(content.published("articles/a/1.png") == "/articles/x/1.png")
    #expect(content.published("articles/a/b/2.png") == "/articles/a/y/2.png")
  }

  /// A note with files beside it that browsers and web servers would run, and one of the kinds that they would not.
  private func programs(_ settings: String = "") async -> LoadedContent {
    await TestSite.load([
      "site.yml": "title: Test\nurl: https://example.com\nid: test\n\(settings)",
      "notes/a/index.md":
        "---\ndate: 2025-04-09\n---\n[Demo](demo.HTML) and [more](game/index.html.en), [text](a.html.txt)",
      "notes/a/demo.HTML": "<script>", "notes/a/demo.js": "", "notes/a/run.php": "", "notes/a/art.svg.en": "",
      "notes/a/rain.php.txt": "", "notes/a/roll.asa.txt": "", "notes/a/a.html.txt": "", "notes/a/a.xsd": "",
      "notes/a/_hidden.html": "", "notes/a/game/index.html.en": "",
      "notes/loose.html": "", "static/own.html": "<script>",
    ])
  }

  @Test func `Programs are published from the folder of static files only`() async {
    let content = await programs()
    #expect(content.files.map(\.route.path) == ["/notes/a/a.html.txt", "/notes/a/roll.asa.txt", "/own.html"])
    #expect(content.entry("notes/a/index.md")?.body.resolvedLinks.map(\.isMissing) == [true, true, false])
    let problems = content.diagnostics.map {
      ($0.location?.file.split(separator: "/").suffix(2).joined(separator: "/"), $0)
    }
    #expect(
      problems.map(\.0) == ["a/a.xsd", "game/index.html.en", "a/index.md", "a/index.md"])
    #expect(
      problems.map(\.1.problem) == [
        .reference(.program(name: "a.xsd", others: 5)), .reference(.program(name: "index.html.en", others: 0)),
        .reference(.program(name: "demo.HTML", others: 0)), .reference(.program(name: "index.html.en", others: 0)),
      ])
  }

  @Test(arguments: ["/about.html", "/"])
  func `Orders to web hosts are published from the folder of static files only`(address: String) async {
    let content = await TestSite.load([
      "pages/about/index.md":
        "---\ntitle: About\npermalink: \(address)\n---\n[A](_headers) [B](/_redirects) [C](a.txt)",
      "pages/about/_headers": "", "pages/about/CNAME": "", "pages/about/a.txt": "", "pages/about/b/vercel.json": "",
      "_redirects": "", "static/_redirects": "", "static/.htaccess": "",
    ])
    #expect(content.files.map(\.route.path) == ["/.htaccess", "/_redirects", "/a.txt", "/b/vercel.json"])
    #expect(content.files.first { $0.path.hasSuffix("_redirects") }?.path == "static/_redirects")
    #expect(content.codes.contains("unpublished-program"))
  }

  @Test func `No field of an entry publishes programs, whatever they hold`() async {
    let content = await TestSite.load([
      "songs/a.md":
        "---\ntitle: A\ndate: 2025-04-09\naudio: a.php\ntranscript: t.html\ncover: /songs/c.xml\n---\n",
      "songs/b.md": "---\ntitle: B\ndate: 2025-04-09\ntranscript: /own.html\n---\n",
      "songs/a.php": "", "songs/t.html": "<script>", "songs/c.xml": "", "static/own.html": "<script>",
    ])
    #expect(content.files.map(\.route.path) == ["/own.html"])
    #expect(content.codes.filter { $0 == "unpublished-program" }.count == 3)
    #expect((content.object("songs/b.md") as? SongFeedViewObject)?.transcript?.mimeType == "text/html")
  }

  @Test(arguments: [true, false])
  func `Sites that trust raw HTML trust them as well`(isWhole: Bool) async {
    let content = await programs("markdown: {html: \(isWhole ? "true" : "tagfilter")}\n")
    #expect(
      content.files.map(\.route.path) == [
        "/notes/a/a.html.txt", "/notes/a/a.xsd", "/notes/a/art.svg.en", "/notes/a/demo.HTML", "/notes/a/demo.js",
        "/notes/a/game/index.html.en", "/notes/a/rain.php.txt", "/notes/a/roll.asa.txt", "/notes/a/run.php",
        "/own.html",
      ])
    #expect(content.entry("notes/a/index.md")?.body.resolvedLinks.contains(where: \.isMissing) == false)
    #expect(content.messages == [])
  }

  @Test func `Static files are published at the root, whatever their names`() async {
    let content = await TestSite.load([
      "static/robots.txt": "", "static/_redirects": "", "static/a/b.md": "", "static/雨 衣.png": "", "static/A.html": "",
    ])
    #expect(content.files.map(\.route.path) == ["/A.html", "/_redirects", "/a/b.md", "/robots.txt", "/雨 衣.png"])
  }

  @Test func `Other files are published when somebody names them`() async {
    let content = await TestSite.load([
      "songs/rain.md": "---\ntitle: Rain\ndate: 2025-04-09\ncover: rain.png\naudio: ../audio/rain.mp3\n---\n",
      "songs/rain.png": "", "songs/other.png": "", "audio/rain.mp3": "", "_posts/x.png": "",
      "_posts/2025-04-09-a.md": "---\ntitle: A\n---\n![X](x.png)",
    ])
    #expect(content.files.map(\.route.path) == ["/audio/rain.mp3", "/posts/x.png", "/songs/rain.png"])
    #expect(content.messages == [])
  }
}
