import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

@Suite struct RouteTests {
  private func route(_ path: String, _ fields: String = "") async -> String? {
    await TestSite.load([path: "---\ntitle: T\ndate: 2025-04-09\n\(fields)\n---\nText"]).route(path)
  }

  @Test(arguments: [
    ("articles/rain.md", "/articles/rain/"),
    ("Articles/My First Song!.md", "/articles/my-first-song/"),
    ("articles/2024/rain.md", "/articles/2024/rain/"),
    ("_posts/2012-03-09-rain.md", "/posts/rain/"),
    ("_posts/2012-3-9-rain.md", "/posts/rain/"),
    ("_posts/2012-03-09-rain-2013-01-01.md", "/posts/rain-2013-01-01/"),
    ("articles/2012-13-09-rain.md", "/articles/2012-13-09-rain/"),
    ("articles/rain/index.md", "/articles/rain/"),
    ("articles/2025-04-09-rain/index.md", "/articles/rain/"),
    ("articles/rain/Index.MD", "/articles/rain/"),
    ("articles/下雨天.md", "/articles/下雨天/"),
    ("articles/Ärger & Über.md", "/articles/ärger-über/"),
    ("articles/cafe\u{301}.md", "/articles/caf\u{E9}/"),
    ("articles/ガ ギ.md", "/articles/ガ-ギ/"),
    ("articles/a--b__c.md", "/articles/a-b__c/"),
    ("articles/v1.2.md", "/articles/v1.2/"),
    ("articles/a%20b?.md", "/articles/a-20b/"),
    ("articles/Ⅳ½.md", "/articles/ⅳ½/"),
    ("x.md", "/x/"),
  ])
  func `The address mirrors the path`(path: String, route: String) async {
    #expect(await self.route(path) == route)
  }

  @Test(arguments: ["articles/🎸.md", "articles/❤️.md", "articles/2025-04-09.md", "articles/!!!.md"])
  func `A name without letters gives date and id`(path: String) async throws {
    let content = await TestSite.load([path: "---\ntitle: T\ndate: 2025-04-09\n---\nText"])
    let entry = try #require(content.entry(path))
    #expect(entry.route.path == "/articles/2025-04-09-\(entry.identity.uuid.shortForm)/")
  }

  @Test func `Slug replaces the last part`() async {
    #expect(await route("articles/2024/rain.md", "slug: Wet Day") == "/articles/2024/wet-day/")
    #expect(await route("articles/rain/index.md", "slug: 雨") == "/articles/雨/")
    #expect(await route("articles/rain.md", "slug: ../../x") == "/articles/x/")
    #expect(await route("articles/rain.md", "slug: /2024/Wet Day/") == "/articles/2024/wet-day/")
    #expect(await route("articles/2012-01-01-rain.html.md", "") == "/articles/rain/")
  }

  @Test(arguments: [
    ("permalink: /a/b/", "/a/b/"), ("permalink: a/b", "/a/b/"), ("permalink: /old/rain.html", "/old/rain.html"),
    ("permalink: /%E9%9B%A8/", "/雨/"), ("permalink: https://example.org/a/", "/a/"), ("permalink: /a/../b/", "/b/"),
    ("url: /a/", "/a/"), ("url: https://example.org/a/", "/articles/rain/"), ("permalink: /v1.2/", "/v1.2/"),
    // There the wall stands.
    ("permalink: https://example.org", "/index-2025-04-09/"),
  ])
  func `Permalink replaces the whole`(field: String, route: String) async {
    #expect(await self.route("articles/rain.md", field) == route)
  }

  @Test(arguments: [
    ("/:year/:month/:day/:title/", "/2025/04/09/rain/"), ("/:short_year/:i_month/:i_day/:slug", "/25/4/9/rain/"),
    ("/:categories/:title:output_ext", "/travel/c#/rain/"), ("/:year-:month_:name.html", "/2025-04_rain.html"),
    ("/:year/:y_day/:hour:minute:second/", "/2025/099/000000/"), ("/a:1/", "/a:1/"),
    ("https://example.org:80/:title/", "/rain/"),
  ])
  func `Placeholders of Jekyll are filled in`(permalink: String, route: String) async {
    let fields = "permalink: '\(permalink)'\ncategories: 'Travel C#'"
    #expect(await self.route("articles/2025-04-09-rain.md", fields) == route)
  }

