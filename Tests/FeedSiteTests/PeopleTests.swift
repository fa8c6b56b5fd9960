import FeedModel
import FeedVisitors
import Testing

@testable import FeedSite

@Suite("People")
struct PeopleTests {
  private static let names = ["ann", "ben", "cem", "dee"]

  private func person(_ name: String) -> PersonReference {
    PersonReference(name: name, route: Route("/people/\(name)/"))
  }

  /// A site of four people with files and of what the closure adds.
  private func testSite(_ entries: [any FeedViewObject], perPage: Int = 24) -> TestSite {
    var site = TestSite(perPage: perPage)
    site.people = Self.names.map { Sample.person($0, route: "/people/\($0)/") }
    site.entries = entries
    return site
  }

  private func show(_ number: Int, _ performers: [PersonReference], status: EventStatus = .scheduled)
    -> EventFeedViewObject
  {
    EventFeedViewObject(
      entry: Sample.entry(number, kind: .event, route: "/events/\(number)/"), title: "show \(number)",
      starts: Sample.day(number), status: status, performers: performers)
  }

  private func follow(_ number: Int, _ followers: [PersonReference], _ followed: [PersonReference])
    -> FollowFeedViewObject
  {
    FollowFeedViewObject(
      entry: Sample.entry(number, kind: .follow, route: "/follows/\(number)/"), followers: followers, followed: followed
    )
  }

