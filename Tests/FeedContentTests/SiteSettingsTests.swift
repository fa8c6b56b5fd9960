import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

@Suite struct SiteSettingsTests {
  private func load(_ text: String, _ path: String = "site.yml") async -> LoadedContent {
    await TestSite(raw: [path: text]).load()
  }

  @Test(arguments: PolicyFile.allCases)
  func `Each policy file is recognised by its name`(file: PolicyFile) async {
    let content = await load("id: wall\ntitle: Wall\nsecurity-policy: [\(file.rawValue)]\n")
    #expect(content.messages == [])
    #expect(content.site.policyFiles == [file])
  }

  @Test func `Every key is read`() async throws {
    let content = await load(
      """
      id: wall
      title: Wall
      description: A wall
      base-url: https://Example.org/sub
      language: zh_hant
      time-zone: Asia/Taipei
      author: {name: Mei, url: https://mei.example/, email: mei@example.org}
      theme: {name: paper, accent: red, menu: [a]}
      feeds: {content: summary, limit: 10, formats: [atom, json, atom], archives: all, hub: "https://hub.example/"}
      wall: {per-page: 7, layouts: [list, Wall]}
      license: {name: CC BY, url: https://example.org/by}
      navigation: [{title: Songs, url: /songs/}, {title: Elsewhere, url: https://example.org/}]
      """)
    let site = content.site
    #expect(content.messages == [])
    #expect(site.id == "wall" && site.title == "Wall" && site.description == "A wall")
    #expect(site.url.origin == "https://example.org" && site.url.basePath == "/sub/")
    #expect(site.language == "zh-Hant" && site.timeZone.identifier == "Asia/Taipei")
    #expect(site.author == PersonReference(name: "Mei", url: "https://mei.example/") && site.email == "mei@example.org")
    #expect(site.theme.name == "paper" && site.theme.settings.map(\.key) == ["accent", "menu"])
    #expect(
      site.feeds
        == FeedSettings(
          content: .summary, limit: 10, formats: [.atom, .json], archives: .all, hub: "https://hub.example/"))
    #expect(site.wall.perPage == 7)
    #expect(site.wall.layouts == [.list, .wall])
    #expect(site.license == License(name: "CC BY", url: "https://example.org/by"))
    #expect(site.navigation.map(\.url) == ["/songs/", "https://example.org/"])
  }

  @Test func `The short forms mean the same`() async {
    let content = await load(
      "id: a\nTitle: A\nauthor: Mei\ntheme: paper\nlicense: CC0\ntimezone: UTC\nlang: en\nurl: http://a.example\n")
    #expect(
      content.site.author?.name == "Mei" && content.site.theme.name == "paper" && content.site.license?.name == "CC0")
    #expect(content.messages == [])
  }

  @Test(arguments: [
    "\u{FEFF}id: a\ntitle: A\n", "---\nid: a\ntitle: A\n", "id: a\r\ntitle: A\r\n", "# x\nid: a\ntitle: A",
    "{id: a, title: A}",
  ])
  func `Any way of writing YAML will do`(text: String) async {
    let content = await load(text)
    #expect(content.site.title == "A")
    #expect(content.messages == [])
  }

  @Test func `Site.yaml is read where site.yml is missing`() async {
    #expect(await load("id: a\ntitle: A\n", "site.yaml").site.title == "A")
    let both = await TestSite(raw: ["site.yml": "id: a\ntitle: A\n", "site.yaml": "id: b\ntitle: B\n"]).load()
    #expect(both.site.title == "A")
  }

  @Test func `Without a file there are the folder's name, UTC, localhost and one warning`() async {
    let content = await TestSite(raw: ["notes/2025-04-09-a.md": "A"]).load()
    #expect(content.site.title == "Folder" && content.site.timeZone == .utc && content.site.url == .localhost)
    #expect(content.codes == ["no-site-file"])
    #expect(content.feed.entries.count == 1)
  }

  @Test func `The command line overrides the file`() async {
    var site = TestSite([:])
    site.context.url = SiteURL("https://other.example/x/")
    site.context.theme = "paper"
    let content = await site.load()
    #expect(content.site.url.basePath == "/x/" && content.site.theme.name == "paper")
  }

  @Test func `A broken file hides no error of an entry`() async {
    let content = await TestSite(raw: ["site.yml": "title: [", "articles/a.md": "---\ntitle: A\n---\n"]).load()
    #expect(content.codes == ["missing-date", "invalid-yaml"])
  }

  @Test func `A file that is far too large is not read`() async {
    let content = await load("title: A\n# " + String(repeating: "x", count: 1 << 20))
    #expect(content.codes == ["file-too-large"])
  }

  @Test(arguments: ["javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "vbscript:x"])
  func `The navigation leads somewhere and runs nothing`(url: String) async {
    let content = await TestSite.load([:], settings: "navigation: [{title: A, url: '\(url)'}]\n")
    #expect(content.codes == ["invalid-value"])
  }

  @Test(arguments: ["ann", "ann at example.org", "@example.org", "Ann <ann@example.org>", "a@b.example, c@d.example"])
  func `What calendars and podcasts could not write to is no e-mail address`(email: String) async {
    for settings in ["author: {name: Ann, email: \"\(email)\"}", "podcast: {owner: {name: Ann, email: \"\(email)\"}}"] {
      let content = await TestSite.load([:], settings: settings + "\n")
      #expect(content.codes == ["invalid-value"])
      #expect(content.messages.allSatisfy { $0.hasSuffix("write an e-mail address such as ann@example.org") })
    }
  }

  @Test func `Links of the navigation within the site are left to the check that knows all routes`() async {
    let content = await TestSite.load(
      [:],
      settings: """
        navigation:
          - {title: A, url: "/a b/?x=1#y"}
          - {title: B, url: "https://example.org/"}
          - {title: C, url: mailto:a@example.org}

        """)
    #expect(content.site.navigation.map(\.title) == ["A", "B", "C"])
    #expect(content.localLinks.map(\.route.path) == ["/a b/"])
    #expect(content.localLinks.map(\.location.description) == ["content/site.yml:6:21"])
    #expect(content.messages == [])
  }
}
