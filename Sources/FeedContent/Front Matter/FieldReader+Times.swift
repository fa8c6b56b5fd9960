import FeedDiagnostics
import FeedModel
import FeedYAML

extension FieldReader {
  /// The keys that say when an event begins, ours first.
  static let startNames = [
    "starts", "start", "start-date", "startdate", "starts-at", "startsat", "start-at", "start-datetime",
    "startdatetime", "date-start", "event-date", "eventdate",
  ]
  /// The keys that say when it ends.
  static let endNames = [
    "ends", "end", "end-date", "enddate", "ends-at", "endsat", "end-at", "end-datetime", "enddatetime", "date-end",
  ]
  /// The keys of the time of day that belongs to a day, ours first.
  static let startTimeNames = ["time", "start-time", "starttime", "time-start"]
  static let endTimeNames = ["end-time", "endtime", "time-end"]

  /// When an event begins: a moment, or a day together with the time that is stated beside it.
  func starts() -> FeedDate? {
    guard let field = self.field(Self.startNames), let starts = date(of: field.value, key: field.key) else {
      _ = (self.field(Self.startTimeNames), self.field(["time-zone", "timezone"]))
      return nil
    }
    return atTime(starts)
  }

  /// The moment on a day at the time that is stated beside it.
  func atTime(_ starts: FeedDate) -> FeedDate {
    let (time, zone) = (self.field(Self.startTimeNames), self.field(["time-zone", "timezone"]))
    guard let time else { return inZone(of: zone, starts) }
    if starts.hasTime, starts.secondOfDay != 0 {
      let other = time.value.text.flatMap { dates.moment($0, on: starts.day) }
      if let other, other.secondOfDay != starts.secondOfDay, let field = self.field(Self.startNames) {
        report(.field(.conflict(key: field.key, other: time.key)), at: time.location, of: time.key)
      }
      return inZone(of: zone, starts)
    }
    let moment = value(of: time, expected: "a time of day such as 20:00") { dates.moment($0, on: starts.day) }
    return inZone(of: zone, moment ?? starts)
  }

  /// A moment by the clocks of the zone that a field states, unless it says itself by which ones.
  private func inZone(of field: LocatedFields.Field?, _ moment: FeedDate) -> FeedDate {
    guard let field, moment.hasTime, dates.isOfZone(moment) else {
      return moment
    }
    let offset = value(of: field, expected: "the name of a time zone such as America/New_York") {
      NamedTimeZone(site: dates.timeZone).offset(named: $0, onDay: moment.day, secondOfDay: moment.secondOfDay)
    }
    return offset.map { FeedDate(day: moment.day, secondOfDay: moment.secondOfDay, utcOffset: $0) } ?? moment
  }

  /// When an event ends: a date, or a time of day alone, which is the first one of these after the start.
  func ends(after starts: FeedDate, _ field: LocatedFields.Field) -> FeedDate? {
    if let time = self.field(Self.endTimeNames), time.key != field.key, starts.hasTime, let text = time.value.text,
      let day = date(of: field.value, key: field.key), !day.hasTime
    {
      return moment(text, on: day.day, asIn: starts)
    }
    if starts.hasTime, let text = field.value.text, let same = moment(text, on: starts.day, asIn: starts) {
      guard same.secondsSinceEpoch < starts.secondsSinceEpoch else { return same }
      return moment(text, on: CalendarDay(daysSinceEpoch: starts.day.daysSinceEpoch + 1), asIn: starts)
    }
    if let text = field.value.text, text.wholeMatch(of: /\d{1,2}[.,h]\d{2}/) != nil {
      reportInvalid(field, expected: "a time of day such as 23:00, or a date")
      return nil
    }
    return date(of: field.value, key: field.key).map { inZone(of: self.field(["time-zone", "timezone"]), $0) }
  }

  /// The field that says when an event ends, if only by the time of day.
  func endField() -> LocatedFields.Field? { self.field(Self.endNames) ?? self.field(Self.endTimeNames) }

  /// The moment that a time of day means: whatever begins by the clocks of another place than the site's ends by them.
  private func moment(_ text: String, on day: CalendarDay, asIn starts: FeedDate) -> FeedDate? {
    guard let moment = dates.moment(text, on: day) else { return nil }
    return dates.isOfZone(moment) && !dates.isOfZone(starts)
      ? FeedDate(day: moment.day, secondOfDay: moment.secondOfDay, utcOffset: starts.utcOffset) : moment
  }
}

extension DateParser {
  /// The moment that a text such as `20:00` means on a day; nil where it is no time of day, or more than that.
  fileprivate func moment(_ text: String, on day: CalendarDay) -> FeedDate? {
    let longest = "10:00:00 pm".utf8.count
    guard text.utf8.count <= longest, text.first?.isNumber == true, !text.contains("-") else { return nil }
    return date(from: "\(day) \(text)").flatMap { $0.hasTime ? $0 : nil }
  }

  /// Whether the clocks of the site's time zone show a moment as it is written.
  fileprivate func isOfZone(_ moment: FeedDate) -> Bool {
    timeZone.date(onDay: moment.day, secondOfDay: moment.secondOfDay).utcOffset == moment.utcOffset
  }
}