  @Test func `Placeholders follow slug and category, and nothing where there is none`() async {
    #expect(await route("a/rain.md", "permalink: /:title/:name/\nslug: wet") == "/wet/rain/")
    #expect(await route("a/rain.md", "permalink: /:categories/:title/\ncategory: Two Words") == "/two words/rain/")
    #expect(await route("a/rain.md", "permalink: /:slugified_categories/:title/\ncategories: [A b]") == "/a-b/rain/")
    #expect(await route("a/rain.md", "permalink: /:categories/:title/") == "/rain/")
  }

  @Test(arguments: [
    ("/:year/:month/:slugified_title/", "/2014/01/rain-song/"), ("/:monthname/:day/:filename", "/january/07/rain/"),
    ("/:section/:path/", "/posts/weather/rain/"), ("/:sections/:slugorfilename.html", "/posts/weather/rain.html"),
    ("/:year/W:week/:short_day/:title.html", "/2014/W02/Tue/rain.html"), ("/:short_month/:yearday/", "/Jan/7/"),
    ("/:sections[1:]/:slug/", "/weather/rain/"), ("/:sections[:last]/:slug/", "/posts/rain/"),
    ("/:sections[last]/:sections[0]/:slug/", "/weather/posts/rain/"), ("/:sections[2:]/:slug/", "/rain/"),
    ("/:weekdayname/:weekday/:slug/", "/tuesday/2/rain/"),
    ("pretty", "/news/2014/01/07/rain/"), ("ordinal", "/news/2014/007/rain.html"), ("none", "/news/rain.html"),
  ])
  func `A pattern of the site gives all entries their addresses, in the terms of Jekyll and Hugo`(
    pattern: String, route: String
  ) async {
    let content = await TestSite.load([
      "site.yml": "title: T\nid: t\npermalinks: '\(pattern)'\n",
      "posts/weather/2014-01-07-rain.md": "---\ntitle: Rain song\ncategories: [news]\n---\nText",
    ])
    #expect(content.messages == [])
    #expect(content.route("posts/weather/2014-01-07-rain.md") == route)
  }

  @Test
  func
    `The innermost folder takes precedence over the kind, the kind over the pattern for all, and front matter over everything`()
    async
  {
    let settings = """
      title: T
      id: t
      permalinks:
        all: /:year/:slug/
        song: /music/:slug.html
        blog/posts: /b/:slug
        blog: /x/:slug/
      """
    let song = "---\ntitle: S\ndate: 2014-01-07\n---\nText"
    let content = await TestSite.load([
      "site.yml": settings, "songs/s.md": song, "blog/posts/p.md": song, "blog/q.md": song, "notes/n.md": song,
      "blog/r.md": "---\ntitle: R\ndate: 2014-01-07\npermalink: /r/\n---\n", "pages/about.md": "About",
      "people/ann.md": "---\nname: Ann\n---\n", "songs/t.md": "---\ntitle: T\ndate: 2014-01-07\nslug: u\n---\n",
    ])
    #expect(content.route("songs/s.md") == "/music/s.html" && content.route("songs/t.md") == "/music/u.html")
    #expect(content.route("blog/posts/p.md") == "/b/p/" && content.route("blog/q.md") == "/x/q/")
    #expect(content.route("notes/n.md") == "/2014/n/" && content.route("blog/r.md") == "/r/")
    #expect(content.page("/about/") != nil)
  }

