import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct HeadingVisitorTests {
  @Test func `Each kind is named by its title or by what it says`() throws {
    let visitor = HeadingVisitor(wording: try TestTheme.wording())
    let expected: KindTable<String> = [
      "text": "Rain falls on Taipei.", "article": "On Rain", "media": "Wet streets", "song": "Rain",
      "album": "Weather", "playlist": "Wet days", "event": "Rain live", "invitation": "Come",
      "follow": "Ann now follows Bob and Cid", "recommendation": "Listen", "link": "Umbrellas",
      "quote": "It rains.", "person": "Bob", "memories": "That day", "custom": "Rain soup",
    ]
    expected.check { $0.accept(visitor) }
  }

  @Test func `Entries without a title have a heading all the same`() throws {
    let visitor = HeadingVisitor(wording: try TestTheme.wording())
    let samples = KindSamples.plain
    let photo = samples.text.photo("one")
    let silent = Photo(file: photo.file, alt: "")
    let wordless = Photo(file: photo.file, alt: "Alt of one")
    let bare = { (kind: Kind) in samples.bareEntry(kind) }
    let headings = [
      PlainTextFeedViewObject(entry: bare(.text)).accept(visitor),
      MediaFeedViewObject(entry: bare(.media), photos: [photo]).accept(visitor),
      MediaFeedViewObject(entry: bare(.media), photos: [wordless]).accept(visitor),
      MediaFeedViewObject(entry: bare(.media), photos: [silent]).accept(visitor),
      InvitationFeedViewObject(entry: bare(.invitation)).accept(visitor),
      InvitationFeedViewObject(entry: bare(.invitation), occasion: InvitedEvent(title: "Live")).accept(visitor),
      RecommendationFeedViewObject(
        entry: bare(.recommendation), recommendations: samples.recommendation.recommendations
      ).accept(visitor),
      RecommendationFeedViewObject(
        entry: samples.entry(.recommendation), recommendations: samples.recommendation.recommendations
      ).accept(visitor),
      LinkFeedViewObject(entry: bare(.link), url: "https://example.org/", site: "example.org").accept(visitor),
      LinkFeedViewObject(entry: bare(.link), url: "https://www.example.org/a/b/", site: "example.org").accept(visitor),
      MemoriesFeedViewObject(entry: bare(.memories), day: DayOfYear(CalendarDay(daysSinceEpoch: 98))).accept(visitor),
      CustomFeedViewObject(entry: bare(KindSamples.recipe), declaration: samples.declaration()).accept(visitor),
    ]
    #expect(
      headings == [
        "Text", "Caption of one", "Alt of one", "Photo", "Invitation", "You are invited to Live",
        "Recommended: Bob and Cid",
        "Ann recommends Bob and Cid", "example.org", "example.org/a/b", "On 9 April in earlier years", "Recipe",
      ])
  }

  @Test(arguments: [
    ("%E6%9D%BE%E5%B0%BE", "松尾"), ("%E0%B8%99%E0%B9%89%E0%B8%B3", "น้ำ"), ("%E3%82%A2%E3%83%BB%E3%83%BC", "ア・ー"),
    ("%D9%85%D8%B7%D8%B1", "%D9%85%D8%B7%D8%B1"), ("%E6%9D%BE%2F", "%E6%9D%BE%2F"), ("%E2%80%AEa", "%E2%80%AEa"),
    ("%E6%9D", "%E6%9D"), ("100%", "100%"),
  ])
  func `Letters that an address encodes are shown`(path: String, shown: String) throws {
    let link = LinkFeedViewObject(
      entry: KindSamples.plain.bareEntry(.link), url: "https://example.org/\(path)", site: "example.org")
    #expect(link.accept(HeadingVisitor(wording: try TestTheme.wording())) == "example.org/\(shown)")
  }

  @Test func `Long texts are cut after a word`() throws {
    let entry = KindSamples.plain.bareEntry(.quote)
    let quote = QuoteFeedViewObject(entry: entry, text: String(repeating: "wet\n days ", count: 30))
    let heading = quote.accept(HeadingVisitor(wording: try TestTheme.wording()))
    #expect(heading == String(repeating: "wet days ", count: 6) + "wet…")
    let words = QuoteFeedViewObject(entry: entry, text: String(repeating: "雨", count: 100))
    #expect(words.accept(HeadingVisitor(wording: try TestTheme.wording())).count == 61)
  }
}
