import FeedModel
import Testing

@Suite struct KindFactsTests {
  @Test func `Only entries with a title have one`() {
    let expected: KindTable<String?> = [
      "text": nil, "article": "On Rain", "media": "Wet streets", "song": "Rain", "album": "Weather",
      "playlist": "Wet days", "event": "Rain live", "invitation": "Come", "follow": nil,
      "recommendation": "Listen", "link": "Umbrellas", "quote": nil, "person": "Bob", "memories": "That day",
      "custom": "Rain soup",
    ]
    expected.check { $0.facts.title }
  }

  @Test func `An empty title is none`() {
    let link = LinkFeedViewObject(
      entry: KindSamples.plain.bareEntry(.link), title: "", url: "https://a.example/", site: "a")
    #expect(link.facts.title == nil)
  }

  @Test func `Each kind names its people`() {
    let expected: KindTable<[String]> = [
      "text": ["Ann"], "article": ["Ann"], "media": ["Ann"], "song": ["Ann", "Bob"], "album": ["Ann"],
      "playlist": ["Ann"], "event": ["Ann", "Bob"], "invitation": ["Ann", "Bob"], "follow": ["Ann", "Bob", "Cid"],
      "recommendation": ["Ann", "Bob", "Cid"], "link": ["Ann"], "quote": ["Ann"], "person": ["Bob"],
      "memories": ["Ann"], "custom": ["Ann", "Dee"],
    ]
    expected.check { $0.facts.people.map(\.name) }
  }

  @Test func `A person is known by their page whatever the name in the entry`() {
    let page = Route("/people/ann/")
    let song = SongFeedViewObject(
      entry: KindSamples.plain.bareEntry(.song), title: "Rain",
      artists: [
        PersonReference(name: "Ann", route: page), PersonReference(name: "Ann B.", route: page),
        PersonReference(name: "Ann"), PersonReference(name: "Ann"),
        PersonReference(name: "Ann", url: "https://example.org/"),
      ])
    #expect(song.facts.people.map(\.route) == [page, nil, nil])
  }

  @Test func `A person's own entry leads to their page`() {
    #expect(KindSamples.plain.person.facts.people.first?.route == Route("/people/sample/"))
  }

  @Test func `Only the news of a follow names whom somebody follows`() {
    let expected: KindTable<[String]> = [
      "text": [], "article": [], "media": [], "song": [], "album": [], "playlist": [], "event": [], "invitation": [],
      "follow": ["Bob", "Cid"], "recommendation": [], "link": [], "quote": [], "person": [], "memories": [],
      "custom": [],
    ]
    expected.check { $0.facts.ties.followed.map(\.name) }
  }
}
