import FeedContent
import FeedDiagnostics
import FeedImport
import FeedModel
import Testing

@Suite("Folders of Zola, Eleventy, Pelican and Obsidian")
struct OtherGeneratorTests {
  @Test
  func `Zola keeps settings, addresses, sections, translations and files`() async throws {
    let folder = try await ImportedFolder([
      "config.toml": """
      base_url = "https://okapi.example"
      title = "Okapi Motel"
      description = "Songs."
      default_language = "en"
      author = "ann@okapi.example (Ann Lin)"
      [languages.fr]
      [extra]
      menu = [{ url = "$BASE_URL/about", name = "About" }, { url = "tags", name = "Tags" }]
      """,
      "content/_index.md": "+++\ntitle = \"Home\"\n+++\n",
      "content/blog/_index.md": "+++\nsort_by = \"date\"\n+++\n",
      "content/blog/2014-01-07-rain/index.md":
        "+++\ntitle = \"Rain\"\n[taxonomies]\ntags = [\"rain\"]\n[extra]\nimage = \"van.jpg\"\n+++\n[The sun](@/blog/sun.md)\n",
      "content/blog/2014-01-07-rain/van.jpg": "",
      "content/blog/sun.md":
        "+++\ntitle = \"Sun\"\npath = \"2015/02/03/The-Sun\"\naliases = [\"old/sun.html\"]\n+++\nWords.\n",
      "content/blog/sun.fr.md": "+++\ntitle = \"Soleil\"\ndate = 2015-02-03\n+++\nMots.\n",
      "content/about.md": "+++\ntitle = \"About\"\n+++\n![Ann](/ann.png)\n",
      "content/legal.md": "+++\ntitle = \"Legal\"\npath = \"imprint/legal\"\n+++\nWords.\n",
      "static/ann.png": "", "templates/index.html": "{{ section.title }}", "sass/site.scss": "a {}",
    ])
    let site = folder.content.site
    #expect(folder.report.format == "zola")
    #expect(site.title == "Okapi Motel" && site.author?.name == "Ann Lin" && site.email == "ann@okapi.example")
    #expect(site.url == SiteURL("https://okapi.example/") && site.description == "Songs." && site.language == "en")
    #expect(site.navigation.map(\.url) == ["/about/", "/tags/"])
    let rain = try folder.entry("blog/2014-01-07-rain/index.md")
    #expect(rain.route.path == "/blog/rain/" && rain.tags.map(\.name) == ["rain"] && rain.cover != nil)
    let sun = try folder.entry("blog/sun.md")
    #expect(sun.route.path == "/2015/02/03/The-Sun/" && sun.date?.day == CalendarDay(year: 2015, month: 2, day: 3))
    #expect(sun.aliases.map(\.path) == ["/old/sun.html"])
    #expect(site.languages.map(\.edition.home.path) == ["/", "/fr/"])
    let french = try folder.entry("blog/sun.fr.md")
    #expect(french.route.path == "/fr/blog/sun/" && french.language == "fr" && french.translations.count == 2)
    #expect(folder.content.feed.pages.map(\.route.path) == ["/about/", "/imprint/legal/"])
    #expect(folder.report.written.contains("static/ann.png") && folder.warnings == [])
  }

