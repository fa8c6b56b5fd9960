import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct ShareSentenceVisitorTests {
  private func visitor(heading: String = "Rain") throws -> ShareSentenceVisitor {
    ShareSentenceVisitor(wording: try TestTheme.wording(), heading: heading)
  }

  @Test func `Each kind has a sentence of its own`() throws {
    let visitor = try visitor()
    let expected: KindTable<String> = [
      "text": "A note by Ann: Rain", "article": "An article by Ann: Rain", "media": "Media by Ann: Rain",
      "song": "A great song, Ann and Bob’s Rain", "album": "An album, Ann’s Rain",
      "playlist": "A playlist by Ann: Rain",
      "event": "Rain (Wed, 9 Apr 2025, 20:00 – 22:30 UTC+8): Postponed", "invitation": "Come along to Rain live",
      "follow": "People to follow: Bob and Cid", "recommendation": "Get to know Bob and Cid",
      "link": "A page: Rain (Example)", "quote": "“It rains.” — Ann", "person": "An amazing artist, Bob",
      "memories": "Do you remember? Rain", "custom": "This: Rain",
    ]
    expected.check { $0.accept(visitor).withPlainSpaces }
  }

  @Test func `The author's own words come first`() throws {
    let visitor = try visitor()
    var entry = KindSamples.plain.entry(.song)
    entry.shareText = "Listen!"
    let day = KindSamples.date
    let objects: [any FeedViewObject] = [
      PlainTextFeedViewObject(entry: entry), ArticleFeedViewObject(entry: entry, title: "A"),
      MediaFeedViewObject(entry: entry), SongFeedViewObject(entry: entry, title: "A"),
      AlbumFeedViewObject(entry: entry, title: "A"), PlaylistFeedViewObject(entry: entry, title: "A"),
      EventFeedViewObject(entry: entry, title: "A", starts: day), InvitationFeedViewObject(entry: entry),
      FollowFeedViewObject(entry: entry), RecommendationFeedViewObject(entry: entry),
      LinkFeedViewObject(entry: entry, url: "https://example.org/", site: "Example"),
      QuoteFeedViewObject(entry: entry, text: "A"), PersonFeedViewObject(entry: entry, name: "A"),
      MemoriesFeedViewObject(entry: entry, day: DayOfYear(CalendarDay(daysSinceEpoch: 98))),
      CustomFeedViewObject(entry: entry, declaration: KindSamples.plain.declaration()),
    ]
    for object in objects { #expect(object.accept(visitor) == "Listen!") }
  }

  @Test func `Names are left out where nobody is named`() throws {
    let visitor = try visitor()
    let bare = { (kind: Kind) in KindSamples.plain.bareEntry(kind) }
    let sentences = [
      PlainTextFeedViewObject(entry: bare(.text)).accept(visitor),
      ArticleFeedViewObject(entry: bare(.article), title: "A").accept(visitor),
      MediaFeedViewObject(entry: bare(.media)).accept(visitor),
      SongFeedViewObject(entry: bare(.song), title: "A").accept(visitor),
      AlbumFeedViewObject(entry: bare(.album), title: "A").accept(visitor),
      PlaylistFeedViewObject(entry: bare(.playlist), title: "A").accept(visitor),
      QuoteFeedViewObject(entry: bare(.quote), text: "A").accept(visitor),
      InvitationFeedViewObject(entry: bare(.invitation)).accept(visitor),
      FollowFeedViewObject(entry: bare(.follow), followed: [PersonReference(name: "Bob")]).accept(visitor),
    ]
    #expect(
      sentences == [
        "A note: Rain", "An article: Rain", "Media: Rain", "A great song, Rain", "An album, Rain", "A playlist: Rain",
        "“A”", "An invitation: Rain", "Someone to follow: Bob",
      ])
  }

  @Test func `A like without words quotes nobody`() throws {
    let visitor = try visitor(heading: "Likes A song")
    var entry = KindSamples.plain.bareEntry(.text)
    entry.likeOf = [ExternalLink(name: "A song", url: "https://example.org/song")]
    #expect(PlainTextFeedViewObject(entry: entry).accept(visitor) == "A find: A song")
    entry.authors = [PersonReference(name: "Ann")]
    #expect(PlainTextFeedViewObject(entry: entry).accept(visitor) == "Ann found this: A song")
    (entry.repostOf, entry.likeOf) = (entry.likeOf, [])
    #expect(PlainTextFeedViewObject(entry: entry).accept(visitor) == "Ann found this: A song")
    entry.summary = "Words."
    #expect(PlainTextFeedViewObject(entry: entry).accept(visitor) == "A note by Ann: Likes A song")
  }

  @Test func `A recording is to be heard`() throws {
    let file = MediaFile(source: .external("https://example.org/rain.mp3"), mimeType: "audio/mpeg")
    let heard = MediaFeedViewObject(entry: KindSamples.plain.bareEntry(.media), recordings: [Recording(file: file)])
    #expect(heard.accept(try visitor()) == "Recording: Rain")
  }

  @Test func `An event says where it is and an invitation whether somebody goes`() throws {
    let visitor = try visitor()
    let entry = KindSamples.plain.bareEntry(.event)
    let event = { (venue: Venue?) in
      EventFeedViewObject(entry: entry, title: "Live", starts: KindSamples.date, isAllDay: true, venue: venue)
    }
    #expect(event(nil).accept(visitor) == "Not to miss: Rain, Wed, 9 Apr 2025")
    #expect(event(Venue(name: "The Cellar")).accept(visitor) == "Not to miss: Rain, Wed, 9 Apr 2025, The Cellar")
    var tickets = Tickets()
    tickets.availability = .soldOut
    let soldOut = EventFeedViewObject(
      entry: entry, title: "Live", starts: KindSamples.date, isAllDay: true, tickets: tickets)
    #expect(soldOut.accept(visitor) == "Rain (Wed, 9 Apr 2025): Sold out")
    let invitation = InvitationFeedViewObject(entry: entry, occasion: InvitedEvent(title: "Live"))
    #expect(invitation.accept(visitor) == "Nobody goes to Live yet")
    let open = InvitationFeedViewObject(
      entry: entry, occasion: InvitedEvent(title: "Live"), isForEverybody: true)
    #expect(open.accept(visitor) == "Come along to Live")
  }
}
