import FeedModel
import Testing

@testable import FeedTheme
@testable import FeedVisitors

@Suite struct CardSizeVisitorTests {
  private let site: TestSite

  init() throws {
    site = TestSite(environment: try TestTheme.environment())
  }

  private func size(_ object: any FeedViewObject) -> CardSize { site.size(object) }

  private func rows(_ object: any FeedViewObject) -> Int { size(object).rows ?? 0 }

  @Test func `Each kind has a shape and a height that is fixed or follows the content`() {
    let expected: KindTable<String> = [
      "text": "normal 45 automatic",
      "article": "normal 44 automatic",
      "media": "large 168 automatic",
      "song": "normal 60 fixed",
      "album": "normal 49 automatic",
      "playlist": "normal 34 automatic",
      "event": "normal 54 automatic",
      "invitation": "normal 43 automatic",
      "follow": "normal 26 automatic",
      "recommendation": "normal 30 automatic",
      "link": "normal 44 automatic",
      "quote": "normal 23 automatic",
      "person": "normal 35 automatic",
      "memories": "normal 32 automatic",
      "custom": "normal 54 automatic",
    ]
    expected.check {
      let size = size($0)
      return "\(size.shape) \(size.rows ?? 0) \(size.reason == .kind ? "fixed" : "automatic")"
    }
  }

  @Test func `A card is wide or narrow for its wall's sake, unless it shows less so or its size was chosen`() {
    let expected: KindTable<CardShape> = [
      "text": .normal, "article": .wide, "media": .normal, "song": .wide, "album": .wide, "playlist": .wide,
      "event": .wide,
      "invitation": .wide, "follow": .wide, "recommendation": .wide, "link": .wide, "quote": .normal, "person": .normal,
      "memories": .wide, "custom": .wide,
    ]
    expected.check { site.size($0, isResized: true).shape }
    var entry = KindSamples.plain.entry(.media)
    for (height, shape) in [(100, CardShape.normal), (400, .wide), (401, .normal)] {
      let file = MediaFile(
        source: .published(Route("/a.jpg")), mimeType: "image/jpeg", pixelSize: PixelSize(width: 400, height: height))
      let media = MediaFeedViewObject(entry: entry, photos: [Photo(file: file, alt: "Rain")])
      #expect(site.size(media, isResized: true).shape == shape)
    }
    entry.size = .small
    #expect(site.size(MediaFeedViewObject(entry: entry), isResized: true).shape == .small)
  }

  @Test func `A theme without metrics leaves the height to the browser`() {
    let visitor = CardSizeVisitor(metrics: nil, heading: "Rain", environment: site.environment)
    let song = KindSamples.plain.song.accept(visitor)
    #expect(song.rows == nil)
    #expect(song.shape == .normal)
  }

  @Test(arguments: 8...32)
  func `A town takes its room behind its place and the separator of lists`(count: Int) {
    let name = String(repeating: "n", count: count)
    var venue = Venue(name: name)
    venue.city = "Bath"
    let rows = [venue, Venue(name: "\(name), Bath")].map { venue in
      self.rows(
        EventFeedViewObject(
          entry: KindSamples.plain.bareEntry(.event), title: "Rain", starts: KindSamples.date, venue: venue))
    }
    #expect(rows[0] == rows[1])
  }

  @Test func `A bookmark of which only the address is known has no room for a title`() {
    func rows(title: String?, site: String) -> Int {
      let entry = KindSamples.plain.bareEntry(.link)
      return self.rows(LinkFeedViewObject(entry: entry, title: title, url: "https://example.org/rain", site: site))
    }
    #expect(rows(title: nil, site: "example.org") < rows(title: "Rain", site: "example.org"))
    #expect(rows(title: nil, site: "Example") == rows(title: "Rain", site: "Example"))
  }

  @Test func `An address alone takes the lines that it takes, and the name of a site one`() {
    func rows(_ path: String, title: String?, site: String = "example.org") -> Int {
      let entry = KindSamples.plain.bareEntry(.link)
      return self.rows(LinkFeedViewObject(entry: entry, title: title, url: "https://example.org/\(path)", site: site))
    }
    let path = String(repeating: "rain-", count: 9)
    #expect(rows("rain", title: nil) < rows(path, title: nil))
    #expect(rows("rain", title: "Rain") == rows(path, title: "Rain", site: path))
  }

  @Test func `A note has no room for the author of the site, whom its card does not name`() throws {
    var entry = KindSamples.plain.entry(.text)
    let author = try #require(entry.authors.first)
    let own = TestSite(environment: try TestTheme.environment { $0.author = author })
    #expect((own.size(KindSamples.plain.note).rows ?? 0) < rows(KindSamples.plain.note))
    for others in [
      [author, PersonReference(name: "Ben")], [PersonReference(name: author.name, url: "https://other.example/")],
    ] {
      entry.authors = others
      let note = PlainTextFeedViewObject(entry: entry)
      #expect(own.size(note).rows == size(note).rows)
    }
  }

