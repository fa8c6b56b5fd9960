import FeedContent
import FeedDiagnostics
import FeedImport
import FeedModel
import Testing

@Suite("Folders of Eleventy")
struct EleventyTests {
  private static let post = "---\ntitle: Rain\ndate: 2014-01-07\n---\nWords.\n"

  @Test(arguments: [
    """
    // The site.
    export const url = process.env.URL || 'https://okapi.example';
    export const siteName = 'Okapi Motel'
    export const siteDescription = `Songs.`;
    export const siteLocale = 'en'
    """,
    """
    import env from "./env.js"
    export const title = "Okapi Motel" + (env.DEV_MODE ? " (here)" : "")
    export const url = env.DEV_MODE ? "http://localhost:8080" : "https://okapi.example"
    export const description = "Songs."
    export const started = new Date("2014-01-07").getFullYear()
    """,
    """
    export const description = "Songs.";
    export default {
      title: "Okapi Motel",
      url: process.env.NODE_ENV === "production" ? "https://okapi.example" : "http://localhost:8080",
      feed: "https://" + process.env.HOST + "/feed.xml",
    };
    """,
    """
    module.exports = () => {
      return { siteTitle: "Okapi Motel", siteUrl: process.env["URL"] ?? "https://okapi.example/", desc: "Songs." };
    };
    """,
  ])
  func `title, address and description come along from data that is a program`(program: String) async throws {
    let folder = try await ImportedFolder([
      "eleventy.config.js": "", "_data/meta.js": program, "posts/rain.md": Self.post,
    ])
    let site = folder.content.site
    #expect(site.title == "Okapi Motel" && site.description == "Songs.")
    #expect(site.url == SiteURL("https://okapi.example/"))
    #expect(!folder.report.diagnostics.contains { $0.code == "unnamed-site" })
  }

  @Test
  func `a site without title and address is named, and a part of an address is none`() async throws {
    let folder = try await ImportedFolder([
      "eleventy.config.js": "",
      "_data/site.js": "export const url = 'https://' + process.env.HOST;\nexport const name = process.env.NAME;",
      "posts/rain.md": Self.post,
    ])
    #expect(folder.notes.count { $0.hasPrefix("nothing tells the title and the address of the site") } == 1)
    #expect(folder.text("site.yml")?.contains("base-url") == false)
    let titled = try await ImportedFolder([
      "eleventy.config.js": "", "_data/site.json": "{\"title\": \"Okapi Motel\"}", "posts/rain.md": Self.post,
    ])
    #expect(titled.notes.count { $0.hasPrefix("nothing tells the address of the site") } == 1)
  }

  @Test
  func `a page with the name of its folder has the address of that`() async throws {
    let folder = try await ImportedFolder([
      ".eleventy.cjs": "", "_data/site.json": "{\"url\": \"https://okapi.example\"}",
      "about/about.md": "---\ntitle: About\n---\nSee [us](/about/).\n", "posts/rain/rain.md": Self.post,
      "posts/posts.md": "---\ntitle: Posts\npermalink: /all/\n---\nWords.\n",
    ])
    #expect(Set(folder.content.feed.pages.map(\.route.path)) == ["/about/", "/all/"])
    #expect(try folder.entry("posts/rain/rain.md").route.path == "/posts/rain/")
  }

  @Test
  func `pictures are found that texts name from the folder around the texts`() async throws {
    let folder = try await ImportedFolder([
      "eleventy.config.js": "export default function (config) { return { dir: { input: 'src' } }; }",
      "src/_data/site.json": "{\"title\": \"Okapi Motel\", \"url\": \"https://okapi.example/\"}",
      "src/assets/van.jpg": "", "src/assets/pier.jpg": "", "src/assets/rain.jpg": "",
      "src/posts/rain.md": """
      ---
      title: Rain
      date: 2014-01-07
      image: ./src/assets/van.jpg
      ---
      {% eleventyImage "./src/assets/pier.jpg", "A pier", "We played here." %}

      ![Rain](src/assets/rain.jpg)
      """,
    ])
    #expect(folder.report.written.contains("static/assets/van.jpg"))
    #expect(try folder.entry("posts/rain.md").cover?.file.source == .published(Route("/assets/van.jpg")))
    #expect(folder.content.localLinks.isEmpty && folder.warnings == [])
  }

