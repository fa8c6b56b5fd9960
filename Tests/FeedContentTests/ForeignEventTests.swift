import FeedContent
import FeedDiagnostics
import FeedModel
import Testing

/// What bands write of their concerts elsewhere.
@Suite struct ForeignEventTests {
  private func content(_ fields: String) async -> LoadedContent {
    let date = fields.contains("\ndate:") ? "" : "date: 2025-04-09\n"
    return await TestSite.load(["gigs/a.md": "---\n\(date)\(fields)\n---\n"])
  }

  private func event(_ fields: String) async -> EventFeedViewObject? {
    await content("title: A\nstarts: 2025-05-01 20:00\n" + fields).first(EventFeedViewObject.self)
  }

  @Test(arguments: ["extra", "params"])
  func `Boxes for themes may say when and where`(box: String) async {
    let event = await content(
      "title: A\n\(box): {venue: The Cellar, start_date: 2025-05-01 20:00, tickets: \"https://shop.example/\", x: y, status: cancelled}"
    )
    .first(EventFeedViewObject.self)
    #expect(event?.status == .cancelled)
    #expect(event?.venue?.name == "The Cellar" && event?.tickets?.url == "https://shop.example/")
    #expect(event?.starts.machineReadable.hasPrefix("2025-05-01T20:00") == true)
    let job = await TestSite.load([
      "a.md": "---\ntitle: A\ndate: 2025-04-09\n\(box): {start_date: 2020-05-01}\n---\nWords.\n"
    ])
    #expect(job.first(EventFeedViewObject.self) == nil)
  }

  @Test(
    arguments: [
      ("price: 12 EUR", "12", "EUR"), ("price: \"€12.50\"", "12.50", "EUR"),
      ("tickets: {price: \"12,50 €\"}", "12.50", "EUR"),
      ("price: 450\ncurrency: TWD", "450", "TWD"), ("tickets: {price: TWD 450}", "450", "TWD"),
      ("tickets: 12 EUR", "12", "EUR"), ("tickets: 450", nil, nil), ("price: free", "0", nil),
      ("tickets: Free admission", "0", nil), ("tickets: 0", "0", nil), ("tickets: {price: free}", "0", nil),
      ("price: 00", "0", nil), ("tickets: 007.50 EUR", "7.50", "EUR"), ("price: \"0,50 €\"", "0.50", "EUR"),
    ] as [(String, String?, String?)])
  func `A price may hold its currency`(field: String, amount: String?, currency: String?) async {
    let tickets = await event(field)?.tickets
    #expect(tickets?.price == amount && tickets?.currency == currency)
  }

