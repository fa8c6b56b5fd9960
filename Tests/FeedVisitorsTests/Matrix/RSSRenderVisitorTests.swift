import FeedMarkup
import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct RSSRenderVisitorTests {
  private func site() throws -> TestSite { TestSite(environment: try TestTheme.environment()) }

  @Test func `Only entries with a title have one`() throws {
    let site = try site()
    let expected: KindTable<String?> = [
      "text": nil, "article": "On Rain", "media": "Wet streets", "song": "Rain", "album": "Weather",
      "playlist": "Wet days", "event": "Rain live", "invitation": "Come", "follow": nil,
      "recommendation": "Listen", "link": "Umbrellas", "quote": nil, "person": "Bob", "memories": "That day",
      "custom": "Rain soup",
    ]
    expected.check { site.item($0).title }
  }

  @Test func `Songs and media have an enclosure`() throws {
    let site = try site()
    let expected: KindTable<String?> = [
      "text": nil, "article": nil, "media": "https://example.com/sub/media/drops.mp3 audio/mpeg 98765",
      "song": "https://example.com/sub/media/rain.mp3 audio/mpeg 98765", "album": nil, "playlist": nil,
      "event": nil, "invitation": nil, "follow": nil, "recommendation": nil, "link": nil, "quote": nil,
      "person": nil, "memories": nil, "custom": nil,
    ]
    expected.check { site.item($0).enclosure.map { "\($0.url) \($0.type) \($0.byteCount ?? 0)" } }
  }

  @Test func `Pictures and videos are media with their alt texts`() throws {
    let site = try site()
    let cover = ["Alt of cover"]
    let expected: KindTable<[String]> = [
      "text": cover, "article": cover, "media": ["Rain falls", "Alt of one", "Alt of two"] + cover, "song": cover,
      "album": cover, "playlist": cover, "event": cover, "invitation": cover, "follow": cover,
      "recommendation": cover, "link": cover, "quote": cover, "person": ["Alt of bob"] + cover, "memories": cover,
      "custom": cover + ["Alt of soup"],
    ]
    expected.check { site.item($0).media.compactMap(\.description) }
  }

  @Test func `Recordings, videos and the photos of photo entries are files of their own`() throws {
    let site = try site()
    let expected: KindTable<[String]> = [
      "text": [], "article": [], "media": ["drops.mp3", "rain.mp4", "one.jpg", "two.jpg", "cover.jpg"],
      "song": ["rain.mp3"], "album": ["rain.mp3"], "playlist": ["rain.mp3"], "event": [], "invitation": [],
      "follow": [], "recommendation": [], "link": [], "quote": [], "person": [], "memories": [], "custom": [],
    ]
    expected.check { site.item($0).enclosures.map { String($0.url.split(separator: "/").last ?? "") } }
  }

  @Test func `Links and quotes lead to the page that they are about`() throws {
    let site = try site()
    let expected: KindTable<Bool> = [
      "text": false, "article": false, "media": false, "song": false, "album": false, "playlist": false,
      "event": false, "invitation": false, "follow": false, "recommendation": false, "link": true, "quote": true,
      "person": false, "memories": false, "custom": false,
    ]
    expected.check { site.item($0).related?.hasPrefix("https://") == true }
  }

  @Test func `An event without words is described by its time and place`() throws {
    func description(at venue: Venue? = nil, online: OnlineAttendance? = nil) throws -> String {
      try EntryOperators(environment: TestTheme.environment()).feedItem(
        EventFeedViewObject(
          entry: KindSamples.plain.bareEntry(.event), title: "Rain live", starts: KindSamples.date, venue: venue,
          online: online)
      ).description.withPlainSpaces
    }
    #expect(try description() == "Wed, 9 Apr 2025 at 20:00")
    #expect(try description(at: Venue(name: "The Cellar")) == "Wed, 9 Apr 2025 at 20:00 · The Cellar")
    #expect(try description(online: OnlineAttendance()) == "Wed, 9 Apr 2025 at 20:00 UTC+8 · Online")
  }

  @Test func `Every item has a stable identity and an absolute link`() throws {
    let site = try site()
    for sample in KindSamples.plain.all {
      let item = site.item(sample)
      #expect(item.id == "urn:uuid:0f4e7c1a-9d2b-5c3d-8e4f-a1b2c3d4e5f6")
      #expect(item.url == "https://example.com/sub/\(sample.entry.kind.plural)/sample/")
      #expect(item.authors.map(\.name) == ["Ann"])
      #expect(item.tags == ["Dream Pop"])
      #expect(item.description == "Summary.")
      #expect(item.summary == "Summary.")
      #expect(item.language == "en-GB")
      #expect(item.content.markup == site.content(sample))
      #expect(item.image == "https://example.com/sub/media/cover.jpg")
      #expect(item.published == sample.entry.date)
      #expect(item.changed?.rfc822 == "Thu, 10 Apr 2025 23:46:40 +0800" || sample.entry.date == nil)
    }
  }

  @Test func `A file states its type, size and duration`() throws {
    let song = try site().item(KindSamples.plain.song).enclosures.first
    #expect(song?.url == "https://example.com/sub/media/rain.mp3")
    #expect(song?.type == "audio/mpeg")
    #expect(song?.byteCount == 98765)
    #expect(song?.seconds == KindSamples.plain.song.duration.map { Int($0.components.seconds) })
    #expect(song?.title == "Rain")
  }

  @Test func `A change is never before the publication`() throws {
    var entry = KindSamples.plain.bareEntry(.text)
    entry.updated = FeedDate(secondsSinceEpoch: 0, utcOffset: 0)
    #expect(try site().item(PlainTextFeedViewObject(entry: entry)).changed == entry.date)
  }

  @Test func `Only a stated change is a revision`() throws {
    var entry = KindSamples.plain.bareEntry(.text)
    #expect(try !site().item(PlainTextFeedViewObject(entry: entry)).isRevised)
    entry.updated = FeedDate(secondsSinceEpoch: 1_744_300_000, utcOffset: 28_800)
    let item = try site().item(PlainTextFeedViewObject(entry: entry))
    #expect(item.isRevised && item.changed == entry.updated)
  }

  @Test func `An entry without any words is described all the same`() throws {
    let site = try site()
    let bare = { (kind: Kind) in KindSamples.plain.bareEntry(kind) }
    let photo = KindSamples.plain.text.photo("one")
    #expect(site.item(PlainTextFeedViewObject(entry: bare(.text))).description == "Text")
    #expect(site.item(MediaFeedViewObject(entry: bare(.media), photos: [photo])).description == "Caption of one")
    #expect(site.item(QuoteFeedViewObject(entry: bare(.quote), text: "It rains.")).description == "It rains.")
    #expect(
      site.item(
        FollowFeedViewObject(entry: bare(.follow), followers: [.init(name: "A")], followed: [.init(name: "B")])
      ).description == "A now follows B")
  }

  @Test func `A feed of summaries has no content in any format`() throws {
    let site = try site()
    let settings = FeedSettings(content: .summary)
    for sample in KindSamples.plain.all {
      let item = site.item(sample, settings: settings)
      #expect(item.content.isEmpty && item.description == "Summary.")
      let (rss, atom, json) = written(item)
      #expect(!rss.contains("content:encoded") && !atom.contains("<content"))
      #expect(atom.contains("<summary>Summary.</summary>"))
      #expect(!json.contains("content_html") && json.contains(#""content_text": "Summary.""#))
      #expect(!written(site.item(sample)).json.contains("content_text"))
    }
    let note = site.item(PlainTextFeedViewObject(entry: KindSamples.plain.bareEntry(.text)), settings: settings)
    #expect(written(note).atom.contains("<summary>Text</summary>"))
  }

  @Test func `Every format writes what the item holds`() throws {
    let site = try site()
    for sample in KindSamples.plain.all {
      let item = site.item(sample)
      let (rss, atom, json) = written(item)
      for text in [rss, atom, json] {
        for part in [item.id, item.url, "Dream Pop", "Ann", "Summary."] { #expect(text.contains(part)) }
        if let title = item.title { #expect(text.contains(title)) }
      }
      #expect(atom.contains(#"xml:lang="en-GB""#) && json.contains(#""language": "en-GB""#))
      #expect(atom.contains("<title/>") == (item.title == nil) && json.contains(#""title""#) == hasTitle(item))
      if let related = item.related { #expect(atom.contains(related) && json.contains(related)) }
    }
  }

  /// Attachments have titles too, so only the item's own counts.
  private func hasTitle(_ item: FeedItem) -> Bool { item.title != nil || item.enclosures.contains { $0.title != nil } }

  private func written(_ item: FeedItem) -> (rss: String, atom: String, json: String) {
    func text(_ writer: any FeedWriter) -> String { String(decoding: writer.write(item), as: UTF8.self) }
    return (text(RSSWriter()), text(AtomWriter()), text(JSONFeedWriter()))
  }

  @Test func `The length of a file elsewhere is zero`() throws {
    let file = MediaFile(source: .external("https://example.org/a.mp3"), mimeType: "audio/mpeg")
    let song = SongFeedViewObject(entry: KindSamples.plain.bareEntry(.song), title: "Rain", recording: file)
    let enclosure = try site().item(song).enclosure
    #expect(enclosure?.url == "https://example.org/a.mp3")
    #expect(enclosure?.byteCount == nil)
    #expect(written(try site().item(song)).rss.contains(#"length="0""#))
  }
}