  @Test func `An entry of a declared kind without a title has no room for a heading above its words`() {
    func rows(title: String?, body: String?) -> Int {
      let kind = KindSamples.recipe
      let entry = body.map { KindSamples.plain.entry(kind, body: $0) } ?? KindSamples.plain.bareEntry(kind)
      return self.rows(
        CustomFeedViewObject(entry: entry, title: title, declaration: KindSamples.plain.declaration()))
    }
    #expect(rows(title: nil, body: "Rain.") < rows(title: "Rain", body: "Rain."))
    #expect(rows(title: nil, body: nil) == rows(title: "Rain", body: nil))
  }

  @Test func `An invitation without guests is smaller`() {
    let empty = InvitationFeedViewObject(entry: KindSamples.plain.bareEntry(.invitation), title: "Come")
    #expect(rows(empty) < rows(KindSamples.plain.invitation))
  }

  @Test func `Words stand as far below the heading of an invitation as below its title`() {
    let visitor = CardSizeVisitor(metrics: TestTheme.wallMetrics, heading: "Come", environment: site.environment)
    for isForEverybody in [false, true] {
      let rows = ["Come", nil].map { title in
        InvitationFeedViewObject(
          entry: KindSamples.plain.bareEntry(.invitation), title: title, isForEverybody: isForEverybody
        ).accept(visitor).rows
      }
      #expect(rows[0] != nil && rows[0] == rows[1])
    }
  }

  @Test func `An invitation shows all of the name of its occasion`() {
    let sizes = ["Rain", String(repeating: "Rain live ", count: 5)].map { name in
      size(
        InvitationFeedViewObject(
          entry: KindSamples.plain.bareEntry(.invitation), title: "Come", occasion: InvitedEvent(title: name)))
    }
    #expect((sizes[0].rows ?? 0) < (sizes[1].rows ?? 0))
    #expect(sizes[1].lines.sub == nil)
  }

  @Test func `An invitation for everybody has no room for portraits`() {
    let guests = KindSamples.plain.invitation
    let open = InvitationFeedViewObject(
      entry: guests.entry, title: guests.title, occasion: guests.occasion, isForEverybody: true, rsvp: guests.rsvp)
    #expect(rows(open) < rows(guests))
  }

  @Test func `A card has room for three recommended people and for how many more there are`() {
    let sizes = [3, 4, 12].map { count in
      let people = (1...count).map { Recommendation(person: PersonReference(name: "Ann \($0)")) }
      let recommendation = RecommendationFeedViewObject(
        entry: KindSamples.plain.bareEntry(.recommendation), title: "Listen", recommendations: people)
      #expect(recommendation.firstRecommendations.map(\.person.name) == ["Ann 1", "Ann 2", "Ann 3"])
      #expect(recommendation.moreRecommendations == [3: nil, 4: "+1", 12: "+9"][count])
      return rows(recommendation)
    }
    #expect(sizes[0] < sizes[1])
    #expect(sizes[1] == sizes[2])
  }

  @Test(arguments: SizeOverride.allCases)
  func `The size that the author chose wins for every kind`(_ chosen: SizeOverride) {
    var entry = KindSamples.plain.entry(.song)
    entry.size = chosen
    let song = size(SongFeedViewObject(entry: entry, title: "Rain"))
    let article = size(ArticleFeedViewObject(entry: entry, title: "Rain"))
    for size in [song, article] {
      #expect(size.shape.rawValue == chosen.rawValue)
      #expect(size.reason == .chosenByAuthor(chosen))
    }
  }

  @Test func `The chosen size decides on the shape of the picture and on how much text is shown`() {
    var entry = KindSamples.plain.entry(.article)
    entry.summary = String(repeating: "It rains in Taipei. ", count: 100)
    let sizes = [SizeOverride.small, .tall].map { chosen in
      entry.size = chosen
      return size(ArticleFeedViewObject(entry: entry, title: "Rain"))
    }
    #expect(sizes.map(\.lines.copy) == [2, 14])
    #expect((sizes[0].rows ?? 0) * 2 < sizes[1].rows ?? 0)
  }

  @Test func `The size of a declared kind is the default of its entries`() {
    var entry = KindSamples.plain.entry(KindSamples.recipe)
    let declaration = KindSamples.plain.declaration(size: .wide)
    #expect(size(CustomFeedViewObject(entry: entry, declaration: declaration)).shape == .wide)
    entry.size = .small
    #expect(size(CustomFeedViewObject(entry: entry, declaration: declaration)).shape == .small)
  }

  @Test func `A wide card is as high as its picture or as its words if these are higher`() {
    var entry = KindSamples.plain.entry(.article)
    entry.size = .wide
    let short = size(ArticleFeedViewObject(entry: entry, title: "Rain"))
    entry.summary = String(repeating: "It rains in Taipei. ", count: 100)
    entry.authors = Array(repeating: KindSamples.plain.text.person("Ann"), count: 9)
    let long = size(ArticleFeedViewObject(entry: entry, title: String(repeating: "Rain on all the roofs ", count: 5)))
    let metrics = TestTheme.wallMetrics
    let height = metrics[.wideHeight] + metrics[.border] * 2 + metrics[.gap]
    #expect(short.rows == Int((height / metrics[.gridUnit]).rounded(.up)))
    #expect((short.rows ?? 0) < long.rows ?? 0)
  }

