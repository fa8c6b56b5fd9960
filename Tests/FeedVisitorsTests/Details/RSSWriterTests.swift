import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct RSSWriterTests {
  private func document(_ objects: [any FeedViewObject]) throws -> String {
    let site = TestSite(environment: try TestTheme.environment())
    return String(decoding: RSSWriter().write(site.channel(objects)), as: UTF8.self)
  }

  @Test func `Titles, tags and what pictures show say that their characters are not HTML`() throws {
    var entry = KindSamples.plain.bareEntry(.article)
    entry.tags = [Tag(name: "R&B")].compactMap(\.self)
    entry.cover = Photo(file: KindSamples.plain.text.photo("cover").file, alt: "The <canvas> & more")
    let text = try document([ArticleFeedViewObject(entry: entry, title: "The <canvas> & more")])
    #expect(text.contains("<title>The &#x3C;canvas&gt; &#x26; more</title>"))
    #expect(text.contains("<category>R&#x26;B</category>"))
    #expect(text.contains(#"<media:description type="plain">The &#x3C;canvas&gt; &#x26; more</media:description>"#))
  }

  @Test func `A licence that is only an address is stated by it`() throws {
    let feed = TestSite(environment: try TestTheme.environment()).channel([]) { feed in
      feed.license = License(name: "license.example", url: "https://license.example/by")
    }
    let text = String(decoding: RSSWriter().write(feed), as: UTF8.self)
    #expect(text.contains("<copyright>https://license.example/by</copyright>"))
  }

  @Test func `The description of a channel says so, too`() throws {
    let site = TestSite(environment: try TestTheme.environment())
    let channel = site.channel([]) { $0.description = "Songs <in> the rain & more" }
    let text = String(decoding: RSSWriter().write(channel), as: UTF8.self)
    #expect(text.contains("<description>Songs &#x3C;in&gt; the rain &#x26; more</description>"))
  }

  @Test func `A channel says its licence, and an item one of its own`() throws {
    let site = TestSite(environment: try TestTheme.environment())
    var entry = KindSamples.plain.bareEntry(.song)
    entry.license = License(name: "All rights reserved")
    let feed = site.channel([SongFeedViewObject(entry: entry, title: "Rain")]) { feed in
      feed.license = License(name: "CC BY & more", url: "https://license.example/by")
    }
    let text = String(decoding: RSSWriter().write(feed), as: UTF8.self)
    #expect(text.contains("<copyright>CC BY &#x26; more</copyright>"))
    #expect(text.contains(#"<atom:link href="https://license.example/by" rel="license"/>"#))
    #expect(text.contains("<dc:rights>All rights reserved</dc:rights>"))
    #expect(!text.contains("podcast:license"))
    let atom = String(decoding: AtomWriter().write(feed), as: UTF8.self)
    #expect(atom.contains(#"  <link rel="license" href="https://license.example/by"/>"#))
    #expect(atom.contains("\n  <rights>CC BY &amp; more</rights>"))
    #expect(atom.contains("\n    <rights>All rights reserved</rights>"))
  }

  @Test func `A channel is written in the order that readers expect`() throws {
    var entry = KindSamples.plain.bareEntry(.song)
    entry.authors = [PersonReference(name: "Ann & Co")]
    entry.summary = "Wet."
    entry.cover = KindSamples.plain.text.photo("cover")
    let song = SongFeedViewObject(entry: entry, title: "Rain", recording: KindSamples.plain.text.audio("rain"))
    #expect(
      try document([song]) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" \
        xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" \
        xmlns:media="http://search.yahoo.com/mrss/">
          <channel>
            <title>Wall</title>
            <link>https://example.com/sub/</link>
            <description>A wall</description>
            <language>en</language>
            <lastBuildDate>Wed, 09 Apr 2025 20:00:00 +0800</lastBuildDate>
            <generator>feedsite 1.0.0</generator>
            <atom:link href="https://example.com/sub/feed.xml" rel="self" type="application/rss+xml"/>
            <item>
              <title>Rain</title>
              <link>https://example.com/sub/songs/sample/</link>
              <guid isPermaLink="false">urn:uuid:0f4e7c1a-9d2b-5c3d-8e4f-a1b2c3d4e5f6</guid>
              <dc:creator>Ann &amp; Co</dc:creator>
              <pubDate>Wed, 09 Apr 2025 20:00:00 +0800</pubDate>
              <description>Wet.</description>
              <content:encoded>&lt;figure&gt;&lt;img src="https://example.com/sub/media/cover.jpg" alt="Alt of cover" \
        width="800" height="600"&gt;&lt;figcaption&gt;Caption of cover&lt;/figcaption&gt;&lt;/figure&gt;&lt;p&gt;&lt;a \
        href="https://example.com/sub/media/rain.mp3" type="audio/mpeg"&gt;▶ Rain&lt;/a&gt;&lt;/p&gt;</content:encoded>
              <enclosure url="https://example.com/sub/media/rain.mp3" length="98765" type="audio/mpeg"/>
              <media:content url="https://example.com/sub/media/cover.jpg" type="image/jpeg" medium="image" \
        fileSize="1234" width="800" height="600">
                <media:description type="plain">Alt of cover</media:description>
              </media:content>
            </item>
          </channel>
        </rss>

        """)
  }

  @Test func `Readers that take a description for HTML show what was written`() throws {
    var entry = KindSamples.plain.bareEntry(.song)
    entry.summary = "1 < 2 & <script>"
    let outline = XMLOutline(try document([SongFeedViewObject(entry: entry, title: "Rain")]).utf8)
    #expect(outline.texts["description"]?.last == "1 &lt; 2 &amp; &lt;script&gt;")
  }

  @Test func `The date of a channel is that of the newest change, not of the clock`() throws {
    let all = try document(KindSamples.plain.all)
    #expect(all.contains("<lastBuildDate>Thu, 10 Apr 2025 23:46:40 +0800</lastBuildDate>"))
    #expect(try !document([]).contains("lastBuildDate"))
  }

  @Test func `Every kind makes a well-formed document without an author element`() throws {
    let outline = XMLOutline(try document(KindSamples.plain.all).utf8)
    #expect(outline.failure == nil)
    #expect(outline.texts["item"]?.count == KindSamples.plain.all.count)
    #expect(outline.texts["author"] == nil)
    #expect(outline.attributes["guid"]?.allSatisfy { $0["isPermaLink"] == "false" } == true)
    #expect(outline.attributes["media:thumbnail"]?.first?["url"] == "https://example.com/sub/media/poster.jpg")
  }

  @Test func `Every address in a document is absolute`() throws {
    let outline = XMLOutline(try document(KindSamples.plain.all).utf8)
    for content in try #require(outline.texts["content:encoded"]) {
      let html = XMLOutline(html: content)
      #expect(html.failure == nil)
      let addresses = html.attributes.values.joined().flatMap { attributes in
        ["href", "src", "cite", "poster"].compactMap { attributes[$0] }
      }
      #expect(!addresses.isEmpty)
      #expect(addresses.allSatisfy { $0.hasPrefix("https://") })
    }
  }
}
