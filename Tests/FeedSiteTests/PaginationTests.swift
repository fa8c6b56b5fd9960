import Testing

@testable import FeedSite

@Suite("Pagination")
struct PaginationTests {
  @Test
  func `Archive page k holds the entries (k−1)·n+1 to k·n, counted from the oldest`() {
    let pagination = Pagination(count: 25, perPage: 10)
    #expect(pagination.archiveCount == 1)
    #expect(pagination.archive(1) == 0..<10)
    #expect(pagination.newest == 10..<25)
  }

  @Test(
    arguments: [(0, 0), (1, 1), (9, 9), (10, 10), (19, 19), (20, 10), (21, 11), (29, 19), (30, 10)])
  func `The newest page holds n to 2n−1 entries, or all where there are fewer than 2n`(count: Int, expected: Int) {
    #expect(Pagination(count: count, perPage: 10).newest.count == expected)
  }

  @Test(arguments: 1...13)
  func `Every entry stands on exactly one page, and pages follow upon each other`(perPage: Int) {
    for count in 0...150 {
      let pagination = Pagination(count: count, perPage: perPage)
      let archives = (0..<pagination.archiveCount).map { pagination.archive($0 + 1) }
      #expect(archives.allSatisfy { $0.count == perPage })
      #expect((archives + [pagination.newest]).flatMap(Array.init) == Array(0..<count))
      #expect(pagination.newest.count < 2 * perPage)
      #expect(pagination.newest.count >= min(count, perPage))
    }
  }

  @Test(arguments: 1...13)
  func `A new entry changes no full archive page`(perPage: Int) {
    for count in 0...100 {
      let before = Pagination(count: count, perPage: perPage)
      let after = Pagination(count: count + 1, perPage: perPage)
      #expect(after.archiveCount - before.archiveCount <= 1)
      for number in 0..<before.archiveCount {
        #expect(before.archive(number + 1) == after.archive(number + 1))
      }
    }
  }
}
