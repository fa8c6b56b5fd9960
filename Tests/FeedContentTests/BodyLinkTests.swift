import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

@Suite struct BodyLinkTests {
  private func links(_ body: String, _ more: [String: String] = [:]) async -> [String] {
    await load(body, more).entry("articles/a.md")?.body.resolvedLinks.map(\.destination) ?? []
  }

  private func load(_ body: String, _ more: [String: String] = [:]) async -> LoadedContent {
    var files = [
      "articles/a.md": "---\ntitle: A\ndate: 2025-04-09\n---\n" + body,
      "songs/Rain Song.md": "---\ntitle: Rain\ndate: 2025-04-09\npermalink: /r/\n---\n",
      "articles/trip/index.md": "---\ntitle: Trip\ndate: 2025-04-09\n---\n", "articles/trip/map.png": "",
      "pages/about.md": "About", "songs/draft.md": "---\ntitle: D\ndate: 2025-04-09\ndraft: true\n---\n",
      "static/assets/a.png": "", "static/100%#1.png": "", "images/b.png": "", "people/mei.md": "---\nname: Mei\n---\n",
    ]
    files.merge(more) { $1 }
    return await TestSite.load(files)
  }

  @Test(arguments: [
    ("<../songs/Rain Song.md>", "/r/"),
    ("/songs/rain%20song.md?x=1", "/r/?x=1"),
    ("songs/Rain%20Song.md", "/r/"), ("trip/index.md", "/articles/trip/"), ("trip/", "/articles/trip/"),
    ("trip", "/articles/trip/"), ("trip/map.png", "/articles/trip/map.png"), ("../pages/about.md", "/about/"),
    ("../people/mei.md", "/people/mei/"), ("/assets/a.png", "/assets/a.png"), ("assets/a.png", "/assets/a.png"),
    ("../images/b.png", "/images/b.png"), ("/images/b.png", "/images/b.png"), ("/100%25%231.png", "/100%25%231.png"),
    ("https://example.com/", "https://example.com/"), ("mailto:a@example.org", "mailto:a@example.org"),
    ("//example.com/x", "//example.com/x"),
  ])
  func `A link leads to the address of what it names`(written: String, destination: String) async {
    #expect(await links("[x](\(written))") == [destination])
    let content = await load("[x](\(written))")
    #expect(content.localLinks.isEmpty)
    #expect(content.messages == [])
  }

  @Test(arguments: [
    "[x](../songs/torn.md)", "[x](../songs/torn)", "[x](/songs/torn/#verse)", "[x](songs/Torn.md)",
    "[x](trip2/)", "[[torn]]", "[[songs/Torn|x]]", "[[2025-01-02-shut]]", "[[shut]]", "[[Trip2#day]]",
  ])
  func `What links to a file that cannot be read says nothing, since the file does`(written: String) async {
    let torn = "---\ntitle: Rain: the song\n---\n"
    let content = await load(
      written, ["songs/torn.md": torn, "notes/2025-01-02-shut.md": torn, "articles/trip2/index.md": torn])
    #expect(Set(content.codes) == ["invalid-yaml"])
    #expect(content.localLinks.isEmpty)
    #expect(content.entry("articles/a.md")?.body.resolvedLinks.map(\.isMissing) == [true])
  }

  @Test func `Nor does what links to its address`() async {
    let torn = "---\ntitle: Rain: the song\n---\n"
    let content = await load(
      "[x](/notes/shut/) [y](/notes/shut)",
      [
        "notes/2025-01-02-shut.md": torn, "pages/us.md": torn,
        "site.yml": "title: T\nnavigation: [{title: Us, url: /us/}]\n",
      ])
    #expect(content.localLinks.isEmpty)
  }

  @Test func `A picture that cannot exist is reported even beside an unreadable text of the same name`() async {
    let content = await load("![[torn.png]]\n\n[[torn.png]]", ["songs/torn.md": "---\ntitle: a: b\n---\n"])
    #expect(Set(content.codes) == ["dead-link", "invalid-yaml", "missing-alt"])
    #expect(content.codes.count { $0 == "dead-link" } == 2)
  }

