import FeedModel
import FeedVisitors
import Testing

@Suite struct AtomRenderVisitorTests {
  private func site() throws -> TestSite { TestSite(environment: try TestTheme.environment()) }

  @Test func onlyEntriesWithATitleHaveOne() throws {
    let site = try site()
    let expected: KindTable<String> = [
      "text": "", "article": "On Rain", "media": "Wet streets", "song": "Rain", "album": "Weather",
      "playlist": "Wet days", "event": "Rain live", "invitation": "Come", "follow": "",
      "recommendation": "Listen", "link": "Umbrellas", "quote": "", "person": "Bob", "memories": "That day",
      "custom": "Rain soup",
    ]
    expected.check { site.atom($0).title }
  }

  @Test func recordingsVideosAndThePhotosOfPhotoEntriesAreFilesOfTheirOwn() throws {
    let site = try site()
    let expected: KindTable<[String]> = [
      "text": [], "article": [], "media": ["drops.mp3", "rain.mp4", "one.jpg", "two.jpg", "cover.jpg"],
      "song": ["rain.mp3"], "album": ["rain.mp3"], "playlist": ["rain.mp3"], "event": [], "invitation": [],
      "follow": [], "recommendation": [], "link": [], "quote": [], "person": [], "memories": [], "custom": [],
    ]
    expected.check { site.atom($0).enclosures.map { String($0.url.split(separator: "/").last ?? "") } }
  }

  @Test func linksAndQuotesLeadToThePageThatTheyAreAbout() throws {
    let site = try site()
    let expected: KindTable<Bool> = [
      "text": false, "article": false, "media": false, "song": false, "album": false, "playlist": false,
      "event": false, "invitation": false, "follow": false, "recommendation": false, "link": true, "quote": true,
      "person": false, "memories": false, "custom": false,
    ]
    expected.check { site.atom($0).related?.hasPrefix("https://") == true }
  }

  @Test func everyItemHasTheIdentityOfItsEntryAndAnAbsoluteLink() throws {
    let site = try site()
    for sample in KindSamples.plain.all {
      let item = site.atom(sample)
      #expect(item.id == "urn:uuid:0f4e7c1a-9d2b-5c3d-8e4f-a1b2c3d4e5f6")
      #expect(item.id == site.rss(sample).guid)
      #expect(item.link == "https://example.com/sub/\(sample.entry.kind.plural)/sample/")
      #expect(item.authors.map(\.name) == ["Ann"])
      #expect(item.categories == ["Dream Pop"])
      #expect(item.summary == "Summary.")
      #expect(item.language == "en-GB")
      #expect(item.contentHTML == site.content(sample))
      #expect(item.published == sample.entry.date)
    }
  }

  @Test func aChangeIsNeverBeforeThePublication() throws {
    var entry = KindSamples.plain.bareEntry(.text)
    entry.updated = FeedDate(secondsSinceEpoch: 0, utcOffset: 0)
    #expect(try site().atom(PlainTextFeedViewObject(entry: entry)).updated == entry.date)
  }

  @Test func aFeedOfSummariesHasNoContentAndAlwaysASummary() throws {
    let settings = FeedSettings(content: .summary)
    for sample in KindSamples.plain.all {
      let entry = try site().atom(sample, settings: settings)
      #expect(entry.contentHTML == nil)
      #expect(entry.summary == "Summary.")
    }
    let note = PlainTextFeedViewObject(entry: KindSamples.plain.bareEntry(.text))
    #expect(try site().atom(note, settings: settings).summary == "Text")
  }
}
