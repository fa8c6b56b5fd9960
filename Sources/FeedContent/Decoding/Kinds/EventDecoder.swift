import FeedDiagnostics
import FeedModel
import FeedYAML

struct EventDecoder: KindDecoder {
  let guide = KindGuide(
    name: "event",
    fields: [
      .title,
      FieldGuide(
        "starts", also: Array(FieldReader.startNames.dropFirst()),
        "When it begins. A day without a time means all day.",
        "{{date}}",
        use: .placeholder, fallback: .substitute("an article or a note")),
      FieldGuide(
        "time-zone", also: ["timezone"], "The time zone of its times, if it is not that of the site.",
        "America/New_York"),
      FieldGuide(
        "time", also: Array(FieldReader.startTimeNames.dropFirst()),
        "The time of day at which it begins, if starts is only a day.", "20:00"),
      FieldGuide(
        "ends", also: FieldReader.endNames.dropFirst() + FieldReader.endTimeNames,
        "When it ends: a time if starts has one, otherwise the last day.",
        "2099-01-01T23:00"),
      FieldGuide("all-day", "Whether it lasts all day, whatever its times.", "false"),
      FieldGuide(
        "venue", also: Array(EntryFields.venueNames.dropFirst()),
        "The place: a name, or these keys; also region, postcode, latitude, longitude and url.",
        "\n  name: Pier Nine\n  address: 9 Old Harbour Road\n  city: Keelung\n  country: TW"),
      FieldGuide("online", "The address of the stream, or true.", "https://stream.example.com/"),
      FieldGuide("status", "scheduled, cancelled, postponed, rescheduled or moved-online.", "scheduled"),
      FieldGuide(
        "tickets", also: ["ticket"], "The tickets; availability is available, limited or sold-out.",
        "\n  url: https://tickets.example.com/\n  price: 450\n  currency: TWD\n  availability: available"),
      FieldGuide(
        "performers", also: Array(EntryFields.performerNames.dropFirst()), "Who plays: people as in authors.",
        "[Ann Lin, Okapi Motel]"),
      FieldGuide(
        "links", also: ["link"], "Its pages elsewhere, with their names.",
        "\n  Okapi Motel: https://okapi.example/dates/pier-nine"),
    ])

  func decode(_ fields: EntryFields, entry: Entry) throws(IncompleteEntry) -> any FeedViewObject {
    let reader = fields.reader
    let venue = fields.venue(in: reader)
    let isNamed = reader.text("title", "name") != nil
    let title = isNamed ? fields.title() : venue?.name ?? fields.title()
    let stated = try starts(fields, entry)
    let isAllDay = reader.flag("all-day", default: !stated.hasTime)
    let starts = isAllDay ? stated.withoutTime : stated
    let ends = ends(reader, after: starts, isAllDay: isAllDay)
    return EventFeedViewObject(
      entry: entry, title: title, starts: starts, ends: ends, isAllDay: isAllDay, venue: venue, online: online(fields),
      status: status(reader) ?? .scheduled, tickets: tickets(fields),
      performers: fields.people(EntryFields.performerNames), links: fields.linksWithPage())
  }

  /// Whether it takes place, in British or American spelling.
  private func status(_ reader: FieldReader) -> EventStatus? {
    for name in ["cancelled", "canceled", "postponed"] where reader.fields[name]?.value.flag == true {
      _ = reader.field([name])
      return name == "postponed" ? .postponed : .cancelled
    }
    return reader.field(["status"]).flatMap { field in
      // A sold-out event takes place.
      if Self.meansSoldOut(field) { return .scheduled }
      return reader.choice(of: field, among: EventStatus.allCases.map(\.rawValue)) { text in
        let word = LocatedFields.comparable(text)
        return word == "canceled" ? .cancelled : EventStatus(rawValue: word)
      }
    }
  }

