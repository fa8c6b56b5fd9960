import FeedModel

/// The one grammar of dates: `2025-04-09T20:00:00+08:00`, `04/21/2022 8:15 pm`, `Tue, 07 Jan 2014 10:11:12 +0100`,
/// `January 7th, 2014 at 8 pm`, `2014-01-07 10:11 Europe/Berlin`, `2014年1月7日`, `1331276709`.
///
/// ``DateParser`` says what they are.
struct DateGrammar {
  private let timeZone: SiteTimeZone
  private var scanner: DateScanner

  /// Looks at a text; `timeZone` is the zone of times without one.
  init(_ text: String, timeZone: SiteTimeZone) {
    self.timeZone = timeZone
    scanner = DateScanner(text)
  }

  /// The date that the text means; nil where it means none, or one of several.
  mutating func date() -> FeedDate? {
    if let moment = epoch() ?? timeAndDay() { return moment }
    guard var day = dayBeforeYear() ?? day() else { return nil }
    let isCompactTime = skipToTime()
    let afterDay = scanner
    let time = time(mayBeCompact: isCompactTime)
    // What only begins like a time is none.
    if time == nil { scanner = afterDay }
    if day.year == nil {
      // `date` of Unix writes the year at the end.
      guard let year = scanner.takeLast(digits: 4), year >= 1000 else { return nil }
      day.year = year
    }
    guard let year = day.year, let date = CalendarDay(year: year, month: day.month, day: day.day) else { return nil }
    scanner.skipSpaces()
    guard let time else {
      guard !scanner.isAtEnd else { return isCompactTime ? nil : timeZone.date(onDay: date) }
      // A day with an offset and without a time stays that day.
      let zone = scanner.rest
      guard zone.utf8.count >= 5, zone.hasPrefix("+") || zone.hasPrefix("-") else { return nil }
      return NamedTimeZone.numericOffset(zone).map { FeedDate(day: date, utcOffset: $0) }
    }
    guard !scanner.isAtEnd else {
      return timeZone.date(onDay: date, secondOfDay: time.second, nanosecond: time.nanosecond)
    }
    return offset(onDay: date, secondOfDay: time.second).map {
      FeedDate(day: date, secondOfDay: time.second, nanosecond: time.nanosecond, utcOffset: $0)
    }
  }

  /// Nine to eleven digits are seconds since 1970, thirteen are milliseconds, and so are twelve that begin with no year
  /// from 1800 to 2100. Others of twelve are a day with hours and minutes, or no date at all.
  private func epoch() -> FeedDate? {
    var scanner = scanner
    scanner.skipSpaces()
    guard let number = scanner.number(digits: 9...13), scanner.rest.isEmpty else { return nil }
    let digits = scanner.lastDigits
    if (1800...2100).contains(number / 100_000_000), digits == 12 { return compactMinute(number) }
    return digits >= 12
      ? timeZone.date(atSecondsSinceEpoch: number / 1000, nanosecond: number % 1000 * 1_000_000)
      : timeZone.date(atSecondsSinceEpoch: number)
  }

  /// `202501021304`, as note-taking programs name files.
  private func compactMinute(_ number: Int) -> FeedDate? {
    let (day, hour, minute) = (number / 10_000, number / 100 % 100, number % 100)
    guard hour < 24, minute < 60, let day = CalendarDay(year: day / 10_000, month: day / 100 % 100, day: day % 100)
    else { return nil }
    return timeZone.date(onDay: day, secondOfDay: hour * 3600 + minute * 60)
  }

  /// `17:34 07/17/2015`, as Grav writes it.
  private func timeAndDay() -> FeedDate? {
    var words = self
    guard words.number(1...2) != nil, words.isAt(":") else { return nil }
    words.scanner = scanner
    guard let time = words.time(mayBeCompact: false), let day = words.dayBeforeYear() ?? words.day(), words.isAtEnd,
      let year = day.year, let date = CalendarDay(year: year, month: day.month, day: day.day)
    else { return nil }
    return timeZone.date(onDay: date, secondOfDay: time.second, nanosecond: time.nanosecond)
  }