  @Test(arguments: [2, 24])
  func `A profile says whom one plays with and follows, and on what one plays where that is not all below it`(
    perPage: Int
  ) throws {
    let entries: [any FeedViewObject] = [
      show(1, [person("ann"), person("ben")]), show(2, [person("ann"), person("ben"), person("cem")]),
      follow(3, [person("ann")], [person("ben"), person("cem")]), follow(4, [person("ben")], [person("ann")]),
      follow(5, [person("dee")], [person("ann"), PersonReference(name: "Nobody")]),
      RecommendationFeedViewObject(
        entry: Sample.entry(6, kind: .recommendation, route: "/recommendations/6/"), title: "listen",
        recommendations: [Recommendation(person: person("ann"))]),
    ]
    let site = try testSite(entries, perPage: perPage).assemble()
    let withPeople = [
      "playsWith: ben /people/ben/ 2; cem /people/cem/ 1;", "followEachOther: ben /people/ben/ ;",
      "follows: cem /people/cem/ ;", "followedBy: dee /people/dee/ ;",
    ]
    let withEntries = [
      "playsOn: show 2 /events/2/ kind.event; show 1 /events/1/ kind.event;",
      "recommendedIn: listen /recommendations/6/ ;",
    ]
    #expect(site.values("relation", on: "/people/ann/") == withPeople + (perPage == 2 ? withEntries : []))
    #expect(
      site.values("relation", on: "/people/dee/") == ["follows: Nobody  ; ann /people/ann/ ;"])
  }

  @Test func `Where somebody plays with somebody, a page draws it and says it`() throws {
    let site = try testSite([
      show(1, [person("ann"), person("cem")]), show(2, [person("cem"), person("ann")]),
      show(3, [person("cem"), PersonReference(name: "Nobody")]),
    ]).assemble()
    #expect(
      site.values("row", on: "/people/together/") == ["0 cem /people/cem/", "44 ann /people/ann/", "88 Nobody "])
    #expect(site.values("initial", on: "/people/together/") == ["c", "a", "N"])
    #expect(
      site.values("arc", on: "/people/together/") == [
        "3 M200 22C147 22 147 66 200 66", "2 M200 22C118 22 118 110 200 110",
      ])
    #expect(
      site.values("plays", on: "/people/together/") == ["Nobody: cem 1", "ann: cem 2", "cem: ann 2 Nobody 1"])
    #expect(site.text("/sitemap.xml")?.contains("/people/together/") == true)
  }

  @Test func `Nobody plays alone, on a draft or where an event was called off`() throws {
    var draft = Sample.entry(3, kind: .event, route: "/events/3/")
    draft.isDraft = true
    let site = try testSite([
      show(1, [person("ann")]), show(2, [person("ann"), person("ben")], status: .cancelled),
      EventFeedViewObject(
        entry: draft, title: "draft", starts: Sample.day(3), performers: [person("ann"), person("ben")]),
    ]).assemble()
    #expect(!site.paths.contains("/people/together/"))
    #expect(site.values("relation", on: "/people/ben/") == [])
  }

  @Test func `The drawing holds the sixty who play the most, and the words hold all`() throws {
    let many = (1...70).map { PersonReference(name: "player \($0 + 100)") }
    let site = try testSite([show(1, many), show(2, Array(many.suffix(30)))]).assemble()
    let rows = site.values("row", on: "/people/together/")
    #expect(rows.count == EnsembleDrawing.mostPeople)
    #expect((141...170).allSatisfy { number in rows.contains { $0.contains("player \(number)") } })
    #expect(site.values("plays", on: "/people/together/").count == 70)
  }

  @Test(arguments: [("a", 20, 20), ("a", 21, 19), ("夜", 10, 10), ("夜", 11, 9)])
  func `A name is shortened to the room in the drawing`(letter: String, length: Int, shown: Int) throws {
    let name = String(repeating: letter, count: length)
    let short = String(repeating: letter, count: shown) + (shown < length ? "…" : "")
    let site = try testSite([show(1, [PersonReference(name: name), PersonReference(name: "b")])]).assemble()
    #expect(site.values("row", on: "/people/together/").contains { $0.contains(" \(short) ") })
    #expect(site.values("plays", on: "/people/together/").contains("b: \(name) 1"))
  }

  // MARK: People without a file

  private func article(_ number: Int, by name: String, url: String? = nil) -> any FeedViewObject {
    Sample.article(number) { $0.authors = [PersonReference(name: name, url: url)] }
  }

  @Test func `Somebody without a file has a wall when three entries name them`() throws {
    var site = testSite([
      article(1, by: "Eve Ito"), article(2, by: "Eve  ito"), article(3, by: "Eve Ito"), article(4, by: "Fay"),
      article(5, by: "Fay"),
    ])
    site.site.feeds.formats = [.rss]
    let built = try site.assemble()
    #expect(built.cards("/people/eve-ito/").count == 3)
    #expect(built.paths.contains("/people/eve-ito/feed.xml"))
    #expect(!built.paths.contains("/people/fay/"))
    #expect(built.text("/people/eve-ito/")?.contains("wall: Eve Ito") == true)
    #expect(built.values("relation", on: "/people/") == ["alsoNamed: Eve Ito /people/eve-ito/ 3;"])
    #expect(built.text("/sitemap.xml")?.contains("/people/eve-ito/") == true)
  }

  @Test func `A person with a page elsewhere keeps the link, and has a wall as well`() throws {
    let site = testSite((1...3).map { article($0, by: "Eve", url: "https://eve.example/") })
    let environment = RoutedSite(input: try site.input()).languages[0].operators.environment
    let routes = environment.resolver.peopleWalls
    #expect(routes == ["Eve": Route("/people/eve/")])
    #expect(try site.assemble().cards("/people/eve/").count == 3)
  }

  @Test func `The author of the site and people with a file get no wall by name`() throws {
    var site = testSite((1...3).map { article($0, by: "Eve") } + (4...6).map { article($0, by: "Ann") })
    site.site.author = PersonReference(name: "Eve")
    let built = try site.assemble()
    #expect(!built.paths.contains("/people/eve/"))
    // The address is that of a file.
    #expect(built.diagnostics.isEmpty)
    #expect(built.paths.count { $0 == "/people/ann/" } == 1)
  }

  @Test func `Where an entry stands, no wall does`() throws {
    let taken = Sample.article(9, route: "/people/Eve/")
    let built = try testSite((1...3).map { article($0, by: "Eve") } + [taken]).assemble()
    #expect(built.diagnostics.isEmpty)
    #expect(built.paths.filter { $0.lowercased() == "/people/eve/" } == ["/people/Eve/"])
  }

  @Test func `A site without files of people lists those who have walls`() throws {
    var site = testSite((1...3).map { article($0, by: "Eve") })
    site.people = []
    let built = try site.assemble()
    #expect(built.values("term", on: "/people/") == ["/people/eve/ Eve 3"])
  }

  @Test func `A preview gives a wall to somebody whom a third entry names after an edit`() throws {
    var site = testSite([article(1, by: "Eve"), article(2, by: "Eve"), article(3, by: "Fay")])
    let before = try site.input()
    let preview = SiteInspection(of: before)
    #expect(preview.content(ofFile: "people/eve/index.html") == nil)
    let place = try #require(before.feed.entries.firstIndex { $0.entry.route == Route("/articles/3/") })
    site.entries[2] = article(3, by: "Eve")
    let feed = before.feed.replacing([place: site.entries[2]])
    #expect(feed.mentions.map(\.name) == ["Eve"])
    let after = SiteInspection(of: try site.input(), after: preview, changing: [place])
    #expect(after.content(ofFile: "people/eve/index.html") != nil)
  }
}