  /// When it begins, if only by the date of its entry.
  private func starts(_ fields: EntryFields, _ entry: Entry) throws(IncompleteEntry) -> FeedDate {
    if let starts = fields.reader.starts() { return starts }
    // A day that cannot be read is another one than that of the entry.
    guard let date = EntryDate.stated(fields.reader).lazy.compactMap(\.date).first ?? entry.date,
      fields.reader.field(FieldReader.startNames) == nil
    else {
      throw IncompleteEntry(FieldReader.startNames)
    }
    let problem = EntryProblem.eventWithoutStart(used: date.machineReadable, waits: false)
    fields.reader.report(.entry(problem), at: entry.location)
    return fields.reader.atTime(date, writtenAs: fields.reader.field(EntryDate.keys)?.value.text)
  }

  /// The end, as precise as the start: a day for a day, a time for a time.
  private func ends(_ reader: FieldReader, after starts: FeedDate, isAllDay: Bool) -> FeedDate? {
    guard
      let field = reader.field(FieldReader.endNames) ?? reader.field(FieldReader.endTimeNames)
        ?? (starts.hasTime ? reader.endOfStatedTime : nil),
      let stated = reader.ends(after: starts, field)
    else { return nil }
    let ends = isAllDay && reader.fields["all-day"] != nil ? stated.withoutTime : stated
    let expected: String
    if ends.hasTime != starts.hasTime {
      expected = starts.hasTime ? "a time like \"starts\"" : "a day like \"starts\""
    } else if ends.secondsSinceEpoch < starts.secondsSinceEpoch {
      expected = "a date after \(starts.machineReadable)" + Self.nextDay(of: ends, after: starts)
    } else {
      return ends
    }
    reader.reportInvalid(field, expected: expected)
    return nil
  }

  /// What an end in the night after its day is.
  private static func nextDay(of ends: FeedDate, after starts: FeedDate) -> String {
    guard ends.hasTime, ends.day == starts.day else { return "" }
    let next = FeedDate(
      day: CalendarDay(daysSinceEpoch: ends.day.daysSinceEpoch + 1), secondOfDay: ends.secondOfDay,
      utcOffset: ends.utcOffset)
    return ", such as \(next.machineReadable)"
  }

  /// `true`, or the address of the stream.
  private func online(_ fields: EntryFields) -> OnlineAttendance? {
    guard let field = fields.reader.field(["online"]) else { return nil }
    if let flag = field.value.flag { return flag ? OnlineAttendance() : nil }
    return fields.reader.url(of: field).map { OnlineAttendance(url: $0) }
  }

  private func tickets(_ fields: EntryFields) -> Tickets? {
    var tickets = Tickets()
    for name in ["sold-out", "soldout"] where fields.reader.fields[name]?.value.flag == true {
      _ = fields.reader.field([name])
      tickets.availability = .soldOut
    }
    if Self.meansSoldOut(fields.reader.fields["status"]) { tickets.availability = .soldOut }
    for field in ["tickets", "ticket"].compactMap({ fields.reader.field([$0]) }) {
      if Self.meansSoldOut(field) {
        tickets.availability = .soldOut
      } else if case .fields(let keys) = field.value.shape {
        fields.reader.nested(keys, as: field.key) { reader in
          tickets.url = reader.url("url") ?? tickets.url
          let price = price(reader)
          tickets.price = price?.amount
          tickets.currency = currency(reader) ?? price?.currency
          tickets.availability = reader.choice("availability", of: Tickets.Availability.self) ?? tickets.availability
        }
      } else if case .list = field.value.shape {
        fields.reader.reportType(field.key, wanted: "an address, or keys such as url and price", field.value)
      } else if let price = field.value.text.flatMap({ Price($0) }),
        price.currency != nil || price.isNothing && fields.reader.fields["price"] == nil
      {
        (tickets.price, tickets.currency) = (price.amount, price.currency)
      } else {
        tickets.url = shop(field, fields.reader)
      }
    }
    // Where nothing is called tickets, it is the address that is translated to that.
    if tickets.url == nil, let name = FieldReader.shopNames.first(where: { fields.reader.fields[$0] != nil }) {
      tickets.url = fields.reader.url(name)
    }
    // A price in words says nothing to calendars, and is left to themes.
    if tickets.price == nil, let text = fields.reader.fields["price"]?.value.text, let price = Price(text) {
      _ = fields.reader.field(["price"])
      (tickets.price, tickets.currency) = (price.amount, price.currency ?? currency(fields.reader))
    }
    return tickets == Tickets() ? nil : tickets
  }

