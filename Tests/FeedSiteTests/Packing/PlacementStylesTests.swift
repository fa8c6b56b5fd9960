import FeedModel
import FeedVisitors
import Testing

@testable import FeedSite

@Suite("Placements in style sheets")
struct PlacementStylesTests {
  @Test
  func `A card has its grid lines for two to six columns`() {
    let cards = [PackingCard(height: 3), PackingCard(columns: .two, height: 2), PackingCard(columns: .full, height: 1)]
    #expect(
      PlacementStyles(cards).styles == [
        "--p2:1/1/4/2;--p3:1/1/4/2;--p4:1/1/4/2;--p5:1/1/4/2;--p6:1/1/4/2",
        "--p2:4/1/6/3;--p3:1/2/3/4;--p4:1/2/3/4;--p5:1/2/3/4;--p6:1/2/3/4",
        "--p2:6/1/7/3;--p3:4/1/5/4;--p4:4/1/5/4;--p5:4/1/5/4;--p6:4/1/5/4",
      ])
    #expect(PlacementStyles([]).styles.isEmpty)
  }

  @Test
  func `Walls that are longer than browsers can lay out have no placements`() {
    let cards = Array(repeating: PackingCard(height: 100), count: 250)
    // At 100 rows a card, 250 cards take 12,500 rows of two columns and 8,400 of three.
    let style = PlacementStyles(cards).styles.last
    #expect(style?.contains("--p2") == false)
    #expect(style?.contains("--p3") == true)
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
    #expect(places.allSatisfy { $0.hasPrefix("--p2:") })
    #expect(after.values("place", on: "/page/1/") == places)
    // The same cards on another wall stand as they do here, since nothing else is on either page.
    #expect(after.values("place", on: "/articles/page/1/") == places)
    #expect(after.values("place", on: "/") != before.values("place", on: "/"))
  }

  @Test
  func `A pinned card stands in the first place`() throws {
    var site = TestSite(perPage: 4)
    site.entries = (1...7).map { number in Sample.article(number) { $0.isPinned = number == 2 } }
    let assembled = try site.assemble()
    #expect(assembled.cards("/").first == "article 2")
    #expect(assembled.values("place", on: "/").first?.hasPrefix("--p2:1/1/") == true)
  }
}