  /// Seconds east of UTC of the zone with which the text ends: an offset, perhaps with the name of the zone after it,
  /// or a name alone.
  private func offset(onDay day: CalendarDay, secondOfDay: Int) -> Int? {
    var scanner = scanner
    let isNamed = scanner.takeWord(of: ["z", "utc", "gmt"]) != nil
    if let offset = isNamed ? 0 : scanner.offset() {
      scanner.skipSpaces()
      scanner.skipZoneName(orOffset: !isNamed)
      if scanner.isAtEnd { return offset }
    }
    return NamedTimeZone(site: timeZone).offset(named: self.scanner.rest, onDay: day, secondOfDay: secondOfDay)
  }

  // MARK: Days

  private typealias Day = (year: Int?, month: Int, day: Int)

  /// `04/21/2022` and `21/04/2022`: a number above twelve is no month. Otherwise the order is unknown, unless the time
  /// has AM or PM and the numbers are not separated by dots as in Europe.
  private mutating func dayBeforeYear() -> Day? {
    let start = scanner
    scanner.skipSpaces()
    guard let first = scanner.number(digits: 1...2), let separator = scanner.takeAny(of: "-/."),
      let second = scanner.number(digits: 1...2), scanner.takeAny(of: "-/.") == separator,
      let year = scanner.number(digits: 4...4),
      first > 12 || second > 12 || first == second || separator != "." && scanner.hasHalfOfDay
    else {
      scanner = start
      return nil
    }
    let (month, day) = first > 12 ? (second, first) : (first, second)
    return (year, month, day)
  }

  /// A day whose parts are separated by a word or a character, or recognised by their digits; the year may come later.
  private mutating func day() -> Day? {
    let weekday = takeWord { word in CalendarDay.weekdayNames.contains { Self.isShort(word, of: $0) } }
    if weekday != nil { skip(signs: ".,") }
    _ = takeWord("the")
    if let compact = number(8...8) {
      return compact < 10_000_000 ? nil : (compact / 10_000, compact / 100 % 100, compact % 100)
    }
    if let year = number(4...4) { return day(of: year) }
    if let day = ordinal() {
      _ = takeWord("of")
      skip(signs: "-")
      guard let month = month() else { return nil }
      skip(signs: ".,-")
      return year().map { ($0, month, day) }
    }
    guard let month = month() else { return nil }
    skip(signs: ".-")
    _ = takeWord("the")
    guard let day = ordinal(), !isAt(":") else { return nil }
    skip(signs: ",-")
    let afterDay = scanner
    guard let year = year(), !isAt(":") else {
      scanner = afterDay
      return (nil, month, day)
    }
    return (year, month, day)
  }

  /// What follows a year: `-1-7`, `年1月7日`, `January 7th`.
  private mutating func day(of year: Int) -> Day? {
    let afterYear = scanner
    if let sign = take(anyOf: "-/."), isAtNumber {
      guard let month = number(1...2), take(anyOf: String(sign)) != nil else { return nil }
      return number(1...2).map { (year, month, $0) }
    }
    scanner = afterYear
    guard year >= 1000 else { return nil }
    if takeWord("年", "년") != nil {
      guard let month = number(1...2), takeWord("月", "월") != nil, let day = number(1...2), takeWord("日", "일") != nil
      else { return nil }
      return (year, month, day)
    }
    skip(signs: ",-")
    guard let month = month() else { return nil }
    skip(signs: ".-")
    guard let day = ordinal(), !isAt(":") else { return nil }
    return (year, month, day)
  }

  /// A year beside a month in words; as in ``day(of:)``, earlier ones come from programs that had no date.
  private mutating func year() -> Int? { number(4...4).flatMap { $0 < 1000 ? nil : $0 } }

  /// A number of a day: `7`, `07`, `7th`, `7.`.
  private mutating func ordinal() -> Int? {
    guard let day = number(1...2) else { return nil }
    _ = takeWord("st", "nd", "rd", "th")
    return day
  }

  private mutating func month() -> Int? {
    func place(_ word: String) -> Int? { CalendarDay.monthNames.firstIndex { Self.isShort(word, of: $0) } }
    return takeWord { place($0) != nil }.flatMap(place).map { $0 + 1 }
  }

  /// Whether a word in lower case is a name, or its first three or four letters.
  private static func isShort(_ word: String, of name: String) -> Bool {
    let name = name.lowercased()
    return word == name || (3...4).contains(word.utf8.count) && name.hasPrefix(word)
  }

