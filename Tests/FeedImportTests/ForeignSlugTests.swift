import FeedContent
import FeedDiagnostics
import FeedImport
import FeedModel
import Testing

@Suite("Addresses of titles and names")
struct ForeignSlugTests {
  @Test(arguments: [
    ("Käse & Brot", "kase-brot"), ("What's new — in 2.0?", "whats-new-in-20"),
    ("Straße nach Łódź", "strasse-nach-lodz"),
    ("梅雨季", "梅雨季"),
  ])
  func `Pelican makes slugs of titles`(title: String, slug: String) async throws {
    let folder = try await ImportedFolder([
      "pelicanconf.py": "SITENAME = 'A'\n", "content/a.md": "Title: \(title)\nDate: 2014-01-07\n\nWords.\n",
    ])
    #expect(try folder.entry("a.md").route.path == "/\(slug).html")
  }

  @Test(arguments: [
    ("ARTICLE_URL = False\nARTICLE_SAVE_AS = 'b/{slug}.html'\nPAGE_URL = ''\nPAGE_SAVE_AS = ''", "/b/sun.html"),
    ("ARTICLE_URL = ''\nARTICLE_SAVE_AS = False", "/sun.html"),
  ])
  func `Pelican's pages that are not to be made have the addresses that it gives by itself`(
    setting: String, address: String
  ) async throws {
    let folder = try await ImportedFolder([
      "pelicanconf.py": "SITENAME = 'A'\n\(setting)\n",
      "content/sun.md": "Title: Sun\nDate: 2014-01-07\n\nWords.\n", "content/pages/about.md": "Title: Us\n\nWords.\n",
    ])
    #expect(try folder.entry("sun.md").route.path == address)
    #expect(folder.content.feed.pages.map(\.route.path) == ["/pages/us.html"])
  }

  @Test(arguments: [
    ("SLUGIFY_SOURCE = 'basename'", "2014-01-07-Rain_Again", "2014-01-07-rain_again"),
    ("FILENAME_METADATA = '(?P<slug>.*)'", "Rain_Again", "Rain_Again"),
    ("FILENAME_METADATA = r'(?P<date>\\d{4}-\\d{2}-\\d{2})_(?P<slug>.*)'", "2014-01-07_rain", "rain"),
  ])
  func `Pelican makes slugs of names where its settings say so`(
    setting: String, name: String, slug: String
  ) async throws {
    let folder = try await ImportedFolder([
      "pelicanconf.py": "SITENAME = 'A'\n\(setting)\nARTICLE_URL = '{category}/{slug}.html'\n",
      "content/weather/\(name).md": "Title: Sun\nDate: 2014-01-07\n\nWords.\n",
      "content/weather/own.md": "Title: Sun\nDate: 2014-01-08\nSlug: fog\n\nWords.\n",
      "content/pages/about.md": "Title: About us\n\nWords.\n",
    ])
    #expect(try folder.entry("weather/\(name).md").route.path == "/weather/\(slug).html")
    #expect(try folder.entry("weather/own.md").route.path == "/weather/fog.html")
    let isDated = setting.contains("date")
    #expect(folder.content.feed.pages.map(\.route.path) == ["/pages/about\(isDated ? "-us" : "").html"])
  }

  @Test(arguments: [("What's new in C#?", "whats-new-in-c"), ("Käse 2.0", "käse-2.0")])
  func `Hugo makes slugs of titles`(title: String, slug: String) async throws {
    let folder = try await ImportedFolder([
      "hugo.yaml": "title: A\npermalinks: {posts: \"/:slug/\"}\n",
      "content/posts/2014-01-07-a.md": "---\ntitle: \"\(title)\"\ndate: 2014-01-07\n---\nWords.\n",
    ])
    #expect(try folder.entry("posts/2014-01-07-a.md").route.path == "/\(slug)/")
  }

  @Test
  func `Zola makes ASCII of names, and a day before a name is the date`() async throws {
    func text(_ more: String = "") -> String { "+++\ntitle = \"A\"\n\(more)+++\nWords.\n" }
    let files = [
      "config.toml": "base_url = \"https://okapi.example\"\n[languages.fr]\n",
      "content/blog/2020-01-02_Käse.md": text(), "content/blog/2020-01-03-ein_Brot/index.md": text(),
      "content/Straße/sun.md": text("date = 2020-01-04\n"),
      "content/Straße/moon.md": text("date = 2020-01-04\nslug = \"Möön\"\n"),
      "content/blog/2020-01-02_Käse.fr.md": text(),
    ]
    let folder = try await ImportedFolder(files)
    let cheese = try folder.entry("blog/2020-01-02_Käse.md")
    #expect(cheese.route.path == "/blog/kase/" && cheese.date?.day.description == "2020-01-02")
    #expect(try folder.entry("blog/2020-01-02_Käse.fr.md").route.path == "/fr/blog/kase/")
    #expect(try folder.entry("blog/2020-01-03-ein_Brot/index.md").route.path == "/blog/ein-brot/")
    #expect(try folder.entry("Straße/sun.md").route.path == "/strasse/sun/")
    #expect(try folder.entry("Straße/moon.md").route.path == "/strasse/moon/")
  }

  @Test
  func `what Pelican hides is a page where it was, and its links lead to walls`() async throws {
    let folder = try await ImportedFolder([
      "pelicanconf.py": "SITENAME = 'A'\nARTICLE_URL = '{date:%Y}/{slug}/'\n",
      "content/a.md": "Title: Rain\nDate: 2014-01-07\nStatus: hidden\n\nWords.\n",
      "content/pages/b.md": "Title: Sun\nStatus: hidden\n\nWords.\n",
      "content/c.md": "Title: Wind\nDate: 2014-01-08\nTags: wet\n\n[wet]({tag}wet) [start]({index})\n",
    ])
    #expect(folder.content.feed.pages.map(\.route.path) == ["/2014/rain/", "/pages/sun.html"])
    #expect(folder.content.feed.entries.count == 1 && folder.report.draftCount == 0 && folder.warnings == [])
  }

  @Test
  func `a program in the place of front matter is named and comes along as it is`() async throws {
    let folder = try await ImportedFolder(
      [
        ".eleventy.js": "", "_data/site.json": "{\"title\": \"A\", \"url\": \"https://okapi.example\"}",
        "a.md": "---js\n{ title: 'A' }\n---\nWords.\n",
        "b.md": "---\ntitle: B\ndate: 2014-01-07\n---\nWords.\n",
      ], expectingErrors: true)
    #expect(folder.report.diagnostics.map(\.code) == ["left-behind", "front-matter-program"])
    #expect(folder.report.diagnostics.last?.location?.file.hasSuffix("/source/a.md") == true)
  }

  @Test
  func `lines between delimiters of Pelican need not be YAML`() async throws {
    let folder = try await ImportedFolder([
      "pelicanconf.py": "SITENAME = 'A'\nPATH = 'content'\n",
      "content/rain.md": """
      ---
      Title: Rain: a "song"
      Date: 2014-01-07 10:00
      Tags: wet, van
      Summary: It rained
          all day: in Ghent.
      ---

      Words.
      """,
      "content/sun.md": "---\ntitle: Sun\ndate: 2014-01-08\ntags: [a, b]\n---\nWords.\n",
    ])
    let rain: ArticleFeedViewObject = try folder.object("rain.md")
    #expect(rain.title == "Rain: a \"song\"" && rain.entry.tags.map(\.name) == ["wet", "van"])
    #expect(folder.body("rain.md") == "Words.")
    #expect(try folder.entry("sun.md").tags.map(\.name) == ["a", "b"])
  }
}
