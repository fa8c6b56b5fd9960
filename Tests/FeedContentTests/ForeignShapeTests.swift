import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

/// The shapes in which other generators write what feedsite knows.
@Suite struct ForeignShapeTests {
  private func load(_ fields: String, drafts: Bool = false) async -> LoadedContent {
    var site = TestSite(["articles/2025-04-09-a.md": "---\ntitle: A b\n\(fields)\n---\nText", "static/a.png": ""])
    site.context.includesDrafts = drafts
    return await site.load()
  }

  private func entry(_ fields: String) async -> Entry? {
    let content = await load(fields)
    #expect(content.messages == [])
    return content.entry("articles/2025-04-09-a.md")
  }

  @Test(arguments: [
    "draft: 'true'", "draft: yes", "draft: 1", "draft: on", "Draft: TRUE", "published: no", "published: 0",
    "published: 'false'",
    "published: draft", "published: private", "publish: false", "status: draft", "status: private", "Status: Draft",
    "status: draft\nlayout: post", "status: pending", "state: draft", "private: true", "password: umbrella",
    "dg-publish: false", "headless: true", "render: false", "build: {render: never}", "_build: {render: false}",
    "private: true\ndraft: false\npublished: true",
    "isDraft: true", "isPublished: false", "is_private: yes", "public: false", "access: members", "permalink: false",
    "params: {draft: true}", "extra: {draft: yes}", "params: {private: true}", "visibility: followers",
    "access: subscribers", "deleted: true", "deleted: 2025-04-10T12:00:00Z\npublished: 2025-04-09",
    "deleted: true\npublished: true", "private: true\npublished: 2025-04-09", "unpublished: true",
    "unpublished: 2025-04-10", "status: skip", "ignorePublish: true",
  ])
  func `Words that make a draft`(fields: String) async {
    let content = await load(fields)
    #expect(content.feed.entries.isEmpty && content.skipped.map(\.reason) == [.draft])
    #expect(content.messages == [])
    let shown = await load(fields, drafts: true)
    #expect(shown.entry("articles/2025-04-09-a.md")?.isDraft == true)
  }

  @Test(arguments: ["isDraft: perhaps", "public: nope", "private: yes please", "params: {draft: perhaps}"])
  func `What may have been meant to hide an entry is an error`(fields: String) async {
    let content = await load(fields)
    #expect(content.diagnostics.map(\.severity) == [.error])
  }

  @Test(arguments: [
    ("kind: quote", Kind.quote), ("Kind: Songs", .song), ("kind: strange", .article),
    ("kind: song\ntype: quote", .quote),
  ])
  func `A kind may be called so`(fields: String, kind: Kind) async {
    #expect(await load(fields).entry("articles/2025-04-09-a.md")?.kind == kind)
  }

  @Test(arguments: [
    "draft: 'false'", "draft: no", "draft: 0", "draft:", "published: yes", "published: 1", "published: public",
    "publish: true",
    "status: publish", "status: published", "status: draft\ndraft: false", "status: draft\npublished: true",
    "status: done", "state: Ohio", "access: public", "access: step-free", "visibility: Everyone",
    "params: {draft: false}", "private: false",
    "password:", "deleted: false", "deleted:", "deleted: [The scene about x]", "deleted: The end",
    "build: {list: always}", "published: 2024-05-05",
    "publish: false\npublished: true",
  ])
  func `Words that make none`(fields: String) async {
    #expect(await entry(fields)?.isDraft == false)
  }

  @Test(arguments: [
    ("published: 2020-05-05", "2020-05-05"), ("publishedAt: 2020-05-05", "2020-05-05"),
    ("pubDatetime: 2020-05-05", "2020-05-05"),
    ("created: 2020-05-05", "2020-05-05"), ("date created: 2020-05-05", "2020-05-05"),
    ("published: true", "2025-04-09"),
    ("date: 2020-01-01\ncreated: 2020-05-05", "2020-01-01"), ("date:\ncreated: 2020-05-05", "2020-05-05"),
    ("date: 2020-05-05\ntaxonomies: {tags: [a]}\ntags:", "2020-05-05"), ("pubDate: Jul 08 2022", "2022-07-08"),
  ])
  func `Other names of the date`(fields: String, day: String) async {
    #expect(await entry(fields)?.date?.machineReadable == day)
  }