  @Test func `Long words make a high card but not an endless one`() {
    let entry = KindSamples.plain.bareEntry(.quote)
    let heights = [1, 20, 200, 2000].map { count in
      rows(QuoteFeedViewObject(entry: entry, text: String(repeating: "It rains. ", count: count)))
    }
    #expect(heights[0] < heights[1])
    #expect(heights[1] < heights[2])
    #expect(heights[2] == heights[3])
  }

  @Test func `An empty line between stanzas is as high as another`() {
    let entry = KindSamples.plain.bareEntry(.quote)
    let heights = ["a\nb\nc", "a\n\nc", "a\nc"].map { rows(QuoteFeedViewObject(entry: entry, text: $0)) }
    #expect(heights[0] == heights[1] && heights[1] > heights[2])
  }

  @Test func `Text is cut only where more than three lines are hidden`() {
    var entry = KindSamples.plain.bareEntry(.article)
    entry.summary = "It rains."
    let short = size(ArticleFeedViewObject(entry: entry, title: "Rain"))
    #expect(short.lines == CardLines())
    // A line each.
    let words = String(repeating: "Dampfschifffahrten ", count: 7)
    let whole = size(ArticleFeedViewObject(entry: entry, title: words))
    #expect(whole.lines.title == nil)
    entry.summary = String(repeating: "It rains. ", count: 100)
    let long = size(ArticleFeedViewObject(entry: entry, title: words + words))
    #expect(long.lines == CardLines(title: 4, copy: 10))
  }

  @Test func `A note tells the style sheet how high it is, and is cut only where that hides more than three lines`() {
    let heights = [1, 70, 90, 900].map { count in
      let body = String(repeating: "It rains on all the roofs. ", count: count)
      let note = size(PlainTextFeedViewObject(entry: KindSamples.plain.entry(.text, body: body)))
      return (note.lines.prose ?? 0, note.rows ?? 0, note.hiddenRows)
    }
    let limit = TestTheme.wallMetrics[.noteHeight]
    #expect(heights.map(\.0) == heights.map(\.0).sorted())
    for (prose, rows, hiddenRows) in heights {
      let isWhole = Double(prose) <= limit + 4 * TestTheme.wallMetrics[.note].line
      let hidden = Double(prose) - limit - 4 * TestTheme.wallMetrics[.note].line
      #expect(hiddenRows == (isWhole ? 0 : Int((hidden / TestTheme.wallMetrics[.gridUnit]).rounded(.up))))
      #expect(isWhole == (Double(rows) * TestTheme.wallMetrics[.gridUnit] > Double(prose)), "\(prose) in \(rows)")
    }
  }

  @Test(arguments: ["zh", "ar", "emoji"])
  func `Chinese, Arabic and emoji take the room that they have in browsers`(script: String) {
    let text = ["zh": "雨下在台北的屋頂上。", "ar": "تمطر على أسطح المدينة. ", "emoji": "👨‍👩‍👧‍👦🌧️🇹🇼 "][script] ?? ""
    var entry = KindSamples.plain.bareEntry(.article)
    let heights = [2, 6].map { count in
      entry.summary = String(repeating: text, count: count)
      return rows(ArticleFeedViewObject(entry: entry, title: "Rain"))
    }
    #expect(heights[0] < heights[1])
  }

  @Test func `A photo keeps its shape and a flat one takes two columns`() {
    let entry = KindSamples.plain.bareEntry(.media)
    let photo = { (width: Int, height: Int) in
      size(
        MediaFeedViewObject(
          entry: entry, photos: [KindSamples.plain.text.photo("one", width: width, height: height)]))
    }
    #expect(photo(100, 100).rows == 48)
    #expect(photo(200, 100).columns == .two)
    #expect(photo(1, 1000).rows == 76)
  }

  @Test func `A note is as high as its blocks`() {
    let note = { (text: String) in
      rows(PlainTextFeedViewObject(entry: KindSamples.plain.entry(.text, body: text)))
    }
    #expect(note("Rain.") < note("Rain.\n\nMore rain."))
    #expect(note("Rain.\n\nMore rain.") > note("Rain.  \nMore rain."))
    #expect(note("- Rain.\n- More rain.") < note("Rain.\n\nMore rain."))
    #expect(note("Rain.\n\n```\na\nb\nc\n```") > note("Rain.\n\na b c"))
    #expect(note("| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |") > note("Rain."))
    #expect(note(String(repeating: "Rain. ", count: 10_000)) == note(String(repeating: "Rain. ", count: 1_000)))
  }

  @Test func `A finer grid takes more rows for the same height`() {
    var fine = TestTheme.wallMetrics
    fine.measures[.gridUnit] = 0.25
    let album = KindSamples.plain.album
    #expect(abs((site.size(album, metrics: fine).rows ?? 0) - rows(album) * 2) <= 1)
  }
}
