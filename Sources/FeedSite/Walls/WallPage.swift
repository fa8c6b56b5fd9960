import FeedModel

/// One page of a wall.
struct WallPage: Sendable {
  let wall: Wall
  /// The number of an archive page, counted from one; nil for the newest page.
  let number: Int?
  let route: Route
  /// The entries by their index in the feed, newest first.
  let entries: ArraySlice<Int>
  /// The page of newer entries; an archive page always has one.
  let newer: Route?
  /// The page of older entries.
  let older: Route?
  /// The entry that made it an archive page, by its index in the feed; nil for the newest page.
  ///
  /// Whatever the page shows is known from this entry and older ones, so that no newer one changes it.
  let horizon: Int?
}

extension Wall {
  /// The pages of the wall, the newest first.
  func pages(perPage: Int) -> [WallPage] {
    let pagination = Pagination(count: entries.count, perPage: perPage)
    let archives = pagination.archiveCount
    let newest = WallPage(
      wall: self, number: nil, route: route, entries: slice(pagination.newest), newer: nil,
      older: archives > 0 ? archive(archives) : nil, horizon: nil)
    return [newest]
      + (1...max(1, archives)).prefix(archives).reversed().map { number in
        // The address of the next page is stated even where it only leads on to the newest one, so that this page
        // keeps its bytes when the next one comes.
        WallPage(
          wall: self, number: number, route: archive(number), entries: slice(pagination.archive(number)),
          newer: archive(number + 1), older: number > 1 ? archive(number - 1) : nil,
          horizon: entries[entries.count - (number + 1) * perPage])
      }
  }

  /// Where the newest archive page says that newer entries are: it leads on to the newest page.
  func redirect(perPage: Int) -> Route? {
    let archives = Pagination(count: entries.count, perPage: perPage).archiveCount
    return archives > 0 ? archive(archives + 1) : nil
  }

  /// Positions count from the oldest entry, the entries stand newest first.
  private func slice(_ positions: Range<Int>) -> ArraySlice<Int> {
    entries[entries.count - positions.upperBound..<entries.count - positions.lowerBound]
  }
}

/// Parts the entries of a wall into pages that never shift.
///
/// Archive page k holds the entries (k−1)·n+1 … k·n counted from the oldest, so that a full page keeps its entries for
/// good. The newest page holds what is left, n to 2n−1 entries, or all of them while there are fewer than 2n.
/// Positions count from the oldest entry, which is 0.
struct Pagination: Hashable {
  /// How many entries there are.
  let count: Int
  /// How many entries a full page holds, at least one.
  let perPage: Int

  /// How many archive pages there are.
  var archiveCount: Int { max(0, count / perPage - 1) }

  /// The positions of the newest page.
  var newest: Range<Int> { archiveCount * perPage..<count }

  /// The positions of an archive page, which is counted from one.
  func archive(_ number: Int) -> Range<Int> { (number - 1) * perPage..<number * perPage }
}
