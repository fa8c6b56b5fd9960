import FeedModel

struct WallPage: Sendable {
  let wall: Wall
  /// The number of an archive page, counted from one; nil for the newest page.
  let number: Int?
  let route: Route
  /// The entries by their index in the feed, newest first.
  let entries: ArraySlice<Int>
  /// The page of newer entries; an archive page always has one.
  let newer: Route?
  let older: Route?
  /// The entry that made it an archive page, by its index in the feed; nil for the newest page.
  ///
  /// Whatever the page shows is known from this entry and older ones, so that no newer one changes it.
  let horizon: Int?

  /// How many events may come first that have their place on an archive page, so that no page grows without end.
  private static let mostUpcoming = 48

  /// The entries that come first, wherever they are from.
  ///
  /// On the home page these are the pinned ones, and then the next event; on the newest page of the wall of events those
  /// that are not over. All of them keep their places on archive pages.
  func first(of facts: SiteFacts) -> [Int] {
    guard number == nil else { return [] }
    if wall.isOfEvents {
      let own = Set(entries)
      return facts.upcoming.entries.enumerated().filter { $0 < Self.mostUpcoming || own.contains($1) }.map(\.element)
    }
    guard wall.isOfSite else { return [] }
    let pinned = facts.entries.indices.filter { facts.entries[$0].isPinned }
    return pinned + [facts.upcoming.next].compactMap(\.self).filter { !pinned.contains($0) }
  }

  /// The page as it is read.
  ///
  /// Events stand in the order in which they happen, the latest first, on archive pages as well: that depends on their
  /// own entries only. Upcoming events are in the opposite order.
  ///
  /// - Parameter start: When an event starts, given by its index in the feed.
  /// - Returns: The parts of the page, each of which is packed by itself: its heading, if it has one, and its entries
  ///   by their index in the feed, in the order of the cards.
  func sections(of facts: SiteFacts, start: (Int) -> FeedDate?) -> [(heading: SiteString?, entries: [Int])] {
    let first = first(of: facts)
    let rest = entries.filter { !first.contains($0) }
    guard wall.isOfEvents else { return [(nil, first + rest)] }
    let starts = rest.map { (moment: start($0)?.secondsSinceEpoch ?? 0, index: $0) }
    let past = starts.sorted { ($0.moment, $1.index) > ($1.moment, $0.index) }.map(\.index)
    guard number == nil else { return [(nil, past)] }
    let parts: [(heading: SiteString?, entries: [Int])] = [(.upcoming, first), (.past, past)]
    return parts.filter { !$0.entries.isEmpty }
  }
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
        // The address of the next page is stated even where it only redirects to the newest one, so that this page
        // keeps its bytes when the next one comes.
        return WallPage(
          wall: self, number: number, route: archive(number), entries: entries[end - perPage..<end],
          newer: archive(number + 1), older: number > 1 ? archive(number - 1) : nil,
          horizon: entries[end - 2 * perPage])
      }
  }

  /// The address that the newest archive page states for newer entries; it redirects to the newest page.
  func redirect(perPage: Int) -> Route? {
    let archives = archiveCount(perPage: perPage)
    return archives > 0 ? archive(archives + 1) : nil
  }

  private func archiveCount(perPage: Int) -> Int { max(0, entries.count / perPage - 1) }
}
