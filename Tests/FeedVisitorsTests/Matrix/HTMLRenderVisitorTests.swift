import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct HTMLRenderVisitorTests {
  /// What is particular to each kind, as short templates.
  private static let particulars: [String: String] = [
    "text": "{{{body}}}",
    "article": "{{title}} {{readingTime}}",
    "media":
      "{{photoCount}} +{{morePhotos}} {{firstPhoto.src}} {{#videos}}{{type}}{{/videos}} "
      + "{{#recordings}}{{title}}{{/recordings}}",
    "song": "{{artist}} {{duration}} {{isoDuration}} {{recording.src}} {{album.url}} {{plays}} {{isrc}}",
    "album":
      "{{trackCount}} {{duration}} {{released.iso}} "
      + "{{#tracks}}{{number}}{{title}}({{artist}}){{/tracks}} {{label}}",
    "playlist":
      "{{songCount}} {{duration}} {{plays}} {{#covers}}{{src}}{{/covers}} "
      + "{{#firstSongs}}{{artist}}{{/firstSongs}}",
    "event":
      "{{when}} {{venue.city}} {{status}} {{statusName}} {{price}} {{availability}} "
      + "{{#isOnline}}{{onlineURL}}{{/isOnline}}",
    "invitation":
      "{{occasion}} {{occasionURL}} {{starts.time}} "
      + "{{#invitees}}{{name}}{{/invitees}}{{#isEmpty}}none{{/isEmpty}} {{rsvp}}",
    "follow": "{{sentence}} {{#followed}}{{url}} {{/followed}}",
    "recommendation": "{{sentence}} {{#recommendations}}{{person.name}}: {{reason}} {{/recommendations}}",
    "link": "{{target}} {{siteName}} {{quotation}} {{via.url}}",
    "quote": "{{quotation}} {{source}} {{sourceURL}}",
    "person": "{{name}} {{role}} {{avatar.src}} {{#links}}{{name}}{{/links}} {{feedURL}}",
    "memories": "{{day}} {{#memories}}{{year}} {{yearsAgo}} {{title}} {{/memories}}",
    "custom": "{{label}} {{#customFields}}{{key}}={{text}}{{#items}}{{.}}{{^last()}}+{{/last()}}{{/items}};"
      + "{{/customFields}} {{values.text}}",
  ]

  private static func site(_ templates: [String: String] = [:]) throws -> TestSite {
    var all = ["entry": "<{{heading}}>{{{details}}}|{{{body}}}"]
    for (kind, text) in particulars {
      all["card/\(kind)"] = text
      all["details/\(kind)"] = "{{kind}}: \(text)"
    }
    return TestSite(environment: try TestTheme.environment(all.merging(templates) { _, own in own }))
  }

  private static let expected: KindTable<String> = [
    "text": "<p>Rain <em>falls</em> on <a href=\"/sub/places/taipei/\">Taipei</a>.</p>\n",
    "article": "On Rain 1\u{A0}minute",
    "media": "2 photos +1 /sub/media/one.jpg video/mp4 Drops",
    "song": "Ann and Bob 3:45 PT3M45S /sub/media/rain.mp3 /sub/albums/weather/ 12 plays TWA012500001",
    "album": "2 tracks 1:03:45 2025-04-09 1Rain()2Sun(Bob) Cloud Records",
    "playlist": "2 songs 1:03:45 1 play /sub/media/cover-Rain.jpg AnnBob",
    "event":
      "Wed, 9\u{A0}Apr\u{A0}2025, 20:00\u{A0}–\u{2060}\u{A0}22:30 UTC+8 Taipei Postponed postponed NT$500 Few tickets left https://example.org/stream",
    "invitation": "Rain live /sub/events/live/ 20:00 Bob https://example.org/rsvp",
    "follow": "Ann now follows Bob and Cid /sub/people/bob/ https://example.org/cid ",
    "recommendation": "Ann recommends Bob and Cid Bob: He sings. Cid:  ",
    "link": "https://example.org/umbrellas Example Buy one. https://example.org/bob",
    "quote": "It rains. Ann https://example.org/it-rains",
    "person": "Bob Singer /sub/media/bob.jpg Mastodon https://example.org/feed",
    "memories": "9 April 2024 1 year ago Sun 2020 5 years ago Snow ",
    "custom":
      "Recipe text=Hot;number=4;date=Wed, 9 Apr 2025 at 20:00;url=example.org;flag=Yes;list=Water+Salt;"
      + "image=Alt of soup;person=Dee;entry=Rain; Hot",
  ]

  @Test func `The card of each kind reads what is particular to it`() throws {
    let site = try Self.site()
    Self.expected.check { site.html($0, as: .card).withPlainSpaces }
  }

  @Test func `The page of each kind puts its details into the entry`() throws {
    let site = try Self.site()
    let body = "<p>Rain <em>falls</em> on <a href=\"/sub/places/taipei/\">Taipei</a>.</p>\n"
    for sample in KindSamples.plain.all {
      let kind = sample.accept(KindNameVisitor())
      let page = site.html(sample, as: .page)
      #expect(page.contains("\(sample.entry.kind.name): ") == (kind != "text"), "\(kind)")
      #expect(kind == "article" || page.hasSuffix("|\(body)"), "\(kind)")
    }
  }

  @Test func `An entry knows its addresses, colour and size`() throws {
    let site = try Self.site([
      "card/recipe":
        "{{url}} {{permalink}} {{uid}} {{kindLabel}} {{kindURL}} {{accentClass}} {{sizeClass}}"
    ])
    #expect(
      site.html(KindSamples.plain.custom, as: .card)
        == "/sub/recipes/sample/ https://example.com/sub/recipes/sample/ urn:uuid:0f4e7c1a-9d2b-5c3d-8e4f-a1b2c3d4e5f6 "
        + "Recipe /sub/recipes/ accent-recipe card-normal")
  }

  @Test func `The theme's strings are in reach of every template`() throws {
    let site = try Self.site(["card/song": "{{t.tickets}} {{#links}}{{t.rsvp}}{{/links}} {{site.title}} {{site.feed}}"])
    #expect(site.html(KindSamples.plain.song, as: .card) == "Tickets Reply Wall /sub/feed.xml")
  }

  @Test func `A card holds no more photos than it has room for`() throws {
    let site = try Self.site(["card/media": "{{#cardPhotos}}{{alt}} {{/cardPhotos}}{{photoCount}}"])
    let photos = (1...300).map { SampleText.plain.photo("p\($0)") }
    let media = MediaFeedViewObject(entry: KindSamples.plain.entry(.media), photos: photos)
    #expect(site.html(media, as: .card) == photos.prefix(4).map { "\($0.alt) " }.joined() + "300 photos")
  }

  @Test func `A track plays its own recording or that of the song that it names`() throws {
    let tracks = "{{#isPlayable}}plays:{{/isPlayable}}"
    let site = try Self.site([
      "card/album": tracks + "{{#tracks}} {{title}} {{recording.src}}{{/tracks}}",
      "card/playlist": tracks + "{{#songs}} {{title}} {{recording.src}}{{/songs}}",
    ])
    let samples = KindSamples.plain
    let song = EntryReference(
      identity: samples.song.entry.identity, kind: .song, title: "Hail", route: samples.song.entry.route,
      recording: samples.text.audio("hail"))
    let playable = [Track(title: "Sun"), Track(title: "Hail", song: song)]
    let album = AlbumFeedViewObject(entry: samples.entry(.album), title: "Weather", artists: [], tracks: playable)
    let silent = PlaylistFeedViewObject(entry: samples.entry(.playlist), title: "Wet", songs: [Track(title: "Sun")])
    #expect(site.html(album, as: .card) == "plays: Sun  Hail /sub/media/hail.mp3")
    #expect(site.html(silent, as: .card) == " Sun ")
  }

  @Test(
    arguments: [
      ([nil, nil, 2, nil], "[1]12[2]12"), ([1, nil, 3], "[1]12[3]1"), ([2, nil], "12"), ([nil, nil], "12"),
      ([1, 2, 1], "[1]1[2]1[1]2"),
    ] as [([Int?], String)])
  func `An album with several discs says where each begins, and its tracks start again there`(
    discs: [Int?], numbers: String
  ) throws {
    let list = "{{#disc}}[{{disc}}]{{/disc}}{{number}}"
    let site = try Self.site([
      "card/album": "{{#tracks}}\(list){{/tracks}}", "card/playlist": "{{#songs}}\(list){{/songs}}",
    ])
    let tracks = discs.map { Track(title: "Sun", disc: $0) }
    let samples = KindSamples.plain
    let album = AlbumFeedViewObject(entry: samples.entry(.album), title: "Weather", tracks: tracks)
    #expect(site.html(album, as: .card) == numbers)
    let playlist = PlaylistFeedViewObject(entry: samples.entry(.playlist), title: "Wet", songs: tracks)
    #expect(site.html(playlist, as: .card) == (1...discs.count).map(String.init).joined())
  }

  @Test(arguments: [["Cloud Records"], ["Ann"], ["Cloud Records", "Ann"], []])
  func `An album knows whether its label and nobody else published it`(authors: [String]) throws {
    let site = try Self.site(["card/album": "{{#isByLabel}}yes{{/isByLabel}}{{^isByLabel}}no{{/isByLabel}}"])
    var entry = KindSamples.plain.entry(.album)
    entry.authors = authors.map { PersonReference(name: $0) }
    let album = AlbumFeedViewObject(entry: entry, title: "Weather", label: "Cloud Records")
    #expect(site.html(album, as: .card) == (authors == ["Cloud Records"] ? "yes" : "no"))
  }

  @Test func `Only notes show their body on the card`() throws {
    let site = try Self.site(["card/article": "[{{{body}}}]{{excerpt}}"])
    var entry = KindSamples.plain.entry(.article)
    #expect(site.html(ArticleFeedViewObject(entry: entry, title: "Rain"), as: .card) == "[]Summary.")
    entry.summary = nil
    #expect(site.html(ArticleFeedViewObject(entry: entry, title: "Rain"), as: .card) == "[]Rain falls on Taipei.")
  }

  @Test func `Verse has lines on cards and none in what feeds say of it`() throws {
    let site = try Self.site(["card/article": "{{excerpt}}"])
    var entry = KindSamples.plain.entry(.article, body: "Rain,\\\nagain,\\\nand rain.")
    entry.summary = nil
    let article = ArticleFeedViewObject(entry: entry, title: "Rain")
    #expect(site.html(article, as: .card) == "Rain,\nagain,\nand rain.")
    #expect(article.accept(SummaryVisitor()) == "Rain, again, and rain.")
    entry.summary = "Written\nin two lines"
    #expect(site.html(ArticleFeedViewObject(entry: entry, title: "Rain"), as: .card) == "Written in two lines")
  }
}