  @Test
  func `dates in names stay in addresses`() async throws {
    let folder = try await ImportedFolder([
      ".eleventy.js": "", "_data/site.json": #"{"title": "A", "url": "https://okapi.example"}"#,
      "gigs/2018-12-14-pier.md": "---\ntitle: Pier\n---\nWords.\n",
      "gigs/2019-04-05-pier.md": "---\ntitle: Pier\n---\n[Then](/gigs/2018-12-14-pier/)\n",
      "gigs/2020-01-02-tour/index.md": "---\ntitle: Tour\n---\n![A van](van.jpg)\n",
      "gigs/2020-01-02-tour/van.jpg": "", "gigs/sun/2021-01-02-index.md": "---\ntitle: Sun\n---\nWords.\n",
      "gigs/2022-01-02-own.md": "---\ntitle: Own\npermalink: /own/{{ page.fileSlug }}/\n---\nWords.\n",
    ])
    let routes = folder.content.feed.entries.map(\.entry.route.path)
    #expect(
      routes.sorted() == [
        "/gigs/2018-12-14-pier/", "/gigs/2019-04-05-pier/", "/gigs/2020-01-02-tour/", "/gigs/sun/2021-01-02-index/",
        "/own/own/",
      ])
    #expect(
      try folder.entry("gigs/2018-12-14-pier.md").identity.guid == "https://okapi.example/gigs/2018-12-14-pier/")
    #expect(folder.warnings == [])
  }

  @Test(arguments: [
    ["posts/posts.11tydata.js": "module.exports = { permalink: (data) => path(data.page.fileSlug) };"],
    ["posts/posts.json": #"{"eleventyComputed": {"permalink": "/posts/{{ page.fileSlug }}/"}}"#],
    ["_data/permalink.js": "module.exports = () => (data) => `/posts/${data.page.fileSlug}/`;"],
    [".eleventy.js": "module.exports = (c) => { c.addGlobalData('permalink', () => (data) => data.page.fileSlug); };"],
  ])
  func `dates in names leave addresses that programs compute`(computing: [String: String]) async throws {
    let files = [".eleventy.js": "", "posts/2018-12-14-rain.md": "---\ntitle: Rain\n---\nWords.\n"]
    let folder = try await ImportedFolder(files.merging(computing) { $1 })
    #expect(try folder.entry("posts/2018-12-14-rain.md").route.path == "/posts/rain/")
    let isProgram = computing.keys.allSatisfy { !$0.hasSuffix(".json") }
    #expect(folder.notes.filter { $0.hasPrefix("1 computed permalink stays behind") }.count == (isProgram ? 1 : 0))
  }

  @Test(arguments: [
    "module.exports = { permalink: (data) => `/songs/${data.page.fileSlug}/` };",
    "export default { permalink({ page }) { return `/songs/${ page.fileSlug }/`; } };",
    "export default { tags: ['a'], permalink: function ({page}) {\n  return `/songs/${page.fileSlug}/`\n}, x: 1 };",
    "export default { eleventyComputed: { permalink: d => `/songs/${d.page.fileSlug}/index.html`, } };",
    "module.exports = { permalink: (data) => `songs/${this.slugify(data.title)}/` };",
  ])
  func `addresses that a program puts together of what a page has are kept`(program: String) async throws {
    let folder = try await ImportedFolder([
      ".eleventy.js": "", "_data/site.json": #"{"title": "A", "url": "https://okapi.example"}"#,
      "posts/posts.11tydata.js": program,
      "posts/2018-12-14-rain.md": "---\ntitle: Rain\n---\nWords.\n",
    ])
    #expect(try folder.entry("posts/2018-12-14-rain.md").route.path == "/songs/rain/")
    #expect(!folder.notes.contains { $0.contains("permalink") } && folder.warnings == [])
  }

  @Test(arguments: [
    "(data) => `/${data.site.title}/`", "({ site }) => `/${site.title}/`", "(d) => `/${d.page.fileSlug}/`.slice(1)",
    "(data) => data.draft ? false : `/${data.page.fileSlug}/`", "(data) => { const a = 1; return `/${data.title}/`; }",
  ])
  func `an address that has to be computed is that of the path`(function: String) async throws {
    let folder = try await ImportedFolder([
      ".eleventy.js": "", "posts/posts.11tydata.js": "module.exports = { permalink: \(function) };",
      "posts/2018-12-14-rain.md": "---\ntitle: Rain\n---\nWords.\n",
    ])
    #expect(try folder.entry("posts/2018-12-14-rain.md").route.path == "/posts/rain/")
    #expect(folder.notes.contains { $0.hasPrefix("1 computed permalink stays behind") })
  }

  @Test
  func `a template of a folder that only a program fills in is named once`() async throws {
    let folder = try await ImportedFolder([
      ".eleventy.js": "", "_data/site.json": #"{"title": "A", "url": "https://okapi.example"}"#,
      "posts/posts.json": #"{"permalink": "/posts/{{ page.date | ours }}/"}"#,
      "posts/2018-12-14-rain.md": "---\ntitle: Rain\n---\nWords.\n", "posts/sun.md": Self.post,
    ])
    #expect(try folder.entry("posts/2018-12-14-rain.md").route.path == "/posts/rain/")
    #expect(folder.notes.filter { $0.hasPrefix("1 computed permalink stays behind") }.count == 1)
    #expect(folder.warnings == [])
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: ["function \(long("a", 200_000))", long(" ", 200_000), "(d) => `/${\(long("slug(", 50_000))"])
  func `a program of any length takes no more time than others`(function: String) async throws {
    let folder = try await ImportedFolder([
      ".eleventy.js": "", "posts/posts.11tydata.js": "module.exports = { permalink: \(function)\n};",
      "posts/2018-12-14-rain.md": "---\ntitle: Rain\n---\nWords.\n",
    ])
    #expect(try folder.entry("posts/2018-12-14-rain.md").route.path == "/posts/rain/")
  }

  private static func long(_ piece: String, _ count: Int) -> String { String(repeating: piece, count: count) }

  @Test
  func `what a text leaves empty is what its folder says`() async throws {
    let folder = try await ImportedFolder([
      ".eleventy.js": "", "books/books.json": #"{"permalink": "/book/{{ title | slugify }}/index.html"}"#,
      "books/end.md": "---\ntitle: É o fim\ndate: 2014-01-07\nurl: \"\"\n---\nWords.\n",
    ])
    #expect(try folder.entry("books/end.md").route.path == "/book/e-o-fim/")
  }

  @Test
  func `data that computes no address of a text is not named`() async throws {
    let folder = try await ImportedFolder([
      ".eleventy.js": "", "_data/eleventyComputed.js": "module.exports = { teaser: (data) => data.title };",
      "feeds/feeds.11tydata.js": "module.exports = { permalink: (data) => data.name };", "feeds/feed.njk": "",
      "posts/rain.md": Self.post,
    ])
    #expect(!folder.notes.contains { $0.contains("permalink") })
  }

  @Test
  func `tags of folders that only make collections are none here`() async throws {
    let folder = try await ImportedFolder([
      "eleventy.config.js": "",
      "posts/likes/likes.11tydata.js": "module.exports = { tags: ['categoryLike', 'kind'], category: 'like' };",
      "posts/likes/rain.md": Self.post,
      "en/stories/stories.11tydata.js":
        "export default { tags: ['_stories', '_stories_en', 'story', 'stories_en', 'up_to'] };",
      "en/stories/sun.md": "---\ntitle: Sun\ndate: 2014-01-08\ntags: [own]\n---\nWords.\n",
    ])
    #expect(folder.fields("posts/likes/rain.md").contains("tags: [kind]"))
    #expect(folder.fields("en/stories/sun.md").contains("tags: [up_to, own]"))
  }

  @Test
  func `pages and posts in templates come along as Markdown, and templates of lists and data stay behind`() async throws
  {
    let folder = try await ImportedFolder([
      "eleventy.config.js": "export default function (config) { return { dir: { input: 'src' } } }",
      "src/_data/site.json": #"{"title": "Okapi Motel", "url": "https://okapi.example"}"#,
      "src/posts/rain.md": "---\ntitle: Rain\ndate: 2014-01-07\n---\nWords.\n",
      "src/posts/sun.njk": "---\ntitle: Sun\ndate: 2014-01-08\n---\n<p>It <b>shone</b>.</p>\n",
      "src/about.njk": "---\ntitle: About\npermalink: /who/\n---\n<h2>Us</h2>\n<p>Who we are.</p>\n",
      "src/list.njk": "---\ntitle: All\n---\n<ul>{% for post in collections.posts %}<li></li>{% endfor %}</ul>\n",
      "src/tag.njk": "---\npagination: {data: collections, size: 1}\npermalink: /tags/{{ tag }}/\n---\n<p>A tag</p>\n",
      "src/feed.njk": "---\npermalink: /feed.xml\n---\n<feed>{{ site.title }}</feed>\n",
      "src/headers.njk": "---\npermalink: _headers\n---\n/*\n  X: y\n",
      "src/whole.html": "<!doctype html><p>A file.</p>\n",
    ])
    #expect(try folder.entry("posts/sun.md").route.path == "/posts/sun/")
    #expect(folder.body("posts/sun.md") == "It **shone**.")
    #expect(folder.content.feed.pages.map(\.route.path) == ["/who/"])
    #expect(folder.body("about.md") == "## Us\n\nWho we are.")
    #expect(Set(folder.report.written) == ["about.md", "posts/rain.md", "posts/sun.md", "site.yml"])
  }
}
