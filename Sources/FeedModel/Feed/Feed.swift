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
  /// Those whom several entries name and who have no file, by address.
  public let mentions: [MentionedPerson]

  /// Creates a feed and puts it in order: entries by date and, of one moment, by content path; people and pages by
  /// name and address.
  public init(entries: [any FeedViewObject], people: [PersonFeedViewObject] = [], pages: [Page] = []) {
    let ages = entries.map { EntryAge($0.entry) }
    self.entries = entries.indices.sorted { ages[$0] < ages[$1] }.map { entries[$0] }
    self.people = people.sorted {
      ($0.name, $0.entry.identity.contentPath) < ($1.name, $1.entry.identity.contentPath)
    }
    self.pages = pages.sorted { $0.route < $1.route }
    languages = Self.languages(entries, people, pages)
    mentions = MentionedPerson.all(in: self.entries, people: people, pages: pages)
  }

  /// The feed with other states of some entries, which stand where they stood.
  package func replacing(_ changes: [Int: any FeedViewObject]) -> Feed {
    let hasSameLanguages = changes.allSatisfy { self.entries[$0].entry.language == $1.entry.language }
    let hasSameNames = changes.allSatisfy {
      MentionedPerson.namesWithoutFile(in: self.entries[$0]) == MentionedPerson.namesWithoutFile(in: $1)
    }
    var entries = entries
    for (place, object) in changes { entries[place] = object }
    return Feed(
      inOrder: entries, people: people, pages: pages,
      languages: hasSameLanguages ? languages : Self.languages(entries, people, pages),
      mentions: hasSameNames ? mentions : MentionedPerson.all(in: entries, people: people, pages: pages))
  }

  private init(
    inOrder entries: [any FeedViewObject], people: [PersonFeedViewObject], pages: [Page], languages: Set<String>,
    mentions: [MentionedPerson]
  ) {
    self.entries = entries
    self.people = people
    self.pages = pages
    self.languages = languages
    self.mentions = mentions
  }

  private static func languages(
    _ entries: [any FeedViewObject], _ people: [PersonFeedViewObject], _ pages: [Page]
  ) -> Set<String> {
    Set(
      entries.compactMap(\.entry.language) + people.compactMap(\.entry.language) + pages.compactMap(\.language))
  }
}

/// What decides on the place of an entry on the wall: newest first and, of one moment, by content path backwards.
struct EntryAge: Comparable {
  /// Nanoseconds are apart, since years may be far from 1970.
  private let seconds: Int
  private let nanosecond: Int
  private let path: String

  /// What is without a date stands last.
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