  @Test
  func `Eleventy keeps data of the site and of folders, copies and addresses`() async throws {
    let folder = try await ImportedFolder([
      "eleventy.config.js": """
      // addPassthroughCopy("nothing")
      export default function (eleventyConfig) {
        eleventyConfig.addPassthroughCopy("src/fonts");
        eleventyConfig.addPassthroughCopy({ "public/icons": "/" });
        return { dir: { input: "src", output: "dist", data: "data" }, markdownTemplateEngine: 'njk' };
      }
      """,
      "src/data/site.json":
        #"{"title": "Okapi Motel", "url": "https://okapi.example", "lang": "en-GB", "author": {"name": "Ann Lin"}}"#,
      "src/data/navigation.js":
        "module.exports = [{ text: 'About', url: '/about/' }, { text: \"Feed\", url: '/rss.xml' }];",
      "src/posts/posts.json":
        #"{"tags": ["posts", "music"], "permalink": "/blog/{{ page.fileSlug }}/", "layout": "post.njk"}"#,
      "src/posts/2014-01-07-rain.md": "---\ntitle: Rain\ntags: [rain]\n---\n![A van](/posts/van.jpg)\n",
      "src/posts/hidden.md": "---\ntitle: Hidden\ndate: 2015-01-01\npermalink: false\n---\nNot yet.\n",
      "src/posts/van.jpg": "",
      "src/posts/sun/2015-02-03-index.md": "---\ntitle: Sun\n---\n![A van](near.jpg)\n", "src/posts/sun/near.jpg": "",
      "src/Pages/About.md": "---\ntitle: About\npermalink: /about/\n---\nWho we are.\n",
      "src/Pages/Where.md": "---\ntitle: Where\n---\nHere.\n",
      "src/index.njk": "{{ title }}", "src/fonts/sans.woff2": "font", "public/icons/icon.png": "", "dist/old.png": "",
      "package.json": "{}", "README.md": "# Read me",
    ])
    let site = folder.content.site
    #expect(folder.report.format == "eleventy")
    #expect(site.title == "Okapi Motel" && site.language == "en-GB" && site.author?.name == "Ann Lin")
    #expect(site.url == SiteURL("https://okapi.example/"))
    #expect(site.navigation.map(\.url) == ["/about/", "/feed.xml"])
    let rain = try folder.entry("posts/2014-01-07-rain.md")
    #expect(rain.route.path == "/blog/rain/" && rain.tags.map(\.name) == ["music", "rain"])
    let sun = try folder.entry("posts/sun/index.md")
    #expect(sun.route.path == "/blog/sun/" && sun.date?.day == CalendarDay(year: 2015, month: 2, day: 3))
    #expect(try folder.entry("posts/hidden.md").isDraft)
    #expect(folder.content.feed.pages.map(\.route.path) == ["/Pages/Where/", "/about/"])
    #expect(
      folder.report.written.filter { !$0.hasSuffix(".md") } == [
        "posts/sun/near.jpg", "posts/van.jpg", "site.yml", "static/fonts/sans.woff2", "static/icon.png",
      ])
    #expect(folder.warnings == [])
  }

  @Test(arguments: ["Rmd", "qmd", "mkd", "mkdn", "mdown", "mdwn", "MD"])
  func `Markdown is imported under any of its endings`(ending: String) async throws {
    let folder = try await ImportedFolder([
      "hugo.toml": "title = \"Rain\"\nbaseURL = \"https://rain.example/\"\n",
      "content/posts/rain.\(ending)": "---\ntitle: Rain\ndate: 2014-01-07\n---\nWords.\n",
    ])
    #expect(folder.content.feed.entries.map(\.entry.route.path) == ["/posts/rain/"])
    #expect(folder.warnings == [])
  }

  @Test
  func `The official starter of Eleventy has its data beside its texts`() async throws {
    let folder = try await ImportedFolder([
      "eleventy.config.js": """
      export default async function(eleventyConfig) {}
      export const config = {
        dir: { input: "content", includes: "../_includes", data: "../_data", output: "_site" },
      };
      """,
      "_data/metadata.js":
        "export default { title: \"Okapi Motel\", url: \"https://okapi.example/\", language: \"en\" }",
      "content/blog/rain.md": "---\ntitle: Rain\ndate: 2014-01-07\n---\nWords.\n", "_includes/base.njk": "",
    ])
    #expect(folder.content.site.title == "Okapi Motel")
    #expect(folder.content.site.url == SiteURL("https://okapi.example/"))
    #expect(try folder.entry("blog/rain.md").route.path == "/blog/rain/")
  }

  @Test
  func `Pelican keeps settings written in Python, patterns, categories and static files`() async throws {
    let folder = try await ImportedFolder([
      "pelicanconf.py": """
      #!/usr/bin/env python
      AUTHOR = u'Ann Lin'
      SITENAME = "Okapi " "Motel"
      SITENAME = 'Okapi Motel'  # the band
      SITEURL = ''
      TIMEZONE = 'Asia/Taipei'
      DEFAULT_LANG = 'de'
      PATH = 'content'
      ARTICLE_URL = '{date:%Y}/{date:%m}/{slug}.html'
      ARTICLE_SAVE_AS = ARTICLE_URL
      STATIC_PATHS = ['images', 'extra/robots.txt']
      EXTRA_PATH_METADATA = {'extra/robots.txt': {'path': 'robots.txt'}}
      MENUITEMS = (('About', '/pages/about-us.html'),
                   ('Shop', 'https://shop.example/'),)
      """,
      "publishconf.py": "from pelicanconf import *\nSITEURL = 'https://okapi.example'\n",
      "content/Tour/rain.md":
        "Title: Rain Again\nDate: 2014-01-07 10:11\nTags: rain, van\nAuthors: Ann Lin, Suyin\n\n![A van]({static}/images/van.jpg) [Sun]({filename}/sun.md)\n",
      "content/sun.md": "Title: Sun\nDate: 2015-02-03\nCategory: Weather\nSlug: sunny\nStatus: draft\n\nWords.\n",
      "content/pages/about.md": "Title: About us\n\nWho we are.\n",
      "content/old.rst": "Old\n===\n", "content/images/van.jpg": "", "content/extra/robots.txt": "User-agent: *\n",
      "Makefile": "all:",
    ])
    let site = folder.content.site
    #expect(folder.report.format == "pelican")
    #expect(site.title == "Okapi Motel" && site.author?.name == "Ann Lin" && site.language == "de")
    #expect(site.url == SiteURL("https://okapi.example/") && site.timeZone.identifier == "Asia/Taipei")
    #expect(site.navigation.map(\.url) == ["/pages/about-us.html", "https://shop.example/"])
    let rain = try folder.entry("Tour/rain.md")
    #expect(rain.route.path == "/2014/01/rain-again.html" && rain.tags.map(\.name) == ["Tour", "rain", "van"])
    #expect(rain.date?.rfc3339 == "2014-01-07T10:11:00+08:00")
    #expect(rain.authors.map(\.name) == ["Ann Lin", "Suyin"])
    #expect(rain.identity.statedGUID == "tag:okapi.example,2014-01-07:/2014/01/rain-again.html/")
    let sun = try folder.entry("sun.md")
    #expect(sun.route.path == "/2015/02/sunny.html" && sun.isDraft && sun.tags.map(\.name) == ["Weather"])
    #expect(folder.content.feed.pages.map(\.route.path) == ["/pages/about-us.html"])
    #expect(
      folder.report.written.filter { !$0.hasSuffix(".md") } == [
        "site.yml", "static/images/van.jpg", "static/robots.txt",
      ])
    #expect(folder.notes.contains("1 text stays behind; feedsite reads Markdown only"))
  }

  @Test
  func `Nikola keeps settings written in Python, metadata, addresses, translations and static files`() async throws {
    let folder = try await ImportedFolder([
      "conf.py": """
      import time
      # Here it's all.
      BLOG_AUTHOR = "Ann Lin"  # (translatable)
      BLOG_TITLE = {"en": "Okapi Motel", "es": "Motel Okapi"}
      SITE_URL = "https://okapi.example/"
      BLOG_DESCRIPTION = "Songs."
      DEFAULT_LANG = "en"
      TRANSLATIONS = {
          DEFAULT_LANG: "",
          "es": "./es",
      }
      NAVIGATION_LINKS = {
          DEFAULT_LANG: (
              ("/about/", "About"),
              ("https://shop.example/", "Shop"),
          ),
      }
      TIMEZONE = "Asia/Taipei"
      POSTS = (
          ("posts/*.rst", "blog", "post.tmpl"),
          ("posts/*.md", "blog", "post.tmpl"),
      )
      PAGES = (
          ("stories/*.md", "", "page.tmpl"),
      )
      """,
      "posts/rain.md":
        "<!--\n.. title: Rain\n.. slug: wet\n.. date: 2014-01-07 10:11:12 UTC\n.. tags: rain, van\n.. link:\n-->\n\nWords.\n",
      "posts/rain.es.md": "<!--\n.. title: Lluvia\n.. slug: wet\n.. date: 2014-01-07\n-->\n\nPalabras.\n",
      "posts/2015/sun.md": "Words.\n", "posts/2015/sun.meta": ".. title: Sun\n.. date: 2015-02-03\n",
      "posts/old.rst": "Old\n===\n", "stories/about.md": "<!--\n.. title: About us\n-->\n\nWho we are.\n",
      "files/robots.txt": "User-agent: *\n", "images/van.jpg": "", "templates/base.tmpl": "x",
    ])
    let site = folder.content.site
    #expect(folder.report.format == "nikola")
    #expect(site.title == "Okapi Motel" && site.author?.name == "Ann Lin" && site.description == "Songs.")
    #expect(site.url == SiteURL("https://okapi.example/") && site.timeZone.identifier == "Asia/Taipei")
    #expect(site.navigation.map(\.url) == ["/about/", "https://shop.example/"])
    let rain = try folder.entry("posts/rain.md")
    #expect(rain.route.path == "/blog/wet/" && rain.tags.map(\.name) == ["rain", "van"])
    #expect(rain.date?.rfc3339 == "2014-01-07T10:11:12Z")
    #expect(rain.identity.guid == "https://okapi.example/blog/wet/")
    #expect(try folder.entry("posts/rain.es.md").route.path == "/es/blog/wet/")
    #expect(try folder.entry("posts/2015/sun.md").route.path == "/blog/2015/sun/")
    #expect(folder.content.feed.pages.map(\.route.path) == ["/about/"])
    #expect(
      folder.report.written.filter { !$0.hasSuffix(".md") } == [
        "site.yml", "static/images/van.jpg", "static/robots.txt",
      ])
    #expect(folder.notes.contains("1 text stays behind; feedsite reads Markdown only"))
  }

  @Test
  func `Grav keeps settings, dates as PHP reads them, folders without their numbers and translations`() async throws {
    let folder = try await ImportedFolder([
      "user/config/site.yaml":
        "title: Okapi Motel\ndefault_lang: en\nauthor:\n  name: Ann Lin\nmetadata:\n  description: Songs.\n",
      "user/config/system.yaml": "home:\n  alias: /home\ntimezone: Asia/Taipei\nlanguages:\n  supported: [en, fr]\n",
      "user/pages/01.home/default.md": "---\ntitle: Home\n---\nWelcome.\n",
      "user/pages/02.blog/blog.md": "---\ntitle: Blog\ncontent:\n    items: '@self.children'\n---\n",
      "user/pages/02.blog/01.rain/item.md": """
      ---
      title: Rain
      date: '09-10-2017 23:19'
      visible: false
      taxonomy:
          category: blog
          tag: [wet, van]
      ---

      Intro.

      ===

      [plugin:youtube](https://www.youtube.com/watch?v=ysM_YcSBXhY)

      ![A van](van.jpg?cropResize=300,200)

      """,
      "user/pages/02.blog/01.rain/item.fr.md": "---\ntitle: Pluie\ndate: '09-10-2017 23:19'\nslug: pluie\n---\nMots.\n",
      "user/pages/02.blog/fog/item.md": "---\ntitle: Fog\ndate: 09-10-2017\npublish_date: 09-10-2099\n---\nWords.\n",
      "user/pages/02.blog/hail/item.md":
        "---\ntitle: Hail\ndate: 09-10-2017\nunpublish_date: 09-10-2018\n---\nWords.\n",
      "user/pages/02.blog/ice/item.md": "---\ntitle: Ice\ndate: 09-10-2017\nroutable: false\n---\nWords.\n",
      "user/pages/02.blog/01.rain/van.jpg": "",
      "user/pages/02.blog/sun/item.md": "---\ntitle: Sun\ndate: 3:20pm 01/21/2016\n---\nWords.\n",
      "user/pages/03.about/default.md": "---\ntitle: About\n---\nWho we are.\n",
      "user/pages/04.start/_words/text.md": "---\ntitle: A part\n---\nWords.\n",
      "user/plugins/admin/CHANGELOG.md": "# v1\n", "README.md": "# Grav\n",
    ])
    let site = folder.content.site
    #expect(folder.report.format == "grav")
    #expect(site.title == "Okapi Motel" && site.author?.name == "Ann Lin" && site.description == "Songs.")
    #expect(site.timeZone.identifier == "Asia/Taipei" && site.language == "en")
    let rain = try folder.entry("blog/rain/index.md")
    #expect(rain.route.path == "/blog/rain/" && rain.date?.rfc3339 == "2017-10-09T23:19:00+08:00")
    #expect(Set(rain.tags.map(\.name)) == ["wet", "van", "blog"])
    #expect(folder.body("blog/rain/index.md").contains("<!--more-->\n\nhttps://www.youtube.com/watch?v=ysM_YcSBXhY\n"))
    #expect(try folder.entry("blog/rain/index.fr.md").route.path == "/fr/blog/pluie/")
    #expect(try folder.entry("blog/sun/index.md").date?.rfc3339 == "2016-01-21T15:20:00+08:00")
    // What is still to come, is over, or has no address of its own.
    #expect(folder.fields("blog/fog/index.md").contains("publishDate: 2099-10-09"))
    #expect(folder.fields("blog/hail/index.md").contains("expires: 2018-10-09"))
    #expect(folder.fields("blog/ice/index.md").contains("draft: true"))
    #expect(folder.content.feed.pages.map(\.route.path) == ["/about/"])
    #expect(folder.report.written.contains("blog/rain/van.jpg"))
  }

  @Test
  func `Files where feedsite does not look are left out, with a note`() async throws {
    let folder = try await ImportedFolder([
      ".obsidian/app.json": "{}", "Rain.md": "Words", "_data/Sun.md": "Words", "_data/a.txt": "x",
      "logseq/bak/Rain.md": "Wrods",
    ])
    #expect(folder.report.written.filter { $0.contains("_data") || $0.contains("logseq") } == [])
    #expect(folder.notes.contains { $0.contains("3 files of layouts, styles, data or programs") })
  }

  @Test(arguments: ["p.jpg", "p.JPG"])
  func `Of two files whose names differ in case, the one stays that texts name`(name: String) async throws {
    let folder = try await ImportedFolder([
      "hugo.toml": "title = \"A\"\nbaseURL = \"https://okapi.example/\"\n",
      "static/img/p.jpg": "", "assets/img/p.JPG": "",
      "content/posts/rain.md": "---\ntitle: Rain\ndate: 2014-01-07\n---\n[A van](/img/\(name))\n",
    ])
    #expect(folder.report.written.filter { $0.hasPrefix("static/") } == ["static/img/\(name)"])
    #expect(folder.notes.contains("1 file stays behind; another one has the same address"))
  }

  @Test(.timeLimit(.minutes(10)))
  func `A form of days that is longer than any name is none`() async throws {
    let form = String(repeating: "[", count: 1_000_000)
    let folder = try await ImportedFolder([
      ".obsidian/daily-notes.json": "{\"format\": \"\(form)\"}", "Rain.md": "Words",
    ])
    #expect(folder.report.format == "obsidian" && folder.report.written == ["Rain.md", "site.yml"])
  }

  @Test
  func `A daily note of a day that no calendar has is no daily note`() async throws {
    let folder = try await ImportedFolder([
      ".obsidian/daily-notes.json": #"{"format": "DD-MM-YYYY"}"#, "03-02-2015.md": "A day.", "30-02-2015.md": "No day.",
    ])
    #expect(folder.fields("03-02-2015.md") == ["date: 2015-02-03"])
    #expect(folder.text("30-02-2015.md") == "No day.")
  }

  @Test
  func `Obsidian keeps notes, links, attachments and the days of daily notes`() async throws {
    let folder = try await ImportedFolder(
      [
        "Motel/.obsidian/app.json": #"{"attachmentFolderPath": "files"}"#,
        "Motel/.obsidian/daily-notes.json": #"{"folder": "Daily", "format": "YYYY/DD-MM-YYYY"}"#,
        "Motel/.obsidian/templates.json": #"{"folder": "Templates"}"#, "Motel/.obsidian/plugins/x/data.json": "{}",
        "Motel/Band.md": "---\naliases: [The band]\n---\nSee [[Tour plan]] and ![[van.jpg]].\n",
        "Motel/Tour plan.md": "---\ndate: 2014-01-07\ntags: tour\n---\nBack to [[The band]].\n",
        "Motel/Daily/2015/03-02-2015.md": "A day.\n", "Motel/files/van.jpg": "",
        "Motel/Templates/Daily.md": "# {{date}}\n", "Motel/Map.canvas": "{}",
      ], source: "Motel")
    #expect(folder.report.format == "obsidian")
    #expect(folder.content.site.title == "Motel")
    #expect(
      folder.report.written == ["Band.md", "Daily/2015/03-02-2015.md", "Tour plan.md", "files/van.jpg", "site.yml"])
    #expect(try folder.entry("Daily/2015/03-02-2015.md").date?.day == CalendarDay(year: 2015, month: 2, day: 3))
    #expect(try folder.entry("Tour plan.md").tags.map(\.name) == ["tour"])
    #expect(folder.notes.contains("1 template for notes stays behind; feedsite has archetypes instead"))
    #expect(folder.content.feed.pages.map(\.title) == ["Band"])
    let words = #"the image "[[van.jpg]]" has no alternative text; say what it shows for those who cannot see it"#
    #expect(folder.warnings == [words] && folder.notes.contains(words))
  }

  @Test
  func `Notes that Quartz publishes keep their addresses, and those that it does not stay hidden`() async throws {
    let folder = try await ImportedFolder([
      "quartz.config.ts": """
      const config = {
        configuration: {
          pageTitle: "Okapi Motel", baseUrl: "okapi.example",
          ignorePatterns: ["private", "**/drafts", ".obsidian"],
        },
        plugins: { filters: [Plugin.RemoveDrafts(), Plugin.ExplicitPublish()] },
      }
      """,
      "content/index.md": "Words.\n", "content/private/Rain.md": "---\npublish: true\n---\nWords.\n",
      "content/On Tour/drafts/Rain.md": "---\npublish: true\n---\nWords.\n",
      "content/On Tour/Rain & Sun: 5%.md": "---\npublish: true\ndate: 2014-01-07\n---\nSee [[fog]] and [[Wind]].\n",
      "content/fog.md": "---\npublish: true\ndate: 2014-01-08\n---\nSee [[Rain & Sun: 5%]].\n",
      "content/Wind.md": "---\ndate: 2014-01-09\ndraft: false\n---\nWords.\n",
    ])
    #expect(folder.report.written == ["On Tour/Rain & Sun: 5%.md", "Wind.md", "fog.md", "site.yml"])
    let rain = try folder.entry("On Tour/Rain & Sun: 5%.md")
    #expect(rain.route.path == "/On-Tour/Rain--and--Sun:-5-percent/")
    #expect(
      folder.fields("On Tour/Rain & Sun: 5%.md")
        .contains("guid: \"https://okapi.example/On-Tour/Rain--and--Sun:-5-percent\""))
    #expect(!folder.fields("fog.md").contains { $0.hasPrefix("permalink") })
    #expect(try folder.entry("Wind.md").isDraft && !rain.isDraft)
  }
}