  @Test(arguments: [
    "updatedDate: 2025-05-05", "updated_at: 2025-05-05", "modDatetime: 2025-05-05", "date modified: 2025-05-05",
  ])
  func `Other names of the last change`(fields: String) async {
    #expect(await entry(fields)?.updated?.machineReadable == "2025-05-05")
  }

  @Test(arguments: [
    ("author: Ann", ["Ann"]), ("authors: [Ann, Bo]", ["Ann", "Bo"]), ("authors: Ann; Bo", ["Ann", "Bo"]),
    ("author: {name: Ann, twitter: ann}", ["Ann"]), ("author: {display_name: Ann}", ["Ann"]),
    ("author: {twitter: ann}", ["ann"]),
    ("authors: [{name: Ann}, {username: bo}, Cy]", ["Ann", "bo", "Cy"]),
    ("authors: {ann: {role: x}, bo: }", ["ann", "bo"]),
    ("authors: [{Ann Lin: \"https://ann.example/\"}, Bo]", ["Ann Lin", "Bo"]),
    ("author: true", []), ("author: false", []), ("author: null", []), ("author: 'Ann; Bo'", ["Ann; Bo"]),
    ("author: Ann, Jr.", ["Ann, Jr."]),
    ("taxonomies: {authors: [Ann]}", ["Ann"]), ("extra: {author: Ann}", ["Ann"]),
    ("params: {author: {name: Ann}}", ["Ann"]),
  ])
  func `People in all shapes`(fields: String, names: [String]) async {
    #expect(await entry(fields)?.authors.map(\.name) == names)
  }

  @Test(arguments: [
    "image: true", "image: false", "cover: false", "cover: {alt: x, caption: y}", "cover: {image: ''}",
    "image: {lqip: x}",
    "thumbnail: false", "image: []", "cover: {}", "image: [{alt: x}]",
  ])
  func `What names no picture is no cover`(fields: String) async {
    let entry = await entry(fields)
    #expect(entry != nil && entry?.cover == nil)
  }

  @Test(arguments: [
    "image: [/a.png]", "cover: {image: /a.png, relative: true}", "extra: {image: /a.png}", "thumbnail: [{src: /a.png}]",
  ])
  func `Covers in lists and boxes`(fields: String) async {
    #expect(await entry(fields)?.cover?.file.source == .published(Route("/a.png")))
  }

