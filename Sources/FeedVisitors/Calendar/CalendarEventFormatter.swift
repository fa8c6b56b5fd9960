import FeedMarkdown
package import FeedModel

/// Writes what happens at a time as an event of a calendar.
struct CalendarEventFormatter: Sendable {
  let resolver: URLResolver
  let wording: Wording
  /// The time zone of the site; moments at another offset are written in UTC.
  let timeZone: SiteTimeZone
  /// Who is to be asked, where an e-mail address is known.
  let organizer: CalendarOrganizer?

  /// An entry as an event; nil for what does not happen at a time.
  func event(_ object: any FeedViewObject) -> CalendarEvent? {
    guard let event = object.facts.event else { return nil }
    let entry = event.entry
    return CalendarEvent(
      uid: entry.identity.uuid.description, created: entry.date, changed: entry.lastChanged ?? event.starts,
      sequence: sequence(of: entry), starts: moment(event.starts, of: event), ends: end(of: event),
      isYearly: false, status: status(event.status), title: event.title, description: description(of: event),
      language: entry.language,
      location: event.venue.map(wording.line), coordinates: event.venue?.coordinates,
      url: resolver.absolute(entry.route),
      conference: event.online?.url, organizer: organizer(of: entry), categories: entry.tags.map(\.name))
  }

  /// The site's e-mail address is that of its author, not of others who write there.
  private func organizer(of entry: Entry) -> CalendarOrganizer? {
    organizer.flatMap { organizer in
      entry.authors.isEmpty || entry.authors.contains { $0.name == organizer.name } ? organizer : nil
    }
  }

  private func moment(_ date: FeedDate, of event: EventFeedViewObject) -> CalendarMoment {
    if event.isAllDay || !date.hasTime { return .day(date.day) }
    let isOnSiteClocks = timeZone.utcOffset(atSecondsSinceEpoch: date.secondsSinceEpoch) == date.utcOffset
    return isOnSiteClocks && !timeZone.isUTC && !isRepeated(date) ? .local(date) : .utc(date)
  }

  /// Whether clocks have shown the same time before, since they were turned back: what they show stands for the first
  /// time (RFC 5545 section 3.3.5, form 3).
  private func isRepeated(_ date: FeedDate) -> Bool {
    let moment = date.secondsSinceEpoch
    let former = timeZone.utcOffset(atSecondsSinceEpoch: moment - Self.longestStep)
    let first = moment - (former - date.utcOffset)
    return first < moment && timeZone.utcOffset(atSecondsSinceEpoch: first) == former
  }

  /// Clocks are turned back by no more seconds than these.
  private static let longestStep = 90_000

  /// The end, which must be later than the start (RFC 5545 section 3.8.2.2); that of whole days is the day after the last.
  private func end(of event: EventFeedViewObject) -> CalendarMoment? {
    if event.isAllDay || !event.starts.hasTime {
      let last = max(event.ends?.day ?? event.starts.day, event.starts.day)
      let next = CalendarDay(daysSinceEpoch: last.daysSinceEpoch + 1)
      return next > last ? .day(next) : nil
    }
    guard let ends = event.ends, ends.hasTime, ends.secondsSinceEpoch > event.starts.secondsSinceEpoch else {
      return nil
    }
    return moment(ends, of: event)
  }

  /// Zero until the entry states a change, then the minutes from 1970 to that change: an integer that grows with each
  /// later `updated`, whatever else of the entry changes.
  private func sequence(of entry: Entry) -> Int {
    guard let updated = entry.updated else { return 0 }
    return min(max(0, updated.secondsSinceEpoch / 60), Int(Int32.max))
  }

  /// A postponed event keeps its place in the calendar, but nobody can count on it.
  private func status(_ status: EventStatus) -> CalendarEvent.Status {
    switch status {
    case .scheduled, .rescheduled, .movedOnline: .confirmed
    case .postponed: .tentative
    case .cancelled: .cancelled
    }
  }

  /// What became of the plan, which many calendars show in no other way, and the entry's words.
  private func description(of event: EventFeedViewObject) -> String? {
    let words = event.entry.summary?.nonEmpty ?? event.entry.body.plainText.nonEmpty
    return [wording.status(event.status), words].compactMap(\.self).joined(separator: "\n\n").nonEmpty
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

/// Who is to be asked about an event (RFC 5545 section 3.8.4.3).
package struct CalendarOrganizer: Hashable, Sendable {
  /// The name.
  package let name: String
  /// The e-mail address.
  package let email: String
}

extension CalendarOrganizer {
  /// The author of a site; nil where no e-mail address is known that can stand in an address.
  package init?(of site: Site) {
    guard let email = site.email, email.contains("@"),
      email.unicodeScalars.allSatisfy({ !$0.properties.isWhitespace && $0.properties.generalCategory != .control })
    else { return nil }
    self.init(name: site.author?.name ?? site.title, email: email)
  }
}
