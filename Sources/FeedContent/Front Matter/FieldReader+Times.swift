import FeedModel
import FeedYAML

extension FieldReader {
  /// The keys that say when an event begins, ours first.
  static let startNames = ["starts", "start", "start-date"]

  /// When an event begins: a moment, or a day together with the time that is stated beside it.
  func starts() -> FeedDate? {
    let time = self.field(["time"])
    guard let field = self.field(Self.startNames), let starts = date(of: field.value, key: field.key) else {
      return nil
    }
    guard let time, !starts.hasTime else { return starts }
    return value(of: time, expected: "a time of day such as 20:00") { dates.moment($0, on: starts.day) } ?? starts
  }

  /// When an event ends: a date, or a time of day alone, which is the first one of these after the start.
  func ends(after starts: FeedDate, _ field: LocatedFields.Field) -> FeedDate? {
    if starts.hasTime, let text = field.value.text, let same = dates.moment(text, on: starts.day) {
      guard same.secondsSinceEpoch < starts.secondsSinceEpoch else { return same }
      return dates.moment(text, on: CalendarDay(daysSinceEpoch: starts.day.daysSinceEpoch + 1))
    }
    return date(of: field.value, key: field.key)
  }
}

extension DateParser {
  /// The moment that a text such as `20:00` means on a day; nil where it is no time of day, or more than that.
  fileprivate func moment(_ text: String, on day: CalendarDay) -> FeedDate? {
    let longest = "10:00:00 pm".utf8.count
    guard text.utf8.count <= longest, text.first?.isNumber == true, !text.contains("-") else { return nil }
    return date(from: "\(day) \(text)").flatMap { $0.hasTime ? $0 : nil }
  }
}
