import FeedModel
import FeedVisitors
import Testing

@Suite struct PeopleVisitorTests {
  @Test func eachKindNamesItsPeople() {
    let expected: KindTable<[String]> = [
      "text": ["Ann"], "article": ["Ann"], "media": ["Ann"], "song": ["Ann", "Bob"], "album": ["Ann"],
      "playlist": ["Ann"], "event": ["Ann", "Bob"], "invitation": ["Ann", "Bob"], "follow": ["Ann", "Bob", "Cid"],
      "recommendation": ["Ann", "Bob", "Cid"], "link": ["Ann"], "quote": ["Ann"], "person": ["Bob"],
      "memories": ["Ann"], "custom": ["Ann", "Dee"],
    ]
    expected.check { $0.accept(PeopleVisitor()).map(\.name) }
  }

  @Test func aPersonIsKnownByTheirPageWhateverTheNameInTheEntry() {
    let page = Route("/people/ann/")
    let song = SongFeedViewObject(
      entry: KindSamples.plain.bareEntry(.song), title: "Rain",
      artists: [
        PersonReference(name: "Ann", route: page), PersonReference(name: "Ann B.", route: page),
        PersonReference(name: "Ann"), PersonReference(name: "Ann"),
        PersonReference(name: "Ann", url: "https://example.org/"),
      ])
    #expect(song.accept(PeopleVisitor()).map(\.route) == [page, nil, nil])
  }

  @Test func aPersonsOwnEntryLeadsToTheirPage() {
    #expect(KindSamples.plain.person.accept(PeopleVisitor()).first?.route == Route("/people/sample/"))
  }
}