  @Test func `A value that is neither a shop nor a price gets a message that says what tickets can be`() async {
    let told = await content("title: A\nstarts: 2025-05-01 20:00\ntickets: at the door").messages
    #expect(
      told == [
        #"content/gigs/a.md:5:10: warning: "at the door" does not fit "tickets"; write the address of the shop, "#
          + #"a price such as 12.50 EUR, "free" or "sold out""#
      ])
  }

  @Test(arguments: ["0x10", "1e3", "12.", "١٢", "-5", "nan"])
  func `A price that is not in plain decimal notation is reported`(price: String) async {
    let content = await content("title: A\nstarts: 2025-05-01 20:00\ntickets: {price: \(price), currency: eur}")
    #expect(content.first(EventFeedViewObject.self)?.tickets?.price == nil)
    #expect(
      content.messages == [
        "content/gigs/a.md:5:18: warning: \"\(price)\" does not fit \"price\"; "
          + "write a number such as 450 or 12.50, with \"currency\", or \"free\""
      ])
  }

  @Test func `A price may be beside a shop, and fields of listings mean what they say`() async {
    let tickets = await event("tickets: https://shop.example/\nprice: 18 €")?.tickets
    #expect(tickets?.url == "https://shop.example/" && tickets?.price == "18" && tickets?.currency == "EUR")
    let fields = "title: A\nevent_date: 2025-05-01 20:00\nvenues: [The Cellar]\nbands: [Mei, Jun]"
    let listed = await content(fields).first(EventFeedViewObject.self)
    #expect(listed?.starts.machineReadable.hasPrefix("2025-05-01T20:00") == true)
    #expect(listed?.venue?.name == "The Cellar" && listed?.performers.map(\.name) == ["Mei", "Jun"])
  }

  @Test func `A post that lists who plays at a place is an event on its day, and its town may be a field beside it`()
    async
  {
    let fields = "title: A\ndate: 2025-04-09\ncategory: concert\nartists: [Mei, Jun]\nplace: [Cellar]\ncity: Keelung"
    let content = await TestSite.load(["_posts/2025-04-09-a.md": "---\n\(fields)\n---\nLoud.\n"])
    let event = content.first(EventFeedViewObject.self)
    #expect(event?.performers.map(\.name) == ["Mei", "Jun"] && event?.starts.machineReadable == "2025-04-09")
    #expect(event?.venue?.name == "Cellar" && event?.venue?.city == "Keelung")
    #expect(event?.entry.extra == [] && content.codes == ["event-without-start"])
    let address = await self.event("venue: {name: Hall, city: Taipei}\ncity: Keelung")
    #expect(address?.venue?.city == "Taipei" && address?.entry.extra.map(\.key) == ["city"])
  }

  @Test func `A list of shops gets a message that says what the field holds`() async {
    let fields = "title: A\nstarts: 2025-05-01 20:00\ntickets: [{url: \"https://a.example/\"}, {price: 5}]"
    #expect(
      await content(fields).messages == [
        #"content/gigs/a.md:5:10: warning: "tickets" must be an address, or keys such as url and price, not a list"#
      ])
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

  @Test func `An unknown time zone is reported with the one that was probably meant`() async {
    let text = "---\ntitle: A\ndate: 2025-04-01\nstarts: 2025-05-01T20:00\ntime-zone: Berlin\n---\n"
    #expect(
      await TestSite.load(["events/a.md": text]).messages == [
        #"content/events/a.md:5:12: warning: "Berlin" does not fit "time-zone"; write Europe/Berlin"#
      ])
  }

  @Test(arguments: [
    ("starts: 2025-05-30T18:00:00Z", "2025-05-30T18:00:00Z"), ("starts: 2025-05-30 18:00 GMT", "2025-05-30T18:00:00Z"),
    ("starts: 2025-05-30T18:00+00:00", "2025-05-30T18:00:00Z"), ("starts: 1748628000", "2025-05-30T18:00:00Z"),
    ("starts: 2025-05-30T18:00", "2025-05-30T18:00:00-04:00"),
    ("starts: 2025-05-30\ntime: 18:00Z", "2025-05-30T18:00:00Z"),
    ("starts: 2025-05-30\ntime: \"18:00\"", "2025-05-30T18:00:00-04:00"),
    ("date: 2025-05-30T18:00Z", "2025-05-30T18:00:00Z"), ("date: 2025-05-30T18:00", "2025-05-30T18:00:00-04:00"),
  ])
  func `Times that say by which clocks they are keep them beside a zone`(fields: String, starts: String) async {
    let date = fields.hasPrefix("date:") ? "" : "date: 2025-04-09\n"
    let content = await TestSite.load([
      "site.yml": "title: A\nid: a\nbase-url: https://example.org/\n",
      "events/a.md": "---\ntitle: A\n\(date)\(fields)\ntimezone: America/New_York\n---\n",
    ])
    #expect(content.first(EventFeedViewObject.self)?.starts.machineReadable == starts)
  }

  @Test(arguments: [
    ("starts: 2024-10-26T23:00\nends: \"04:00\"\ntime-zone: Europe/Berlin", "2024-10-27T04:00:00+01:00"),
    ("starts: 2025-03-29T23:00\nends: \"04:00\"\ntime-zone: Europe/Berlin", "2025-03-30T04:00:00+02:00"),
    ("starts: 2024-10-26T23:00\nends: 04:00Z\ntime-zone: Europe/Berlin", "2024-10-27T04:00:00Z"),
    ("starts: 2024-10-26T23:00+02:00\nends: \"04:00\"", "2024-10-27T04:00:00+02:00"),
    ("starts: 2024-10-26T23:00\nends: \"04:00\"", "2024-10-27T04:00:00+08:00"),
  ])
  func `A time of day at which an event ends is by the clocks of its place, also when they are set`(
    fields: String, ends: String
  ) async {
    #expect(await content("title: A\n" + fields).first(EventFeedViewObject.self)?.ends?.machineReadable == ends)
  }

  @Test(arguments: [
    ("start_time: \"13:00\"\nend_time: \"16:00\"", "2025-04-09T13:00:00+08:00", "2025-04-09T16:00:00+08:00"),
    ("startTime: 1:00 pm", "2025-04-09T13:00:00+08:00", nil),
    (
      "start_datetime: 2025-05-01T02:00:00Z\nend_datetime: 2025-05-01T04:00:00Z", "2025-05-01T02:00:00Z",
      "2025-05-01T04:00:00Z"
    ),
    (
      "starts_at: 2025-05-01\nstart_time: 20:00\ndate_end: 2025-05-02\nend_time: 1:30", "2025-05-01T20:00:00+08:00",
      "2025-05-02T01:30:00+08:00"
    ),
    ("starts: 2025-05-01\nends: 2025-05-03", "2025-05-01", "2025-05-03"),
    ("time: 7:00-10:00 PM", "2025-04-09T19:00:00+08:00", "2025-04-09T22:00:00+08:00"),
    ("time: 11:00-1:30 pm", "2025-04-09T11:00:00+08:00", "2025-04-09T13:30:00+08:00"),
    ("time: 19:30 – 1:00", "2025-04-09T19:30:00+08:00", "2025-04-10T01:00:00+08:00"),
    (
      "starts: 2025-05-01\ntime: 19:30-22:00\nends: 2025-05-03", "2025-05-01T19:30:00+08:00",
      "2025-05-03T22:00:00+08:00"
    ),
    ("time: 12 noon", "2025-04-09T12:00:00+08:00", nil), ("time: 7.30pm", "2025-04-09T19:30:00+08:00", nil),
    ("time: 7.30 - 10 pm", "2025-04-09T19:30:00+08:00", "2025-04-09T22:00:00+08:00"),
    ("starts: 2025-05-01 20:00 - 22:00", "2025-05-01T20:00:00+08:00", "2025-05-01T22:00:00+08:00"),
    ("event_date: \"1 May 2025, 8pm – 1am\"", "2025-05-01T20:00:00+08:00", "2025-05-02T01:00:00+08:00"),
    ("time: 8 pm to 10 pm\nends: \"23:00\"", "2025-04-09T20:00:00+08:00", "2025-04-09T23:00:00+08:00"),
  ])
  func `Start and end have many names, and times of day belong to days`(fields: String, starts: String, ends: String?)
    async
  {
    let event = await content("title: A\n" + fields).first(EventFeedViewObject.self)
    #expect(event?.starts.machineReadable == starts)
    #expect(event?.ends?.machineReadable == ends)
  }

  @Test func `A time of day that is yet to be announced makes a whole day, without a warning`() async {
    let content = await content("title: A\nstarts: 2025-05-01\ntime: TBC")
    #expect(content.first(EventFeedViewObject.self)?.starts.machineReadable == "2025-05-01")
    #expect(content.messages == [])
  }

  @Test func `What was announced before its date is not left out until then`() async {
    let content = await content("title: A\ndate: 2099-06-01T20:00:00Z\npublishDate: 2025-01-02")
    let event = content.first(EventFeedViewObject.self)
    #expect(event?.entry.date?.day.description == "2025-01-02")
    #expect(event?.starts.machineReadable == "2099-06-01T20:00:00Z")
    #expect(content.codes == ["event-without-start"])
    // Whatever is told after the event is its announcement.
    let late = await self.content("title: A\npublishDate: 2025-05-02").first(EventFeedViewObject.self)
    #expect(late?.starts.machineReadable == "2025-04-09")
    #expect(late?.entry.date?.day.description == "2025-04-09")
  }

  @Test func `A start that says no more than the date is reported as long as it hides the event`() async {
    let content = await content("title: A\ndate: 2099-06-01\nstarts: 2099-06-01")
    #expect(content.feed.entries.isEmpty)
    #expect(content.codes == ["event-without-start"])
  }

  @Test(arguments: ["upcoming", "past-concerts", "archive"])
  func `A list of all concerts is a page beside them`(name: String) async {
    let content = await TestSite.load([
      "concerts/\(name).md": "---\ntitle: Concerts\ndate: 2025-04-09\n---\nMany.\n",
      "concerts/\(name)/index.md": "---\ntitle: A\ndate: 2025-04-09\nvenue: Pier\nslug: b\n---\n",
      "concerts/past-lives.md": "---\ntitle: Past lives\ndate: 2025-04-09\n---\nLoud.\n",
    ])
    #expect(content.feed.pages.map(\.route.path) == ["/concerts/\(name)/"])
    #expect(content.feed.entries.map(\.entry.kind) == [.event, .event])
  }

  @Test func `A poster or a flyer is the cover`() async {
    for name in ["poster", "flyer", "coverart", "cover_art"] {
      let cover = await event("\(name): https://a.example/p.jpg")?.entry.cover
      #expect(cover?.file.source == .external("https://a.example/p.jpg"))
    }
  }

  @Test func `A day that cannot be read is not taken for that of the announcement`() async {
    let content = await content("title: A\nstarts: 2025-12-32 20:00")
    #expect(content.feed.entries.map(\.entry.kind) == [.article])
    #expect(content.codes.sorted() == ["incomplete-entry", "invalid-date"])
  }

  @Test func `An event without a title is named after the place`() async {
    let content = await content("starts: 2025-05-01\nwhere: Cashmere Club")
    #expect(content.first(EventFeedViewObject.self)?.title == "Cashmere Club")
    #expect(content.first(EventFeedViewObject.self)?.venue?.name == "Cashmere Club")
    #expect(content.codes.isEmpty, "\(content.messages)")
  }

  @Test func `A place may have the keys of microformats, and its name may be its venue`() async {
    let card = "location: {name: Pier, street-address: 9 Old Road, locality: Keelung, country-name: Taiwan}"
    let venue = await event(card)?.venue
    #expect(venue?.name == "Pier" && venue?.address == "9 Old Road")
    #expect(venue?.city == "Keelung" && venue?.country == "Taiwan")
    #expect(await event("location: [{venue: Hall, city: Taipei}]")?.venue?.name == "Hall")
    #expect(await content("title: A\nstarts: 2025-05-01\n\(card)").codes.isEmpty)
  }

  @Test(arguments: ["ticket_url", "ticketLink", "tickets_url"])
  func `The shop may have a key of its own`(key: String) async {
    #expect(await event("\(key): https://shop.example/")?.tickets?.url == "https://shop.example/")
    for price in ["tickets: 12 EUR", "ticket: 12 EUR", "tickets: {price: 12 EUR}", "price: 12 EUR"] {
      let content = await content("title: A\nstarts: 2025-05-01\n\(price)\n\(key): https://shop.example/")
      let event = content.first(EventFeedViewObject.self)
      #expect(event?.tickets?.url == "https://shop.example/" && event?.tickets?.price == "12")
      #expect(event?.entry.extra == [] && content.codes.isEmpty, "\(content.messages)")
    }
  }

  @Test(arguments: ["url", "link"])
  func `The page of an event elsewhere is one of its links`(key: String) async {
    let content = await content("title: A\nstarts: 2025-05-01\n\(key): https://pier.example/a")
    let event = content.first(EventFeedViewObject.self)
    #expect(event?.links.map(\.url) == ["https://pier.example/a"])
    #expect(event?.entry.route.path == "/gigs/a/" && content.codes.isEmpty, "\(content.messages)")
  }

  @Test func `Links, url and link of an event are shown together, but for addresses of the site itself`() async {
    let links = "links: {Mei: \"https://mei.example/\"}\nlink: https://hall.example/"
    let all = await event(links + "\nurl: https://pier.example/a")?.links
    #expect(all?.map(\.url) == ["https://mei.example/", "https://pier.example/a", "https://hall.example/"])
    let own = await content("title: A\nstarts: 2025-05-01\n\(links)\nurl: https://www.example.org/old/a")
    let event = own.first(EventFeedViewObject.self)
    #expect(event?.links.map(\.url) == ["https://mei.example/", "https://hall.example/"])
    #expect(event?.entry.extra == [] && own.codes.isEmpty, "\(own.messages)")
    let twice = await self.event("links: {Mei: \"https://mei.example/\"}\nurl: https://mei.example/")?.links
    #expect(twice?.map(\.name) == ["Mei"])
    let path = await content("title: A\nstarts: 2025-05-01\nurl: /shows/a/\nlink: https://pier.example/a")
    #expect(path.first(EventFeedViewObject.self)?.links.map(\.url) == ["https://pier.example/a"])
    #expect(path.first(EventFeedViewObject.self)?.entry.route.path == "/shows/a/" && path.codes.isEmpty)
  }

  @Test(arguments: ["Bandcamp", "Label", "Text", "Link", "Href", "Type", "label"])
  func `A link in a list may have any name`(name: String) async {
    let content = await content("title: A\nstarts: 2025-05-01\nlinks:\n  - \(name): https://label.example/")
    let links = content.first(EventFeedViewObject.self)?.links
    #expect(links?.map(\.name) == [name] && links?.map(\.url) == ["https://label.example/"])
    #expect(content.codes.isEmpty, "\(content.messages)")
  }

  @Test(arguments: [
    "[{type: Bandcamp, url: \"https://a.example/\"}]", "{type: Bandcamp, url: \"https://a.example/\"}",
    "[{type: Bandcamp, link: \"https://a.example/\"}]", "{type: Bandcamp, link: \"https://a.example/\"}",
    "{name: Bandcamp, href: \"https://a.example/\"}",
  ])
  func `The name of a link may be its type, in a list or alone`(links: String) async {
    let content = await content("title: A\nstarts: 2025-05-01\nlinks: \(links)")
    let shown = content.first(EventFeedViewObject.self)?.links
    #expect(shown?.map(\.name) == ["Bandcamp"] && shown?.map(\.url) == ["https://a.example/"])
    #expect(content.codes.isEmpty, "\(content.messages)")
  }

  @Test func `Names that are also keys of links stay names in a mapping of names to addresses`() async {
    let links = await event("links: {Label: \"https://a.example/\", Link: \"https://b.example/\"}")?.links
    #expect(links?.map(\.name) == ["Label", "Link"])
  }

  @Test(arguments: ["url", "URL", "link", "href"])
  func `A link in a list without a name is shown as its host`(key: String) async {
    let links = await event("links:\n  - \(key): https://label.example/")?.links
    #expect(links?.map(\.name) == ["label.example"] && links?.map(\.url) == ["https://label.example/"])
  }
}
