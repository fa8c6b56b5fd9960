import FeedContent
import FeedDiagnostics
import FeedImport
import FeedModel
import Testing

@Suite("RSS")
struct RSSFormatTests {
  @Test
  func `Keeps every date, title, tag, picture, link and guid of a blog`() async throws {
    let folder = try await ImportedFolder(["feed.xml": Self.blog], source: "feed.xml")
    #expect(folder.report.format == "rss")
    #expect(folder.report.counts == ["articles": 1, "links": 1, "media": 1, "notes": 2])
    #expect(folder.content.site.title == "Okapi Motel & friends")
    #expect(folder.content.site.language == "en-GB")
    #expect(folder.text("site.yml")?.contains("\nlanguage: en-GB\n") == true)
    #expect(folder.content.site.url.origin == "https://www.okapi.example")
    #expect(folder.text("site.yml")?.contains("author:\n  name: Ann Lin\n  email: \"ann@lin.example\"\n") == true)

    let article = "articles/2019-03-31-five-days.md"
    #expect(
      folder.fields(article) == [
        "guid: \"https://okapi.example/?p=12\"", "title: \"Five days: <one> van & us\"",
        "date: 2019-03-31T23:30:00+02:00",
        "permalink: \"/2019/03/five-days/\"", "summary: How far you get.", "tags: [Tour, C++]", "authors: [Suyin]",
      ])
    #expect(
      folder.body(article)
        == "We left *on Monday*. [Before](/notes/umbrella.html#top), [elsewhere](https://else.example/a?b=1&c=2).\n\n"
        + "![A van](https://okapi.example/van.jpg \"Ours\")")
    #expect(try folder.entry(article).route.path == "/2019/03/five-days/")

    let note = "notes/2019-03-30-umbrella.md"
    #expect(
      folder.fields(note) == ["guid: tag-1", "date: 2019-03-30T08:00:00Z", "permalink: \"/notes/umbrella.html\""])
    #expect(folder.body(note) == "We found your umbrella. \\#rain")

    let photo: MediaFeedViewObject = try folder.object("media/2019-03-29-bridge.md")
    #expect(photo.photos.map(\.alt) == ["A red bridge"])
    #expect(photo.entry.date?.rfc3339 == "2019-03-29T12:00:00Z")

    let link: LinkFeedViewObject = try folder.object("links/2019-03-28-tide-tables.md")
    #expect(link.url == "https://tides.example/")
    #expect(link.title == "Tide tables")
    #expect(link.entry.route.path == "/links/2019/tide-tables/")
  }

  @Test
  func `A link leads to the first of several entries with one address`() async throws {
    let items = ["Links", "Two", "Other"].enumerated().map { number, title in
      """
      <item><title>\(title)</title><link>https://okapi.example/\(number == 0 ? "links" : "two")</link>
      <guid isPermaLink="false">\(number)</guid><pubDate>Sat, 1\(number) Jan 2024 18:30:02 +0800</pubDate>
      <description>&lt;p&gt;Words and &lt;a href="https://okapi.example/two"&gt;more of them&lt;/a&gt; to read.&lt;/p&gt;</description>
      </item>
      """
    }
    let folder = try await ImportedFolder(
      [
        "feed.xml": "<rss version=\"2.0\"><channel><title>A</title><link>https://okapi.example/</link>\(items.joined())"
          + "</channel></rss>"
      ], source: "feed.xml")
    #expect(try folder.entry("articles/2024-01-11-two.md").route.path == "/two/")
    #expect(folder.body("articles/2024-01-10-links.md").contains("[more of them](/two/)"))
  }

  @Test
  func `Paragraphs and lines of descriptions keep a space between them`() async throws {
    let folder = try await ImportedFolder([
      "feed.xml": """
      <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>A</title>
      <link>https://okapi.example/</link>
      <description>&lt;p&gt;Songs.&lt;/p&gt;&lt;p&gt;Weather.&lt;br&gt;Us.&lt;/p&gt;</description>
      <item><title>Rain</title><link>https://okapi.example/rain</link><guid isPermaLink="false">1</guid>
      <pubDate>Sat, 13 Jan 2024 18:30:02 GMT</pubDate>
      <description>&lt;p&gt;It fell.&lt;/p&gt;&lt;p&gt;All day.&lt;/p&gt;</description>
      <content:encoded><![CDATA[<p>Something else.</p>]]></content:encoded></item>
      <item><guid isPermaLink="false">2</guid><pubDate>Fri, 12 Jan 2024 18:30:02 GMT</pubDate>
      <description>&lt;h2&gt;Fog&lt;/h2&gt;&lt;p&gt;All night.&lt;/p&gt;</description></item></channel></rss>
      """
    ])
    #expect(folder.content.site.description == "Songs. Weather. Us.")
    #expect(try folder.entry("articles/2024-01-13-rain.md").summary == "It fell. All day.")
    #expect(folder.body("notes/2024-01-12-fog-all-night.md").contains("All night."))
  }

  @Test
  func `Makes songs of the enclosures of a podcast`() async throws {
    let folder = try await ImportedFolder(["sounds.rss": Self.podcast], source: "sounds.rss")
    let song: SongFeedViewObject = try folder.object("songs/2020-05-01-rain.md")
    #expect(song.title == "Rain Until Further Notice")
    #expect(song.recording?.source == .external("https://cdn.okapi.example/rain.mp3?x=1"))
    #expect(song.recording?.byteCount == 5_400_000)
    #expect(song.duration == .seconds(225))
    #expect(song.isExplicit == false)
    #expect(song.disc == 2)
    #expect(song.artists.map(\.name) == ["Mildew & Daughters"])
    #expect(folder.fields("songs/2020-05-01-rain.md").contains("  src: \"https://okapi.example/rain.jpg\""))
    #expect(
      folder.notes.contains {
        $0.hasPrefix("2 files stay where they are") && $0.hasSuffix("--fetch brings them along")
      })
    #expect(song.transcript?.source == .external("https://okapi.example/rain.vtt"))
    #expect(song.chapters?.source == .external("https://okapi.example/rain.json"))
  }

  @Test
  func `Makes the podcast again of what directories know of it`() async throws {
    let items = ["One", "Two"].enumerated().map { number, title in
      """
      <item><title>\(title)</title><guid isPermaLink="false">old-\(number)</guid>
      <pubDate>Fri, 0\(number + 1) May 2020 20:00:00 +0000</pubDate><itunes:author>Kettle Talk</itunes:author>
      <podcast:person role="guest" href="https://okapi.example/an">An</podcast:person>
      <itunes:episodeType>\(number == 0 ? "trailer" : "full")</itunes:episodeType>
      <enclosure type="audio/mpeg" url="https://cdn.okapi.example/\(number).mp3" length="5400000"/></item>
      """
    }
    let folder = try await ImportedFolder([
      "feed.xml": """
      <rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
        xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>Kettle Talk</title>
        <link>https://okapi.example/</link><description>Two people.</description><itunes:author>Mei</itunes:author>
        <itunes:category text="Society &amp; Culture"><itunes:category text="Documentary"/></itunes:category>
        <itunes:image href="https://okapi.example/cover.jpg"/><itunes:type>serial</itunes:type>
        <podcast:guid>917393e3-1b1e-5cef-ace4-edaa54e1f810</podcast:guid>
        <podcast:person role="host" img="https://okapi.example/mei.jpg">Mei</podcast:person>
        <podcast:person group="Visuals" role="Cover Art Designer">Okapi</podcast:person>
        <podcast:person>Jun</podcast:person><podcast:funding url="https://okapi.example/give">Tea money</podcast:funding>
        <podcast:locked>yes</podcast:locked>\(items.reversed().joined())</channel></rss>
      """
    ])
    let album: AlbumFeedViewObject = try folder.object("albums/kettle-talk.md")
    #expect(album.title == "Kettle Talk" && album.artists.map(\.name) == ["Mei", "Jun"])
    #expect(album.links.map(\.name) == ["Tea money"] && album.links.map(\.url) == ["https://okapi.example/give"])
    #expect(folder.notes.contains { $0.hasPrefix("1 mark of a trailer or bonus is not carried over") })
    #expect(album.tracks.map(\.title) == ["One", "Two"])
    #expect(album.podcastGUID == FeedUUID("917393e3-1b1e-5cef-ace4-edaa54e1f810"))
    #expect(album.entry.cover?.file.source == .external("https://okapi.example/cover.jpg"))
    let episode: SongFeedViewObject = try folder.object("songs/2020-05-01-one.md")
    #expect(episode.album?.title == "Kettle Talk" && episode.artists.map(\.name) == ["An"])
    #expect(episode.entry.cover?.file.source == album.entry.cover?.file.source)
    let settings = folder.content.site.podcast
    #expect(settings.category.subcategory == "Documentary" && settings.order == .serial && settings.isLocked == true)
  }

  @Test
  func `Each file that could not be fetched is reported once, without advice to fetch`() async throws {
    let folder = try await ImportedFolder(
      ["sounds.rss": Self.podcast], source: "sounds.rss",
      fetching: { addresses in addresses.map { ($0, .failure("404")) } })
    let notes = folder.notes.filter { $0.contains("fetch") }
    #expect(notes.count == 2 && notes.allSatisfy { $0.contains("could not be fetched (404)") }, "\(notes)")
  }

  @Test
  func `Reads RSS 1 and dates of Dublin Core`() async throws {
    let folder = try await ImportedFolder(["index.rdf": Self.rdf])
    let entry = try folder.entry("articles/2003-12-13-old-rain.md")
    #expect(entry.date?.rfc3339 == "2003-12-13T18:30:02+09:00")
    #expect(entry.tags.map(\.name) == ["weather"])
    #expect(folder.fields("articles/2003-12-13-old-rain.md").first == "guid: \"https://okapi.example/old-rain\"")
  }

  @Test(arguments: [
    ("Sat, 13 Dec 2003 18:30:02 GMT", "2003-12-13T18:30:02Z"), ("13 Dec 03 18:30 EST", "2003-12-13T18:30:00-05:00"),
    ("13 Dec 03 18:30 CST", "2003-12-13T18:30:00-06:00"), ("13 Dec 03 18:30 BST", "2003-12-13T18:30:00+01:00"),
    ("Sat, 13 Dec 2003 18:30:02 IST", "2003-12-13T18:30:02+05:30"),
    ("Sat, 13 December 2003 18:30:02 +0530", "2003-12-13T18:30:02+05:30"),
    ("2003-12-13T18:30:02.25Z", "2003-12-13T18:30:02Z"),
    ("Sat, 13 Dec 2003", "2003-12-13T00:00:00Z"),
  ])
  func `Reads dates as feeds write them`(text: String, expected: String) {
    #expect(FeedDateParser.date(text)?.rfc3339 == expected)
  }

  @Test
  func `Writes nothing if the source is broken, and says where`() async throws {
    let broken = "<rss><channel><title>x</title>\n<item><title>y</item></channel></rss>"
    let error = await #expect(throws: ImportFailure.self) { _ = try await ImportedFolder(["feed.xml": broken]) }
    let diagnostic = try #require(error?.diagnostics.first)
    #expect(diagnostic.code == "invalid-xml")
    #expect(diagnostic.location?.line == 2)
    #expect(diagnostic.location?.column != nil)
  }

  @Test(arguments: ["_headers", ".git/hooks/", "a%7F/"])
  func `Leaves an address behind that no page can have`(path: String) async throws {
    let date = "<pubDate>Sat, 13 Dec 2003 18:30:02 GMT</pubDate><description>x</description>"
    let item = "<item><title>Rain</title><link>https://okapi.example/\(path)</link>\(date)</item>"
    let link = "<link>https://okapi.example/</link>"
    let folder = try await ImportedFolder(["a.xml": "<rss><channel><title>T</title>\(link)\(item)</channel></rss>"])
    #expect(folder.report.diagnostics.map(\.code) == ["lost-address"])
    #expect(try folder.entry("articles/2003-12-13-rain.md").route.path == "/articles/rain/")
  }

  @Test
  func `Leaves what the owner has changed as it is`() async throws {
    let folder = try await ImportedFolder(["feed.xml": Self.blog])
    let report = try await folder.importAgain("", after: ["articles/2019-03-31-five-days.md": "Mine."])
    #expect(folder.text("articles/2019-03-31-five-days.md") == "Mine.")
    #expect(report.written == [])
    #expect(report.diagnostics.filter { $0.code == "kept-file" }.count == 1)
  }

  @Test
  func `Makes a draft of an entry without a date, and reports duplicates`() async throws {
    let item = "<item><title>Rain</title><guid isPermaLink=\"false\">1</guid><description>x</description></item>"
    let folder = try await ImportedFolder(["a.xml": "<rss><channel><title>T</title>\(item)\(item)</channel></rss>"])
    #expect(folder.report.draftCount == 2)
    #expect(folder.report.diagnostics.map(\.code) == ["duplicate-identity", "undated-import", "undated-import"])
    #expect(folder.fields("articles/rain.md") == ["guid: \"1\"", "title: Rain", "draft: true"])
    #expect(folder.fields("articles/rain-2.md") == ["title: Rain", "draft: true"])
  }

  @Test(.timeLimit(.minutes(10)), arguments: ["a@", "(", "a(b@", "a@(", "<a"])
  func `A name of any length takes no more time than words`(piece: String) async throws {
    let author = String(repeating: piece, count: 200_000 / piece.utf8.count).replacing("<", with: "&lt;")
    let item = "<item><title>Rain</title><author>\(author) x</author><description>x</description></item>"
    let folder = try await ImportedFolder(
      ["a.xml": "<rss><channel><title>T</title>\(item)</channel></rss>"], expectingErrors: true)
    #expect(folder.report.written == ["articles/rain.md", "site.yml"])
  }

  static let blog = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
      xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
    <channel>
      <title>Okapi Motel &amp; friends</title>
      <link>https://www.okapi.example/</link>
      <atom:link href="https://okapi.example/feed.xml" rel="self"/>
      <description>Songs&nbsp;and weather</description>
      <language>en-gb</language>
      <managingEditor>ann@lin.example (Ann Lin)</managingEditor>
      <item>
        <title>Five days: &amp;lt;one&amp;gt; van &amp;amp; us</title>
        <link>https://okapi.example/2019/03/five-days/?utm_source=x</link>
        <guid isPermaLink="false">https://okapi.example/?p=12</guid>
        <pubDate>Sun, 31 Mar 2019 23:30:00 +0200</pubDate>
        <dc:creator><![CDATA[Suyin]]></dc:creator>
        <category>Tour</category><category>C++</category><category>Uncategorized</category>
        <description>How far you get.</description>
        <content:encoded><![CDATA[<p>We left <em>on Monday</em>.
          <a href="https://okapi.example/notes/umbrella.html#top">Before</a>, <a href="https://else.example/a?b=1&c=2">elsewhere</a>.</p>
          <figure><img src="/van.jpg" alt="A van"><figcaption>Ours</figcaption></figure>]]></content:encoded>
      </item>
      <item>
        <link>https://okapi.example/notes/umbrella.html</link>
        <guid isPermaLink="false">tag-1</guid>
        <pubDate>Sat, 30 Mar 2019 08:00 GMT</pubDate>
        <description>We found your umbrella. #rain</description>
      </item>
      <item>
        <guid>https://okapi.example/2019/bridge</guid>
        <pubDate>Fri, 29 Mar 2019 12:00:00 GMT</pubDate>
        <description>&lt;p&gt;In the fog.&lt;/p&gt;</description>
        <media:content url="https://okapi.example/bridge.jpg" type="image/jpeg" medium="image">
          <media:description type="plain">A red bridge</media:description></media:content>
        <media:content url="https://1.gravatar.com/avatar/0f?s=96" medium="image"/>
        <media:thumbnail url="https://okapi.example/bridge-small.jpg"/>
        <enclosure url="https://okapi.example/bridge.jpg" type="image/jpeg" length="1"/>
      </item>
      <item>
        <title>Tide tables</title>
        <link>https://tides.example/</link>
        <guid>https://okapi.example/links/2019/tide-tables/</guid>
        <pubDate>Thu, 28 Mar 2019 12:00:00 GMT</pubDate>
        <description>For people who cannot swim.</description>
      </item>
      <item>
        <title>Rain all week, rain all month, rain...</title>
        <guid isPermaLink="false">tag-2</guid>
        <pubDate>Wed, 27 Mar 2019 12:00:00 GMT</pubDate>
        <description>Rain all week, rain all month, rain all year.</description>
      </item>
    </channel></rss>
    """#

  static let podcast = #"""
    <rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
      xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel>
      <title>Sounds of Mildew &amp; Daughters</title><link>https://okapi.example/sounds</link>
      <itunes:author>Mildew &amp; Daughters</itunes:author>
      <itunes:owner><itunes:name>Mildew</itunes:name><itunes:email>mildew@okapi.example</itunes:email></itunes:owner>
      <item>
        <guid isPermaLink="false">tag:sounds,2010:tracks/1</guid><title>Rain Until Further Notice</title>
        <pubDate>Fri, 01 May 2020 20:00:00 +0000</pubDate><link>https://okapi.example/sounds/rain</link>
        <itunes:duration>00:03:45</itunes:duration><itunes:author>Mildew &amp; Daughters</itunes:author>
        <itunes:explicit>no</itunes:explicit><description>Four chords.</description>
        <enclosure type="audio/mpeg" url="https://cdn.okapi.example/rain.mp3?x=1" length="5400000"/>
        <itunes:image href="https://okapi.example/rain.jpg"/><itunes:season>2</itunes:season>
        <podcast:transcript url="https://okapi.example/rain.vtt" type="text/vtt"/>
        <podcast:transcript url="https://okapi.example/rain.srt" type="application/x-subrip"/>
        <podcast:chapters url="https://okapi.example/rain.json" type="application/json+chapters"/>
      </item>
    </channel></rss>
    """#

  static let rdf = #"""
    <?xml version="1.0" encoding="ISO-8859-1"?>
    <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
      xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel rdf:about="https://okapi.example/"><title>Old</title><link>https://okapi.example/</link></channel>
      <item rdf:about="https://okapi.example/old-rain"><title>Old rain</title><link>https://okapi.example/old-rain</link>
        <description>Wet.</description><dc:date>2003-12-13T18:30:02+09:00</dc:date><dc:subject>weather</dc:subject></item>
    </rdf:RDF>
    """#
}
