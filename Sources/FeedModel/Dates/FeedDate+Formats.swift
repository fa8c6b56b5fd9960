extension FeedDate {
  /// `2025-04-09T20:00:00+08:00` (RFC 3339 section 5.6); a whole day is written with its midnight.
  public var rfc3339: String { "\(day)T\(clock)\(offset(separator: ":", zero: "Z"))" }

  /// `Wed, 09 Apr 2025 20:00:00 +0800` (RFC 822 section 5 with the four-digit year of RFC 2822), in English always.
  public var rfc822: String {
    let weekday = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][day.weekday]
    let month = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][day.month - 1]
    return "\(weekday), \(day.day.padded(to: 2)) \(month) \(day.year.padded(to: 4)) \(clock) "
      + offset(separator: "", zero: "+0000")
  }

  /// `2025-04-09`, or RFC 3339 where a time of day is stated: what the `datetime` attribute of HTML takes.
  public var machineReadable: String { hasTime ? rfc3339 : day.description }

  private var clock: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2)):\(second.padded(to: 2))" }

  /// Offsets of old time zones hold seconds, which neither format knows: they are cut off.
  private func offset(separator: String, zero: String) -> String {
    let minutes = abs(utcOffset) / 60
    guard minutes != 0 else { return zero }
    return (utcOffset < 0 ? "-" : "+") + (minutes / 60).padded(to: 2) + separator + (minutes % 60).padded(to: 2)
  }
}
