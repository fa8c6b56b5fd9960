import FeedModel

/// A part of a page of a wall, which is packed by itself.
struct WallSection: Equatable {
  /// What stands above it; nil where nothing does.
  let heading: SiteString?
  /// The entries by their index in the feed, in the order of the cards.
  let entries: [Int]
}

extension WallPage {
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
  /// own entries only. What is to come is the other way round.
  ///
  /// - Parameter start: When an event starts, given by its index in the feed.
  func sections(of facts: SiteFacts, start: (Int) -> FeedDate?) -> [WallSection] {
    let first = first(of: facts)
    let rest = entries.filter { !first.contains($0) }
    guard wall.isOfEvents else { return [WallSection(heading: nil, entries: first + rest)] }
    let starts = rest.map { (moment: start($0)?.secondsSinceEpoch ?? 0, index: $0) }
    let past = starts.sorted { ($0.moment, $1.index) > ($1.moment, $0.index) }.map(\.index)
    guard number == nil else { return [WallSection(heading: nil, entries: past)] }
    return [WallSection(heading: .upcoming, entries: first), WallSection(heading: .past, entries: past)]
      .filter { !$0.entries.isEmpty }
  }
}
