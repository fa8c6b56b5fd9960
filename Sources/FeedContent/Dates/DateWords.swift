import FeedModel

/// Reads dates in words and with names of time zones: `Tue, 07 Jan 2014 10:11:12 +0100`, `January 7th, 2014 at 8 pm`,
/// `2014-01-07 10:11 Europe/Berlin`, `2014年1月7日`.
///
/// Only what can be read in one way is a date. ``DateParser`` reads the usual shapes and asks here for the rest.
struct DateWords {
  /// The words by which Eleventy asks for the date of a file, which is none of its text.
  static func nameNoDay(_ text: String?) -> Bool {
    guard let text, text.utf8.count <= 20, text.utf8.last.map({ $0 | 0x20 }) == UInt8(ascii: "d") else { return false }
    return ["last modified", "git last modified", "created", "git created"].contains(text.lowercased())
  }

  private let timeZone: SiteTimeZone
  private var tokens: DateTokens

  /// Looks at a text; `timeZone` is the zone of times without one.
  init(_ text: String, timeZone: SiteTimeZone) {
    self.timeZone = timeZone
    tokens = DateTokens(text)
  }

  /// The date that the text means; nil where it means none, or one of several.
  mutating func date() -> FeedDate? {
    guard var day = day() else { return nil }
    let isCompactTime = skipToTime()
    let behindDay = tokens
    let time = time(mayBeCompact: isCompactTime)
    // What only begins like a time is none.
    if time == nil { tokens = behindDay }
    if day.year == nil {
      // `date` of Unix writes the year at the end.
      guard case .number(let year, digits: 4)? = tokens.removeLast() else { return nil }
      day.year = year
    }
    let zone = tokens.rest
    guard let year = day.year, year >= 1000, let date = CalendarDay(year: year, month: day.month, day: day.day) else {
      return nil
    }
    guard let time else {
      guard !zone.isEmpty else { return isCompactTime ? nil : timeZone.date(onDay: date) }
      // A day with an offset and without a time stays that day.
      guard zone.utf8.count >= 5, zone.hasPrefix("+") || zone.hasPrefix("-") else { return nil }
      return NamedTimeZone.numericOffset(zone).map { FeedDate(day: date, utcOffset: $0) }
    }
    guard !zone.isEmpty else {
      return timeZone.date(onDay: date, secondOfDay: time.second, nanosecond: time.nanosecond)
    }
    return NamedTimeZone(site: timeZone).offset(named: zone, onDay: date, secondOfDay: time.second).map {
      FeedDate(day: date, secondOfDay: time.second, nanosecond: time.nanosecond, utcOffset: $0)
    }
  }

  // MARK: Days

  private typealias Day = (year: Int?, month: Int, day: Int)

  /// A day whose parts are told apart by a word, a sign or their digits; the year may come later.
  private mutating func day() -> Day? {
    if let weekday = tokens.word, CalendarDay.weekdayNames.contains(where: { Self.isShort(weekday, of: $0) }) {
      tokens.skip()
      tokens.skip(signs: ".,")
    }
    if tokens.word == "the" { tokens.skip() }
    if let compact = tokens.number(digits: 8...8) { return (compact / 10_000, compact / 100 % 100, compact % 100) }
    if let year = tokens.number(digits: 4...4) { return day(of: year) }
    if let day = ordinal() {
      if tokens.word == "of" { tokens.skip() }
      tokens.skip(signs: "-")
      guard let month = month() else { return nil }
      tokens.skip(signs: ".,-")
      return tokens.number(digits: 4...4).map { ($0, month, day) }
    }
    guard let month = month() else { return nil }
    tokens.skip(signs: ".-")
    if tokens.word == "the" { tokens.skip() }
    guard let day = ordinal(), !tokens.isAt(":") else { return nil }
    tokens.skip(signs: ",-")
    var year: Int?
    if case .number(_, digits: 4)? = tokens.next, !tokens.isAt(":", after: 1) { year = tokens.number(digits: 4...4) }
    return (year, month, day)
  }

