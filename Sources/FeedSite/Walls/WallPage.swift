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
  /// The pages of the wall, the newest first: they never shift.
  ///
  /// Archive page k holds the entries (k−1)·n+1 … k·n counted from the oldest, so that a full page keeps its entries for
  /// good. The newest page holds what is left, n to 2n−1 entries, or all of them while there are fewer than 2n.
  ///
  /// - Parameter perPage: How many entries a full page holds, at least one.
  func pages(perPage: Int) -> [WallPage] {
    let archives = archiveCount(perPage: perPage)
    let newest = WallPage(
      wall: self, number: nil, route: route, entries: entries.dropLast(archives * perPage), newer: nil,
      older: archives > 0 ? archive(archives) : nil, horizon: nil)
    return [newest]
      + (0..<archives).reversed().map { index in
        let (number, end) = (index + 1, entries.count - index * perPage)
        // The address of the next page is stated even where it only leads on to the newest one, so that this page
        // keeps its bytes when the next one comes.
        return WallPage(
          wall: self, number: number, route: archive(number), entries: entries[end - perPage..<end],
          newer: archive(number + 1), older: number > 1 ? archive(number - 1) : nil,
          horizon: entries[end - 2 * perPage])
      }
  }

  /// Where the newest archive page says that newer entries are: it leads on to the newest page.
  func redirect(perPage: Int) -> Route? {
    let archives = archiveCount(perPage: perPage)
    return archives > 0 ? archive(archives + 1) : nil
  }

  private func archiveCount(perPage: Int) -> Int { max(0, entries.count / perPage - 1) }
}
