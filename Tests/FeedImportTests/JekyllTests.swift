import FeedContent
import FeedDiagnostics
import FeedImport
import FeedModel
import Testing

@Suite("Folders of Jekyll")
struct JekyllTests {
  private static let files: [String: String] = [
    "_config.yml": """
    title: Okapi Motel
    description: >
      Songs from
      the road.
    url: okapi.example
    baseurl: /band
    lang: de_DE
    timezone: Asia/Taipei
    author: ann
    exclude: [private, "*.bak"]
    include: [_pages]
    collections:
      tours:
        output: true
        permalink: /on-tour/:name/
      colors:
        output: false
    defaults:
      - scope: {path: "", type: posts}
        values: {layout: post}
      - scope: {path: _posts/guests}
        values: {author: ben, lang: en}
    """,
    "_data/navigation.yml": """
    main:
      - {title: About, url: /about.html}
      - {title: Posts, url: /posts/}
      - {title: Shop, url: "https://shop.example/"}
      - {title: Gone, url: /gone/}
    """,
    "_data/authors.yml": """
    ann: {name: Ann Lin, bio: Plays the guitar., twitter: ann_lin, avatar: /assets/ann.png}
    ben: {name: Ben Ott}
    """,
    "_posts/2014-01-07-Rain.md": """
    ---
    title: Rain
    tags: rain umbrellas
    last_modified_at: 2014-02-01
    ---

    We saw ![a van](/assets/van.jpg) and {% post_url 2015-02-03-sun %}.
    """,
    "tour/_posts/2015-02-03-sun.markdown": "---\ntitle: Sun\ncategories: [Weather]\n---\nWords.\n",
    "_posts/guests/2016-03-04-wind.md": "---\ntitle: Wind\npermalink: /wind/\n---\nWords.\n",
    "_drafts/fog.md": "---\ntitle: Fog\n---\nNot yet.\n",
    "_tours/first.md": "---\ntitle: First tour\n---\nOn the road.\n",
    "_colors/red.md": "---\ntitle: Red\n---\nData.\n",
    "_pages/contact.md": "---\ntitle: Contact\npermalink: /contact/\n---\nWrite to us.\n",
    "about.md": "---\ntitle: About\n---\nWho we are.\n", "404.md": "---\ntitle: Lost\n---\nNothing.\n",
    "archive.md": "---\ntitle: Archive\nlayout: archive\n---\n",
    "index.html": "---\nlayout: home\n---\n", "_layouts/home.html": "<html></html>", "css/main.scss": "---\n---\n",
    "assets/van.jpg": "", "assets/ann.png": "", "assets/manual.html": "<p>A file.</p>", "private/notes.md": "Secret.",
    "README.md": "# Read me", "Gemfile": "source", "CNAME": "okapi.example", ".well-known/keys.txt": "keys",
  ]

  private func folder() async throws -> ImportedFolder { try await ImportedFolder(Self.files) }

  @Test
  func `settings, menu and people come along`() async throws {
    let folder = try await folder()
    let site = folder.content.site
    #expect(folder.report.format == "jekyll")
    #expect(site.title == "Okapi Motel" && site.description == "Songs from the road.")
    #expect(site.url == SiteURL("https://okapi.example/band/") && site.language == "de-DE")
    #expect(site.timeZone.identifier == "Asia/Taipei")
    #expect(site.author?.route?.path == "/people/ann/")
    #expect(site.navigation.map(\.url) == ["/about.html", "/articles/", "https://shop.example/"])
    #expect(folder.notes.contains("1 line of the menu, \"Gone\", stays behind; what it leads to did not come along"))
    let ann: PersonFeedViewObject = try folder.object("people/ann.md")
    #expect(ann.name == "Ann Lin" && ann.links.map(\.url) == ["https://twitter.com/ann_lin"])
    #expect(ann.avatar?.file.source == .published(Route("/assets/ann.png")))
    #expect(folder.body("people/ann.md") == "Plays the guitar.")
  }