  @Test(arguments: ["/:weather/", "/song/", "3"])
  func `A pattern without a placeholder that is known is an error`(pattern: String) async {
    let content = await TestSite.load(["site.yml": "title: T\nid: t\npermalinks: {song: '\(pattern)'}\n"])
    #expect(
      content.messages == [
        "content/site.yml:3:20: error: \"\(pattern)\" does not fit \"song\"; "
          + "write a pattern such as /:year/:month/:title/, or pretty, date, ordinal or none"
      ])
  }

  @Test(arguments: [
    ("/2014/01/rain.html", "/posts/rain/"), ("/2014/rain/", "/posts/rain/"), ("/blog/2014/01/07/rain", "/posts/rain/"),
    ("../old/rain.html", "/posts/rain/"), ("/2015/01/rain.html", nil), ("/tags/rain/", nil), ("/2014/02/rain/", nil),
    ("/2014/01/07/2014-01-07-rain.md", "/posts/rain/"),
  ])
  func `A link to where another generator had an entry leads to it`(link: String, route: String?) async {
    let content = await TestSite.load([
      "posts/rain.md": "---\ntitle: Rain\ndate: 2014-01-07\n---\nText",
      "posts/snow.md": "---\ntitle: Snow\ndate: 2015-01-07\n---\n[a](\(link))",
    ])
    #expect((content.entry("posts/snow.md")?.body.resolvedLinks.map(\.destination) == [route ?? ""]) == (route != nil))
  }

  @Test func `A link to the present address of an entry leads to that entry`() async {
    let content = await TestSite.load([
      "posts/rain.md": "---\ntitle: Rain\ndate: 2014-01-07\n---\nText",
      "posts/old.md": "---\ntitle: Old\ndate: 2014-01-08\npermalink: /2014/01/rain.html\n---\nText",
      "posts/snow.md": "---\ntitle: Snow\ndate: 2015-01-07\n---\n[a](/2014/01/rain.html) [b](/blog/2014/01/rain.html)",
    ])
    #expect(
      content.entry("posts/snow.md")?.body.resolvedLinks.map(\.destination) == ["/2014/01/rain.html", "/posts/rain/"])
  }

  @Test(arguments: ["permalink", "url"])
  func `A placeholder that nothing fills is an error`(key: String) async {
    let content = await TestSite.load([
      "articles/a.md": "---\ntitle: A\ndate: 2025-04-09\n\(key): /:yaer/:title/\n---\n",
      "pages/b.md": "---\ntitle: B\npermalink: /:year/:title/\n---\n",
    ])
    let end = "write an address such as /2025/rain/ or /:year/:title/"
    #expect(
      content.messages == [
        "content/articles/a.md:4:\(key.count + 3): error: \"/:yaer/:title/\" does not fit \"\(key)\"; \(end)",
        "content/pages/b.md:3:12: error: \"/:year/:title/\" does not fit \"permalink\"; \(end)",
      ])
  }

  @Test(arguments: ["../../x", "/a/../../x/"])
  func `An address that leaves the site is an error`(permalink: String) async {
    let content = await TestSite.load([
      "articles/a.md": "---\ntitle: A\ndate: 2025-04-09\npermalink: \(permalink)\n---\n"
    ])
    let end = "write an address such as /2025/rain/ or /:year/:title/"
    #expect(
      content.messages == ["content/articles/a.md:4:12: error: \"\(permalink)\" does not fit \"permalink\"; \(end)"])
  }

  @Test(arguments: [
    (#""/a\u0007b/""#, #"no page can have an address with a control character, as here after "/a""#),
    ("/a%0Ab/", #"no page can have an address with a control character, as here after "/a""#),
    ("/.git/x/", #"no part of an address begins with a dot, as ".git" does"#),
    ("/_headers", #"no page can have the address /_headers/, since web hosts read "_headers" as configuration"#),
    (
      "/\(String(repeating: "a", count: 256))/",
      #"a part of the address "/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…" has 256 bytes"#
    ),
    (
      "/\(String(repeating: "a/", count: 2_000))",
      #"the address "/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a…" has more than the 3800 bytes"#
    ),
  ])
  func `An address that no page can have is reported at its place`(address: String, words: String) async {
    let content = await TestSite.load([
      "articles/a.md": "---\ntitle: A\ndate: 2025-04-09\npermalink: \(address)\naliases: [/a/, \(address)]\n---\n"
    ])
    #expect(content.messages.count == 2)
    for (message, place) in zip(content.messages, ["4:12: error", "5:16: warning"]) {
      #expect(message.hasPrefix("content/articles/a.md:\(place): \(words)"), "\(message)")
    }
    #expect(content.entry("articles/a.md")?.aliases == [Route("/a/")])
  }

  @Test func `A slug that no file system takes is an error in its place`() async {
    let content = await TestSite.load([
      "articles/a.md": "---\ntitle: A\ndate: 2025-04-09\nslug: \(String(repeating: "a", count: 256))\n---\n"
    ])
    #expect(content.messages.count == 1)
    #expect(content.messages.first?.hasPrefix("content/articles/a.md:4:7: error: a part of the address ") == true)
    #expect(content.entry("articles/a.md")?.route == Route("/articles/a/"))
  }

  @Test func `The start page claims the address of the wall`() async {
    let content = await TestSite.load(["index.md": "---\ntitle: Hello\nlayout: home\n---\nText"])
    #expect(content.page("/")?.title == "Hello")
    #expect(content.skipped == [])
  }

  @Test func `A start page of Jekyll without text is left out`() async {
    let content = await TestSite.load(["index.markdown": "---\n# A remark\nlayout: home\n---\n"])
    #expect(content.feed.pages.isEmpty)
    #expect(content.skipped.map(\.reason) == [.startPage])
    #expect(content.messages == [])
  }

  @Test func `url is a field of links and quotes`() async {
    let content = await TestSite.load([
      "links/a.md": "---\ndate: 2025-04-09\nurl: https://example.org/\n---\n",
      "quotes/a.md": "---\ndate: 2025-04-09\nurl: https://example.org/\n---\nWords",
    ])
    #expect(content.route("links/a.md") == "/links/a/")
    #expect(content.first(QuoteFeedViewObject.self)?.url == "https://example.org/")
    #expect(content.messages == [])
  }

  @Test func `A path under url is the permalink and no extra key`() async {
    let content = await TestSite.load(
      [
        "articles/a.md": "---\ntitle: A\ndate: 2025-04-09\nurl: /a/\n---\n",
        "recipes/a.md": "---\ndate: 2025-04-09\nurl: https://example.org/\n---\n",
        "people/mei.md": "---\nname: Mei\nurl: https://mei.example/\n---\n",
      ], settings: "kinds: {recipe: {fields: {url: url}}}\n")
    #expect(content.entry("articles/a.md")?.extra == [])
    #expect(content.route("recipes/a.md") == "/recipes/a/")
    #expect(content.first(PersonFeedViewObject.self)?.links.map(\.url) == ["https://mei.example/"])
    #expect(content.messages == [])
  }

  @Test func `Drafts have the address at which they will be published`() async {
    var site = TestSite([
      "_drafts/rain.md": "---\ntitle: Rain\n---\n", "articles/_drafts/snow.md": "---\ntitle: Snow\n---\n",
    ])
    site.context.includesDrafts = true
    let content = await site.load()
    #expect(content.route("_drafts/rain.md") == "/rain/")
    #expect(content.route("articles/_drafts/snow.md") == "/articles/snow/")
    #expect(content.messages == [])
  }

  @Test func `Aliases come from all their keys, each once, never the entry's own address`() async {
    let content = await TestSite.load([
      "articles/rain.md":
        "---\ntitle: T\ndate: 2025-04-09\naliases: [/a/, a, /articles/rain/, 'https://old.example/b.html']\n---\n",
      "articles/snow.md": "---\ntitle: T\ndate: 2025-04-09\nredirectFrom: /c\n---\n",
    ])
    #expect(content.entry("articles/rain.md")?.aliases.map(\.path) == ["/a/", "/b.html"])
    #expect(content.entry("articles/snow.md")?.aliases.map(\.path) == ["/c/"])
  }

  @Test(arguments: ["/old?id=3", "/old?id=3#y", "x.php?id=1", "https://old.example/a/?id=3"])
  func `An alias with a query cannot be kept`(alias: String) async {
    let content = await TestSite.load([
      "articles/rain.md": "---\ntitle: T\ndate: 2025-04-09\naliases: [/a/, '\(alias)', /b/]\n---\n"
    ])
    #expect(content.entry("articles/rain.md")?.aliases.map(\.path) == ["/a/", "/b/"])
    #expect(
      content.messages == [
        "content/articles/rain.md:4:16: warning: \"\(alias)\" does not fit \"aliases\"; "
          + "write an address without \"?\", since a site of files leads on by paths only"
      ])
  }

  @Test(arguments: ["/?p=12", "?p=12", "https://old.example/?p=12", "Why not?", "C#"])
  func `An alias that is nothing but a query leads nowhere, and a name is none`(alias: String) async {
    let content = await TestSite.load([
      "articles/rain.md": "---\ntitle: T\ndate: 2025-04-09\naliases: ['\(alias)', /and/or?, '/x#y']\n---\n"
    ])
    #expect(content.entry("articles/rain.md")?.aliases.map(\.path) == ["/and/or/", "/x/"])
    #expect(content.messages == [])
  }

  @Test(arguments: [
    ("https://example.org/band/old/", "/old/"), ("http://old.example/band/a.html", "/a.html"),
    ("https://example.org/b%61nd/old", "/old/"), ("https://example.org/other/", "/other/"),
    ("/band/old/", "/band/old/"),
  ])
  func `A full address holds the path of the site's root, and a path does not`(address: String, route: String) async {
    let content = await TestSite.load([
      "site.yml": "id: x\ntitle: Band\nbase-url: https://example.org/band/\n",
      "articles/a.md": "---\ntitle: A\ndate: 2025-04-09\naliases: ['\(address)']\n---\n",
      "articles/b.md": "---\ntitle: B\ndate: 2025-04-09\npermalink: '\(address)'\n---\n",
    ])
    #expect(content.entry("articles/a.md")?.aliases.map(\.path) == [route])
    #expect(content.route("articles/b.md") == route)
  }
}
