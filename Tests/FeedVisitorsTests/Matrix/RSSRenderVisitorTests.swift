import FeedModel
import FeedVisitors
import Testing

@Suite struct RSSRenderVisitorTests {
  private func site() throws -> TestSite { TestSite(environment: try TestTheme.environment()) }

  @Test func onlyEntriesWithATitleHaveOne() throws {
    let site = try site()
    let expected: KindTable<String?> = [
      "text": nil, "article": "On Rain", "media": "Wet streets", "song": "Rain", "album": "Weather",
      "playlist": "Wet days", "event": "Rain live", "invitation": "Come", "follow": nil,
      "recommendation": "Listen", "link": "Umbrellas", "quote": nil, "person": "Bob", "memories": "That day",
      "custom": "Rain soup",
    ]
    expected.check { site.rss($0).title }
  }

  @Test func songsAndMediaHaveAnEnclosure() throws {
    let site = try site()
    let expected: KindTable<String?> = [
      "text": nil, "article": nil, "media": "https://example.com/sub/media/drops.mp3 audio/mpeg 98765",
      "song": "https://example.com/sub/media/rain.mp3 audio/mpeg 98765", "album": nil, "playlist": nil,
      "event": nil, "invitation": nil, "follow": nil, "recommendation": nil, "link": nil, "quote": nil,
      "person": nil, "memories": nil, "custom": nil,
    ]
    expected.check { site.rss($0).enclosure.map { "\($0.url) \($0.type) \($0.length)" } }
  }

  @Test func picturesAndVideosAreMediaWithTheirAltTexts() throws {
    let site = try site()
    let cover = ["Alt of cover"]
    let expected: KindTable<[String]> = [
      "text": cover, "article": cover, "media": ["Rain falls", "Alt of one", "Alt of two"] + cover, "song": cover,
      "album": cover, "playlist": cover, "event": cover, "invitation": cover, "follow": cover,
      "recommendation": cover, "link": cover, "quote": cover, "person": ["Alt of bob"] + cover, "memories": cover,
      "custom": cover + ["Alt of soup"],
    ]
    expected.check { site.rss($0).media.compactMap(\.description) }
  }

  @Test func everyItemHasAStableIdentityAndAnAbsoluteLink() throws {
    let site = try site()
    for sample in KindSamples.plain.all {
      let item = site.rss(sample)
      #expect(item.guid == "urn:uuid:0f4e7c1a-9d2b-5c3d-8e4f-a1b2c3d4e5f6")
      #expect(item.link == "https://example.com/sub/\(sample.entry.kind.plural)/sample/")
      #expect(item.creators == ["Ann"])
      #expect(item.categories == ["Dream Pop"])
      #expect(item.description == "Summary.")
      #expect(item.changed?.rfc822 == "Thu, 10 Apr 2025 23:46:40 +0800" || sample.entry.date == nil)
    }
  }

  @Test func anEntryWithoutAnyWordsIsDescribedAllTheSame() throws {
    let site = try site()
    let bare = { (kind: Kind) in KindSamples.plain.bareEntry(kind) }
    let photo = KindSamples.plain.text.photo("one")
    #expect(site.rss(PlainTextFeedViewObject(entry: bare(.text))).description == "Text")
    #expect(site.rss(MediaFeedViewObject(entry: bare(.media), photos: [photo])).description == "Caption of one")
    #expect(site.rss(QuoteFeedViewObject(entry: bare(.quote), text: "It rains.")).description == "It rains.")
    #expect(
      site.rss(
        FollowFeedViewObject(entry: bare(.follow), followers: [.init(name: "A")], followed: [.init(name: "B")])
      ).description == "A now follows B")
  }

  @Test func aFeedOfSummariesHasNoContent() throws {
    let item = try site().rss(KindSamples.plain.article, settings: FeedSettings(content: .summary))
    #expect(item.contentHTML == nil)
    #expect(item.description == "Summary.")
  }

  @Test func theLengthOfAFileElsewhereIsZero() throws {
    let file = MediaFile(source: .external("https://example.org/a.mp3"), mimeType: "audio/mpeg")
    let song = SongFeedViewObject(entry: KindSamples.plain.bareEntry(.song), title: "Rain", recording: file)
    let enclosure = try site().rss(song).enclosure
    #expect(enclosure?.url == "https://example.org/a.mp3")
    #expect(enclosure?.length == 0)
  }
}
