import FeedContent
import FeedDiagnostics
import FeedImport
import FeedModel
import Testing

@Suite("Archives of blogs")
struct BlogArchiveTests {
  @Test
  func `Ghost keeps posts, pages, tags, people, covers and settings`() async throws {
    let folder = try await ImportedFolder(["okapi.ghost.json": Self.ghost, "content/images/2020/01/van.jpg": ""])
    #expect(folder.report.format == "ghost")
    #expect(folder.report.counts == ["articles": 2, "pages": 1])
    let site = folder.content.site
    #expect(site.title == "Okapi Motel" && site.timeZone.identifier == "Asia/Taipei" && site.language == "en")
    #expect(
      site.navigation == [
        NavigationItem(title: "About", url: "/about/"), NavigationItem(title: "Shows", url: "/shows/"),
      ])
    let article = "articles/2020-01-02-five-days/index.md"
    #expect(
      folder.fields(article) == [
        "guid: \"5e0d\"", "title: Five days", "date: 2020-01-02T03:04:05Z", "updated: 2020-01-03T00:00:00Z",
        "permalink: \"/five-days/\"", "pinned: true", "summary: How far.", "tags: [Tour, van]",
        "authors:", "  - name: Ann Lin", "    url: \"https://ann.example/\"", "cover:", "  src: van.jpg",
        "  alt: A van",
        "  caption: Our van",
      ])
    #expect(
      folder.body(article) == "See [about](/about/). ![A van](van.jpg)\n\nA long enough text stands here to be one.")
    #expect(folder.fields("articles/not-yet.md").contains("draft: true"))
    #expect(folder.content.feed.pages.map(\.route.path) == ["/about/"])
    #expect(folder.notes.contains("1 text without HTML is not carried over; feedsite has nothing of that sort"))
  }

  @Test(arguments: [
    (#""visibility": "paid""#, "is for members only"), (#""status": "sent""#, "was sent by mail only"),
    (#""html": "<p>A</p><!--members-only--><p>B</p>""#, "is for members only from some place on"),
    (#""visibility": "public""#, nil),
  ])
  func `Posts of Ghost that not everybody may read are drafts`(key: String, words: String?) async throws {
    let fields =
      [#""id": "1", "title": "Rain", "slug": "rain", "type": "post", "published_at": "2020-01-01T00:00:00.000Z""#]
      + (key.contains("html") ? [] : [#""html": "<p>A</p>""#])
      + (key.contains("status") ? [] : [#""status": "published""#])
    let folder = try await ImportedFolder([
      "okapi.ghost.json":
        #"{"db": [{"meta": {"exported_on": 1}, "data": {"posts": [{\#((fields + [key]).joined(separator: ", "))}]}}]}"#
    ])
    #expect(
      folder.notes.filter { $0.contains("public") } == words.map {
        ["\"Rain\" \($0), and all pages of a site of files are public; it becomes a draft"]
      } ?? [])
    #expect(folder.fields("articles/2020-01-01-rain.md").contains("draft: true") == (words != nil))
  }

  @Test
  func `micro.blog keeps its feed and the files of its archive`() async throws {
    let folder = try await ImportedFolder([
      "feed.json": #"""
      {"version": "https://jsonfeed.org/version/1", "title": "Ann", "home_page_url": "https://ann.example/",
       "items": [
        {"id": "https://ann.example/2021/05/06/bridge.html", "url": "https://ann.example/2021/05/06/bridge.html",
         "date_published": "2021-05-06T07:08:09-05:00", "tags": ["Photos"],
         "content_html": "<p>The bridge <a href=\"https://ann.example/2021/05/05/rain.html\">again</a></p>\n<img src=\"uploads/2021/bridge.jpg\" alt=\"A bridge\" width=\"600\">"},
        {"id": "1", "url": "https://ann.example/2021/05/05/rain.html", "date_published": "2021-05-05T07:08:09-05:00",
         "content_html": "<p>Rain.</p>"}]}
      """#, "uploads/2021/bridge.jpg": "", "index.html": "<html></html>",
    ])
    #expect(folder.report.format == "microblog")
    let photo: MediaFeedViewObject = try folder.object("media/2021-05-06-bridge/index.md")
    #expect(photo.photos.map(\.alt) == ["A bridge"])
    #expect(photo.entry.route.path == "/2021/05/06/bridge.html")
    #expect(photo.entry.date?.rfc3339 == "2021-05-06T07:08:09-05:00")
    #expect(photo.entry.tags.map(\.name) == ["Photos"])
    #expect(folder.body("media/2021-05-06-bridge/index.md") == "The bridge [again](/2021/05/05/rain.html)")
  }

  @Test
  func `Medium keeps stories, subtitles, drafts and responses`() async throws {
    func story(_ name: String, _ body: String, subtitle: String = "", date: String? = nil) -> String {
      """
      <!DOCTYPE html><html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>\(name)</title></head>
      <body><article class="h-entry"><header><h1 class="p-name">\(name)</h1></header>
      <section data-field="subtitle" class="p-summary">\(subtitle)</section>
      <section data-field="body" class="e-content"><section name="1" class="section section--body section--first section--last">
      <div class="section-divider"><hr class="section-divider"></div><div class="section-content">
      <div class="section-inner sectionLayout--insetColumn">\(body)</div></div></section></section>
      <footer><p>By <a href="https://medium.com/@ann" class="p-author h-card">Ann Lin</a>\
      \(date.map { " on <a href=\"https://medium.com/p/0123456789ab\"><time class=\"dt-published\" datetime=\"\($0)\">x</time></a>" } ?? "").</p>
      <p><a href="https://medium.com/@ann/x-0123456789ab" class="p-canonical">Canonical link</a></p></footer></article></body></html>
      """
    }
    let graf = """
      <h3 name="a" id="a" class="graf graf--h3 graf--leading graf--title">Five days</h3>
      <h4 class="graf graf--h4 graf--subtitle">One van</h4><p class="graf graf--p">We <strong class="markup--strong">left</strong>.</p>
      <figure class="graf graf--figure"><img class="graf-image" src="https://cdn.example/van.jpeg"><figcaption class="imageCaption">Van</figcaption></figure>
      <pre class="graf graf--pre">a<br>b</pre><p>Much more text than would fit below a picture stands here, since the story is one.
      It goes on for a while, and on, and on, until nobody would take it for a caption any more.</p>
      """
    let folder = try await ImportedFolder([
      "posts/2019-01-02_Five-days-0123456789ab.html": story(
        "Five days", graf, subtitle: "One van", date: "2019-01-02T03:04:05.678Z"),
      "posts/2019-01-03_Yes--I-agree-0123456789ac.html": story(
        "Yes, I agree", "<p class=\"graf graf--p\">Yes, I agree, and so does the van.</p>",
        date: "2019-01-03T00:00:00.000Z"),
      "posts/draft_Not-yet-0123456789ad.html": story("Not yet", "<h3 class=\"graf--title\">Not yet</h3><p>x</p>"),
      "profile/profile.html": "<html><body>Ann</body></html>",
    ])
    #expect(folder.report.format == "medium")
    #expect(folder.report.counts == ["articles": 2, "notes": 1])
    #expect(
      folder.fields("articles/2019-01-02-five-days.md") == [
        "guid: \"https://medium.com/p/0123456789ab\"", "title: Five days", "date: 2019-01-02T03:04:05Z",
        "summary: One van",
        "syndication: [\"https://medium.com/@ann/x-0123456789ab\"]",
      ])
    #expect(
      folder.body("articles/2019-01-02-five-days.md").hasPrefix(
        "We **left**.\n\n![](https://cdn.example/van.jpeg \"Van\")\n\n```\na\nb\n```\n\nMuch more"))
    #expect(folder.fields("articles/not-yet.md").contains("draft: true"))
    #expect(folder.body("notes/2019-01-03-yes-i-agree.md") == "Yes, I agree, and so does the van.")
  }

  static let ghost = #"""
    {"db": [{"meta": {"exported_on": 1600000000000, "version": "5.2.0"}, "data": {
      "posts": [
        {"id": "5e0d", "uuid": "u", "title": "Five days", "slug": "five-days", "type": "post", "status": "published", "featured": 1,
         "html": "<!--kg-card-begin: html--><p>See <a href=\"__GHOST_URL__/about/\">about</a>. <img src=\"__GHOST_URL__/content/images/2020/01/van.jpg\" alt=\"A van\"></p><!--kg-card-end: html--><p>A long enough text stands here to be one.</p>",
         "feature_image": "__GHOST_URL__/content/images/2020/01/van.jpg", "custom_excerpt": "How far.",
         "published_at": "2020-01-02T03:04:05.000Z", "updated_at": "2020-01-03T00:00:00.000Z"},
        {"id": "5e0e", "title": "Not yet", "slug": "not-yet", "type": "post", "status": "draft", "html": null, "lexical": "{}",
         "plaintext": "Soon.", "created_at": null, "published_at": null},
        {"id": "5e0f", "title": "About", "slug": "about", "type": "page", "status": "published", "html": "<p>We are we.</p>",
         "published_at": "2020-01-01T00:00:00.000Z"}],
      "posts_meta": [{"post_id": "5e0d", "feature_image_alt": "A van", "feature_image_caption": "<span>Our van</span>"}],
      "tags": [{"id": "t1", "name": "van"}, {"id": "t2", "name": "Tour"}, {"id": "t3", "name": "#hidden"}],
      "posts_tags": [{"post_id": "5e0d", "tag_id": "t1", "sort_order": 1}, {"post_id": "5e0d", "tag_id": "t2", "sort_order": 0},
        {"post_id": "5e0d", "tag_id": "t3", "sort_order": 2}],
      "users": [{"id": "1", "name": "Ann Lin", "website": "https://ann.example/", "email": "ann@lin.example"},
        {"id": "2", "name": "Suyin"}],
      "posts_authors": [{"post_id": "5e0d", "author_id": "1", "sort_order": 0}],
      "settings": [{"key": "title", "value": "Okapi Motel"}, {"key": "timezone", "value": "Asia/Taipei"}, {"key": "lang", "value": "en"},
        {"key": "navigation", "value": "[{\"label\":\"Home\",\"url\":\"/\"},{\"label\":\"About\",\"url\":\"/about/\"},{\"label\":\"Shows\",\"url\":\"shows/\"},{\"label\":\"Run\",\"url\":\"javascript:x()\"},{\"label\":\" \",\"url\":\"/x/\"}]"}]}}]}
    """#
}
