import FeedMarkdown
package import FeedModel

/// An event of a calendar (RFC 5545 section 3.6.1).
package struct CalendarEvent: Hashable, Sendable {
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
  /// `DTEND`, the first moment after the event; nil where it is not known.
  package let ends: CalendarMoment?
  /// `RRULE` and `TRANSP`: whether it recurs each year and does not block time (sections 3.8.5.3 and 3.8.2.7).
  package let isYearly: Bool
  /// `STATUS`: whether it takes place (section 3.8.1.11).
  package let status: EventStatus
  /// `SUMMARY`: the title.
  package let title: String
  /// `DESCRIPTION`: what it is about, as plain text.
  package let description: String?
  /// The language of title and description, where it is not the calendar's.
  package let language: String?
  /// `LOCATION`: the venue, else the address of the stream, or a word that says that there is one.
  package let location: String?
  /// `GEO`.
  package let coordinates: Coordinates?
  /// `URL`: the absolute address of the entry's page.
  package let url: String
  /// `CONFERENCE`: how to attend from afar (RFC 7986 section 5.11).
  package let conference: String?
  /// `ORGANIZER`: the contact (section 3.8.4.3).
  package let organizer: SiteContact?
  /// `CATEGORIES`: the tags.
  package let categories: [String]
}

extension CalendarEvent {
  /// A yearly reminder of what was published on a day of the year.
  ///
  /// - Parameters:
  ///   - entries: What was published, each with its heading.
  ///   - starts: The first day that reminds of it.
  ///   - route: The page of the day.
  ///   - category: The category, which is the name for such days.
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
      isYearly: true, status: .scheduled, title: "\(environment.wording.dates.monthDay(day)) · \(site.title)",
      description: lines.joined(separator: "\n"), language: nil, location: nil, coordinates: nil,
      url: environment.resolver.absolute(route), conference: nil, organizer: nil, categories: [category])
  }

  /// An entry as an event; nil for what does not happen at a time.
  ///
  /// - Parameters:
  ///   - organizer: The contact; nil where no e-mail address is known.
  ///   - timeZone: The time zone of the site; moments at another offset are written in UTC.
  init?(
    _ object: any FeedViewObject, organizer: SiteContact?, in timeZone: SiteTimeZone,
    _ environment: HTMLEnvironment
  ) {
    guard let event = object.facts.event else { return nil }
    let (entry, wording) = (event.entry, environment.wording)
    // The event's status, which many calendars show nowhere else, and the entry's summary.
    let words = entry.summary?.nonEmpty ?? entry.body.plainText.nonEmpty
    let description = [wording.status(event.status), words].compactMap(\.self).joined(separator: "\n\n").nonEmpty
    // Few programs show how to attend from afar in any other way.
    let online = event.isOnline ? event.online?.url ?? wording.text(.online) : nil
    self.init(
      uid: entry.identity.uuid.description, created: entry.date, changed: entry.lastChanged ?? event.starts,
      sequence: Self.sequence(of: entry), starts: CalendarMoment(event.starts, of: event, in: timeZone),
      ends: CalendarMoment(endOf: event, in: timeZone), isYearly: false, status: event.status,
      title: event.title, description: description, language: entry.language,
      location: event.place.map(wording.line) ?? online, coordinates: event.place?.coordinates,
      url: environment.resolver.absolute(entry.route), conference: event.online?.url,
      organizer: organizer.flatMap { $0.isAuthor(of: entry) ? $0 : nil }, categories: entry.tags.map(\.name))
  }

  /// Zero until the entry states a change, then the minutes from 1970 to that change: an integer that grows with each
  /// later `updated`, and with nothing else.
  private static func sequence(of entry: Entry) -> Int {
    guard let updated = entry.updated else { return 0 }
    return min(max(0, updated.secondsSinceEpoch / 60), Int(Int32.max))
  }
}

/// When an event starts or ends, in the form that calendars take.
package enum CalendarMoment: Hashable, Sendable {
  /// A whole day (RFC 5545 section 3.3.4).
  case day(CalendarDay)
  /// A moment, which clients show on the clocks of their place (RFC 5545 section 3.3.5, form 2).
  case utc(FeedDate)
  /// A moment on the clocks of the site's time zone (RFC 5545 section 3.3.5, form 3).
  case local(FeedDate)

  /// The seconds since 1970-01-01T00:00:00Z of a moment on the clocks of the site's time zone; nil for others.
  var localSeconds: Int? {
    if case .local(let date) = self { date.secondsSinceEpoch } else { nil }
  }
}

extension CalendarMoment {
  fileprivate init(_ date: FeedDate, of event: EventFeedViewObject, in timeZone: SiteTimeZone) {
    if event.isAllDay || !date.hasTime {
      self = .day(date.day)
    } else {
      let isOnSiteClocks = timeZone.utcOffset(atSecondsSinceEpoch: date.secondsSinceEpoch) == date.utcOffset
      self = isOnSiteClocks && !timeZone.isUTC && !Self.isRepeated(date, in: timeZone) ? .local(date) : .utc(date)
    }
  }

  /// The end, which must be later than the start (RFC 5545 section 3.8.2.2); that of whole days is the day after the
  /// last.
  fileprivate init?(endOf event: EventFeedViewObject, in timeZone: SiteTimeZone) {
    if event.isAllDay || !event.starts.hasTime {
      let last = max(event.ends?.day ?? event.starts.day, event.starts.day)
      let next = CalendarDay(daysSinceEpoch: last.daysSinceEpoch + 1)
      guard next > last else { return nil }
      self = .day(next)
    } else {
      guard let ends = event.ends, ends.hasTime, ends.secondsSinceEpoch > event.starts.secondsSinceEpoch else {
        return nil
      }
      self.init(ends, of: event, in: timeZone)
    }
  }

  /// Whether the local time occurs twice because clocks were turned back: a local time means the first occurrence (RFC
  /// 5545 section 3.3.5, form 3).
  private static func isRepeated(_ date: FeedDate, in timeZone: SiteTimeZone) -> Bool {
    let moment = date.secondsSinceEpoch
    let former = timeZone.utcOffset(atSecondsSinceEpoch: moment - longestStep)
    let first = moment - (former - date.utcOffset)
    return first < moment && timeZone.utcOffset(atSecondsSinceEpoch: first) == former
  }

  /// The most seconds by which clocks are turned back.
  private static let longestStep = 90_000
}

extension SiteContact {
  /// The author of a site; nil where no e-mail address is known.
  package init?(of site: Site) {
    guard let email = site.email else { return nil }
    self.init(name: site.author?.name ?? site.title, email: email)
  }

  /// Whether an entry is theirs: the site's e-mail address is that of its author, not of others who write there.
  fileprivate func isAuthor(of entry: Entry) -> Bool {
    entry.authors.isEmpty || entry.authors.contains { $0.name == name }
  }
}
