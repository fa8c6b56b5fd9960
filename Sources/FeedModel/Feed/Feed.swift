/// The ordered whole of what a site shows.
public struct Feed: Sendable {
  /// The entries of the wall, newest first.
  public let entries: [any FeedViewObject]
  /// The people, by name.
  public let people: [PersonFeedViewObject]
  /// The pages outside the feed, by address.
  public let pages: [Page]

  /// Creates a feed and puts it in order: entries by date and, of one moment, by content path; people and pages by
  /// name and address.
  public init(entries: [any FeedViewObject], people: [PersonFeedViewObject] = [], pages: [Page] = []) {
    self.entries = entries.sorted { Self.isNewer($0.entry, $1.entry) }
    self.people = people.sorted {
      ($0.name, $0.entry.identity.contentPath) < ($1.name, $1.entry.identity.contentPath)
    }
    self.pages = pages.sorted { $0.route < $1.route }
  }

  /// The feed with other states of some entries, which stand where they stood.
  package func replacing(_ changes: [Int: any FeedViewObject]) -> Feed {
    var entries = entries
    for (place, object) in changes { entries[place] = object }
    return Feed(inOrder: entries, people: people, pages: pages)
  }

  private init(inOrder entries: [any FeedViewObject], people: [PersonFeedViewObject], pages: [Page]) {
    self.entries = entries
    self.people = people
    self.pages = pages
  }

  private static func isNewer(_ first: Entry, _ second: Entry) -> Bool {
    switch (first.date, second.date) {
    case (let first?, let second?) where first.secondsSinceEpoch != second.secondsSinceEpoch:
      first.secondsSinceEpoch > second.secondsSinceEpoch
    case (let firstDate?, let secondDate?) where firstDate.nanosecond != secondDate.nanosecond:
      firstDate.nanosecond > secondDate.nanosecond
    case (_?, nil): true
    case (nil, _?): false
    default: first.identity.contentPath > second.identity.contentPath
    }
  }
}
