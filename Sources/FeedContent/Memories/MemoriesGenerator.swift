import FeedDiagnostics
import FeedModel

/// Makes the memories of the build's day: what was published on that day of the year in earlier years.
struct MemoriesGenerator {
  let site: Site
  /// The build's clock.
  let now: Int
  /// The namespace of the entries' identities.
  let namespace: String

  /// The memories, newest first; nil where no earlier year has an entry on the day.
  func memories(of references: [EntryReference]) -> MemoriesFeedViewObject? {
    let today = site.timeZone.date(atSecondsSinceEpoch: now).day
    let remembered = references.filter { reference in
      guard let day = reference.date?.day, reference.route != nil, reference.kind.isDated else { return false }
      return reference.kind != .memories && day.month == today.month && day.day == today.day && day.year < today.year
    }
    guard !remembered.isEmpty else { return nil }
    let entry = Entry(
      identity: EntryIdentity(
        uuid: NameBasedUUID.make(name: "memories", namespace: namespace) ?? namespace, contentPath: ""),
      kind: .memories, route: .home, date: site.timeZone.date(onDay: today),
      location: SourceLocation(file: "site.yml"))
    return MemoriesFeedViewObject(
      entry: entry, month: today.month, dayOfMonth: today.day,
      memories: remembered.sorted { isNewer($0, $1) })
  }

  private func isNewer(_ first: EntryReference, _ second: EntryReference) -> Bool {
    guard let firstDate = first.date, let secondDate = second.date, firstDate != secondDate else {
      return first.identity.contentPath > second.identity.contentPath
    }
    return firstDate > secondDate
  }
}
