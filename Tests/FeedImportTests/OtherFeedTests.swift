import FeedContent
import FeedDiagnostics
import FeedImport
import FeedMarkdown
import FeedModel
import Testing

@Suite("Atom, JSON Feed and OPML")
struct OtherFeedTests {
  @Test
  func `Atom keeps all sorts of texts, dates, people, links and files`() async throws {
    let folder = try await ImportedFolder(["feed": Self.atom])
    #expect(folder.report.format == "atom")
    #expect(folder.content.site.title == "Ann < Lin")
    let xhtml = "articles/2021-02-03-xhtml.md"
    #expect(
      folder.fields(xhtml) == [
        "guid: \"tag:okapi.example,2021:1\"", "title: XHTML & more", "date: 2021-02-03T04:05:06+08:00",
        "updated: 2021-02-04T00:00:00Z", "permalink: \"/blog/xhtml\"", "tags: [Rain, snow]",
        "authors:", "  - name: Suyin", "    url: \"https://suyin.example/\"", "language: de",
      ])
    #expect(
      folder.body(xhtml) == "A [link](https://okapi.example/base/x) & **more** ![Pic](https://okapi.example/base/p.png)"
    )
    #expect(try folder.entry("notes/2021-02-02-plain-text.md").date?.rfc3339 == "2021-02-02T00:00:00Z")
    #expect(folder.body("notes/2021-02-02-plain-text.md") == "Plain \\<text>\\\nsecond line")
    #expect(folder.fields("notes/2021-02-02-plain-text.md").contains("in-reply-to: [\"https://else.example/1\"]"))
    let link: LinkFeedViewObject = try folder.object("links/2021-02-01-linked.md")
    #expect(link.url == "https://else.example/page")
    let video: MediaFeedViewObject = try folder.object("media/2021-01-31-film.md")
    #expect(video.videos.count == 1)
  }

  @Test
  func `Addresses are relative to the base that a feed of Atom states, also where that is the site`() async throws {
    let folder = try await ImportedFolder([
      "feed.xml": """
      <feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://okapi.example/blog/"><title>Okapi</title><link href="./"/>
      <entry><id>1</id><title>Rain</title><updated>2021-02-02T00:00:00Z</updated><link href="2021/rain.html"/>
      <content type="html">&lt;p&gt;&lt;a href="2021/fog.html"&gt;Fog&lt;/a&gt;, &lt;a href="../about"&gt;us&lt;/a&gt;&lt;/p&gt;
      </content></entry>
      <entry><id>2</id><title>Fog</title><updated>2021-02-01T00:00:00Z</updated><link href="2021/fog.html"/>
      <content>First line
      second line</content></entry></feed>
      """
    ])
    #expect(folder.body("articles/2021-02-02-rain.md") == "[Fog](/2021/fog.html), [us](https://okapi.example/about)")
    #expect(folder.body("articles/2021-02-01-fog.md") == "First line\\\nsecond line")
  }

  @Test
  func `Films of a channel of YouTube keep their players and descriptions`() async throws {
    func film(_ id: String, _ description: String) -> String {
      """
      <entry><id>yt:video:\(id)</id><title>Film \(id)</title>
      <link rel="alternate" href="https://www.youtube.com/watch?v=\(id)"/><published>2025-05-01T10:00:00+00:00</published>
      <media:group><media:content url="https://www.youtube.com/v/\(id)?version=3" type="application/x-shockwave-flash"/>
      <media:thumbnail url="https://i1.ytimg.com/vi/\(id)/hqdefault.jpg"/>\(description)</media:group></entry>
      """
    }
    let folder = try await ImportedFolder([
      "films.xml": """
      <feed xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><title>Films</title>
      <link rel="alternate" href="https://www.youtube.com/channel/X"/>
      \(film("abc12345678", "<media:description>Rain, mostly.</media:description>"))\(film("def12345678", ""))</feed>
      """
    ])
    let bodies = folder.content.feed.entries.map(\.entry.body)
    #expect(bodies.count == 2)
    #expect(
      Set(bodies.compactMap { $0.links.first?.destination }) == [
        "https://www.youtube.com/watch?v=abc12345678", "https://www.youtube.com/watch?v=def12345678",
      ])
    #expect(bodies.contains { $0.plainText.contains("Rain, mostly.") })
  }

  @Test
  func `Blogger's posts, drafts and pages come along, and comments are counted`() async throws {
    func entry(_ kind: String, _ title: String, _ more: String = "") -> String {
      """
      <entry><id>tag:blogger,\(title)</id><published>2010-01-02T03:04:05.000-08:00</published>
      <updated>2010-01-02T03:04:05.000-08:00</updated>
      <category scheme='http://schemas.google.com/g/2005#kind' term='http://schemas.google.com/blogger/2008/kind#\(kind)'/>
      <category scheme='http://www.blogger.com/atom/ns#' term='Rain'/><title type='text'>\(title)</title>
      <content type='html'>&lt;div&gt;Text of \(title)&lt;br/&gt;more&lt;/div&gt;</content>\(more)</entry>
      """
    }
    let draft = "<app:control xmlns:app='http://purl.org/atom/app#'><app:draft>yes</app:draft></app:control>"
    let folder = try await ImportedFolder([
      "blog.xml": """
      <feed xmlns='http://www.w3.org/2005/Atom'><title>B</title>
      \(entry("settings", "S"))\(entry("post", "One", draft.replacing("http://purl.org/atom/app#", with: "http://www.w3.org/2007/app")))
      \(entry("post", "Two", "<link rel='alternate' href='http://okapi.example/2010/01/two.html'/>"))
      \(entry("page", "About"))\(entry("comment", "C"))\(entry("comment", "D"))</feed>
      """
    ])
    #expect(folder.report.counts == ["articles": 2, "pages": 1])
    #expect(folder.notes.filter { $0.contains("not carried over") }.count == 2)
    #expect(try folder.entry("articles/2010-01-02-one.md").isDraft)
    #expect(folder.body("articles/2010-01-02-two.md") == "Text of Two\\\nmore")
    #expect(folder.content.feed.pages.map(\.title) == ["About"])
  }

  @Test
  func `Blogger's backups since 2018 keep drafts, pages and addresses; deleted posts are left out`() async throws {
    func entry(_ type: String, _ title: String, status: String = "LIVE", _ more: String = "") -> String {
      """
      <entry><id>tag:blogger.com,1999:blog-4.post-\(title)</id><blogger:type>\(type)</blogger:type>
      <blogger:status>\(status)</blogger:status><author><name>Ann</name><blogger:type>BLOGGER</blogger:type></author>
      <title>\(title)</title><content type='html'>&lt;p&gt;Text of \(title).&lt;/p&gt;</content>
      <published>2020-01-02T03:04:05Z</published><updated>2020-01-02T03:04:05Z</updated><link/><enclosure/>\(more)</entry>
      """
    }
    let folder = try await ImportedFolder([
      "Takeout/Blogger/Blogs/Okapi/feed.atom": """
      <feed xmlns='http://www.w3.org/2005/Atom' xmlns:blogger='http://schemas.google.com/blogger/2018'><title>B</title>
      \(entry("POST", "One", "<blogger:filename>/2020/01/first.html</blogger:filename><blogger:trashed/>"))
      \(entry("POST", "Two", status: "DRAFT", "<blogger:filename></blogger:filename>"))
      \(entry("POST", "Three", "<blogger:trashed>2021-01-01T00:00:00Z</blogger:trashed>"))
      \(entry("POST", "Four", status: "SOFT_TRASHED"))\(entry("PAGE", "About"))\(entry("COMMENT", "C"))</feed>
      """
    ])
    #expect(folder.report.counts == ["articles": 2, "pages": 1])
    #expect(try folder.entry("articles/2020-01-02-first.md").route.path == "/2020/01/first.html")
    #expect(try folder.entry("articles/2020-01-02-first.md").isDraft == false)
    #expect(try folder.entry("articles/2020-01-02-two.md").isDraft)
    #expect(folder.content.feed.pages.map(\.title) == ["About"])
    #expect(
      folder.notes.filter { $0.contains("not carried over") } == [
        "1 comment is not carried over; feedsite has nothing of that sort",
        "2 deleted posts are not carried over; feedsite has nothing of that sort",
      ])
  }

  @Test
  func `JSON Feed keeps what it holds, and files of its folder`() async throws {
    let folder = try await ImportedFolder(["feed.json": Self.json])
    #expect(folder.report.counts == ["articles": 1, "notes": 1, "songs": 1])
    #expect(
      folder.fields("articles/2022-01-02-winter.md") == [
        "guid: \"https://okapi.example/winter\"", "title: Winter", "date: 2022-01-02T10:00:00+01:00",
        "updated: 2022-01-03T10:00:00+01:00", "permalink: \"/winter\"", "summary: About snow.", "tags: [snow, rain]",
        "authors:", "  - name: Suyin", "    url: \"https://suyin.example/\"", "cover:",
        "  src: \"https://okapi.example/banner.jpg\"",
      ])
    #expect(folder.body("notes/2022-01-01-two-lines.md") == "Two * lines\\\nof text")
    let song: SongFeedViewObject = try folder.object("songs/2021-12-31-night-bus.md")
    #expect(song.duration == .seconds(242))
    #expect(song.recording?.source == .external("https://okapi.example/night.m4a"))
  }

  @Test
  func `A list of feeds becomes people`() async throws {
    let folder = try await ImportedFolder(["list.opml": Self.opml])
    #expect(folder.report.counts == ["people": 2])
    let person: PersonFeedViewObject = try folder.object("people/mildew-daughters.md")
    #expect(person.name == "Mildew & Daughters")
    #expect(person.feed == "https://mildew.example/feed")
    #expect(person.links.map(\.url) == ["https://mildew.example/"])
    #expect(person.entry.tags.map(\.name) == ["Bands"])
  }

  @Test
  func `What it is decides, and not the name`() throws {
    let source = ImportSource(files: ["x.txt": Array(Self.json.utf8)])
    #expect(try ImportFormats.format(of: source, named: nil).name == "json-feed")
    let none = ImportSource(files: ["feed.xml": Array("<html></html>".utf8)])
    #expect(throws: ImportFailure.self) { try ImportFormats.format(of: none, named: nil) }
    #expect(throws: ImportFailure.self) { try ImportFormats.format(of: source, named: "rss") }
  }

  @Test
  func `Entities are not expanded and nothing outside is read`() async throws {
    let hostile = """
      <?xml version="1.0"?><!DOCTYPE rss [<!ENTITY x SYSTEM "secret.txt"><!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>
      <rss><channel><title>T &x; &b;</title><item><title>Rain</title><pubDate>Sat, 13 Dec 2003 18:30:02 GMT</pubDate>
      <description>y</description></item></channel></rss>
      """
    let folder = try await ImportedFolder(["a.xml": hostile, "secret.txt": "SECRET"])
    #expect(folder.text("site.yml")?.contains("SECRET") == false)
    #expect(folder.text("site.yml")?.contains("aaaa") == false)
  }

  static let atom = #"""
    <?xml version="1.0"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en" xmlns:thr="http://purl.org/syndication/thread/1.0">
      <title type="html">Ann &amp;lt; Lin</title><link href="https://okapi.example/"/><author><name>Ann Lin</name></author>
      <entry xml:base="https://okapi.example/base/" xml:lang="de">
        <title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">XHTML &amp; <b>more</b></div></title>
        <id>tag:okapi.example,2021:1</id><link href="/blog/xhtml"/>
        <published>2021-02-03T04:05:06+08:00</published><updated>2021-02-04T00:00:00Z</updated>
        <author><name>Suyin</name><uri>https://suyin.example/</uri></author>
        <category term="rain" label="Rain"/><category term="snow"/>
        <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>A <a href="x">link</a> &amp; <strong>more</strong>
          <img src="p.png" alt="Pic"/></p></div></content>
      </entry>
      <entry><id>2</id><title/><updated>2021-02-02T00:00:00Z</updated><thr:in-reply-to ref="https://else.example/1"/>
        <link href="https://okapi.example/plain-text"/>
        <content>Plain &lt;text&gt;
    second line</content></entry>
      <entry><id>3</id><title>Linked</title><updated>2021-02-01T00:00:00Z</updated>
        <link rel="alternate" href="https://else.example/page"/><link rel="related" href="https://okapi.example/linked"/>
        <content type="html">&lt;p&gt;Good.&lt;/p&gt;</content></entry>
      <entry><id>4</id><title>Film</title><updated>2021-01-31T00:00:00Z</updated><link href="https://okapi.example/film"/>
        <link rel="enclosure" type="video/mp4" href="https://okapi.example/film.mp4"/><summary>Moving.</summary></entry>
    </feed>
    """#

  static let json = #"""
    {"version": "https://jsonfeed.org/version/1.1", "title": "Okapi", "home_page_url": "https://okapi.example/",
     "language": "en", "authors": [{"name": "Ann Lin"}], "items": [
      {"id": "https://okapi.example/winter", "url": "https://okapi.example/winter", "title": "Winter",
       "content_html": "<p>Snow&hellip; <em>everywhere</em></p>", "summary": "About snow.",
       "date_published": "2022-01-02T10:00:00+01:00", "date_modified": "2022-01-03T10:00:00+01:00",
       "tags": ["snow", "rain"], "authors": [{"name": "Suyin", "url": "https://suyin.example/"}],
       "banner_image": "https://okapi.example/banner.jpg"},
      {"id": 7, "url": "https://okapi.example/two-lines", "content_text": "Two * lines\nof text",
       "date_published": "2022-01-01T00:00:00Z"},
      {"id": "s", "title": "Night bus", "content_text": "Out.", "date_published": "2021-12-31T00:00:00Z",
       "attachments": [{"url": "https://okapi.example/night.m4a", "mime_type": "audio/x-m4a", "duration_in_seconds": 242}]}
    ]}
    """#

  static let opml = #"""
    <opml version="2.0"><head><title>Follows</title></head><body>
      <outline text="Bands"><outline type="rss" text="Mildew &amp; Daughters" xmlUrl="https://mildew.example/feed"
        htmlUrl="https://mildew.example/"/></outline>
      <outline type="rss" text="Suyin" xmlUrl="https://suyin.example/feed.xml"/>
    </body></opml>
    """#
}