  /// The address at which tickets are sold.
  private func shop(_ field: LocatedFields.Field, _ reader: FieldReader) -> String? {
    guard let text = field.value.text, WebAddress.absolute(text) == nil, WebAddress.completed(text) == nil else {
      return reader.url(of: field)
    }
    reader.reportInvalid(
      field, text, expected: "the address of the shop, a price such as 12.50 EUR, \"free\" or \"sold out\"")
    return nil
  }

  private static func meansSoldOut(_ field: LocatedFields.Field?) -> Bool {
    field?.value.text.map { ["sold-out", "soldout"].contains(LocatedFields.comparable($0.trimmingWhitespace)) } ?? false
  }

  /// Three letters; which of them are in use changes, and no list of them is the same everywhere.
  private func currency(_ reader: FieldReader) -> String? {
    reader.value(["currency"], expected: "a code of ISO 4217, three letters such as TWD") { text in
      let isCode = text.utf8.count == 3 && text.allSatisfy { $0.isASCII && $0.isLetter }
      return isCode ? text.uppercased() : nil
    }
  }

  /// A price must be a number, since calendars and search engines read it.
  private func price(_ reader: FieldReader) -> Price? {
    reader.value(["price"], expected: "a number such as 450 or 12.50, with \"currency\", or \"free\"") { Price($0) }
  }

  /// An amount, perhaps with its currency: `12.50`, `12,50 €`, `EUR 12`; zero for `free`.
  private struct Price {
    let amount: String
    let currency: String?
    var isNothing: Bool { amount.allSatisfy { "0.".contains($0) } }

    init?(_ text: String) {
      let text = text.trimmingWhitespace
      if ["free", "free-admission", "free-entry"].contains(LocatedFields.comparable(text)) {
        (amount, currency) = ("0", nil)
        return
      }
      let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
      // An expression would be taken apart for each price.
      if parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }) {
        amount = Self.withoutZeros(text)
        currency = nil
        return
      }
      guard let match = text.wholeMatch(of: /([A-Z]{3}|€|£)?\s*([0-9]+(?:[.,][0-9]{1,2})?)\s*([A-Z]{3}|€|£)?/),
        let name = match.output.1 ?? match.output.3, match.output.1 == nil || match.output.3 == nil
      else { return nil }
      amount = Self.withoutZeros(String(match.output.2).replacing(",", with: "."))
      currency = ["€": "EUR", "£": "GBP"][String(name)] ?? String(name)
    }

    /// A number without the zeros before its first digit: `00` is nothing.
    private static func withoutZeros(_ number: String) -> String {
      let rest = number.drop { $0 == "0" }
      return rest.first?.isNumber == true ? String(rest) : "0" + rest
    }
  }
}

extension FieldReader {
  /// The keys that say when an event begins, feedsite's own first.
  static let startNames = [
    "starts", "start", "start-date", "startdate", "starts-at", "startsat", "start-at", "start-datetime",
    "startdatetime", "date-start", "event-date", "eventdate",
  ]
  static let endNames = [
    "ends", "end", "end-date", "enddate", "ends-at", "endsat", "end-at", "end-datetime", "enddatetime", "date-end",
  ]
  /// The keys of the time of day that belongs to a day, feedsite's own first.
  static let startTimeNames = ["time", "start-time", "starttime", "time-start"]
  static let endTimeNames = ["end-time", "endtime", "time-end"]
  static let zoneNames = ["time-zone", "timezone"]
  /// The keys of the address at which tickets are sold, where it has one of its own.
  static let shopNames: [String] = ["ticket", "tickets"].flatMap { name in
    ["-url", "url", "-link", "link"].map { name + $0 }
  }

