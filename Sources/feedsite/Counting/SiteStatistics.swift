import FeedModel
import FeedVisitors

/// What a site holds, in numbers.
struct SiteStatistics: Sendable {
  /// How many entries of a kind there are.
  struct KindCount: Sendable {
    let kind: String
    /// By year.
    let years: [Int: Int]

    var total: Int { years.values.reduce(0, +) }
  }

  /// The longest time without an entry.
  struct Gap: Sendable {
    let days: Int
    /// The day of the entry before it.
    let from: String
    /// The day of the entry behind it.
    let to: String
  }

  /// The kinds that there are entries of, in the order of menus.
  let kinds: [KindCount]
  /// Every year from the first entry to the last.
  let years: [Int]
  /// The days of the first entry and of the last; nil where there are none.
  let span: (first: String, last: String)?
  /// How many people have a file.
  let peopleCount: Int
  /// Words without Chinese, Japanese and Korean characters.
  let words: Int
  /// Chinese, Japanese and Korean characters.
  let characters: Int
  /// The tags that the most entries have, with their numbers.
  let tags: [(tag: SavedTag, count: Int)]
  /// How many tags there are.
  let tagCount: Int
  /// How many files there are of each medium, in the order image, audio, video.
  let media: [(medium: Attachment.Medium, count: Int)]
  /// Nil where all entries are of one day.
  let longestGap: Gap?

  /// How many tags are named.
  private static let tagLimit = 10

  /// Counts entries and people.
  init(of entries: [SavedEntry], declared: [KindDeclaration]) {
    let dated = entries.filter { $0.facts.kind != Kind.person.name }
    let byKind = Dictionary(grouping: dated, by: \.facts.kind)
    kinds = (Kind.builtIn + declared.map(\.kind)).compactMap { kind in
      guard let own = byKind[kind.name] else { return nil }
      let years = own.compactMap(\.facts.date?.year).reduce(into: [:]) { $0[$1, default: 0] += 1 }
      return KindCount(kind: kind.name, years: years)
    }
    let days = Set(dated.compactMap(\.facts.date?.day)).sorted()
    span = days.first.flatMap { first in days.last.map { (first, $0) } }
    let stated = dated.compactMap(\.facts.date?.year)
    years = stated.min().map { Array($0...(stated.max() ?? $0)) } ?? []
    peopleCount = entries.count - dated.count
    words = entries.reduce(0) { $0 + $1.facts.words }
    characters = entries.reduce(0) { $0 + $1.facts.characters }
    let tags: [(tag: SavedTag, count: Int)] = ListedItem.tags(of: dated).compactMap { item in
      if case .tag(let tag, let count) = item { (tag, count) } else { nil }
    }
    self.tags = Array(tags.prefix(Self.tagLimit))
    tagCount = tags.count
    let media = ListedItem.media(of: entries).compactMap { item in
      if case .medium(let medium, _) = item { medium.medium } else { nil }
    }
    self.media = [.image, .audio, .video].map { medium in (medium, media.count { $0 == medium.rawValue }) }
    longestGap = Self.longestGap(between: dated)
  }

  /// How many files there are of a medium.
  func count(of medium: Attachment.Medium) -> Int { media.first { $0.medium == medium }?.count ?? 0 }

  /// How many entries there are.
  var entryCount: Int { kinds.reduce(0) { $0 + $1.total } }

  /// The longest of several that are as long is the first.
  private static func longestGap(between entries: [SavedEntry]) -> Gap? {
    let days = Set(entries.compactMap(\.facts.date?.calendarDay)).sorted()
    let gaps = zip(days, days.dropFirst()).map { first, second in
      Gap(
        days: second.daysSinceEpoch - first.daysSinceEpoch, from: first.description, to: second.description)
    }
    return gaps.max { first, second in (first.days, second.from) < (second.days, first.from) }
  }
}

extension SavedDate {
  /// The day as the calendar has it.
  fileprivate var calendarDay: CalendarDay? {
    let parts = day.split(separator: "-").compactMap { Int($0) }
    return parts.count == 3 ? CalendarDay(year: parts[0], month: parts[1], day: parts[2]) : nil
  }
}
