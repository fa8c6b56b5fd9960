import FeedModel
import Testing

@testable import FeedSite

@Suite("Pagination")
struct PaginationTests {
  /// What the pages of a wall hold, the first archive page first; entries are numbered from the oldest, which is 0.
  private func pages(of count: Int, perPage: Int) -> (archives: [[Int]], newest: [Int]) {
    let wall = Wall(route: .home, title: "Site", subject: .site, entries: Array((0..<count).reversed()))
    let pages = wall.pages(perPage: perPage).map { Array($0.entries.reversed()) }
    return (Array(pages.dropFirst().reversed()), pages.first ?? [])
  }

  @Test
  func `Archive page k holds the entries (k−1)·n+1 to k·n, counted from the oldest`() {
    let pages = pages(of: 25, perPage: 10)
    #expect(pages.archives == [Array(0..<10)])
    #expect(pages.newest == Array(10..<25))
  }

  @Test(
    arguments: [(0, 0), (1, 1), (9, 9), (10, 10), (19, 19), (20, 10), (21, 11), (29, 19), (30, 10)])
  func `The newest page holds n to 2n−1 entries, or all where there are fewer than 2n`(count: Int, expected: Int) {
    #expect(pages(of: count, perPage: 10).newest.count == expected)
  }

  @Test(arguments: 1...13)
  func `Every entry stands on exactly one page, and pages follow upon each other`(perPage: Int) {
    for count in 0...150 {
      let pages = pages(of: count, perPage: perPage)
      #expect(pages.archives.allSatisfy { $0.count == perPage })
      #expect((pages.archives + [pages.newest]).flatMap(\.self) == Array(0..<count))
      #expect(pages.newest.count < 2 * perPage)
      #expect(pages.newest.count >= min(count, perPage))
    }
  }

  @Test(arguments: 1...13)
  func `A new entry changes no full archive page`(perPage: Int) {
    for count in 0...100 {
      let before = pages(of: count, perPage: perPage).archives
      let after = pages(of: count + 1, perPage: perPage).archives
      #expect(after.count - before.count <= 1)
      #expect(after.starts(with: before))
    }
  }
}
