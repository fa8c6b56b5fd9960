/// Something that happens at a time: a concert, a signing, a rehearsal that is open to all.
public struct EventFeedViewObject: FeedViewObject {
  /// What all kinds share.
  public var entry: Entry
  /// The title, never empty.
  public let title: String
  /// When it starts; without a time for an all-day event.
  public let starts: FeedDate
  /// When it ends; for an all-day event its last day.
  public let ends: FeedDate?
  /// Whether it takes whole days.
  public let isAllDay: Bool
  /// Where it happens.
  public let venue: Venue?
  /// How to attend from afar.
  public let online: OnlineAttendance?
  /// Whether it happens as planned.
  public let status: EventStatus
  /// Where tickets are sold.
  public let tickets: Tickets?
  /// Who performs.
  public let performers: [PersonReference]
  /// Pages about it elsewhere.
  public let links: [ExternalLink]

  /// Creates the view object from values that are already valid.
  public init(
    entry: Entry, title: String, starts: FeedDate, ends: FeedDate? = nil, isAllDay: Bool = false, venue: Venue? = nil,
    online: OnlineAttendance? = nil, status: EventStatus = .scheduled, tickets: Tickets? = nil,
    performers: [PersonReference] = [], links: [ExternalLink] = []
  ) {
    self.entry = entry
    self.title = title
    self.starts = starts
    self.ends = ends
    self.isAllDay = isAllDay
    self.venue = venue
    self.online = online
    self.status = status
    self.tickets = tickets
    self.performers = performers
    self.links = links
  }

  /// The answers of the kind to what most kinds answer alike.
  public var facts: KindFacts {
    KindFacts(
      title: title, people: entry.authors + performers,
      ties: PeopleTies(players: status == .cancelled ? [] : performers), subject: .event(self), anniversary: nil)
  }

  // MARK: Visitation

  /// Leads the visitor to the method for this kind.
  public func accept<V: FeedVisitor>(_ visitor: V) throws(V.Failure) -> V.Output { try visitor.visit(self) }
}

extension EventFeedViewObject {
  /// Whether it can be attended from afar.
  package var isOnline: Bool { online != nil || status == .movedOnline }

  /// Where to go; nil where nobody need go anywhere, or any more.
  package var place: Venue? { status == .movedOnline ? nil : venue }

  /// Whether it is over at a moment, given in seconds since 1970-01-01T00:00:00Z.
  ///
  /// Whole days last until midnight at their place, and so does the day of an event without a known end.
  ///
  /// - Parameter timeZone: That of the site, whose clocks may change on the last day.
  public func isOver(at moment: Int, in timeZone: SiteTimeZone) -> Bool {
    if let ends, ends.hasTime { return ends.secondsSinceEpoch <= moment }
    let last = ends ?? starts
    let nextDay = timeZone.date(onDay: CalendarDay(daysSinceEpoch: last.day.daysSinceEpoch + 1))
    let isAtSite = timeZone.utcOffset(onDay: last.day, secondOfDay: last.secondOfDay) == last.utcOffset
    let midnight = isAtSite ? nextDay : FeedDate(day: nextDay.day, utcOffset: last.utcOffset)
    return midnight.secondsSinceEpoch <= moment
  }
}

/// Whether an event happens as planned (schema.org `EventStatusType`).
public enum EventStatus: String, CaseIterable, Sendable {
  /// As planned.
  case scheduled
  /// Not at all.
  case cancelled
  /// Later, at an unknown time.
  case postponed
  /// At another time, which the entry states.
  case rescheduled
  /// At the stated time, but online.
  case movedOnline = "moved-online"

  /// Whether the event happens when the entry says so.
  package var takesPlace: Bool {
    switch self {
    case .scheduled, .rescheduled, .movedOnline: true
    case .cancelled, .postponed: false
    }
  }
}

/// How an event can be attended from afar.
public struct OnlineAttendance: Hashable, Sendable {
  /// The address of the stream; nil where it is announced later.
  public let url: String?

  /// Creates an online attendance.
  public init(url: String? = nil) {
    self.url = url
  }
}

/// Where an event's tickets are sold.
public struct Tickets: Hashable, Sendable {
  /// The address of the shop.
  public var url: String?
  /// The price as it is written, in decimal notation.
  public var price: String?
  /// The currency as an ISO 4217 code.
  public var currency: String?
  /// Whether any are left.
  public var availability: Availability?

  /// Creates tickets about which nothing is known.
  public init() {}

  /// Whether tickets are available (schema.org `ItemAvailability`).
  public enum Availability: String, CaseIterable, Sendable {
    case available
    case limited
    case soldOut = "sold-out"
  }
}

/// Where an event happens.
public struct Venue: Hashable, Sendable {
  /// The name of the place.
  public let name: String
  /// Street and number.
  public var address: String?
  /// Town.
  public var city: String?
  /// State, province or prefecture.
  public var region: String?
  /// Postal code.
  public var postcode: String?
  /// Country, as a name or an ISO 3166 code.
  public var country: String?
  /// Where on the globe it is.
  public var coordinates: Coordinates?
  /// The venue's own page.
  public var url: String?

  /// Creates a venue with only a name.
  public init(name: String) {
    self.name = name
  }
}

/// A place on the globe (WGS 84).
public struct Coordinates: Hashable, Sendable {
  /// Degrees north, −90 to 90.
  public let latitude: Double
  /// Degrees east, −180 to 180.
  public let longitude: Double

  /// Creates a place; nil where it is not on the globe.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }
}
