import FeedVisitors
import Testing

@testable import FeedSite

@Suite("Walls with cards that are wide or narrow for their sake")
struct ResizedPackingTests {
  private func card(_ height: Int, _ columns: Columns = .one) -> PackingCard {
    PackingCard(columns: columns, height: height, growth: height / 8, mostGrowth: height / 4)
  }

  private func walls(_ cards: [PackingCard], resized: (Int) -> PackingCard?) -> ResizedPacking {
    ResizedPacking(of: cards, within: 2...6, resized: resized)
  }

  @Test
  func `Five cards of one size fill their columns when one of them is wide`() {
    let cards = (0..<5).map { _ in card(20) }
    let usual = PackedWall.walls(of: cards, within: 2...6)
    #expect(usual.map(\.showsHoles) == [true, true, true, false, false])
    let walls = walls(cards) { _ in card(20, .two) }
    #expect(walls.resized == [0])
    #expect(walls.cards.map(\.columns) == [.two, .one, .one, .one, .one])
    #expect(walls.walls.map(\.fullness) == [1, 1, 1, 1, 1])
    #expect(walls.walls.map(\.usedColumns) == [2, 3, 3, 3, 6])
  }

  @Test
  func `Where a card cannot be wide the next one is`() {
    let cards = (0..<5).map { _ in card(20) }
    #expect(walls(cards) { $0 == 0 ? nil : card(20, .two) }.resized == [1])
    #expect(walls(cards) { _ in nil }.resized.isEmpty)
  }

  @Test
  func `Of five or six cards two are wide where one is not enough`() {
    // An event, a note, an invitation, a photo and a quotation.
    let cards = [28, 18, 43, 57, 27].map { card($0) }
    let wide = [0: 26, 2: 40]
    let walls = walls(cards) { number in wide[number].map { card($0, .two) } }
    #expect(PackedWall.walls(of: cards, within: 2...6)[2].fullness < 0.85)
    #expect(walls.resized == [0, 2])
    #expect(walls.walls[2].fullness > 0.9)
  }

  @Test(arguments: [1, 2, 3])
  func `A few cards become wide so that less of a wide page is empty`(count: Int) {
    let cards = (0..<count).map { _ in card(20) }
    let walls = walls(cards) { _ in card(20, .two) }
    #expect(walls.resized == [[0], [0, 1], [0]][count - 1])
    #expect(walls.walls.map(\.fullness).allSatisfy { $0 == 1 })
    #expect(walls.walls.map(\.usedColumns) == [[2, 2, 2, 2, 2], [2, 2, 4, 4, 4], [2, 2, 4, 4, 4]][count - 1])
  }

  @Test(arguments: [20, 60])
  func `Of wide cards alone every second one is narrow, so that a third column is not empty`(count: Int) {
    let cards = (0..<count).map { _ in card(40, .two) }
    #expect(PackedWall.walls(of: cards, within: 2...6).map(\.usedColumns)[1] == 2)
    let walls = walls(cards) { _ in card(24) }
    #expect(walls.walls.map(\.usedColumns)[1] == 3)
    #expect(walls.walls.allSatisfy { $0.fullness > 0.85 })
    #expect(walls.resized.count == count / 2)
    // Counted from the last one: a new card in front leaves the others as they are.
    #expect(walls.resized == Set(stride(from: count - 2, through: 0, by: -2)))
  }

  @Test
  func `Four cards fill a row of a usual page and stay as they are`() {
    let walls = walls((0..<4).map { _ in card(20) }) { _ in card(20, .two) }
    #expect(walls.resized.isEmpty)
    #expect(walls.walls.map(\.usedColumns) == [2, 2, 4, 4, 4])
  }

  @Test
  func `Walls without holes stay as they are, and so do long ones`() {
    let six = walls((0..<6).map { _ in card(20) }) { _ in card(20, .two) }
    #expect(six.resized.isEmpty)
    #expect(six.walls == PackedWall.walls(of: six.cards, within: 2...6))
    let odd = { count in
      self.walls((0..<count).map { self.card($0 == count - 1 ? 90 : 20) }) { _ in self.card(20, .two) }
    }
    #expect(odd(11).resized.count == 1)
    #expect(odd(13).resized.count == 1)
    #expect(odd(17).resized.isEmpty)
    #expect(!odd(17).walls.allSatisfy { !$0.showsHoles })
  }

  @Test
  func `A wide card is narrow where a column of a full wall would begin below the others`() {
    let picture = { (height: Int, columns: Columns) in
      PackingCard(columns: columns, height: height, growth: height / 8, mostGrowth: height * 9 / 20)
    }
    let cards = [picture(20, .one), picture(20, .two)] + (0..<6).map { _ in picture(60, .two) }
    let usual = PackedWall.walls(of: cards, within: 4...4)
    #expect(usual.map(\.showsHoles) == [false])
    #expect(usual.map(\.beginsUnevenly) == [true])
    let walls = ResizedPacking(of: cards, within: 4...4) { $0 == 1 ? picture(20, .one) : nil }
    #expect(walls.resized == [1])
    #expect(walls.walls.map(\.beginsUnevenly) == [false])
    #expect(walls.walls.map(\.isFull) == [true])
  }

  @Test
  func `No card is wide where a column would begin below the others`() {
    // The sample's photos and recordings, of which the first would leave fewer holes in three columns.
    let cards = [(39, 1), (56, 2), (60, 1), (48, 1), (45, 1), (63, 2), (67, 2)].map { height, span in
      PackingCard(columns: span == 2 ? .two : .one, height: height, growth: height / 8, mostGrowth: height / 2)
    }
    let wide = PackingCard(columns: .two, height: 61, growth: 7, mostGrowth: 30)
    let (usual, other) = (
      PackedWall.walls(of: cards, within: 2...6), PackedWall.walls(of: [wide] + cards.dropFirst(), within: 2...6)
    )
    #expect(other[1].fullness > usual[1].fullness)
    #expect(other[1].beginsUnevenly)
    #expect(walls(cards) { $0 == 0 ? wide : nil }.resized.isEmpty)
  }
}