  @Test(arguments: [
    ("/tags/rain/", "/tags/rain/"), ("/about/", "/about/"), ("missing.md", "/articles/a/missing.md"),
    ("/nowhere?x#", "/nowhere"), ("../../../x", "/x"),
  ])
  func `A link that no file answers for is left to the check that knows all routes`(written: String, route: String)
    async
  {
    let content = await load("One\n\n[x](\(written))")
    #expect(content.localLinks.map(\.route.path) == [route])
    #expect(content.localLinks.map(\.written) == [written])
    #expect(content.localLinks.map(\.location.description) == ["content/articles/a.md:7:1"])
    #expect(content.entry("articles/a.md")?.body.resolvedLinks.map(\.isMissing) == [false])
    #expect(content.messages == [])
  }

  @Test(arguments: [
    ("../songs/Rain%20Song.md#verse", "/r/", "verse", "/r/#verse"),
    ("../songs/Rain%20Song.md?x#%E9%9B%A8", "/r/", "雨", "/r/?x#%E9%9B%A8"), ("#part", "/articles/a/", "part", "#part"),
    ("#part:~:text=x", "/articles/a/", "part", "#part:~:text=x"),
    ("/nowhere/#雨", "/nowhere/", "雨", "/nowhere/#%E9%9B%A8"),
    ("https://example.org/r/#x", "/r/", "x", "https://example.org/r/#x"),
  ])
  func `A place on a page is left to the check that knows all pages`(
    written: String, route: String, anchor: String, destination: String
  ) async {
    let content = await load("[x](<\(written)>)")
    #expect(content.localLinks.map(\.route.path) == [route])
    #expect(content.localLinks.map(\.anchor) == [anchor])
    #expect(content.entry("articles/a.md")?.body.resolvedLinks.map(\.destination) == [destination])
    #expect(content.messages == [])
  }

  @Test(arguments: [
    ("Install-Node-js", "#install-nodejs"), ("node%2020%20or%20later", "#node-20-or-later"), ("安装（Setup）", "#安装setup"),
    ("zaklady", "#základy"), ("install-nodejs", "#install-nodejs"), ("1-2", "#1-2"),
    ("Install-Node-js:~:text=x", "#install-nodejs:~:text=x"),
    // Two places could be meant, and none.
    ("A-B", "#A-B"), ("nowhere", "#nowhere"), ("_", "#_"),
  ])
  func `A link within a page finds a place whose name other generators write otherwise`(
    written: String, destination: String
  ) async {
    let body = """
      ## Install Node.js
      ## Node 20 or later
      ## 安装（Setup）
      ## Základy
      ## a b
      ## ab

      [x](#\(written))
      """
    let resolved = await links(body)
    #expect(resolved == [destination])
    #expect(await links(body + "<b id=x>b</b>", ["site.yml": "markdown: {html: true}\n"]) == ["#\(written)"])
  }

  @Test(arguments: ["caf\u{E9}", "cafe\u{301}"], ["caf\u{E9}", "cafe\u{301}"])
  func `A link within a page is written as the place is, which browsers tell from other forms of Unicode`(
    written: String, heading: String
  ) async {
    let resolved = await links("## \(heading)\n\n[x](#\(written))")
    #expect(resolved.map { Array($0.unicodeScalars) } == [Array("#\(heading)".unicodeScalars)])
  }

