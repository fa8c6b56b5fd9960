import FeedContent
import FeedDiagnostics
import FeedImport
import FeedModel
import Foundation
import Testing

@Suite("Folders of Hugo")
struct HugoTests {
  @Test
  func `what a section hides stays hidden`() async throws {
    let folder = try await ImportedFolder([
      "hugo.toml": "baseURL = \"https://okapi.example/\"\n",
      "content/posts/soon/_index.md": "---\ntitle: Soon\ncascade: {draft: true}\n---\n",
      "content/posts/soon/rain.md": "---\ntitle: Rain\ndate: 2020-01-01\n---\nWords.\n",
      "content/posts/own/_index.md":
        "---\ncascade: [{build: {list: never, render: never}}, {target: {path: /x}, draft: true}]\n---\n",
      "content/posts/own/sun.md": "---\ntitle: Sun\ndate: 2020-01-01\n---\nWords.\n",
      "content/posts/part/_index.md": "---\ncascade: {build: {list: never}}\n---\n",
      "content/posts/part/fog.md": "---\ntitle: Fog\ndate: 2020-01-01\n---\nWords.\n",
      "content/posts/wind.md": "---\ntitle: Wind\ndate: 2020-01-01\n---\nWords.\n",
    ])
    #expect(folder.content.feed.entries.filter { !$0.entry.isDraft }.map(\.entry.route.path) == ["/posts/wind/"])
    #expect(folder.content.feed.pages.map(\.route.path) == ["/posts/part/fog/"])
  }

  @Test
  func `what the settings ignore stays behind, and so does what texts were made of`() async throws {
    let folder = try await ImportedFolder([
      "hugo.toml":
        "baseURL = \"https://okapi.example/\"\nignoreFiles = [\"\\\\.draft\\\\.md$\", \".*_files$\", \"(\", \"(.+)+x\"]\n",
      "content/posts/rain.draft.md": "---\ntitle: No\ndate: 2020-01-01\n---\nWords.\n",
      "content/posts/rain_files/plot.png": "", "content/posts/rain_files/note.md": "---\ntitle: No\n---\nWords.\n",
      "content/posts/rain.Rmd": "---\ntitle: Rain\ndate: 2020-01-01\n---\nWords.\n",
      "content/posts/rain.md": "---\ntitle: Rain\ndate: 2020-01-01\n---\nWords.\n",
      "content/posts/sun.Rmd": "---\ntitle: Sun\ndate: 2020-01-02\n---\nWords.\n",
      "content/posts/sun.html": "---\ntitle: Sun\ndate: 2020-01-02\n---\n<p>Words.</p>\n",
    ])
    #expect(folder.report.written == ["posts/rain.md", "posts/sun.md", "site.yml"])
    #expect(folder.notes.contains { $0.hasPrefix("6 files of layouts, styles, data or programs") })
  }