  /// When an event begins: a moment, or a day together with the time that is stated beside it.
  func starts() -> FeedDate? {
    let stated = self.field(Self.startNames).map { $0.holding(withoutEnd($0.value)) }
    guard let stated, let starts = date(of: stated) else {
      _ = (self.field(Self.startTimeNames), self.field(Self.zoneNames))
      return nil
    }
    return atTime(starts, writtenAs: stated.value.text)
  }

  /// The moment on a day at the time that is stated beside it.
  ///
  /// - Parameter text: How the day is written; nil where it is not stated.
  func atTime(_ starts: FeedDate, writtenAs text: String?) -> FeedDate {
    // It may be yet to be announced.
    guard let time = self.field(Self.startTimeNames),
      !["tba", "tbc", "tbd"].contains(time.value.text?.trimmingWhitespace.lowercased())
    else {
      return inStatedZone(starts, writtenAs: text)
    }
    if starts.hasTime, starts.secondOfDay != 0 {
      let other = time.value.text.flatMap { dates.moment($0, on: starts.day) }
      if let other, other.secondOfDay != starts.secondOfDay, let field = self.field(Self.startNames) {
        report(.field(.conflict(key: field.key, other: time.key)), at: time.location, of: time.key)
      }
      return inStatedZone(starts, writtenAs: text)
    }
    func start(_ text: String) -> String { TimeRange(text)?.start ?? text }
    guard
      let moment = value(of: time, expected: "a time of day such as 20:00", { dates.moment(start($0), on: starts.day) })
    else { return inStatedZone(starts, writtenAs: text) }
    return inStatedZone(moment, writtenAs: time.value.text.map { "\(starts.day) \(start($0))" })
  }

  /// The beginning of a value that is no date but a day with two times: `2025-03-01 20:00 - 22:00`.
  private func withoutEnd(_ value: LocatedValue) -> LocatedValue {
    guard let text = value.text, dates.date(from: text) == nil, let (day, times) = TimeRange.followingDay(text),
      dates.date(from: "\(day) \(times.start)")?.hasTime == true
    else { return value }
    return LocatedValue(shape: .text("\(day) \(times.start)", .plain), location: value.location)
  }

  /// The time of day at which an event ends, where it follows that at which it begins.
  fileprivate var endOfStatedTime: LocatedFields.Field? {
    (Self.startTimeNames + Self.startNames).lazy.compactMap { name in
      guard let field = self.fields[name], let text = field.value.text, self.dates.date(from: text) == nil,
        let range = TimeRange(text) ?? TimeRange.followingDay(text)?.times
      else { return nil }
      return field.holding(LocatedValue(shape: .text(range.end, .plain), location: field.value.location))
    }.first
  }

  /// A moment by the clocks of the zone that a field states, unless its text says itself by which ones.
  private func inStatedZone(_ moment: FeedDate, writtenAs text: String?) -> FeedDate {
    guard self.field(Self.zoneNames) != nil, moment.hasTime, let text, DateParser.leavesZoneOpen(text) else {
      return moment
    }
    return atPlace(moment)
  }

  /// When clocks show the time of a moment in the zone that a field states, or else in that of the site.
  private func atPlace(_ moment: FeedDate) -> FeedDate {
    let stated = self.field(Self.zoneNames).flatMap { field in
      value(
        of: field,
        expected: SiteTimeZone.identifier(meantBy: field.value.text ?? "")
          ?? "the name of a time zone such as America/New_York"
      ) {
        NamedTimeZone(site: dates.timeZone).offset(named: $0, onDay: moment.day, secondOfDay: moment.secondOfDay)
      }
    }
    let offset = stated ?? dates.timeZone.utcOffset(onDay: moment.day, secondOfDay: moment.secondOfDay)
    return FeedDate(day: moment.day, secondOfDay: moment.secondOfDay, utcOffset: offset)
  }