  @Test
  func `posts, drafts, collections and pages keep their addresses`() async throws {
    let folder = try await folder()
    #expect(folder.report.counts == ["articles": 4, "pages": 3, "people": 2] && folder.report.draftCount == 1)
    // Jekyll keeps the case of names.
    #expect(try folder.entry("posts/2014-01-07-Rain.md").route.path == "/2014/01/07/Rain.html")
    let sun = try folder.entry("tour/_posts/2015-02-03-sun.md")
    #expect(sun.route.path == "/tour/weather/2015/02/03/sun.html" && sun.tags.map(\.name) == ["tour", "Weather"])
    let wind = try folder.entry("posts/guests/2016-03-04-wind.md")
    #expect(wind.route.path == "/wind/" && wind.language == "en" && wind.authors.map(\.name) == ["Ben Ott"])
    #expect(try folder.entry("_drafts/fog.md").isDraft)
    #expect(folder.content.feed.pages.map(\.route.path) == ["/about.html", "/contact/", "/on-tour/first/"])
  }

  @Test
  func `pages called as documents of repositories come along, and so do pictures`() async throws {
    let folder = try await ImportedFolder([
      "_config.yml": "url: https://okapi.example\n", "history.md": "---\ntitle: Our story\n---\nWe met in the rain.\n",
      "authors.html": "---\ntitle: Authors\n---\n<p>Ann and Ben.</p>\n", "security.png": "",
      "CHANGELOG.md": "# 1.0\n",
    ])
    #expect(folder.report.written == ["authors.md", "history.md", "site.yml", "static/security.png"])
    #expect(folder.content.feed.pages.map(\.route.path) == ["/authors.html", "/history.html"])
  }

  @Test
  func `an unknown time zone is reported, and no number is an address`() async throws {
    let folder = try await ImportedFolder([
      "_config.yml": "url: 5\ntimezone: Mars/Base\n", "_posts/2016-03-30-rain.md": "---\ntitle: A\n---\nWords.\n",
    ])
    #expect(folder.content.site.timeZone == .utc && folder.text("site.yml")?.contains("base-url") == false)
    #expect(folder.notes.contains(#"1 time zone, "Mars/Base", stays behind; nobody knows one of that name"#))
  }

