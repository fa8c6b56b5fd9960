import FeedModel
import FeedVisitors
import Testing

@Suite struct JSONFeedRenderVisitorTests {
  private func site() throws -> TestSite { TestSite(environment: try TestTheme.environment()) }

  @Test func onlyEntriesWithATitleHaveOne() throws {
    let site = try site()
    let expected: KindTable<String?> = [
      "text": nil, "article": "On Rain", "media": "Wet streets", "song": "Rain", "album": "Weather",
      "playlist": "Wet days", "event": "Rain live", "invitation": "Come", "follow": nil,
      "recommendation": "Listen", "link": "Umbrellas", "quote": nil, "person": "Bob", "memories": "That day",
      "custom": "Rain soup",
    ]
    expected.check { site.json($0).title }
  }

  @Test func recordingsVideosAndThePhotosOfPhotoEntriesAreFilesOfTheirOwn() throws {
    let site = try site()
    let expected: KindTable<[String]> = [
      "text": [], "article": [], "media": ["drops.mp3", "rain.mp4", "one.jpg", "two.jpg", "cover.jpg"],
      "song": ["rain.mp3"], "album": ["rain.mp3"], "playlist": ["rain.mp3"], "event": [], "invitation": [],
      "follow": [], "recommendation": [], "link": [], "quote": [], "person": [], "memories": [], "custom": [],
    ]
    expected.check { site.json($0).attachments.map { String($0.url.split(separator: "/").last ?? "") } }
  }

  @Test func linksAndQuotesLeadToThePageThatTheyAreAbout() throws {
    let site = try site()
    let expected: KindTable<Bool> = [
      "text": false, "article": false, "media": false, "song": false, "album": false, "playlist": false,
      "event": false, "invitation": false, "follow": false, "recommendation": false, "link": true, "quote": true,
      "person": false, "memories": false, "custom": false,
    ]
    expected.check { site.json($0).externalURL?.hasPrefix("https://") == true }
  }

  @Test func everyItemHasTheIdentityOfItsEntryAndAnAbsoluteLink() throws {
    let site = try site()
    for sample in KindSamples.plain.all {
      let item = site.json(sample)
      #expect(item.id == "urn:uuid:0f4e7c1a-9d2b-5c3d-8e4f-a1b2c3d4e5f6")
      #expect(item.id == site.rss(sample).guid)
      #expect(item.url == "https://example.com/sub/\(sample.entry.kind.plural)/sample/")
      #expect(item.authors.map(\.name) == ["Ann"])
      #expect(item.tags == ["Dream Pop"])
      #expect(item.summary == "Summary.")
      #expect(item.language == "en-GB")
      #expect(item.contentHTML == site.content(sample))
      #expect(item.published == sample.entry.date)
    }
  }

  @Test func attachmentsCarryTypeSizeAndDuration() throws {
    let song = try site().json(KindSamples.plain.song).attachments.first
    #expect(song?.url == "https://example.com/sub/media/rain.mp3")
    #expect(song?.mimeType == "audio/mpeg")
    #expect(song?.byteCount == 98765)
    #expect(song?.seconds == KindSamples.plain.song.duration.map { Int($0.components.seconds) })
    #expect(song?.title == "Rain")
  }

  @Test func theCoverIsTheImage() throws {
    let site = try site()
    for sample in KindSamples.plain.all {
      #expect(site.json(sample).image == "https://example.com/sub/media/cover.jpg")
    }
  }

  @Test func onlyAStatedChangeIsAModification() throws {
    var entry = KindSamples.plain.bareEntry(.text)
    #expect(try site().json(PlainTextFeedViewObject(entry: entry)).modified == nil)
    entry.updated = FeedDate(secondsSinceEpoch: 1_744_300_000, utcOffset: 28_800)
    #expect(try site().json(PlainTextFeedViewObject(entry: entry)).modified == entry.updated)
  }

  @Test func aFeedOfSummariesHasTextForContent() throws {
    let settings = FeedSettings(content: .summary)
    for sample in KindSamples.plain.all {
      let item = try site().json(sample, settings: settings)
      #expect(item.contentHTML == nil)
      #expect(item.contentText == "Summary.")
      #expect(try site().json(sample).contentText == nil)
    }
  }
}
