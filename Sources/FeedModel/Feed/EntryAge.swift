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
