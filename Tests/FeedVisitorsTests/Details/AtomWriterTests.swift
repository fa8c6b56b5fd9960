import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct AtomWriterTests {
  private func document(
    _ objects: [any FeedViewObject], _ change: (inout FeedChannel) -> Void = { _ in }
  ) throws -> String {
    let site = TestSite(environment: try TestTheme.environment())
    let feed = site.channel(objects, at: "atom.xml") { feed in
      feed.description = "A & B"
      feed.author = FeedAuthor(name: "Ann")
      change(&feed)
    }
    return String(decoding: AtomWriter().write(feed), as: UTF8.self)
  }

  @Test
  func `A guid that only begins as the name of a UUID becomes one`() throws {
    var entry = KindSamples.plain.bareEntry(.song)
    entry.identity = EntryIdentity(
      uuid: entry.identity.uuid, contentPath: "a.md", statedGUID: "urn:uuid:NOT A UUID")
    let atom = try document([SongFeedViewObject(entry: entry, title: "Rain")])
    #expect(atom.contains(/<id>urn:uuid:[0-9a-f]{8}-[0-9a-f-]{27}<\/id>/))
    #expect(!atom.contains("NOT A UUID"))
  }

  @Test(arguments: [
    ("tag:okapi.example,2019:12", "tag:okapi.example,2019:12"),
    ("https://okapi.example/?p=12", "https://okapi.example/?p=12"),
    // Atom takes nothing but an IRI, so that the rest becomes one that is always the same.
    ("0F4E7C1A-9D2B-5C3D-8E4F-A1B2C3D4E5F6", "urn:uuid:0f4e7c1a-9d2b-5c3d-8e4f-a1b2c3d4e5f6"),
    ("12", "urn:uuid:65da5ded-2244-5c03-a538-7b70cc9ec243"),
    ("post: 12", "urn:uuid:4260bb5a-3f08-578e-9ffd-a318cb89ac90"),
  ])
  func `A guid of another publisher stays what it is if it can`(guid: String, id: String) throws {
    var entry = KindSamples.plain.bareEntry(.song)
    entry.identity = EntryIdentity(uuid: entry.identity.uuid, contentPath: "a.md", statedGUID: guid)
    #expect(try document([SongFeedViewObject(entry: entry, title: "Rain")]).contains("    <id>\(id)</id>"))
  }

  @Test func `A feed is written in full`() throws {
    var entry = KindSamples.plain.bareEntry(.song)
    entry.authors = [PersonReference(name: "Ann & Co", url: "https://ann.example/")]
    entry.tags = [Tag(name: "R&B")].compactMap(\.self)
    let song = SongFeedViewObject(entry: entry, title: "Rain", recording: KindSamples.plain.text.audio("rain"))
    let links = { (feed: inout FeedChannel) in
      feed.stylesheet = "https://example.com/sub/assets/feed.css"
      feed.hub = "https://hub.example/"
      feed.previousArchive = "https://example.com/sub/atom/1.xml"
      feed.nextArchive = "https://example.com/sub/atom/3.xml"
      feed.current = "https://example.com/sub/atom.xml"
    }
    #expect(
      try document([song], links) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <?xml-stylesheet href="https://example.com/sub/assets/feed.css" type="text/css"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xmlns:fh="http://purl.org/syndication/history/1.0" xml:lang="en">
          <id>urn:uuid:1</id>
          <title>Wall</title>
          <subtitle>A &amp; B</subtitle>
          <updated>2025-04-09T20:00:00+08:00</updated>
          <author>
            <name>Ann</name>
          </author>
          <link rel="alternate" type="text/html" href="https://example.com/sub/"/>
          <link rel="self" type="application/atom+xml" href="https://example.com/sub/atom.xml"/>
          <link rel="hub" href="https://hub.example/"/>
          <link rel="current" href="https://example.com/sub/atom.xml"/>
          <link rel="prev-archive" href="https://example.com/sub/atom/1.xml"/>
          <link rel="next-archive" href="https://example.com/sub/atom/3.xml"/>
          <fh:archive/>
          <generator>feedsite 1.0.0</generator>
          <entry>
            <id>urn:uuid:0f4e7c1a-9d2b-5c3d-8e4f-a1b2c3d4e5f6</id>
            <title>Rain</title>
            <link rel="alternate" type="text/html" href="https://example.com/sub/songs/sample/"/>
            <link rel="enclosure" type="audio/mpeg" length="98765" title="Rain" \
        href="https://example.com/sub/media/rain.mp3"/>
            <published>2025-04-09T20:00:00+08:00</published>
            <updated>2025-04-09T20:00:00+08:00</updated>
            <author>
              <name>Ann &amp; Co</name>
              <uri>https://ann.example/</uri>
            </author>
            <category term="R&amp;B"/>
            <content type="html">&lt;p&gt;&lt;a href="https://example.com/sub/media/rain.mp3" type="audio/mpeg"&gt;▶ \
        Rain&lt;/a&gt;&lt;/p&gt;</content>
          </entry>
        </feed>

        """)
  }

  @Test func `Every entry has what Atom demands`() throws {
    for samples in [KindSamples.plain, .hostile] {
      let outline = XMLOutline(try document(samples.all).utf8)
      #expect(outline.failure == nil)
      #expect(outline.texts["entry"]?.count == samples.all.count)
      // The feed has one of each, too.
      for name in ["id", "title", "updated"] { #expect(outline.texts[name]?.count == samples.all.count + 1, "\(name)") }
      #expect(outline.texts["updated"]?.allSatisfy { !$0.isEmpty } == true)
      #expect(outline.attributes["entry"]?.allSatisfy { $0["xml:lang"] == "en-GB" } == true)
    }
  }

  @Test func `The site stands for an author where there is none`() throws {
    let site = TestSite(environment: try TestTheme.environment())
    let feed = site.channel([]) { $0.title = "Wall · Songs" }
    #expect(String(decoding: AtomWriter().write(feed), as: UTF8.self).contains("<name>Wall</name>"))
  }

  @Test func `A feed without entries does not depend on the clock`() throws {
    #expect(try document([]).contains("<updated>1970-01-01T00:00:00Z</updated>"))
  }
}
