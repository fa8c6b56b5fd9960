import FeedVisitors
import Testing

@testable import FeedSite

/// Small walls as pictures.
@Suite("Examples of packed walls")
struct PackingExamplesTests {
  private func picture(_ columns: Int, _ cards: PackingCard...) -> String {
    WallPicture(packing: cards, columns: columns).description
  }

  private func one(_ height: Int, growth: Int = 0) -> PackingCard { PackingCard(height: height, growth: growth) }
  private func two(_ height: Int, growth: Int = 0) -> PackingCard {
    PackingCard(columns: .two, height: height, growth: growth)
  }
  private func full(_ height: Int) -> PackingCard { PackingCard(columns: .full, height: height) }

  @Test
  func `Cards of one height are in rows, in reading order`() {
    #expect(
      picture(3, one(2), one(2), one(2), one(2), one(2)) == """
        ABC
        ABC
        DE.
        DE.
        """)
  }

  @Test
  func `A card goes below the shortest column`() {
    #expect(
      picture(3, one(3), one(1), one(2), one(2), one(2)) == """
        ABC
        ADC
        ADE
        ..E
        """)
  }

  @Test
  func `A wide card goes where it leaves the smallest gap`() {
    #expect(
      picture(3, one(1), one(3), one(3), two(1)) == """
        ABC
        .BC
        .BC
        .DD
        """)
  }

  @Test
  func `A later card fills the gap above a wide one`() {
    #expect(
      picture(2, one(3), one(1), two(2), one(2)) == """
        AB
        AD
        AD
        CC
        CC
        """)
  }

  @Test
  func `A card grows to close the gap below it, a gap that is too high stays`() {
    #expect(
      picture(2, one(3), one(2, growth: 1), two(1)) == """
        AB
        AB
        AB
        CC
        """)
    #expect(
      picture(2, one(5), one(2, growth: 1), two(1)) == """
        AB
        AB
        A.
        A.
        A.
        CC
        """)
  }

  @Test
  func `Cards below each other share the gap that none of them could close alone`() {
    #expect(
      picture(2, one(9), one(3, growth: 1), one(2, growth: 1), one(2, growth: 1)) == """
        AB
        AB
        AB
        AB
        AC
        AC
        AC
        AD
        AD
        """)
  }

  @Test
  func `No card goes so far up that an earlier one begins below its end`() {
    #expect(
      picture(2, one(6), one(1), two(2), one(2), one(2)) == """
        AB
        A.
        A.
        A.
        AD
        AD
        CC
        CC
        E.
        E.
        """)
  }

  @Test
  func `A card across all columns begins below all, the shortest columns first being filled`() {
    #expect(
      picture(3, one(2), one(2), full(1), one(1), one(1)) == """
        AB.
        ABD
        CCC
        E..
        """)
  }

  @Test
  func `A wide card is as wide as a wall of one column`() {
    #expect(picture(1, two(2), full(1), one(1)) == "A\nA\nB\nC")
  }
}