  /// What follows a year: `-1-7`, `年1月7日`, `January 7th`.
  private mutating func day(of year: Int) -> Day? {
    if let sign = tokens.sign, "-/.".unicodeScalars.contains(sign), case .number? = tokens.token(after: 1) {
      tokens.skip()
      guard let month = tokens.number(digits: 1...2), tokens.sign == sign else { return nil }
      tokens.skip()
      return tokens.number(digits: 1...2).map { (year, month, $0) }
    }
    if tokens.word == "年" || tokens.word == "년" {
      tokens.skip()
      guard let month = tokens.number(digits: 1...2), tokens.word == "月" || tokens.word == "월" else { return nil }
      tokens.skip()
      guard let day = tokens.number(digits: 1...2), tokens.word == "日" || tokens.word == "일" else { return nil }
      tokens.skip()
      return (year, month, day)
    }
    tokens.skip(signs: ",-")
    guard let month = month() else { return nil }
    tokens.skip(signs: ".-")
    return ordinal().flatMap { tokens.isAt(":") ? nil : (year, month, $0) }
  }

  /// A number of a day: `7`, `07`, `7th`, `7.`.
  private mutating func ordinal() -> Int? {
    guard let day = tokens.number(digits: 1...2) else { return nil }
    if let word = tokens.word, ["st", "nd", "rd", "th"].contains(word) { tokens.skip() }
    return day
  }

  private mutating func month() -> Int? {
    guard let word = tokens.word else { return nil }
    let month = CalendarDay.monthNames.firstIndex { Self.isShort(word, of: $0) }
    if month != nil { tokens.skip() }
    return month.map { $0 + 1 }
  }

  /// Whether a word in lower case is a name, or its first three or four letters.
  private static func isShort(_ word: String, of name: String) -> Bool {
    let name = name.lowercased()
    return word == name || (3...4).contains(word.utf8.count) && name.hasPrefix(word)
  }

  // MARK: Times

  /// Passes over what may stand between a day and a time; whether that is the `T` of ISO 8601.
  private mutating func skipToTime() -> Bool {
    tokens.skip(signs: ",")
    // A hyphen between spaces; without them it belongs to an offset.
    if tokens.isAt("-"), tokens.hasSpaceBehind { tokens.skip() }
    guard let word = tokens.word, ["at", "t"].contains(word), case .number? = tokens.token(after: 1) else {
      return false
    }
    tokens.skip()
    return word == "t"
  }

  /// `10:11:12.5`, `10-11-12`, `8:15 p.m.`, `8 pm`, and `101112` behind a `T`.
  private mutating func time(mayBeCompact: Bool) -> (second: Int, nanosecond: Int)? {
    if mayBeCompact, let compact = tokens.number(digits: 6...6) ?? tokens.number(digits: 4...4).map({ $0 * 100 }) {
      return seconds(compact / 10_000, compact / 100 % 100, compact % 100).map { ($0, 0) }
    }
    guard case .number(let hour, digits: 1...2)? = tokens.next else { return nil }
    if tokens.isAt("-", after: 1), tokens.isAt("-", after: 3),
      case .number(let minute, digits: 2)? = tokens.token(after: 2),
      case .number(let second, digits: 2)? = tokens.token(after: 4)
    {
      for _ in 0..<5 { tokens.skip() }
      return seconds(hour, minute, second).map { ($0, 0) }
    }
    guard tokens.isAt(":", after: 1) else {
      guard let word = tokens.token(after: 1)?.word, ["am", "pm"].contains(word) else { return nil }
      tokens.skip()
      return seconds(hour, 0, 0).map { ($0, 0) }
    }
    tokens.skip()
    tokens.skip()
    guard let minute = tokens.number(digits: 2...2) else { return nil }
    var (second, nanosecond) = (0, 0)
    if tokens.isAt(":") {
      tokens.skip()
      guard let value = tokens.number(digits: 2...2) else { return nil }
      second = value
      if tokens.isAt(".") || tokens.isAt(","), case .number(let fraction, let digits)? = tokens.token(after: 1),
        digits <= 9
      {
        tokens.skip()
        tokens.skip()
        nanosecond = (digits..<9).reduce(fraction) { fraction, _ in fraction * 10 }
      }
    }
    return seconds(hour, minute, second).map { ($0, nanosecond) }
  }