  @Test
  func `addresses of bundles keep their days, and names of patterns stay names`() async throws {
    let folder = try await ImportedFolder([
      "hugo.toml": """
      baseURL = "https://okapi.example/"
      [permalinks]
        notes = "/:year/:slugorcontentbasename/"
      """,
      "content/gigs/2026-05-15-studio/index.md": "---\ntitle: Studio\ndate: 2020-05-15\nvenue: Studio\n---\n",
      "content/notes/rain.md": "---\ndate: 2020-01-02\n---\nRain.\n",
      "content/notes/sun.md": "---\ndate: 2020-01-02\ntitle: ''\n---\nSun.\n",
    ])
    #expect(
      folder.content.feed.entries.map(\.entry.route.path) == [
        "/gigs/2026-05-15-studio/", "/2020/sun/", "/2020/rain/",
      ])
    #expect(folder.content.feed.entries.map(\.entry.kind) == [.event, .text, .text])
    #expect(folder.fields("gigs/2026-05-15-studio/index.md").contains("starts: 2020-05-15"))
    #expect(!folder.content.diagnostics.contains { $0.code == "event-without-start" })
  }

  @Test
  func `times of concerts without an offset stay by the clocks of the site`() async throws {
    let folder = try await ImportedFolder([
      "hugo.toml": "baseURL = \"https://okapi.example/\"\n",
      "content/gigs/pier.md": "---\ntitle: Pier\ndate: 2020-06-01T20:00:00\nvenue: Pier\n---\n",
      "content/gigs/roof.md": "---\ntitle: Roof\ndate: 2020-06-01T20:00:00Z\nvenue: Roof\n---\n",
      "content/gigs/hall.md": "---\ntitle: Hall\ndate: 2020-05-01\nstarts: 2020-06-01 20:00\n---\n",
    ])
    #expect(folder.fields("gigs/pier.md").contains("starts: 2020-06-01T20:00:00"))
    #expect(folder.fields("gigs/roof.md").contains("starts: 2020-06-01T20:00:00Z"))
    #expect(folder.fields("gigs/hall.md").contains("starts: 2020-06-01T20:00:00"))
  }

  @Test
  func `concerts that lie ahead are announced, and a line of the menu finds the page that it names`() async throws {
    let folder = try await ImportedFolder([
      "hugo.toml": """
      baseURL = "https://okapi.example/"
      [permalinks.page]
        contact = "/:slug/"
      [[menu.main]]
        name = "Contact"
        pageRef = "contact/us"
      """,
      "content/gigs/soon.md": "---\ntitle: Soon\ndate: 2999-06-01\nvenue: Pier\n---\n",
      "content/gigs/told.md": "---\ntitle: Told\ndate: 2999-06-01\npublishDate: 2020-01-02\nvenue: Pier\n---\n",
      "content/contact/us.md": "---\ntitle: Contact\nslug: reach-us\n---\nWrite.\n",
    ])
    #expect(folder.fields("gigs/soon.md").contains("starts: 2999-06-01"))
    #expect(!folder.fields("gigs/soon.md").contains("date: 2999-06-01"))
    #expect(folder.fields("gigs/told.md").contains("date: 2020-01-02"))
    #expect(folder.content.site.navigation.map(\.url) == folder.content.feed.pages.map(\.route.path))
    #expect(folder.content.site.navigation.map(\.title) == ["Contact"])
  }

  @Test
  func `settings, menu, addresses and sections come along`() async throws {
    let folder = try await ImportedFolder([
      "hugo.toml": """
      baseURL = "https://okapi.example/"
      title = "Okapi Motel"
      languageCode = "en-us"
      timeZone = "Asia/Taipei"
      [params]
        description = "Songs."
        [params.author]
          name = "Ann Lin"
          email = "ann@okapi.example"
      [permalinks]
        posts = "/:year/:slug/"
        odd = "/:sections[last]/of/:contentbasename/"
        news = "/{year}/:slug/"
      [[menu.main]]
        name = "About"
        pageRef = "/about"
        weight = 2
      [[menu.main]]
        name = "Posts"
        url = "posts/"
        weight = 1
      """,
      "content/posts/_index.md": "+++\ntitle = \"Posts\"\n+++\nWhat we write.\n",
      "content/posts/rain.md":
        "+++\ntitle = \"Rain Again\"\ndate = 2014-01-07T10:11:12+01:00\naliases = [\"old-rain\"]\n+++\nWords.\n",
      "content/posts/sun/index.md": "---\ntitle: Sun\nslug: sunny\ndate: 2015-02-03\n---\n![A van](van.jpg)\n",
      "content/posts/sun/van.jpg": "",
      "content/odd/2016-03-04-wind.md": "---\ntitle: Wind\ndate: 2016-03-04\ndraft: true\n---\nWords.\n",
      "content/about.md": "{\"title\": \"About\"}\n\nWho. ![Ann](/images/ann.png)\n",
      "content/_index.md": "---\ntitle: Home\n---\nHello.\n", "content/tags/_index.md": "---\ntitle: Tags\n---\n",
      "static/images/ann.png": "", "static/robots.txt": "User-agent: *\n", "layouts/index.html": "{{ .Title }}",
      "data/authors/ann.yaml": "name: Ann Lin\ngithub: annlin\n", "archetypes/default.md": "---\n---\n",
      "README.md": "# Read me",
    ])
    let site = folder.content.site
    #expect(folder.report.format == "hugo")
    #expect(site.title == "Okapi Motel" && site.description == "Songs." && site.language == "en-US")
    #expect(site.timeZone.identifier == "Asia/Taipei" && site.url == SiteURL("https://okapi.example/"))
    #expect(site.author?.name == "Ann Lin" && site.email == "ann@okapi.example")
    #expect(site.navigation.map(\.title) == ["Posts", "About"])
    #expect(site.navigation.map(\.url) == ["/posts/", "/about/"])
    let rain = try folder.entry("posts/rain.md")
    #expect(rain.route.path == "/2014/rain-again/" && rain.aliases.map(\.path) == ["/posts/old-rain/"])
    #expect(rain.date?.rfc3339 == "2014-01-07T10:11:12+01:00")
    #expect(rain.identity.guid == "https://okapi.example/2014/rain-again/")
    #expect(try folder.entry("posts/sun/index.md").route.path == "/2015/sunny/")
    // Hugo keeps the date before the name of a file.
    let wind = try folder.entry("odd/2016-03-04-wind.md")
    #expect(wind.route.path == "/odd/of/2016-03-04-wind/" && wind.isDraft)
    #expect(folder.content.feed.pages.map(\.route.path) == ["/about/", "/posts/"])
    #expect(folder.report.written.contains("static/robots.txt") && folder.report.written.contains("people/ann.md"))
    #expect(folder.report.mediaCount == 2 && folder.warnings == [])
    #expect(folder.notes.contains("1 start page stays behind; the wall stands in its place"))
    #expect(
      folder.notes.contains { $0.hasPrefix("the pattern \"/{year}/:slug/\" of addresses in \"news\"") }
    )
  }

  @Test
  func `what Hugo makes no page of is a draft, and what waits for a day waits`() async throws {
    let folder = try await ImportedFolder([
      "hugo.toml": "title = \"Motel\"\nbaseURL = \"https://okapi.example/\"\n",
      "content/posts/never.md": "---\ntitle: Never\ndate: 2014-01-07\nbuild:\n  render: never\n---\nWords.\n",
      "content/posts/listed.md":
        "---\ntitle: L\ndate: 2014-01-07\nbuild:\n  render: never\n  list: always\n---\nWords.\n",
      "content/posts/head.md": "+++\ntitle = \"Head\"\ndate = 2014-01-07\nheadless = true\n+++\nWords.\n",
      "content/posts/later.md": "---\ntitle: Later\ndate: 2014-01-07\npublishDate: 2999-01-01\n---\nWords.\n",
      "content/posts/was.md": "---\ntitle: Was\ndate: 2014-01-07\npublishDate: 2014-02-07\n---\nWords.\n",
    ])
    #expect(try folder.entry("posts/never.md").isDraft && folder.entry("posts/head.md").isDraft)
    #expect(try !folder.entry("posts/listed.md").isDraft)
    #expect(folder.content.skipped.map { "\($0.reason) \($0.date?.day.description ?? "")" } == ["future 2999-01-01"])
    #expect(try folder.entry("posts/was.md").date?.day == CalendarDay(year: 2014, month: 1, day: 7))
    #expect(folder.report.draftCount == 2)
  }

  @Test
  func `lines below others follow them, and of two files with one address one is named`() async throws {
    let folder = try await ImportedFolder([
      "hugo.toml": """
      baseURL = "https://okapi.example/"
      [[menus.main]]
      name = "Songs"
      pageRef = "/songs"
      parent = "docs"
      [[menus.main]]
      identifier = "docs"
      name = "Docs"
      [[menus.main]]
      name = "About"
      url = "/about/"
      """,
      "content/about.md": "---\ntitle: About\n---\nWords.\n", "content/songs.md": "---\ntitle: Songs\n---\nWords.\n",
      "content/posts/rain/index.md": "---\ntitle: Rain\ndate: 2014-01-07\n---\nWords.\n",
      "content/posts/rain/a.txt": "One", "static/posts/rain/a.txt": "Two",
    ])
    #expect(folder.content.site.navigation.map(\.url) == ["/about/", "/songs/"])
    #expect(folder.notes.contains("1 file stays behind; another one has the same address"))
    #expect(folder.text("posts/rain/a.txt") == "One")
  }

  @Test
  func `a translation has the address of its title where the pattern says so`() async throws {
    let folder = try await ImportedFolder([
      "hugo.toml": "baseURL = \"https://okapi.example/\"\ndefaultContentLanguage = \"de\"\n"
        + "[permalinks]\nposts = \"/:year/:slug/\"\n[languages.de]\n[languages.en]\n",
      "content/posts/sonne.md": "---\ntitle: Sonne\ndate: 2021-06-01\n---\nWorte.\n",
      "content/posts/sonne.en.md": "---\ntitle: The Sun\ndate: 2021-06-01\n---\nWords.\n",
    ])
    #expect(try folder.entry("posts/sonne.en.md").route.path == "/en/2021/the-sun/")
    #expect(try folder.entry("posts/sonne.md").route.path == "/2021/sonne/")
  }

  @Test
  func `translations by names and by folders know each other and keep their addresses`() async throws {
    let files = [
      "config/_default/hugo.yaml": "baseURL: https://okapi.example/\ndefaultContentLanguage: en\n",
      "config/_default/languages.toml": "[en]\ntitle = \"Motel\"\n[es]\ntitle = \"El motel\"\n",
      "config/_default/menus.en.toml": "[[main]]\nname = \"Home\"\nurl = \"/\"\n",
      "content/posts/rain/index.md": "---\ntitle: Rain\ndate: 2014-01-07\n---\n![A van](van.jpg)\n",
      "content/posts/rain/index.es.md": "---\ntitle: Lluvia\ndate: 2014-01-07\n---\n![Un van](van.jpg)\n",
      "content/posts/rain/van.jpg": "",
      "content/posts/sun.es.md": "---\ntitle: Sol\ndate: 2014-01-08\n---\nPalabras.\n",
    ]
    let folder = try await ImportedFolder(files)
    #expect(folder.content.site.title == "Motel" && folder.content.site.navigation.map(\.url) == ["/"])
    #expect(folder.content.site.languages.map(\.tag) == ["en", "es"])
    #expect(folder.content.site.inLanguage(1).title == "El motel")
    let rain = try folder.entry("posts/rain/index.es.md")
    #expect(rain.route.path == "/es/posts/rain/" && rain.language == "es")
    #expect(rain.translations.map(\.route.path) == ["/posts/rain/", "/es/posts/rain/"])
    #expect(try folder.entry("posts/sun.es.md").route.path == "/es/posts/sun/")
    #expect(folder.warnings == [])
  }

  @Test
  func `a site that states no language is in the first of its languages, unless English is among them`() async throws {
    let rain = "---\ntitle: Rain\ndate: 2014-01-07\n---\nWords.\n"
    let folder = try await ImportedFolder([
      "hugo.yaml": "baseURL: https://okapi.example/\ndisableLanguages: [ko]\nlanguages:\n  ja: {weight: 2}\n"
        + "  ru: {weight: -1, disabled: true}\n  ko: {weight: -2}\n"
        + "  zh: {weight: 1, contentDir: content, title: 路上}\n",
      "content/posts/rain.md": rain,
    ])
    #expect(try folder.entry("posts/rain.md").route.path == "/posts/rain/")
    #expect(folder.content.site.language == "zh" && folder.content.site.title == "路上")
    let other = try await ImportedFolder([
      "hugo.yaml": "baseURL: https://okapi.example/\nlanguages:\n  ja: {weight: 1}\n  en: {weight: 2}\n",
      "content/posts/rain.md": rain,
    ])
    #expect(other.content.site.language == "en")
  }

  @Test
  func `languages that are switched off are left out`() async throws {
    let folder = try await ImportedFolder([
      "hugo.toml": "baseURL = \"https://okapi.example/\"\ndisableLanguages = [\"ru\"]\n"
        + "[languages.en]\n[languages.fr]\ndisabled = true\n[languages.ru]\n[languages.es]\n",
      "content/posts/rain.md": "---\ntitle: Rain\ndate: 2014-01-07\n---\nWords.\n",
      "content/posts/rain.fr.md": "---\ntitle: Pluie\ndate: 2014-01-07\ndraft: false\n---\nMots.\n",
      "content/posts/rain.ru.md": "---\ntitle: Дождь\ndate: 2014-01-07\n---\nСлова.\n",
      "content/posts/rain.es.md": "---\ntitle: Lluvia\ndate: 2014-01-07\n---\nPalabras.\n",
    ])
    #expect(folder.report.written == ["posts/rain.es.md", "posts/rain.md", "site.yml"])
    #expect(folder.content.site.languages.map(\.tag) == ["en", "es"])
    #expect(
      folder.notes.contains(
        "2 texts in a language that is switched off stay behind; no page is made of such a text"))
  }

  @Test(arguments: [false, true])
  func `translations have addresses in lower case, and slugs of their own`(keepsCase: Bool) async throws {
    let folder = try await ImportedFolder([
      "hugo.toml": "baseURL = \"https://okapi.example/\"\ndisablePathToLower = \(keepsCase)\n"
        + "defaultContentLanguage = \"fr\"\n[languages.fr]\n[languages.ja]\n",
      "content/Blog/OnTour/rain/index.fr.md": "---\ntitle: Pluie\ndate: 2014-01-07\n---\nMots.\n",
      "content/Blog/OnTour/rain/index.ja.md": "---\ntitle: Ame\nslug: ame\ndate: 2014-01-07\n---\nWords.\n",
      "content/Blog/sun.ja.md": "---\ntitle: Sun\nslug: taiyo\ndate: 2014-01-08\n---\nWords.\n",
      "content/Blog/fog.ja.md": "+++\ntitle = \"Fog\"\ndate = 2014-01-09\n+++\nWords.\n",
    ])
    let blog = keepsCase ? "Blog" : "blog"
    let tour = keepsCase ? "OnTour" : "ontour"
    #expect(try folder.entry("Blog/OnTour/rain/index.md").route.path == "/\(blog)/\(tour)/rain/")
    #expect(try folder.entry("Blog/OnTour/rain/index.ja.md").route.path == "/ja/\(blog)/\(tour)/ame/")
    #expect(try folder.entry("Blog/sun.ja.md").route.path == "/ja/\(blog)/taiyo/")
    #expect(try folder.entry("Blog/fog.ja.md").route.path == "/ja/\(blog)/fog/")
  }

  @Test
  func `languages may have files of their own, which go before what is said for all`() async throws {
    let folder = try await ImportedFolder([
      "config/_default/hugo.toml": "baseURL = \"https://okapi.example/\"\ndefaultContentLanguage = \"fr\"\n",
      "config/_default/params.toml": "description = \"Songs.\"\nsubtitle = \"On the road\"\ncity = \"Ghent\"\n",
      "config/_default/languages.fr.toml": """
      title = "Le motel"
      [params]
      description = "Des chansons."
      city = "Gand"
      [params.author]
      name = "Ann Lin"
      """,
      "config/_default/languages.en.toml": "title = \"The motel\"\n",
      "content/posts/rain.md": "---\ntitle: Pluie\ndate: 2014-01-07\n---\n{{< param city >}}, {{< param subtitle >}}\n",
      "content/posts/rain.en.md": "---\ntitle: Rain\ndate: 2014-01-07\n---\nWords.\n",
    ])
    let site = folder.content.site
    #expect(site.title == "Le motel" && site.description == "Des chansons." && site.author?.name == "Ann Lin")
    #expect(site.languages.map(\.tag) == ["fr", "en"] && site.inLanguage(1).title == "The motel")
    #expect(folder.body("posts/rain.md") == "Gand, On the road")
    #expect(try folder.entry("posts/rain.en.md").route.path == "/en/posts/rain/")
  }

  @Test
  func `recordings of episodes have the addresses that a theme joins`() async throws {
    let folder = try await ImportedFolder([
      "hugo.toml": "baseURL = \"https://okapi.example/\"\n[params]\nmedia_prefix = \"https://media.example/okapi\"\n",
      "content/episode/rain.md": "---\ntitle: Rain\ndate: 2014-01-07\npodcast_file: 01.mp3\n---\nWords.\n",
      "content/episode/sun.md":
        "---\ntitle: Sun\ndate: 2014-01-08\npodcast_file: https://own.example/2.mp3\n---\nWords.\n",
    ])
    #expect(folder.text("episode/rain.md")?.contains("\"https://media.example/okapi/01.mp3\"") == true)
    #expect(folder.text("episode/sun.md")?.contains("https://own.example/2.mp3") == true)
  }

  @Test
  func `the pages of sections are left out in all languages that have a wall there`() async throws {
    let folder = try await ImportedFolder([
      "hugo.toml": "baseURL = \"https://okapi.example/\"\n[languages.en]\n[languages.de]\n[languages.fr]\n",
      "content/events/_index.en.md": "---\ntitle: Events\n---\nCome.\n",
      "content/events/_index.de.md": "---\ntitle: Konzerte\n---\nKommt.\n",
      "content/events/_index.fr.md": "---\ntitle: Concerts\n---\nVenez.\n",
      "content/events/pier/index.en.md": "---\ntitle: Pier\ndate: 2020-01-02\n---\nWords.\n",
      "content/events/pier/index.de.md": "---\ntitle: Mole\ndate: 2020-01-02\n---\nWords.\n",
    ])
    #expect(folder.content.feed.pages.map(\.route.path) == ["/fr/events/"])
    #expect(!folder.fields("events/index.fr.md").contains { $0.hasPrefix("translation-of") })
    #expect(folder.notes.contains("2 pages stay behind; feedsite has pages of its own at such addresses"))
    #expect(folder.warnings == [])
  }

  @Test
  func `parameters of the site are filled in where texts show them, unless they have their own`() async throws {
    let folder = try await ImportedFolder([
      "hugo.toml": "baseURL = \"https://okapi.example/\"\n[params]\nMotto = \"Rain or shine\"\ncity = \"Taipei\"\n",
      "content/posts/rain.md":
        "---\ntitle: Rain\ndate: 2014-01-07\ncity: Ghent\n---\n{{< param \"motto\" >}} in {{% param city %}}\n",
    ])
    #expect(folder.body("posts/rain.md") == "Rain or shine in {{% param city %}}")
  }

  @Test
  func `links to lists of categories lead to the tags that these are`() async throws {
    let folder = try await ImportedFolder([
      "hugo.toml": """
      baseURL = "https://okapi.example/"
      [[menu.main]]
      name = "Talks"
      url = "/categories/long-talks/"
      """,
      "content/posts/rain.md": """
      ---
      title: Rain
      date: 2014-01-07
      categories: [Long Talks]
      ---
      [Talks](/categories/long-talks/#top), [all](/categories/), <a href="/category/Long%20Talks">talks</a>,
      [own](/categories/own/) and [none](/categories/none/), not `/categories/long-talks/`. See [more][].

      [more]: /categories/long-talks

      ```
      [Talks](/categories/long-talks/)
      ```
      """,
      "content/own.md": "---\ntitle: Own\nurl: /categories/own/\n---\nWords.\n",
    ])
    #expect(
      folder.body("posts/rain.md") == """
        [Talks](/tags/long-talks/#top), [all](/tags/), <a href="/tags/long-talks/">talks</a>,
        [own](/categories/own/) and [none](/categories/none/), not `/categories/long-talks/`. See [more][].

        [more]: /tags/long-talks/

        ```
        [Talks](/categories/long-talks/)
        ```
        """)
    #expect(folder.content.site.navigation.map(\.url) == ["/tags/long-talks/"])
  }

  @Test
  func `addresses may end in html, and names of kinds are sections only`() async throws {
    let ugly = try await ImportedFolder([
      "config.yaml": "baseURL: https://okapi.example/\nuglyURLs: true\n",
      "content/blog/rain.md": "---\ntitle: Rain\ndate: 2014-01-07\n---\nWords.\n",
      "content/about.md": "---\ntitle: About\n---\nWords.\n",
    ])
    #expect(try ugly.entry("blog/rain.md").route.path == "/blog/rain.html")
    #expect(ugly.content.feed.pages.map(\.route.path) == ["/about.html"])

    let sections = try await ImportedFolder([
      "hugo.json": #"{"baseURL": "https://okapi.example/", "permalinks": {"posts": "/:slug/"}}"#,
      "content/posts/rain.md": "---\ntitle: Rain\ndate: 2014-01-07\n---\nWords.\n",
      "content/reviews/rain.md": "---\ntitle: Rain\ndate: 2015-01-07\n---\nWords.\n",
      "content/notes/sun.md": "---\ntitle: Sun\ndate: 2015-01-08\n---\nWords.\n",
      "content/about/index.md": "---\ntitle: About\ndate: 2015-01-09\n---\nWords.\n",
      "content/contact.md": "---\ntitle: Contact\ndate: 2015-01-10\n---\nWords.\n",
    ])
    // The pattern is that of a folder there; here posts are articles, wherever they are.
    #expect(try sections.entry("about/index.md").route.path == "/about/")
    #expect(try sections.entry("contact.md").route.path == "/contact/")
    #expect(try sections.entry("posts/rain.md").route.path == "/rain/")
    #expect(try sections.entry("reviews/rain.md").route.path == "/reviews/rain/")
    // A title is shown there, so that it has to be one here.
    let sun: ArticleFeedViewObject = try sections.object("notes/sun.md")
    #expect(sun.entry.route.path == "/notes/sun/" && sections.warnings == [])
  }

  @Test
  func `what is said of people is on their pages`() async throws {
    let folder = try await ImportedFolder([
      "hugo.toml": "title = \"T\"\n", "content/people/ann.md": "---\ntitle: Ann\nbio: Plays the *guitar*.\n---\n",
      "content/people/ben.md": "---\ntitle: Ben\nbio: Sings.\n---\nDrums.\n",
    ])
    #expect(folder.body("people/ann.md") == "Plays the *guitar*." && folder.fields("people/ann.md") == ["title: Ann"])
    #expect(folder.body("people/ben.md") == "Drums.")
    #expect(folder.fields("people/ben.md") == ["title: Ben", "bio: Sings."])
  }

  @Test
  func `words and recordings of which a layout makes a page come along`() async throws {
    let folder = try await ImportedFolder([
      "hugo.toml": "title = \"T\"\n",
      "content/about/history.md": """
      ---
      title: History
      sections:
        - title: Then
          text: |
            We sang in *1966*.
          image: /img/d.jpg
          image_description: A choir
        - text: We still do.
      ---
      """,
      "content/posts/press.md":
        "---\ntitle: Press\ndate: 2020-01-01\nblocks: [{text: Words., color: red}, {title: None}]\n---\n",
      "content/mixtape.md": "---\ntitle: Mixtape\nfile: https://okapi.example/mixtape.mp3\n---\n",
      "content/empty.md": "---\ntitle: Empty\nsections: [{text: ''}]\n---\n", "static/img/d.jpg": "",
    ])
    #expect(
      folder.body("about/history.md")
        == "## Then\n\nWe sang in *1966*.\n\n![A choir](/img/d.jpg)\n\nWe still do.")
    #expect(folder.fields("about/history.md") == ["title: History"])
    #expect(folder.body("posts/press.md") == "Words." && folder.fields("posts/press.md").contains("blocks:"))
    #expect(folder.body("mixtape.md") == "![Mixtape](https://okapi.example/mixtape.mp3)")
    #expect(folder.text("empty.md") == nil)
    #expect(folder.notes.contains("1 page without words stays behind; only a layout could fill them"))
  }

  @Test
  func `responses of the owner are entries`() async throws {
    let folder = try await ImportedFolder([
      "hugo.toml":
        "title = \"T\"\nbaseURL = \"https://okapi.example\"\n[[menu.main]]\nname = \"<b>Replies</b>\"\nurl = \"/responses/\"",
      "content/responses/rain.md": "---\ntitle: Rain\ndate: 2014-01-07\n---\nWords.\n",
    ])
    #expect(try folder.entry("replies/rain.md").route.path == "/responses/rain/")
    #expect(folder.warnings.filter { $0.contains("author") } == [])
    #expect(folder.content.site.navigation.isEmpty)
    #expect(
      folder.notes.contains(
        #"1 line of the menu, "Replies", stays behind; what it leads to did not come along"#))
  }

  @Test
  func `an event that states when it starts is announced by then`() async throws {
    let folder = try await ImportedFolder([
      "hugo.toml": "title = \"T\"\nbaseURL = \"https://okapi.example\"\n",
      "content/events/old.md": "---\ntitle: Old\nstart_date: 2014-01-07T20:00:00\nvenue: Pier\n---\nWords.\n",
      "content/events/far.md": "---\ntitle: Far\nstart: 2999-01-07 20:00\nvenue: Pier\n---\nWords.\n",
      "content/events/none.md": "---\ntitle: None\nvenue: Pier\n---\nWords.\n",
    ])
    let old = try folder.entry("events/old.md")
    #expect(old.kind == .event && old.date?.day.description == "2014-01-07" && old.route.path == "/events/old/")
    // It is announced on the day of the import.
    #expect(folder.fields("events/far.md").contains { $0.hasPrefix("date: ") && $0 < "date: 2999" })
    #expect(folder.content.feed.pages.map(\.route.path) == ["/events/none/"])
  }
}
