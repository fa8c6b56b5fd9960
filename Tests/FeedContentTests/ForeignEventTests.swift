import FeedContent
import FeedDiagnostics
import FeedModel
import Testing

/// What bands write of their concerts elsewhere.
@Suite struct ForeignEventTests {
  private func content(_ fields: String) async -> LoadedContent {
    await TestSite.load(["gigs/a.md": "---\ndate: 2025-04-09\n\(fields)\n---\n"])
  }

  private func event(_ fields: String) async -> EventFeedViewObject? {
    await content("title: A\nstarts: 2025-05-01 20:00\n" + fields).first(EventFeedViewObject.self)
  }

  @Test func `Yes or no says whether it takes place and whether there are tickets`() async {
    #expect(await event("cancelled: true")?.status == .cancelled)
    #expect(await event("canceled: yes")?.status == .cancelled)
    #expect(await event("postponed: true")?.status == .postponed)
    #expect(await event("cancelled: false")?.status == .scheduled)
    #expect(await event("sold-out: true")?.tickets?.availability == .soldOut)
    #expect(await event("sold_out: true\ntickets: https://a.example/")?.tickets?.availability == .soldOut)
    #expect(await event("tickets: sold out")?.tickets?.availability == .soldOut)
    #expect(
      await event("soldOut: true\ntickets: {url: \"https://a.example/\", availability: limited}")?.tickets?.availability
        == .limited)
    #expect(await event("status: sold out")?.tickets?.availability == .soldOut)
    #expect(await event("status: sold-out")?.status == .scheduled)
    #expect(await event("sold-out: false")?.tickets == nil)
  }

  @Test(arguments: [
    ("timezone: America/New_York", -14_400), ("time-zone: CET", 3_600), ("time-zone: Europe/Berlin", 7_200),
    ("time-zone: Mars", 28_800),
  ])
  func `Times are those of the stated zone`(field: String, offset: Int) async {
    let event = await event("ends: 2025-05-01 23:00\n" + field)
    #expect(event?.starts.utcOffset == offset)
    #expect(event?.ends?.utcOffset == offset)
    #expect(event?.starts.machineReadable.hasPrefix("2025-05-01T20:00") == true)
  }

  @Test func `A day that cannot be read is not taken for that of the announcement`() async {
    let content = await content("title: A\nstarts: 2025-12-32 20:00")
    #expect(content.feed.entries.map(\.entry.kind) == [.article])
    #expect(content.codes.sorted() == ["incomplete-entry", "invalid-date"])
  }

  @Test func `What has no title is called after the place`() async {
    let content = await content("starts: 2025-05-01\nwhere: Cashmere Club")
    #expect(content.first(EventFeedViewObject.self)?.title == "Cashmere Club")
    #expect(content.first(EventFeedViewObject.self)?.venue?.name == "Cashmere Club")
    #expect(content.codes.isEmpty, "\(content.messages)")
  }
}