  /// The second of the day, with the half of the day that follows.
  private mutating func seconds(_ hour: Int, _ minute: Int, _ second: Int) -> Int? {
    var hour = hour
    if let half = half() {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + half
    }
    return hour < 24 && minute < 60 && second <= 60 ? hour * 3600 + minute * 60 + min(second, 59) : nil
  }

  /// Passes over `am`, `p.m.` and the like; the hours that they add.
  private mutating func half() -> Int? {
    guard let word = tokens.word, let half = ["a": 0, "am": 0, "p": 12, "pm": 12][word] else { return nil }
    if word.utf8.count == 1 {
      guard tokens.isAt(".", after: 1), tokens.token(after: 2)?.word == "m" else { return nil }
      tokens.skip()
      tokens.skip()
    }
    tokens.skip()
    tokens.skip(signs: ".")
    return half
  }
}

/// The numbers, words and signs of a text.
struct DateTokens {
  /// A run of digits of ASCII, a run of letters in lower case, or any other sign but white space.
  enum Token: Equatable {
    case number(Int, digits: Int)
    case word(String)
    case sign(Unicode.Scalar)

    var word: String? {
      if case .word(let word) = self { word } else { nil }
    }
  }

  /// More than this is no date.
  private static let limit = 100

  private let scalars: [Unicode.Scalar]
  private var tokens: [(token: Token, start: Int)] = []
  private var position = 0
  private var end: Int

  init(_ text: String) {
    scalars = text.utf8.count <= Self.limit ? Array(text.unicodeScalars) : []
    end = 0
    var index = 0
    while index < scalars.count {
      let start = index
      let scalar = scalars[index]
      if scalar.properties.numericType == .decimal {
        while index < scalars.count, ("0"..."9").contains(scalars[index]) { index += 1 }
        // Numbers without end and digits of other scripts are no parts of dates.
        guard index > start, index - start <= 9 else { break }
        let value = scalars[start..<index].reduce(0) { $0 * 10 + Int($1.value) - 48 }
        tokens.append((.number(value, digits: index - start), start))
      } else if scalar.properties.isAlphabetic {
        while index < scalars.count, scalars[index].properties.isAlphabetic { index += 1 }
        var word = String.UnicodeScalarView()
        word.append(contentsOf: scalars[start..<index])
        tokens.append((.word(String(word).lowercased()), start))
      } else {
        index += 1
        if !scalar.properties.isWhitespace { tokens.append((.sign(scalar), start)) }
      }
    }
    // What was not understood to its end is no date.
    if index < scalars.count { tokens = [] }
    end = tokens.count
  }

  /// The token that comes next.
  var next: Token? { token(after: 0) }

  /// A token further on.
  func token(after count: Int) -> Token? { position + count < end ? tokens[position + count].token : nil }

  /// The next token, if it is a word.
  var word: String? { next?.word }

  /// The next token, if it is a sign.
  var sign: Unicode.Scalar? {
    if case .sign(let sign)? = next { sign } else { nil }
  }

  /// Whether a sign is the next token, or one further on.
  func isAt(_ sign: Unicode.Scalar, after count: Int = 0) -> Bool { token(after: count) == .sign(sign) }

  /// Whether white space stands behind the next token.
  var hasSpaceBehind: Bool {
    guard position < end else { return false }
    let behind = tokens[position].start + 1
    return behind < scalars.count && scalars[behind].properties.isWhitespace
  }

  /// What is left, as it is written.
  var rest: String {
    guard position < end else { return "" }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[tokens[position].start..<(end < tokens.count ? tokens[end].start : scalars.count)])
    return String(text).trimmingWhitespace
  }

  /// Passes over the next token.
  mutating func skip() { position = min(position + 1, end) }

  /// Passes over all of some signs.
  mutating func skip(signs: String) {
    while let sign, signs.unicodeScalars.contains(sign) { skip() }
  }

  /// Takes a number of an allowed length.
  mutating func number(digits: ClosedRange<Int>) -> Int? {
    guard case .number(let value, let count)? = next, digits.contains(count) else { return nil }
    skip()
    return value
  }

  /// Takes the last token away.
  mutating func removeLast() -> Token? {
    guard position < end else { return nil }
    end -= 1
    return tokens[end].token
  }
}
