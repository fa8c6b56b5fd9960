package import FeedModel

/// An event of a calendar (RFC 5545 section 3.6.1).
package struct CalendarEvent: Hashable, Sendable {
  /// Whether an event takes place (section 3.8.1.11).
  package enum Status: String, Hashable, Sendable {
    /// It does.
    case confirmed = "CONFIRMED"
    /// It may.
    case tentative = "TENTATIVE"
    /// It does not.
    case cancelled = "CANCELLED"
  }

  /// `UID`: the UUID of the entry (RFC 7986 section 5.3).
  package let uid: String
  /// `CREATED`: when the entry was published.
  package let created: FeedDate?
  /// `DTSTAMP` and `LAST-MODIFIED`: when the entry was last changed.
  package let changed: FeedDate
  /// `SEQUENCE`: grows when the entry states a later change.
  package let sequence: Int
  /// `DTSTART`.
  package let starts: CalendarMoment
  /// `DTEND`, which the event no longer takes; nil where it is not known.
  package let ends: CalendarMoment?
  /// `RRULE` and `TRANSP`: whether it comes back each year, and takes nobody's time (sections 3.8.5.3 and 3.8.2.7).
  package let isYearly: Bool
  /// `STATUS`.
  package let status: Status
  /// `SUMMARY`: the title.
  package let title: String
  /// `DESCRIPTION`: what it is about, as plain text.
  package let description: String?
  /// The language of title and description, where it is not the calendar's.
  package let language: String?
  /// `LOCATION`.
  package let location: String?
  /// `GEO`.
  package let coordinates: Coordinates?
  /// `URL`: the absolute address of the entry's page.
  package let url: String
  /// `CONFERENCE`: how to attend from afar (RFC 7986 section 5.11).
  package let conference: String?
  /// `ORGANIZER`.
  package let organizer: CalendarOrganizer?
  /// `CATEGORIES`: the tags.
  package let categories: [String]
}

extension CalendarEvent {
  /// What was published on a day of the year, which comes back each year.
  ///
  /// - Parameters:
  ///   - entries: What was published, each with its title or what stands for one.
  ///   - starts: The first day that reminds of it.
  ///   - route: The page of the day.
  ///   - category: What days of the year are called.
  package init(
    of day: DayOfYear, _ entries: [(entry: Entry, heading: String)], from starts: CalendarDay, at route: Route,
    category: String, _ environment: HTMLEnvironment
  ) {
    let site = environment.site
    let name = site.edition.name(of: "on-this-day:\(day.name)")
    let lines = entries.compactMap { entry, heading in entry.date.map { "\($0.day.year): \(heading)" } }
    self.init(
      uid: FeedUUID(name: name, in: .namespace(ofSiteID: site.id)).description, created: nil,
      changed: entries.compactMap(\.entry.lastChanged).max() ?? FeedDate(secondsSinceEpoch: 0, utcOffset: 0),
      sequence: 0, starts: .day(starts), ends: .day(CalendarDay(daysSinceEpoch: starts.daysSinceEpoch + 1)),
      isYearly: true, status: .confirmed, title: "\(environment.wording.dates.monthDay(day)) · \(site.title)",
      description: lines.joined(separator: "\n"), language: nil, location: nil, coordinates: nil,
      url: environment.resolver.absolute(route), conference: nil, organizer: nil, categories: [category])
  }
}
