import FeedModel
import FeedTheme
import Testing

@testable import FeedVisitors

@Suite struct SharePictureVisitorTests {
  private func picture(
    _ object: any FeedViewObject, site: (inout Site) -> Void = { _ in }
  ) throws -> SharePicture {
    let environment = try TestTheme.environment(site: site)
    return object.accept(
      SharePictureVisitor(
        wording: environment.wording, heading: object.accept(HeadingVisitor(wording: environment.wording)),
        style: SharePictureStyle(environment.site, environment.theme).accented("#123456")))
  }

  @Test func `Says what the card of each kind says`() throws {
    let when = "Wed, 9 Apr 2025, 20:00 – 22:30 UTC+8"
    let expected: KindTable<[String]> = [
      "text": ["Text", "Rain falls on Taipei."], "article": ["Article", "On Rain", "Summary."],
      "media": ["Media", "Wet streets", "Summary."], "song": ["Song", "Rain", "Ann and Bob"],
      "album": ["Album", "Weather", "Ann"],
      "playlist": ["Playlist", "Wet days", "2 songs"],
      "event": ["Event", "Rain live", "Postponed", when, "The Cellar, Taipei"],
      "invitation": ["Invitation", "Come", "Wed, 9 Apr 2025 at 20:00", "The Cellar, Taipei"],
      "follow": ["Follow", "Ann now follows Bob and Cid"], "recommendation": ["Recommendation", "Listen", "Summary."],
      "link": ["Link", "Umbrellas", "Example"], "quote": ["Quote", "It rains.", "Ann"],
      "person": ["Person", "Bob", "Singer"], "memories": ["Memories", "That day", "Summary."],
      "custom": ["Recipe", "Rain soup", "Summary."],
    ]
    expected.check { object in
      (try? picture(object)).map { [$0.label ?? "", $0.words] + $0.details } ?? []
    }
  }

  @Test func `Each kind has a mark`() throws {
    let expected: KindTable<SharePicture.Mark> = [
      "text": .edge, "article": .band, "media": .band, "song": .record, "album": .record, "playlist": .record,
      "event": .day(month: "Apr", day: "9"), "invitation": .ticket, "follow": .people(["A", "B", "C"]),
      "recommendation": .people(["B", "C"]), "link": .band, "quote": .quotationMark, "person": .people(["B"]),
      "memories": .band, "custom": .band,
    ]
    expected.check { (try? picture($0).mark) ?? .band }
  }

  @Test func `Words of somebody are no title`() throws {
    let samples = KindSamples.plain
    #expect(try picture(samples.note).setting == .prose)
    #expect(try picture(samples.quote).setting == .quotation)
    #expect(try picture(samples.article).setting == .title)
    let silent = PlainTextFeedViewObject(entry: samples.bareEntry(.text))
    #expect(try picture(silent).setting == .title)
    #expect(try picture(silent).words == "Text")
  }

  @Test func `Names authors, site, language and colour`() throws {
    let picture = try picture(KindSamples.plain.article)
    #expect(picture.author == "Ann")
    #expect(picture.site == "Wall")
    #expect(picture.language == "en-GB")
    #expect(picture.look.accent == "#123456")
    #expect(!picture.isRightToLeft)
    #expect(picture.alt == "Article · On Rain · Summary.")
  }

  @Test func `Words decide on the direction`() throws {
    var entry = KindSamples.plain.bareEntry(.article)
    #expect(try picture(ArticleFeedViewObject(entry: entry, title: "غرفة")).isRightToLeft)
    entry.language = "ar"
    #expect(try !picture(ArticleFeedViewObject(entry: entry, title: "Rain")).isRightToLeft)
    #expect(try picture(ArticleFeedViewObject(entry: entry, title: "2025")).isRightToLeft)
  }

  @Test func `Only entries without a picture of their own get one`() throws {
    let environment = try TestTheme.environment()
    let operators = EntryOperators(environment: environment, drawsPictures: true)
    let samples = KindSamples.plain
    #expect(operators.sharePicture(samples.article) == nil)
    let bare = ArticleFeedViewObject(entry: samples.bareEntry(.article), title: "Rain")
    #expect(operators.sharePicture(bare)?.words == "Rain")
    #expect(EntryOperators(environment: environment).sharePicture(bare) == nil)
    // Those who perform are not what happens.
    let event = EventFeedViewObject(
      entry: samples.bareEntry(.event), title: "Rain live", starts: KindSamples.date,
      performers: samples.event.performers)
    #expect(operators.sharePicture(event)?.words == "Rain live")
    #expect(EntryOperators(environment: environment).pictures(event).count == 1)
  }

  @Test func `Networks that take pictures take the drawn one`() throws {
    let operators = EntryOperators(environment: try TestTheme.environment(), drawsPictures: true)
    let note = PlainTextFeedViewObject(entry: KindSamples.plain.bareEntry(.text))
    let message = operators.shareMessage(note)
    let images = operators.shareNetwork(ShareChoice(.instagram), note, message).images
    #expect(images.map(\.src) == ["/sub/notes/sample/share.1080x1350.png"])
    #expect(images.map(\.file) == ["sample-1.png"])
    let weibo = try #require(operators.shareNetwork(ShareChoice(.weibo), note, message).url)
    #expect(weibo.contains("share.1200x630.png"))
    let article = operators.shareNetwork(ShareChoice(.instagram), KindSamples.plain.article, message).images
    #expect(article.map(\.src) == ["/sub/media/cover.jpg"])
  }

  @Test func `A page that is a file has its pictures beside it`() {
    #expect(Route("/rain.html").share(.wide) == Route("/rain.share.1200x630.png"))
    #expect(Route("/").share(.tall) == Route("/share.1080x1350.png"))
  }
}