  @Test
  func `settings that texts show are filled in, but for those that builds know`() async throws {
    let folder = try await ImportedFolder([
      "_config.yml": """
      title: A
      url: https://okapi.example
      imgpath: /img
      concerts: 40
      social: {mail: ann@okapi.example}
      """,
      "img/van.jpg": "",
      "_posts/2016-03-30-rain.md": """
      ---
      title: Rain
      ---
      ![A van]({{site.imgpath}}/van.jpg) <img src="{{ site.imgpath | append: '/van.jpg' }}" alt="A van">

      {{ site.concerts }} concerts, {{- site.social.mail -}}, {{ site.title }}, {% raw %}{{ site.concerts }}{% endraw %}
      {{ "/site.concerts" | relative_url }} {% raw %} {{ site.concerts }}
      """,
    ])
    #expect(
      folder.body("posts/2016-03-30-rain.md") == """
        ![A van](/img/van.jpg) <img src="{{ "/img" | append: '/van.jpg' }}" alt="A van">

        40 concerts, ann@okapi.example, {{ site.title }}, {% raw %}{{ site.concerts }}{% endraw %}
        {{ "/site.concerts" | relative_url }} {% raw %} 40
        """)
    #expect(folder.warnings == [])
  }

  @Test
  func `posts without a date in front of their names are left out, and drafts need none`() async throws {
    let folder = try await ImportedFolder([
      "_config.yml": "title: A\nurl: https://okapi.example\n",
      "_posts/000-blank.md": "---\ntitle: Blank\npermalink: /2016/.../\n---\nTemplate.\n",
      "_posts/rain.html": "---\ntitle: Rain\ndate: 2016-03-30\n---\n<p>Words.</p>\n",
      "_posts/2016/2016-3-31-sun.md": "---\ntitle: Sun\ndate: 2016-03-31\n---\nWords.\n",
      "_drafts/fog.md": "---\ntitle: Fog\n---\nNot yet.\n",
    ])
    #expect(folder.report.written == ["_drafts/fog.md", "posts/2016/2016-3-31-sun.md", "site.yml"])
    #expect(
      folder.notes.contains(
        "2 files in _posts without a day before the name stay behind; Jekyll makes no page of such files"))
  }

  @Test(arguments: ["/podcast", "podcast/", ""])
  func `a path that the address of the site says already counts once`(path: String) async throws {
    let folder = try await ImportedFolder([
      "_config.yml": "title: A\nurl: https://okapi.example/podcast\nbaseurl: \"\(path)\"\n",
      "_posts/2016-03-30-rain.md": "---\ntitle: A\n---\nWords.\n",
    ])
    #expect(folder.content.site.url == SiteURL("https://okapi.example/podcast/"))
  }

  @Test
  func `a collection without pages comes along if it names a kind, and is named otherwise`() async throws {
    let folder = try await ImportedFolder([
      "_config.yml": "title: A\nurl: https://okapi.example\ncollections: [events, people, bands]\n",
      "_events/2024-05-01-pier.md": "---\ntitle: Pier\nvenue: Pier\n---\n", "_events/poster.jpg": "",
      "_people/ann.md": "---\nname: Ann\n---\n", "_bands/a.md": "---\nname: A\n---\n",
      "_bands/b.md": "---\nname: B\n---\n",
    ])
    #expect(folder.content.feed.entries.map(\.entry.kind) == [.event])
    let ann: PersonFeedViewObject = try folder.object("people/ann.md")
    #expect(ann.name == "Ann" && ann.entry.route.path == "/people/ann/")
    #expect(
      folder.notes.filter { $0.contains("behind") } == [
        #"2 documents of the collection "bands" stay behind; without output: true it has no pages"#,
        "2 files of layouts, styles, data or programs stay behind; feedsite has themes instead",
      ])
  }

  @Test
  func `the page of a person that was a file leads to their wall, which is a folder`() async throws {
    let folder = try await ImportedFolder([
      "_config.yml": "title: A\nurl: https://okapi.example\ncollections: {authors: {output: true}}\n",
      "_authors/ann.md": "---\nname: Ann\n---\nPlays the guitar.\n",
    ])
    let ann = try folder.entry("authors/ann.md")
    #expect(ann.route.path == "/authors/ann/" && ann.aliases.map(\.path) == ["/authors/ann.html"])
  }

  @Test
  func `an album is dated by its release`() async throws {
    let folder = try await ImportedFolder([
      "_config.yml": "title: A\nurl: https://okapi.example\ncollections: {albums: {output: true}}\n",
      "_albums/takatsuka.md": "---\ntitle: Takatsuka\nrelease_date: 2016-04-22\n---\n",
    ])
    #expect(folder.report.counts == ["albums": 1] && !folder.notes.contains { $0.contains("needs a date") })
  }

  @Test
  func `a version in an address is no ending`() async throws {
    let folder = try await ImportedFolder([
      "_config.yml": "url: https://okapi.example\npermalink: /blog/:title/\n",
      "_posts/2016-03-30-motel-2.2.md": "---\ntitle: A\n---\nWords.\n",
      "_posts/2016-03-31-motel-2.3.md": "---\ntitle: B\n---\nWords.\n",
    ])
    #expect(try folder.entry("posts/2016-03-30-motel-2.2.md").identity.guid == "https://okapi.example/blog/motel-2.2")
    #expect(try folder.entry("posts/2016-03-31-motel-2.3.md").identity.guid == "https://okapi.example/blog/motel-2.3")
  }

  @Test
  func `a number sign in the name of a file is a part of the address`() async throws {
    let folder = try await ImportedFolder([
      "_config.yml": "url: https://okapi.example\npermalink: /:title/\n",
      "_posts/2016-12-04-#01-Rain?.md": "---\ntitle: A\n---\nWords.\n",
    ])
    let entry = try folder.entry("posts/2016-12-04-#01-Rain?.md")
    #expect(entry.route.path == "/#01-Rain?/" && entry.identity.guid == "https://okapi.example/%2301-Rain%3F")
  }

  @Test
  func `a guid that several posts have stays with the first`() async throws {
    let folder = try await ImportedFolder([
      "_config.yml": "url: https://okapi.example\n",
      "_posts/2016-03-30-rain.md": "---\ntitle: A\nguid: a-1\nid: \"7\"\n---\nWords.\n",
      "_posts/2016-03-31-sun.md": "---\ntitle: B\nguid: a-1\nid: \"7\"\n---\nWords.\n",
    ])
    #expect(try folder.entry("posts/2016-03-30-rain.md").identity.guid == "a-1")
    #expect(try folder.entry("posts/2016-03-31-sun.md").identity.guid == "https://okapi.example/2016/03/31/sun")
    #expect(folder.notes.contains(#"1 guid, "a-1", stays behind; another entry has it"#))
    #expect(folder.warnings == [])
  }

  @Test
  func `a hidden post keeps its address`() async throws {
    let folder = try await ImportedFolder([
      "_config.yml": "permalink: /:year/:title/\n",
      "_posts/2016-03-30-rain.md": "---\ntitle: A\nhidden: true\n---\nWords.\n",
      "_posts/2016-03-31-Sun.md": "---\ntitle: B\nhidden: true\n---\nWords.\n",
    ])
    #expect(folder.content.feed.entries.isEmpty)
    #expect(folder.content.feed.pages.map(\.route.path) == ["/2016/Sun/", "/2016/rain/"])
  }

  @Test
  func `a folder of Bridgetown is read as one of Jekyll, with its addresses`() async throws {
    let folder = try await ImportedFolder([
      "bridgetown.config.yml": """
      url: https://okapi.example
      collections:
        letters: {output: true, permalink: "/:locale/mail/:slug.*"}
      """,
      "src/_data/site_metadata.yml": "title: Okapi Motel\ntagline: Songs.\nauthor: Ann Lin\n",
      "src/_posts/2014-01-07-rain.md": "---\ntitle: Rain\n---\nWords.\n",
      "src/_posts/sun.md": "---\ntitle: Sun\ndate: 2014-01-08\n---\nWords.\n",
      "src/_pages/about.md": "---\ntitle: About\n---\nWords.\n",
      "src/_letters/north.md": "---\ntitle: North\ndate: 2014-01-09\n---\nWords.\n",
      "src/_partials/head.erb": "<%= 1 %>", "src/info.erb": "<%= 1 %>", "src/images/van.jpg": "",
    ])
    let site = folder.content.site
    #expect(site.title == "Okapi Motel" && site.description == "Songs.")
    #expect(site.url == SiteURL("https://okapi.example/"))
    #expect(try folder.entry("posts/2014-01-07-rain.md").route.path == "/2014/01/07/rain/")
    #expect(try folder.entry("posts/2014-01-07-rain.md").identity.guid == "https://okapi.example/2014/01/07/rain/")
    #expect(try folder.entry("posts/sun.md").route.path == "/2014/01/08/sun/")
    #expect(try folder.entry("letters/north.md").route.path == "/mail/north.html")
    #expect(folder.content.feed.pages.map(\.route.path) == ["/about/"])
    #expect(folder.report.written.filter { $0.hasPrefix("static/") } == ["static/images/van.jpg"])
  }

  @Test
  func `front matter becomes that of feedsite`() async throws {
    let folder = try await folder()
    #expect(
      folder.fields("posts/2014-01-07-Rain.md") == [
        "tags: [rain, umbrellas]", "updated: 2014-02-01",
        "permalink: \"/:categories/:year/:month/:day/Rain.html\"",
        "guid: \"https://okapi.example/band/2014/01/07/Rain\"", "title: Rain",
      ])
    #expect(
      folder.body("posts/2014-01-07-Rain.md")
        == "\nWe saw ![a van](/assets/van.jpg) and {% post_url 2015-02-03-sun %}.".trimmingPrefix("\n"))
  }

  @Test
  func `files that are served come along, the machinery stays behind`() async throws {
    let folder = try await folder()
    let others = folder.report.written.filter { !$0.hasSuffix(".md") }
    #expect(
      others == [
        "site.yml", "static/.well-known/keys.txt", "static/CNAME", "static/assets/ann.png", "static/assets/manual.html",
        "static/assets/van.jpg",
      ])
    #expect(
      folder.notes.filter { $0.contains("behind") && !$0.contains("menu") }.sorted() == [
        #"1 document of the collection "colors" stays behind; without output: true it has no pages"#,
        "1 page stays behind; feedsite has pages of its own at such addresses",
        "1 page without words stays behind; only a layout could fill them",
        "9 files of layouts, styles, data or programs stay behind; feedsite has themes instead",
      ])
    #expect(folder.warnings == [])
  }

  @Test
  func `posts in the folder of a kind are of that kind, and what layouts show of recipes becomes text`() async throws {
    let folder = try await ImportedFolder([
      "_config.yml": "title: Rain\n", "_data/footer_nav.yml": "- {title: Imprint, url: /posts/}\n",
      "_data/nav_items.yml": "- {title: Gigs, url: /gigs/}\n",
      "gigs/_posts/2014-01-07-pier.md": "---\nlayout: gig\ntitle: Pier Nine\ntime: \"20:00\"\n---\nWords.\n",
      "_posts/2014-01-08-soup.md": """
      ---
      title: Soup
      Ingredients: [Rain, "One umbrella"]
      directions: |
        1. Wait.
      steps: [{title: Odd}]
      ---
      A soup.
      """,
      "_posts/2014-01-09-cake.md": """
      ---
      title: Cake
      ingredients: ["1. egg", "- dash", "[x]: y", "2-3 [pears](https://pears.example/)"]
      preparation: 15 min
      ---
      A cake.
      """,
      "_posts/2014-01-10-tea.md":
        "---\ntitle: Tea\ningredients: [Leaves]\ndirections: [Boil., {Wait: long}]\n---\nA tea.\n",
    ])
    #expect(
      folder.body("posts/2014-01-09-cake.md")
        == #"""
        A cake.

        ## Ingredients

        - 1\. egg
        - \- dash
        - \[x]: y
        - 2-3 [pears](https://pears.example/)
        """#)
    #expect(folder.body("posts/2014-01-10-tea.md") == "A tea.")
    let gig = try folder.object("gigs/_posts/2014-01-07-pier.md", EventFeedViewObject.self)
    #expect(folder.fields("gigs/_posts/2014-01-07-pier.md").contains("starts: 2014-01-07"))
    #expect(folder.content.site.navigation.map(\.title) == ["Gigs"])
    #expect(
      gig.entry.route.path == "/gigs/2014/01/07/pier.html" && gig.starts.machineReadable == "2014-01-07T20:00:00Z")
    #expect(
      folder.body("posts/2014-01-08-soup.md")
        == "A soup.\n\n## Ingredients\n\n- Rain\n- One umbrella\n\n## Directions\n\n1. Wait.")
    #expect(folder.fields("posts/2014-01-08-soup.md") == ["title: Soup", "steps:", "  - title: Odd"])
  }

  @Test
  func `a style for addresses counts for posts and pages`() async throws {
    let folder = try await ImportedFolder([
      "_config.yml": "title: Rain\npermalink: pretty\n",
      "_posts/2014-01-07-rain.md": "---\ntitle: Rain\n---\nWords.\n", "about.md": "---\ntitle: About\n---\nWords.\n",
      "_posts/2014-01-08-sun.md": "---\ntitle: Sun\npermalink:\n---\nWords.\n",
    ])
    #expect(try folder.entry("posts/2014-01-07-rain.md").route.path == "/2014/01/07/rain/")
    #expect(try folder.entry("posts/2014-01-08-sun.md").route.path == "/2014/01/08/sun/")
    #expect(folder.content.feed.pages.map(\.route.path) == ["/about/"] && folder.report.draftCount == 0)
    #expect(!folder.fields("about.md").contains { $0.hasPrefix("permalink") })
  }

  @Test
  func `collections stand in the folder that the settings name, which is no part of addresses`() async throws {
    let folder = try await ImportedFolder([
      "_config.yml": """
      title: Okapi Motel
      url: https://okapi.example
      collections_dir: ./words/all
      exclude: [words/all/_posts/2014-01-08-secret.md]
      collections:
        tours: {output: true}
      defaults:
        - scope: {path: words/all/_tours}
          values: {author: ben}
      """,
      "words/all/_posts/2014-01-07-rain.md": "---\ntitle: Rain\n---\nWords.\n",
      "words/all/_posts/2014-01-08-secret.md": "---\ntitle: Secret\n---\nWords.\n",
      "words/all/sea/_posts/2015-02-03-sun.md": "---\ntitle: Sun\n---\nWords.\n",
      "words/all/_drafts/fog.md": "---\ntitle: Fog\n---\nNot yet.\n",
      "words/all/_tours/first.md": "---\ntitle: First tour\ndate: 2016-03-04\n---\nOn the road.\n",
      "words/about.md": "---\ntitle: About\n---\nWho we are.\n",
    ])
    #expect(try folder.entry("posts/2014-01-07-rain.md").route.path == "/2014/01/07/rain.html")
    #expect(try folder.entry("sea/_posts/2015-02-03-sun.md").route.path == "/sea/2015/02/03/sun.html")
    #expect(folder.report.draftCount == 1 && !folder.report.written.contains("posts/2014-01-08-secret.md"))
    let tour = try folder.entry("tours/first.md")
    #expect(tour.route.path == "/tours/first.html" && tour.authors.map(\.name) == ["ben"])
    #expect(folder.content.feed.pages.map(\.route.path) == ["/words/about.html"])
  }
}