  @Test func `The address of an author may be beside the name`() async {
    let authors = await entry("author: Ann Lin\nauthorURL: https://ann.example/")?.authors
    #expect(authors?.map(\.name) == ["Ann Lin"] && authors?.map(\.url) == ["https://ann.example/"])
    let linked = await entry("author: {Ann Lin: \"https://ann.example/\"}")?.authors
    #expect(linked?.map(\.name) == ["Ann Lin"] && linked?.map(\.url) == ["https://ann.example/"])
    #expect(
      await load("author: {homepage: \"https://ann.example/\"}").feed.entries.first?.entry.authors.isEmpty == true)
    #expect(await load("author: {Homepage: \"https://ann.example/\"}").feed.entries.first?.entry.authors == [])
    #expect(await entry("hosts: [{bell hooks: \"https://ann.example/\"}]")?.authors.map(\.name) == ["bell hooks"])
    #expect(await load("authorURL: https://ann.example/").codes == ["likely-typo"])
  }

  @Test func `What a box holds beyond that stays in it`() async {
    let entry = await entry("extra: {image: /a.png, toc: true}\nparams: {x: y}\ntaxonomies: {tags: [a], moods: [b]}")
    #expect(
      entry?.extra == [
        ExtraField(key: "extra", value: .fields([ExtraField(key: "toc", value: .flag(true))])),
        ExtraField(key: "params", value: .fields([ExtraField(key: "x", value: .text("y"))])),
        ExtraField(key: "moods", value: .list([.text("b")])),
      ])
  }

  @Test(arguments: [
    ("permalink: /:year/:month/:title/", "/2025/04/a/"),
    ("permalink: '/{{ tags[0] | slug }}/{{ page.fileSlug }}/'\ntags: [Rain Again, Sun]", "/rain-again/a/"),
    ("permalink: '/{{ page.fileSlug }}/'", "/a/"), ("permalink: '/x/{{ title | slug }}/'", "/x/a-b/"),
    ("permalink: '/{{title|slugify}}/index.html'", "/a-b/"),
    ("slug: Équilíbrio über Straßen\npermalink: '/{{ slug | slugify }}/'", "/equilibrio-ueber-strassen/"),
    ("slug: über\npermalink: '/{{ slug | slug }}/'", "/uber/"),
    ("permalink: '/{{ page.date | date: \"%Y/%m/%d\" }}/{{ slug }}/'\nslug: s", "/2025/04/09/s/"),
    ("permalink: '{{ page.date | dateToFormat(\"yyyy\") }}/{{ date | toDay: \"LL-dd\" }}/index.html'", "/2025/04-09/"),
    ("permalink: '/{{ page.date | date(\"YY/M/D\") }}/'", "/25/4/9/"),
    ("permalink: '{{ page.filePathStem }}.html'", "/articles/a.html"),
    ("permalink: '/{{ page.filePathStem }}/'", "/articles/a/"),
    ("categories: x/y\npermalink: /:categories/:title/", "/x/y/a/"),
  ])
  func `Addresses of other generators`(fields: String, route: String) async {
    #expect(await entry(fields)?.route.path == route)
  }

  @Test(arguments: [
    "/{{ x }}/", "/{{ title | mine }}/", "/{% if a %}b{% endif %}/", "/{{ title", "/{{ slug }}/",
    "/{{ page.date | date: 'LLL' }}/",
    "/{{ page.date | date: \"%B\" }}/", "/{{ page.date | date(\"MMM\") }}/", "/{{ page.date | date(\"/\") }}/",
    "/{{ }}/",
  ])
  func `Templates that cannot be run leave the address to the file`(template: String) async {
    let content = await load("permalink: \(YAMLText.quoted(template))")
    #expect(content.route("articles/2025-04-09-a.md") == "/articles/a/")
    #expect(content.codes == ["template-address"])
  }

  @Test(arguments: [("<!-- \n", "-->\n\n"), ("", "\n")])
  func `Metadata of Nikola begins with dots, and may be in a comment`(start: String, end: String) async {
    let lines =
      ".. title: Rain: a song\n.. slug: wet\n.. date: 2014-01-07 10:11:12 UTC-03:00\n.. tags: New York, rain\n"
    let content = await TestSite.load([
      "posts/a.md": "\(start)\(lines).. category: \n.. link:\n.. type: text\n\(end)Text\n",
      "notes/2025-01-01-b.md": "<!-- .. title: b -->\n\nText\n", "notes/2025-01-01-c.md": ".. date: x\n\nText\n",
      "notes/2025-01-01-d.md": "<!--\n.. title: d\n\nText\n",
    ])
    let entry = content.entry("posts/a.md")
    #expect(entry?.kind == .article && entry?.route.path == "/posts/wet/")
    #expect((content.object("posts/a.md") as? ArticleFeedViewObject)?.title == "Rain: a song")
    #expect(entry?.date?.rfc3339 == "2014-01-07T10:11:12-03:00")
    #expect(entry?.tags.map(\.name) == ["New York", "rain"] && entry?.body.plainText == "Text")
    #expect(["b", "c", "d"].allSatisfy { content.entry("notes/2025-01-01-\($0).md")?.date?.day.year != 2014 })
    #expect(content.entry("notes/2025-01-01-b.md")?.kind == .text)
  }

  @Test func `Metadata of Pelican needs no delimiters`() async {
    let content = await TestSite.load([
      "articles/a.md":
        "Title: Rain: a song\r\nDate: 2014-01-07 10:11\r\nModified: 2014-01-08\r\nCategory: Music\r\nTags: New York, rain\r\nSummary: One\r\n    two\r\nauthors: Ann\r\n\r\nText\r\n",
      "articles/b.md": "title: B\ndate: x\nStatus: draft\n\nText {{ a }}",
      "articles/c.md": "Date: 2014-01-07\nTitle: C\nText: more\nText",
      "notes/2025-01-01-d.md": "Title: a word\n\nDate: another", "notes/2025-01-01-e.md": "Title fight: x\nDate: y\n",
      "notes/2025-01-01-f.md": "Note: x\nTitle: y\nDate: 2014-01-01\n",
    ])
    let entry = content.entry("articles/a.md")
    #expect(entry?.date?.rfc3339 == "2014-01-07T10:11:00+08:00" && entry?.updated?.machineReadable == "2014-01-08")
    #expect(entry?.tags.map(\.name) == ["New York", "rain", "Music"] && entry?.summary == "One\ntwo")
    #expect(entry?.authors.map(\.name) == ["Ann"] && entry?.body.plainText == "Text")
    #expect((content.object("articles/a.md") as? ArticleFeedViewObject)?.title == "Rain: a song")
    #expect(content.object("articles/c.md")?.entry.body.plainText == "Text")
    #expect(["d", "e", "f"].allSatisfy { content.entry("notes/2025-01-01-\($0).md") != nil })
    #expect(content.skipped.map(\.file) == ["content/articles/b.md"])
    #expect(content.messages == [])
  }

  @Test func `Properties of Logseq are metadata with two colons`() async {
    let content = await TestSite.load([
      "a.md": "title:: Rain\ndate:: 2024-03-04\npublic:: true\ntags:: one, two\n\n- Text"
    ])
    #expect(content.messages == [])
    let entry = content.entry("a.md")
    #expect(entry?.date?.machineReadable == "2024-03-04" && entry?.tags.map(\.name) == ["one", "two"])
    #expect((content.object("a.md") as? ArticleFeedViewObject)?.title == "Rain")
  }

  @Test(arguments: ["notes/2024_03_04.md", "notes/2024_3_4_Rain.md", "notes/2024-03-04_Rain/index.md"])
  func `Underscores part the date from a name, and its numbers`(path: String) async {
    let content = await TestSite.load([path: "Text"])
    #expect(content.messages == [])
    #expect(content.entry(path)?.date?.machineReadable == "2024-03-04")
  }

  @Test(arguments: ["Nature", "{name: Nature}", "\"*Nature*, 5(2)\"", "Draft", "false"])
  func `A publication may be a journal rather than a day`(publication: String) async {
    let path = "articles/2024-03-04-rain.md"
    let content = await TestSite.load([path: "---\ntitle: Rain\npublication: \(publication)\n---\nText"])
    #expect(!content.diagnostics.contains { $0.severity == .error })
    #expect(content.entry(path)?.date?.machineReadable == "2024-03-04")
  }

  @Test(arguments: ["a.qmd", "a.Rmd", "a.mkd", "a.mkdn", "a.mdown", "a.mdwn", "a.MD"])
  func `Files of other endings are Markdown`(name: String) async {
    let content = await TestSite.load(["articles/\(name)": "---\ntitle: Rain\ndate: 2024-03-04\n---\nText"])
    #expect(content.messages == [])
    #expect(content.entry("articles/\(name)")?.route == Route("/articles/a/"))
  }

  @Test(arguments: ["image_url", "imagePath", "coverUrl", "thumbnail-path", "image_src", "coverSrc"])
  func `A cover may be named by what it is an address of`(key: String) async {
    let entry = await entry("publication: 2024-03-04 10:00:00\n\(key): https://a.example/rain.png")
    #expect(entry?.cover?.file.source == .external("https://a.example/rain.png"))
    #expect(entry?.date?.day.description == "2024-03-04")
  }

  @Test(arguments: [
    "image: /a.png\nthumb_alt: Rain", "featured_image: /a.png\nfeatured_image_alt: Rain",
    "thumbnail: /a.png\nthumbnailAlt: Rain", "image: /a.png\nimageAlt: Rain",
    "heroImage: /a.png\nheroImageAlt: Rain", "image: /a.png\nimage-alt: Rain\nthumb-alt: Snow",
  ])
  func `What a cover shows may be beside it under its name`(fields: String) async {
    #expect(await entry(fields)?.cover?.alt == "Rain")
  }

  @Test func `What has hyphens may be in camel case`() async {
    let entry = await entry("lastModifiedAt: 2025-05-05\ncoverAlt: Rain\nimage: /a.png")
    #expect(entry?.updated?.machineReadable == "2025-05-05" && entry?.cover?.alt == "Rain" && entry?.extra == [])
    let content = await TestSite.load(["pages/b.md": "---\ntitle: B\nnavOrder: 3\n---\nText"])
    #expect(content.page("/b/")?.order == 3 && content.messages == [])
  }

  @Test func `The weight of a page may be below zero`() async {
    let content = await TestSite.load(["pages/b.md": "---\ntitle: B\nweight: -70\n---\nText"])
    #expect(content.page("/b/")?.order == -70 && content.messages == [])
  }

  @Test(arguments: [
    "tags:\n\t- rain\n\t- snow", "tags:\r\n\r\n\t- rain\r\n\r\n\t- snow\r", "tags: # x\n \t- rain\n \t- snow",
  ])
  func `Tabs may indent, as in Hexo`(fields: String) async {
    #expect(await entry(fields)?.tags.map(\.name) == ["rain", "snow"])
  }

  @Test func `Messages name the places in metadata of Pelican`() async {
    let content = await TestSite.load(["articles/a.md": "Title: 雨\nDate:  x\nLang: en\n\n{{ a }}"])
    #expect(content.codes == ["invalid-date", "liquid-tags"])
    #expect(
      content.diagnostics.map { $0.location?.description } == [
        "content/articles/a.md:2:8", "content/articles/a.md:5:1",
      ])
  }

  @Test func `Places stay where fields are renamed or taken out`() async {
    let content = await load(
      "taxonomies:\n  tags: [a]\n  authors:\n    - {url: x}\npublishedAt: [x]\nupdated_at: nonsense")
    #expect(
      content.diagnostics.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.code)" } == [
        "6:7 incomplete-field", "6:13 invalid-value", "7:14 wrong-type", "8:13 invalid-date",
      ])
  }

  @Test func `The fields of a kind that the site declares keep their names`() async {
    let content = await TestSite.load(
      [
        "recipes/a.md":
          "---\ndate: 2025-04-09\nstatus: draft\ncreated: 2020-01-01\nextra: x\n---\n"
      ], settings: "kinds: {recipe: {fields: {status: text, created: date, extra: text}}}\n")
    #expect(content.first(CustomFeedViewObject.self)?.values.count == 3)
    #expect(content.messages == [])
  }

  @Test func `Keys of the starters of other generators give no warning`() async {
    let keys = [
      "layout", "weight", "eleventyNavigation", "eleventyExcludeFromCollections", "eleventyComputed",
      "templateEngineOverride",
      "metaDesc", "socialImage", "in_search_index", "template", "sort_by", "paginate_by", "insert_anchor_links",
      "abbrlink",
      "top_img", "swiper_index", "skip_render", "save_as", "translation", "heroImage", "ogImage", "sidebar_position",
      "sidebar_label", "custom_edit_url", "cssclass", "cssclasses", "banner", "publish", "translator", "translators",
      "publisher", "localized", "uid", "stick", "long", "syndicate", "videoID", "latex", "keyword", "readingTime",
      "toc",
      "comments", "mathjax", "linkTitle", "series", "showToc", "robots", "noindex", "canonical_url", "editUrl",
      "sticky",
      "coverImage", "featuredImage", "icon", "emoji", "topic", "section", "kind", "id", "created", "modified",
      "license", "showTitle", "show_title", "hideTitle", "hide_title",
    ]
    let content = await load(
      keys.map { "\($0): {a: b}" }.joined(separator: "\n").replacing("id: {a: b}", with: "id: x"))
    #expect(content.messages.filter { $0.contains("did you mean") } == [])
  }

  @Test(arguments: [
    "status: hidden", "visibility: hidden", "unlisted: true", "hidden: true", "visible: false", "build: {list: never}",
    "eleventyExcludeFromCollections: true", "type: note\nunlisted: true",
  ])
  func `What generators hide is a page, which no wall lists`(fields: String) async {
    let content = await load(fields)
    #expect(content.feed.entries.isEmpty && content.skipped.isEmpty)
    #expect(content.feed.pages.map(\.route.path) == ["/articles/a/"])
    #expect(content.feed.pages.map(\.isUnlisted) == [true])
    #expect(content.messages == [])
  }

  @Test(arguments: [
    "heroImage", "featured_image", "featuredImage", "coverImage", "feature-image", "header-img", "cover-img", "bigimg",
    "thumbnail-img", "banner", "top_img", "og_image", "img_path", "teaser", "hero",
  ])
  func `The cover under the name of a theme`(key: String) async {
    func cover(_ fields: String) async -> String? {
      let content = await TestSite.load([
        "articles/2025-04-09-a.md": "---\n\(fields)\n---\nText", "articles/p.png": "", "articles/q.png": "",
      ])
      return content.entry("articles/2025-04-09-a.md")?.cover.map { "\($0.file.source)" }
    }
    #expect(await cover("\(key): p.png")?.contains("/articles/p.png") == true)
    #expect(await cover("image: q.png\n\(key): p.png")?.contains("/articles/q.png") == true)
    #expect(await cover("\(key): large") == nil)
  }

  @Test func `A rank pins what is above others`() async {
    for (value, isPinned) in [("10", true), ("0", false), ("-1", false), ("true", true), ("no", false)] {
      #expect(await load("sticky: \(value)").feed.entries.first?.entry.isPinned == isPinned, "\(value)")
    }
    #expect(await load("top: 100").feed.entries.first?.entry.isPinned == true)
    #expect(await load("pinned: false\nsticky: 10").feed.entries.first?.entry.isPinned == false)
  }

  @Test func `The pictures of a gallery take the place of its tag`() async {
    let entry = await TestSite.load([
      "articles/2025-04-09-a.md": """
      ---
      title: A
      tour:
        - {url: /a.png, image_path: /b.png, alt: A van, title: Van}
        - {image_path: /b.png}
      ---
      Words

      {% include gallery id="tour" caption="On tour" %}
      """, "static/a.png": "", "static/b.png": "",
    ]).entry("articles/2025-04-09-a.md")
    #expect(entry?.body.links.map(\.destination) == ["/a.png", "/b.png", "/b.png"])
    #expect(entry?.body.plainText.hasSuffix("On tour") == true)
  }

  @Test func `The picture of a header is the cover`() async {
    #expect(await entry("header: {teaser: /a.png}")?.cover?.file.source == .published(Route("/a.png")))
    #expect(await entry("header: {image: /a.png, caption: C}")?.cover?.file.source == .published(Route("/a.png")))
  }

  @Test(arguments: ["podcast_file", "audioUrl", "mp3", "enclosure", "episode-url", "audio_file", "media", "enclosures"])
  func `A recording under the name of a theme`(key: String) async {
    func recordings(_ fields: String) async -> Int? {
      let object = await load(fields).feed.entries.first
      return (object as? ArticleFeedViewObject)?.recordings.count
    }
    #expect(await recordings("\(key): https://a.example/1.mp3?x=y") == 1)
    #expect(await recordings("\(key): https://a.example/1.html") == 0)
    #expect(await recordings("\(key): true") == 0)
    #expect(await recordings("\(key): {url: \"https://a.example/1.mp3\"}") == 1)
    #expect(await recordings("\(key): [{src: \"https://a.example/1.mp3\"}, {src: b}]") == 1)
  }

  @Test(arguments: ["extra: {episode_url", "params: {mp3", "extra: {start: 5, audio"])
  func `A recording in a box for themes`(key: String) async {
    let content = await load("\(key): \"https://a.example/1.mp3\"}")
    #expect(content.messages == [] && content.first(ArticleFeedViewObject.self)?.recordings.count == 1)
  }

  @Test(arguments: [
    ("With [Ann](https://a.example) and **Bo** on `tea`.", "With Ann and Bo on tea."),
    ("5 * 3 [x] a_b_c", "5 * 3 [x] a_b_c"),
  ])
  func `A summary is plain text`(written: String, shown: String) async {
    #expect(await entry("description: \"\(written)\"")?.summary == shown)
  }

  @Test func `References to characters that exporters left in words are these characters`() async {
    let path = "articles/2025-04-09-a.md"
    let fields = """
      title: "Transmit &amp; Textmate &#8211; &quot;Love&quot;"
      description: R&amp;B &#x26; more
      tags: [Q&amp;A, AT&T]
      authors: Ann &amp; Bo; Cy
      """
    let content = await TestSite.load([path: "---\n\(fields)\n---\nText"])
    #expect((content.object(path) as? ArticleFeedViewObject)?.title == "Transmit & Textmate – \"Love\"")
    #expect(content.entry(path)?.summary == "R&B & more")
    #expect(content.entry(path)?.tags.map(\.name) == ["Q&A", "AT&T"])
    #expect(content.entry(path)?.authors.map(\.name) == ["Ann & Bo", "Cy"])
    #expect(content.messages == [])
  }

  @Test(arguments: [
    ("<i>Mozart: REQUIEM</i><br/>Une fin", "Mozart: REQUIEM Une fin"), ("A<br> B <BR>C<br>", "A B C"),
    ("<span class=\"x\">A <b><i>b</i></b></span> &amp; c", "A b & c"), ("H<sub>2</sub>O </b>", "H2O </b>"),
  ])
  func `Tags around words are left out of titles`(written: String, title: String) async {
    let path = "articles/2025-04-09-a.md"
    let content = await TestSite.load([path: "---\ntitle: '\(written)'\n---\nText"])
    #expect((content.object(path) as? ArticleFeedViewObject)?.title == title)
  }

  @Test(arguments: [
    ("AT&T", "AT&T"), ("a &b; c", "a &b; c"), ("R & B; &;", "R & B; &;"), ("Rain &amp", "Rain &amp"),
    ("What &amp;amp; means", "What &amp; means"), ("The <b> element", "The <b> element"),
    ("Between <b> and </b>", "Between <b> and </b>"), ("About <br> and <br/>", "About <br> and <br/>"),
    ("Use `<b>x</b>`", "Use `<b>x</b>`"), ("&lt;i&gt;x&lt;/i&gt;", "<i>x</i>"),
    ("<title>A</title>", "<title>A</title>"), ("a</b> <i>b", "a</b> <i>b"), ("1 <3 x<b", "1 <3 x<b"),
    ("10<sup>6</sup> <s>9</s>8", "10<sup>6</sup> <s>9</s>8"),
  ])
  func `What is no reference stays, and so does one that is written as such`(written: String, title: String) async {
    let path = "articles/2025-04-09-a.md"
    let content = await TestSite.load([path: "---\ntitle: '\(written)'\n---\nText"])
    #expect((content.object(path) as? ArticleFeedViewObject)?.title == title)
  }

  @Test(arguments: ["publishDate", "pubDate", "publish"])
  func `Generators wait for the day of publication, whatever the words are dated`(key: String) async {
    let content = await load("date: 2020-01-01\n\(key): 2099-01-01")
    #expect(content.feed.entries.isEmpty && content.skipped.map(\.reason) == [.future])
    #expect(await load("date: 2020-01-01\n\(key): 2099-13-01").hasErrors == (key != "publish"))
    let past = await load("date: 2020-01-01\n\(key): 2021-01-01")
    #expect(past.entry("articles/2025-04-09-a.md")?.date?.day.description == "2020-01-01")
    let dated = await load("date: 2099-01-01\n\(key): 2021-01-01")
    #expect(dated.entry("articles/2025-04-09-a.md")?.date?.day.description == "2021-01-01")
    #expect(await load("date: 2099-01-01\n\(key): 2098-01-01").skipped.map(\.reason) == [.future])
  }

  @Test(arguments: ["expiry_date", "unpublish-date"])
  func `A day on which an entry goes is known with hyphens, too`(key: String) async {
    #expect(await load("date: 2020-01-01\n\(key): 2021-01-01").skipped.map(\.reason) == [.expired])
  }

  @Test func `A duplicate key is reported, whatever other keys mean`() async {
    for settings in ["", "fields: {all: {cover: heroImage}}\n", "fields: {type: {story: article}}\n"] {
      let fields = "status: published\nSummary: A\nsummary: B\nheroImage: /a.png\ntype: story"
      let content = await TestSite(["articles/2025-04-09-a.md": "---\n\(fields)\n---\nText"], settings: settings).load()
      let words = #"4:1: warning: the key "summary" appears twice (first on line 3); keep one of them"#
      #expect(content.messages.contains("content/articles/2025-04-09-a.md:\(words)"), "\(content.messages)")
    }
    let author = await TestSite.load(["articles/2025-04-09-a.md": "---\nauthor: {nick: Mei, nick: Lin}\n---\nText"])
    #expect(author.codes.contains("duplicate-key"), "\(author.messages)")
  }

  @Test func `A program is no front matter`() async {
    for name in ["js", "javascript"] {
      let content = await TestSite.load(["articles/2025-04-09-a.md": "---\(name)\n{ title: \"A\" }\n---\nText"])
      #expect(content.feed.entries.isEmpty && content.feed.pages.isEmpty)
      #expect(content.codes == ["front-matter-program"])
      #expect(content.diagnostics.first?.location?.description == "content/articles/2025-04-09-a.md:1:1")
    }
  }

  @Test(arguments: ["_", "."])
  func `An underscore or a dot parts a day from a name as well`(separator: String) async {
    let path = "articles/2020-01-02\(separator)rain-song.md"
    let entry = await TestSite.load([path: "---\ntitle: A\n---\nText"]).entry(path)
    #expect(entry?.date?.day.description == "2020-01-02" && entry?.route.path == "/articles/rain-song/")
  }

  @Test func `Drawings of Excalidraw stay out`() async {
    let content = await TestSite.load(["notes/2024-01-01-a.excalidraw.md": "---\nexcalidraw-plugin: parsed\n---\nText"])
    #expect(content.messages == [] && content.feed.entries.isEmpty && content.feed.pages.isEmpty)
  }

  @Test func `Texts in other markups are counted, a warning for each`() async {
    let content = await TestSite.load([
      "posts/b.rst": "Rain", "posts/a.RST": "Sun", "posts/c.org": "* Snow", "static/d.rst": "x", "posts/e.txt": "x",
      "posts/g.md.txt": "x", "posts/2014-01-07-f/index.md": "---\ntitle: F\n---\nText",
      "posts/2014-01-07-f/more/notes.rst": "x",
    ])
    #expect(
      content.messages == [
        "content/posts/a.RST: warning: 2 files ending with .rst are not read, since feedsite reads Markdown; pandoc makes "
          + "Markdown of them",
        "content/posts/c.org: warning: 1 file ending with .org is not read, since feedsite reads Markdown; pandoc makes "
          + "Markdown of it",
        "content/posts/g.md.txt: warning: 1 file ending with .md.txt is not read; remove .txt from its name",
      ])
  }

  @Test func `Posts in HTML are counted in one warning`() async {
    let content = await TestSite.load([
      "_posts/2014-01-07-a.html": "---\ntitle: A\n---\n<p>A</p>", "_posts/2014-01-08-b.html": "---\r\n---\r\n<p>B</p>",
      "demo/index.html": "<p>C</p>", "static/d.html": "---\n---\n<p>D</p>",
    ])
    #expect(content.codes == ["html-with-front-matter"])
    #expect(content.messages.first?.contains("2 files in HTML") == true)
  }
}

/// Writes texts as YAML.
private enum YAMLText {
  static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }
}
