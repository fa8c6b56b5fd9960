/// The ordered whole of what a site shows.
public struct Feed: Sendable {
  /// The entries of the wall, newest first.
  public let entries: [any FeedViewObject]
  /// The people, by name.
  public let people: [PersonFeedViewObject]
  /// The pages outside the feed, by address.
  public let pages: [Page]
  /// The languages that are stated, as BCP 47 tags.
  public let languages: Set<String>
  /// Where the walls of its entries are.
  private let edition: Edition
  /// Those whom several entries name and who have no file, by address.
  public let mentions: [MentionedPerson]

  /// Creates a feed and puts it in order: entries by date and, of one moment, by content path; people and pages by
  /// name and address.
  ///
  /// - Parameters:
  ///   - entries: The entries of the wall.
  ///   - people: The people.
  ///   - pages: The pages outside the feed.
  ///   - edition: Where its walls are.
  public init(
    entries: [any FeedViewObject], people: [PersonFeedViewObject] = [], pages: [Page] = [], edition: Edition = .main
  ) {
    let ages = entries.map { EntryAge($0.entry) }
    self.init(
      inOrder: entries.indices.sorted { ages[$0] < ages[$1] }.map { entries[$0] },
      people: people.sorted { ($0.name, $0.entry.identity.contentPath) < ($1.name, $1.entry.identity.contentPath) },
      pages: pages.sorted { $0.route < $1.route }, edition: edition)
  }

  /// The feed with some entries replaced, each in its place.
  package func replacing(_ changes: [Int: any FeedViewObject]) -> Feed {
    let hasSameLanguages = changes.allSatisfy { self.entries[$0].entry.language == $1.entry.language }
    let hasSameNames = changes.allSatisfy {
      MentionedPerson.namesWithoutFile(in: self.entries[$0]) == MentionedPerson.namesWithoutFile(in: $1)
    }
    var entries = entries
    for (place, object) in changes { entries[place] = object }
    return Feed(
      inOrder: entries, people: people, pages: pages, edition: edition,
      languages: hasSameLanguages ? languages : nil, mentions: hasSameNames ? mentions : nil)
  }

  /// - Parameters:
  ///   - languages: Those that are stated, where they are known.
  ///   - mentions: Those whom several entries name, where they are known.
  private init(
    inOrder entries: [any FeedViewObject], people: [PersonFeedViewObject], pages: [Page], edition: Edition,
    languages: Set<String>? = nil, mentions: [MentionedPerson]? = nil
  ) {
    self.edition = edition
    self.entries = entries
    self.people = people
    self.pages = pages
    self.languages = languages ?? Self.languages(entries, people, pages)
    self.mentions = mentions ?? MentionedPerson.all(in: entries, people: people, pages: pages, edition: edition)
  }

  /// The part of the feed that is in one of a site's languages, and where in this one its entries are.
  ///
  /// - Parameter index: The place of the language among those of the site.
  package func inLanguage(_ index: Int, of site: Site) -> (feed: Feed, places: [Int]) {
    let places = entries.indices.filter { site.languages.index(of: entries[$0].entry.language) == index }
    let feed = Feed(
      inOrder: places.map { entries[$0] },
      people: people.filter { site.languages.index(of: $0.entry.language) == index },
      pages: pages.filter { site.languages.index(of: $0.language) == index }, edition: site.languages[index].edition)
    return (feed, places)
  }

  private static func languages(
    _ entries: [any FeedViewObject], _ people: [PersonFeedViewObject], _ pages: [Page]
  ) -> Set<String> {
    Set(people.compactMap(\.entry.language) + pages.compactMap(\.language))
      .union(entries.lazy.compactMap { $0.entry.language })
  }
}

/// What decides on the place of an entry on the wall: newest first and, of one moment, by content path backwards.
struct EntryAge: Comparable {
  /// Nanoseconds are apart, since years may be far from 1970.
  private let seconds: Int
  private let nanosecond: Int
  private let path: String

  /// Entries without a date come last.
  init(_ entry: Entry) {
    seconds = entry.date?.secondsSinceEpoch ?? .min
    nanosecond = entry.date?.nanosecond ?? 0
    path = entry.identity.contentPath
  }

  static func < (newer: EntryAge, older: EntryAge) -> Bool {
    if newer.seconds != older.seconds { return newer.seconds > older.seconds }
    if newer.nanosecond != older.nanosecond { return newer.nanosecond > older.nanosecond }
    return newer.path > older.path
  }
}
