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

  /// Creates an event.
  package init(
    uid: String, created: FeedDate?, changed: FeedDate, sequence: Int, starts: CalendarMoment, ends: CalendarMoment?,
    isYearly: Bool, status: Status, title: String, description: String?, language: String?, location: String?,
    coordinates: Coordinates?, url: String, conference: String?, organizer: CalendarOrganizer?, categories: [String]
  ) {
    self.uid = uid
    self.created = created
    self.changed = changed
    self.sequence = sequence
    self.starts = starts
    self.ends = ends
    self.isYearly = isYearly
    self.status = status
    self.title = title
    self.description = description
    self.language = language
    self.location = location
    self.coordinates = coordinates
    self.url = url
    self.conference = conference
    self.organizer = organizer
    self.categories = categories
  }
}