  @Test func `A link to the page that another generator makes of a file leads to the file's own`() async {
    let more = [
      "songs/rain.md": "---\ntitle: R\ndate: 2025-04-09\npermalink: /one/\n---\n", "rain.md": "R", "b.md": "B",
    ]
    #expect(
      await links("[x](../songs/rain.html#x) [y](/rain.html) [z](rain.htm?q) [w](trip/index.html) [v](b.html)", more)
        == ["/one/#x", "/rain/", "/rain/?q", "/articles/trip/", "/b/"])
    #expect(await links("[x](/rain.html)", more.merging(["static/rain.html": ""]) { $1 }) == ["/rain.html"])
    #expect(
      await links("[x](/b.html)", more.merging(["c.md": "---\npermalink: /b.html\n---\nC"]) { $1 }) == ["/b.html"])
    let image = await load("![x](../songs/rain.html)", more).entry("articles/a.md")?.body.resolvedLinks
    #expect(image?.map(\.isMissing) == [true])
  }

  @Test(arguments: ["#", "#top", "#TOP", "#:~:text=rain", "../songs/Rain%20Song.md#", "../images/b.png#x=1"])
  func `These places need no check`(written: String) async {
    #expect(await load("[x](\(written))").localLinks.isEmpty)
  }

  @Test func `A link that names no file knows the address that the file would have`() async {
    let content = await load("[x](../songs/rian.md) [y](missing) [z](/songs/2025-01-01-x.md)")
    #expect(content.localLinks.map(\.likely?.path) == ["/songs/rian/", nil, "/songs/x/"])
  }

  @Test(arguments: [
    ("https://example.org/r/", "/r/"), ("HTTPS://Example.org/r", "/r"), ("//example.org/a%20b/", "/a b/"),
    ("https://example.org", "/"),
  ])
  func `The site's whole address is an address of the site`(written: String, route: String) async {
    let content = await load("[x](\(written))")
    #expect(content.localLinks.map(\.route.path) == [route])
    #expect(content.localLinks.map(\.isAbsolute) == [true])
  }

  @Test(arguments: ["../songs/draft.md", "/songs/draft.md", "songs/draft"])
  func `A link to what this build leaves out becomes its text`(written: String) async {
    let content = await load("One\n\n[x](\(written))")
    #expect(content.entry("articles/a.md")?.body.resolvedLinks.map(\.isMissing) == [true])
    #expect(content.localLinks.isEmpty)
    #expect(
      content.messages == [
        "content/articles/a.md:7:1: warning: \"link\" names \"\(written)\", which this build leaves out (draft); "
          + "it is shown without a link"
      ])
  }

  @Test(arguments: [
    ("[the *films*]({{ site.films }})", true), ("[the *films*]()", false), ("[the *films*](<> \"x\")", false),
  ])
  func `A link without an address becomes its text`(written: String, isOfTag: Bool) async {
    let content = await load("See \(written).")
    let body = content.entry("articles/a.md")?.body
    #expect(body?.resolvedLinks.map(\.isMissing) == [true])
    #expect(body?.html(MarkdownRendering()).contains("See the <em>films</em>.") == true)
    #expect(content.localLinks.isEmpty)
    #expect(content.codes == (isOfTag ? ["liquid-tags"] : []))
  }

  @Test(arguments: ["../songs/Rain%20Song.md", "../songs/draft.md", "trip"])
  func `An image that leads to an entry is shown as its words`(written: String) async {
    let content = await load("![x](\(written))")
    #expect(content.entry("articles/a.md")?.body.resolvedLinks.map(\.isMissing) == [true])
    #expect(content.localLinks.isEmpty)
    #expect(content.codes == ["dead-link"])
  }

  @Test(arguments: [
    ("../../images/p.png", "/images/p.png"), ("../../../../images/p.png", "/images/p.png"),
    ("../../files/a%20b.png", "/files/a%20b.png"), ("../images/p.png", "/images/p.png"),
  ])
  func `A picture may be named from the page's address, which leads no higher than the root`(
    written: String, address: String
  ) async throws {
    let content = await TestSite.load([
      "blog/2020-01-02-n.md": "![a](\(written))", "images/p.png": "", "static/files/a b.png": "",
    ])
    #expect(content.messages == [])
    let links = try #require(content.feed.entries.first?.entry.body.resolvedLinks)
    #expect(links.map(\.destination) == [address] && links.map(\.isMissing) == [false])
  }

  @Test func `A missing image is shown as its words`() async {
    let content = await load("![Rain](missing.png) ![Snow](/assets/missing.png)")
    #expect(content.entry("articles/a.md")?.body.resolvedLinks.map(\.isMissing) == [true, true])
    #expect(content.localLinks.count == 2)
  }

  @Test func `Pages and notes resolve their links too`() async {
    let content = await load(
      "", ["pages/x.md": "[a](../articles/a.md)", "notes/2025-04-09-n.md": "[a](../articles/a.md)"])
    #expect(content.page("/x/")?.body.resolvedLinks.map(\.destination) == ["/articles/a/"])
    #expect(content.entry("notes/2025-04-09-n.md")?.body.resolvedLinks.map(\.destination) == ["/articles/a/"])
  }
}
