import FeedModel
import FeedVisitors
import Testing

@testable import FeedSite

@Suite("Placements in style sheets")
struct PlacementClassesTests {
  @Test
  func `A card has its height and its columns among two to six`() {
    let cards = [
      PackingCard(height: 35), PackingCard(columns: .two, height: 2), PackingCard(columns: .full, height: 1),
    ]
    #expect(
      PlacementClasses(cards).names.map(\.card) == [
        "h2 o3 a1 b1 c1 d1 e1 past-2", "h0 o2 a1 b2 c2 d2 e2", "h0 o1 a1 b1 c1 d1 e1",
      ])
    #expect(PlacementClasses([]).names.isEmpty)
  }

  /// Three photos side by side stood below each other: no card begins in the third column here.
  @Test
  func `The first card says how far the wall reaches, also where a wide one ends it`() {
    func last(_ cards: [PackingCard]) -> [String] {
      PlacementClasses(cards).names[0].card.split(separator: " ").map(String.init).filter { $0.hasPrefix("past") }
    }
    let one = PackingCard(height: 30)
    let two = PackingCard(columns: .two, height: 30)
    #expect(last([one, two]) == ["past-2"])
    #expect(last([one, two, two]) == ["past-2", "past-4"])
    #expect(last([one, one]) == [])
    #expect(last([two]) == [])
  }

  @Test
  func `A card that grows says by how much`() {
    let cards = [PackingCard(height: 30, growth: 40), PackingCard(height: 70)]
    #expect(
      PlacementClasses(cards).names.map(\.card) == [
        "h1 o14 a1 u2 p8 b1 v2 q8 c1 w2 r8 d1 x2 s8 e1 y2 t8", "h4 o6 a2 b2 c2 d2 e2",
      ])
  }

  @Test
  func `The places of an archive page depend on its own entries alone`() throws {
    var site = TestSite(perPage: 4)
    site.entries = (1...8).map { number in Sample.article(number) { $0.isPinned = number == 6 } }
    let before = try site.assemble()
    site.entries += (9...13).map { Sample.article($0) }
    let after = try site.assemble()
    let places = before.values("place", on: "/page/1/")
    #expect(places.count == 4)
    #expect(places.allSatisfy { $0.contains(" a") })
    #expect(after.values("place", on: "/page/1/") == places)
    // The same cards on another wall stand as they do here, since nothing else is on either page.
    #expect(after.values("place", on: "/articles/page/1/") == places)
    #expect(after.values("place", on: "/") != before.values("place", on: "/"))
  }

  @Test
  func `A pinned card is in the first place`() throws {
    var site = TestSite(perPage: 4)
    site.entries = (1...7).map { number in Sample.article(number) { $0.isPinned = number == 2 } }
    let assembled = try site.assemble()
    #expect(assembled.cards("/").first == "article 2")
    #expect(assembled.values("place", on: "/").first?.contains(" a1 b1 c1 d1 e1") == true)
  }
}
