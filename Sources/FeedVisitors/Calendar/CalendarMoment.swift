package import FeedModel

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