  /// When an event ends: a date, or a time of day alone, which is the first one of these after the start.
  func ends(after starts: FeedDate, _ field: LocatedFields.Field) -> FeedDate? {
    if starts.hasTime, let time = self.field(Self.endTimeNames) ?? endOfStatedTime, time.key != field.key,
      let text = time.value.text, let day = field.value.text.flatMap({ dates.date(from: $0) }), !day.hasTime
    {
      return moment(text, on: day.day, asIn: starts)
    }
    if starts.hasTime, let text = field.value.text, let same = moment(text, on: starts.day, asIn: starts) {
      guard same.secondsSinceEpoch < starts.secondsSinceEpoch else { return same }
      return moment(text, on: CalendarDay(daysSinceEpoch: starts.day.daysSinceEpoch + 1), asIn: starts)
    }
    if let text = field.value.text, text.utf8.count <= 5, text.wholeMatch(of: /\d{1,2}[.,h]\d{2}/) != nil {
      reportInvalid(field, expected: "a time of day such as 23:00, or a date")
      return nil
    }
    return date(of: field).map { inStatedZone($0, writtenAs: field.value.text) }
  }

  /// The moment that a time of day means: an event that begins in another time zone ends in it, and in the site's own
  /// zone the clocks may change meanwhile.
  private func moment(_ text: String, on day: CalendarDay, asIn starts: FeedDate) -> FeedDate? {
    guard let moment = dates.moment(text, on: day) else { return nil }
    guard DateParser.leavesZoneOpen("\(day) \(text)") else { return moment }
    return atPlace(starts).utcOffset == starts.utcOffset
      ? atPlace(moment) : FeedDate(day: moment.day, secondOfDay: moment.secondOfDay, utcOffset: starts.utcOffset)
  }
}

/// A time of day with another one after it: `19:30-22:00`, `7:00–10:00 PM`.
private struct TimeRange {
  let start: String
  let end: String

  /// The day before a range, and the range.
  static func followingDay(_ text: String) -> (day: String, times: TimeRange)? {
    guard text.utf8.count <= 100 else { return nil }
    return text.indices.lazy.filter { text[$0].isWhitespace }.compactMap { space in
      TimeRange(String(text[space...])).map { (String(text[..<space]), $0) }
    }.first
  }

  init?(_ text: String) {
    let range =
      /\s*(\d{1,2}(?:[:.]\d\d)?)\s*([ap]\.?m\.?)?\s*(?:[-–—]|to|until)\s*(\d{1,2}(?:[:.]\d\d)?)\s*([ap]\.?m\.?)?\s*/
    guard text.utf8.count <= 40, let match = text.lowercased().wholeMatch(of: range) else { return nil }
    func hour(_ text: Substring) -> Int { (Int(text.prefix(while: \.isNumber)) ?? 0) % 12 }
    func half(_ text: Substring?) -> String? { text.map { $0.hasPrefix("a") ? "am" : "pm" } }
    let last = half(match.4)
    var first = half(match.2)
    if first == nil, let last {
      // Of `11:00-1:30 pm`, the first is in the morning.
      first = hour(match.1) <= hour(match.3) ? last : last == "am" ? "pm" : "am"
    }
    func time(_ text: Substring, _ half: String?) -> String {
      let time = String(text).replacing(".", with: ":")
      return half.map { "\(time) \($0)" } ?? time
    }
    start = time(match.1, first)
    end = time(match.3, last)
  }
}

extension DateParser {
  /// The moment that a text such as `20:00` means on a day; nil where it is no time of day, or more than that.
  fileprivate func moment(_ text: String, on day: CalendarDay) -> FeedDate? {
    let longest = "10:00:00 pm".utf8.count
    guard text.utf8.count <= longest, text.first?.isNumber == true, !text.contains("-") else { return nil }
    return date(from: "\(day) \(text)").flatMap { $0.hasTime ? $0 : nil }
  }

  /// Whether a text does not say by whose clocks it is: in two zones it means two moments.
  package static func leavesZoneOpen(_ text: String) -> Bool {
    let moments = ["Asia/Tokyo", "UTC"].map { identifier in
      SiteTimeZone(identifier: identifier).flatMap { DateParser(timeZone: $0).date(from: text)?.secondsSinceEpoch }
    }
    return moments.first != moments.last
  }
}