  // MARK: Times

  /// Passes over what may be between a day and a time; whether that is the `T` of ISO 8601.
  private mutating func skipToTime() -> Bool {
    skip(signs: ",")
    var start = scanner
    // A hyphen between spaces; without them it belongs to an offset.
    if take(anyOf: "-") != nil, scanner.isAtSpace { start = scanner }
    scanner = start
    guard let word = takeWord("at", "t"), isAtNumber else {
      scanner = start
      return false
    }
    return word == "t"
  }

  /// `10:11:12.5`, `10-11-12`, `8:15 p.m.`, `8 pm`, `7.30 pm`, `12 noon`, and `101112` after a `T`.
  private mutating func time(mayBeCompact: Bool) -> (second: Int, nanosecond: Int)? {
    if mayBeCompact, let compact = number(6...6) ?? number(4...4).map({ $0 * 100 }) {
      return seconds(compact / 10_000, compact / 100 % 100, compact % 100).map { ($0, 0) }
    }
    guard let hour = number(1...2) else { return nil }
    let afterHour = scanner
    if take(anyOf: "-") != nil, let minute = number(2...2), take(anyOf: "-") != nil, let second = number(2...2) {
      return seconds(hour, minute, second).map { ($0, 0) }
    }
    scanner = afterHour
    guard take(anyOf: ":") != nil else {
      let minute = take(anyOf: ".") == nil ? 0 : number(2...2)
      let afterMinute = scanner
      guard let minute, takeWord("noon") != nil || half() != nil else { return nil }
      scanner = afterMinute
      return seconds(hour, minute, 0).map { ($0, 0) }
    }
    guard let minute = number(1...2) else { return nil }
    var (second, nanosecond) = (0, 0)
    if take(anyOf: ":") != nil {
      guard let value = number(1...2) else { return nil }
      second = value
      let afterSecond = scanner
      let hasPoint = take(anyOf: ".,") != nil
      scanner.skipSpaces()
      if hasPoint, let fraction = scanner.fraction() { nanosecond = fraction } else { scanner = afterSecond }
    }
    return seconds(hour, minute, second).map { ($0, nanosecond) }
  }

  /// The second of the day, with the half of the day that follows. A leap second (RFC 3339, 5.7) is the one before.
  private mutating func seconds(_ hour: Int, _ minute: Int, _ second: Int) -> Int? {
    var hour = hour
    if takeWord("noon") != nil {
      guard hour == 12, minute == 0 else { return nil }
    } else if let half = half() {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + half
    }
    return hour < 24 && minute < 60 && second <= 60 ? hour * 3600 + minute * 60 + min(second, 59) : nil
  }

  /// Passes over `am`, `p.m.` and the like; the hours that they add.
  private mutating func half() -> Int? {
    let start = scanner
    guard let word = takeWord("a", "am", "p", "pm") else { return nil }
    if word.utf8.count == 1 {
      guard take(anyOf: ".") != nil, takeWord("m") != nil else {
        scanner = start
        return nil
      }
    }
    skip(signs: ".")
    return word.hasPrefix("a") ? 0 : 12
  }

  // MARK: Numbers, words and signs, with white space before them

  private mutating func number(_ digits: ClosedRange<Int>) -> Int? {
    scanner.skipSpaces()
    return scanner.number(digits: digits)
  }

  private mutating func takeWord(_ words: String...) -> String? { takeWord { words.contains($0) } }

  private mutating func takeWord(where isWanted: (String) -> Bool) -> String? {
    scanner.skipSpaces()
    return scanner.takeWord(where: isWanted)
  }

  private mutating func take(anyOf signs: String) -> Unicode.Scalar? {
    scanner.skipSpaces()
    return scanner.takeAny(of: signs)
  }

  private mutating func skip(signs: String) { while take(anyOf: signs) != nil {} }

  private func isAt(_ sign: String) -> Bool {
    var scanner = scanner
    scanner.skipSpaces()
    return scanner.takeAny(of: sign) != nil
  }

  private var isAtNumber: Bool {
    var scanner = scanner
    scanner.skipSpaces()
    return scanner.number(digits: 1...9) != nil
  }

  private var isAtEnd: Bool { scanner.rest.isEmpty }
}
