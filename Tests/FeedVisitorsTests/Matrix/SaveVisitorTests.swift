import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct SaveVisitorTests {
  private func saved(_ object: any FeedViewObject, state: String = "published", isDated: Bool = true) -> SavedEntry {
    object.accept(
      SaveVisitor(
        resolver: URLResolver(site: SiteURL("https://okapi.example/wall/") ?? .localhost), language: "en",
        state: state, isDated: isDated, heading: "Heading", search: []))
  }

  @Test func `Each kind has its own fields`() {
    let expected: KindTable<[String]> = [
      "text": ["mood"], "article": ["mood"], "media": ["mood"],
      "song": ["mood", "duration", "isrc", "plays"], "album": ["mood", "released", "label"],
      "playlist": ["mood", "plays"],
      "event": ["mood", "starts", "ends", "all-day", "status", "price", "currency", "tickets"],
      "invitation": ["mood", "event", "starts"], "follow": ["mood"], "recommendation": ["mood"],
      "link": ["mood", "site", "quotation"], "quote": ["mood", "quotation", "source"], "person": ["mood", "role"],
      "memories": ["mood", "month", "day"],
      "custom": ["mood", "text", "number", "date", "url", "flag", "list", "list"],
    ]
    expected.check { saved($0).fields.map(\.name) }
  }

  @Test func `Each kind names its people by what they are to it`() {
    let expected: KindTable<[String]> = [
      "text": ["author"], "article": ["author"], "media": ["author"], "song": ["author", "artist", "artist"],
      "album": ["author", "artist"], "playlist": ["author"], "event": ["author", "performer"],
      "invitation": ["author", "invitee"], "follow": ["author", "follower", "followed", "followed"],
      "recommendation": ["author", "recommended", "recommended"], "link": ["author"], "quote": ["author"],
      "person": ["author"], "memories": ["author"], "custom": ["author", "person"],
    ]
    expected.check { saved($0).people.map(\.role) }
  }

  @Test func `Each kind has its files and places`() {
    let expected: KindTable<[String]> = [
      "text": ["cover"], "article": ["cover"],
      "media": ["cover", "photo", "photo", "video", "poster", "recording"], "song": ["cover", "recording"],
      "album": ["cover", "track", "track"], "playlist": ["cover", "track", "track"], "event": ["cover", "The Cellar"],
      "invitation": ["cover", "The Cellar"], "follow": ["cover"], "recommendation": ["cover"], "link": ["cover"],
      "quote": ["cover"], "person": ["cover", "avatar"], "memories": ["cover"], "custom": ["cover", "image"],
    ]
    expected.check { object in
      let saved = saved(object)
      return saved.media.map(\.role) + saved.tracks.map { _ in "track" } + saved.places.map(\.name)
    }
  }

  @Test func `Each kind leads to where its page leads`() {
    let common = ["reply", "copy", "body"]
    let expected: KindTable<[String]> = [
      "text": common, "article": ["reply", "copy"], "media": common, "song": common + ["album", "elsewhere"],
      "album": common + ["elsewhere"], "playlist": common + ["elsewhere"],
      "event": common + ["tickets", "online", "elsewhere"], "invitation": common + ["event", "rsvp"], "follow": common,
      "recommendation": common, "link": common + ["bookmark", "via"], "quote": common + ["source"],
      "person": common + ["elsewhere", "feed"], "memories": common + ["memory", "memory"],
      "custom": common + ["entry"],
    ]
    expected.check { saved($0).links.map(\.relation) }
  }

  @Test func `What all kinds share stands in columns, and addresses are absolute`() {
    for object in KindSamples.plain.all {
      let saved = saved(object)
      #expect(saved.facts.title == object.facts.title)
      #expect(saved.facts.heading == "Heading")
      #expect(saved.facts.language == "en-GB")
      #expect(saved.tags.map(\.name) == ["Dream Pop"] && saved.tags.map(\.slug) == ["dream-pop"])
      #expect(saved.facts.url?.hasPrefix("https://") == true)
      #expect((saved.media.map(\.url) + saved.links.compactMap(\.url)).allSatisfy { $0.hasPrefix("https://") })
    }
    #expect(saved(KindSamples.plain.note).facts.date?.machineReadable == "2025-04-09T20:00:00+08:00")
  }

  @Test func `A draft without a date of its own has neither date nor address`() {
    let draft = saved(KindSamples.plain.note, state: "draft", isDated: false)
    #expect(draft.facts.state == "draft")
    #expect(draft.facts.date == nil && draft.facts.url == nil)
  }

  @Test func `Keys that feedsite does not know keep their shape`() {
    var entry = KindSamples.plain.bareEntry(.text)
    entry.extra = [
      ExtraField(key: "weight", value: .text("3")), ExtraField(key: "zip", value: .text("007")),
      ExtraField(key: "ratio", value: .text("1.5")), ExtraField(key: "wet", value: .flag(true)),
      ExtraField(
        key: "map",
        value: .fields([ExtraField(key: "places", value: .list([.text("Taipei"), .text("Tainan")]))])),
    ]
    #expect(
      saved(PlainTextFeedViewObject(entry: entry)).fields == [
        SavedField(name: "weight", value: .integer(3)), SavedField(name: "zip", value: .text("007")),
        SavedField(name: "ratio", value: .real(1.5)), SavedField(name: "wet", value: .integer(1)),
        SavedField(name: "map.places", value: .text("Taipei")), SavedField(name: "map.places", value: .text("Tainan")),
      ])
  }
}
