package import FeedMarkdown
package import FeedModel
package import FeedTheme

/// The words of the site's language: sentences, dates and the names of kinds.
///
/// A class, since most visitors have them: what threads share they count as in use one after the other.
package final class Wording: Sendable {
  package let strings: Strings
  package let dates: DateWording
  private let declarations: [String: KindDeclaration]

  /// - Parameter kinds: The kinds that the site declares; of two with one name the first counts.
  init(in language: String, of theme: Theme, declaring kinds: [KindDeclaration]) {
    strings = theme.strings(in: language)
    dates = theme.dates(in: language)
    declarations = Dictionary(kinds.map { ($0.kind.name, $0) }) { first, _ in first }
  }

  // MARK: Names of kinds

  /// The word for one entry of the kind, for example `Song`.
  ///
  /// - Parameter facts: The facts of the entry. Entries with nothing but photos, videos or recordings have names of
  ///   their own, and so have articles that are episodes.
  package func singular(_ kind: Kind, of facts: KindFacts? = nil) -> String {
    if let media = facts?.media, let key = Self.key(of: media) { return text(key) }
    if let article = facts?.article, isEpisode(article) { return text(.episode) }
    return declarations[kind.name]?.label ?? strings.text("kind.\(kind.name)")
  }

  private static func key(of media: MediaFeedViewObject) -> WordingKey? {
    switch (media.photos.count, media.videos.count, media.recordings.count) {
    case (1, 0, 0): .photo
    case (_, 0, 0): .severalPhotos
    case (0, 1, 0): .video
    case (0, _, 0): .severalVideos
    case (0, 0, 1): .recording
    case (0, 0, _): .severalRecordings
    default: nil
    }
  }

  /// The word for the entries of the kind, for example `Songs`; for declared kinds their title, or their capitalised
  /// plural.
  package func plural(_ kind: Kind) -> String {
    guard let declaration = declarations[kind.name] else { return strings.text("kind.\(kind.name).plural") }
    return declaration.title ?? kind.plural.prefix(1).uppercased() + kind.plural.dropFirst()
  }

  // MARK: Bodies

  /// The words that bodies hold beside those of their writers.
  package var markdownLabels: MarkdownLabels {
    MarkdownLabels(
      alerts: AlertKind.allCases.reduce(into: [:]) { $0[$1] = strings.text("alert.\($1.name)") },
      footnotes: text(.footnotes), footnoteReturn: text(.footnoteReturn), doneTask: text(.doneTask),
      openTask: text(.openTask))
  }

  // MARK: Responses and people

  /// What is before the pages that an entry answers: that it does, or whether its author comes.
  package func reply(of entry: Entry) -> String {
    entry.attendance.map { strings.text("attendance.\($0.rawValue)") } ?? text(.inReplyTo)
  }

  /// What an entry answers, likes and passes on, with what is before each.
  func responses(of entry: Entry) -> [(words: String, link: ExternalLink)] {
    let liked = entry.likeOf.map { (words: text(.likeOf), link: $0) }
    let passedOn = entry.repostOf.map { (words: text(.repostOf), link: $0) }
    return entry.inReplyTo.map { (words: reply(of: entry), link: $0) } + liked + passedOn
  }

  /// The names of people in one text: `A, B and C`; nil where there are none.
  package func names(of people: [PersonReference]) -> String? {
    people.isEmpty ? nil : strings.list(people.map(\.name))
  }

  // MARK: Lengths

  /// How long an article takes: `3 minutes to read`, or `42 min` where what it plays takes longer than to read it; nil
  /// where there is nothing to read or to play.
  package func length(of article: ArticleFeedViewObject) -> String? {
    guard let minutes = Self.minutes(toRead: article) else { return article.playingTime.map(length) }
    if let playingTime = article.playingTime, playingTime >= .seconds(60 * minutes) { return length(of: playingTime) }
    return unbroken(.readingTime, count: minutes)
  }

  /// Whether an article is an episode of a podcast: its recordings are longer than its text read aloud, which takes
  /// about half as long again as reading it. Where their length is unknown, the text has to be short.
  func isEpisode(_ article: ArticleFeedViewObject) -> Bool {
    guard !article.recordings.isEmpty else { return false }
    guard let minutes = Self.minutes(toRead: article) else { return true }
    return article.playingTime.map { $0 >= .seconds(120 * minutes) } ?? (minutes <= 3)
  }

  /// How long something plays, in minutes: `42 min`; below one, in seconds as clocks show them: `0:09`.
  package func length(of playingTime: Duration) -> String {
    let seconds = playingTime.wholeSeconds
    return seconds < 60 ? playingTime.clockText : unbroken(.playingTime, count: (seconds + 30) / 60)
  }

  /// A number with its words, between which no line breaks.
  private func unbroken(_ key: WordingKey, count: Int) -> String {
    text(key, count: count).replacing(" ", with: "\u{A0}")
  }

  /// Adults read some 230 words or some 500 characters of Chinese, Japanese and Korean in a minute; a text of both takes
  /// as long as its parts together. Nil where there is nothing to read.
  private static func minutes(toRead article: ArticleFeedViewObject) -> Int? {
    let statistics = article.entry.body.statistics
    guard statistics.words + statistics.cjkCharacters > 0 else { return nil }
    return max(1, Int((Double(statistics.words) / 230 + Double(statistics.cjkCharacters) / 500).rounded()))
  }

  // MARK: Strings

  package func text(_ key: WordingKey, _ values: [String: String] = [:]) -> String {
    strings.text(key.rawValue, values)
  }

  package func text(_ key: WordingKey, count: Int, _ values: [String: String] = [:]) -> String {
    strings.text(key.rawValue, count: count, values)
  }

  // MARK: Dates

  /// The date in words, with the time where one is stated: `9 April 2025`, or `Wed, 9 Apr 2025, 20:00`.
  package func text(of date: FeedDate) -> String {
    date.hasTime ? dates.text(.full, date.civil) : long(date.day)
  }

  /// The day in words: `9 April 2025`.
  package func long(_ day: CalendarDay) -> String { dates.text(.long, day.civil) }

  /// The day in few words: `9 Apr 2025`.
  package func medium(_ day: CalendarDay) -> String { dates.text(.medium, day.civil) }

  /// The time of day, where one is stated: `20:00`.
  package func time(of date: FeedDate) -> String? {
    date.hasTime ? dates.text(.time, CivilDate(minutes: date.secondOfDay / 60)) : nil
  }

  // MARK: Events

  /// When an event happens: `Wed, 9 Apr 2025, 20:00–22:30`, the first and last day, or days without times.
  ///
  /// Times are those of the place. People who attend remotely have to know which: `20:00 UTC+8`.
  package func when(_ event: EventFeedViewObject) -> String {
    let start = event.isAllDay ? event.starts.day.civil : event.starts.civil
    let ends = event.endsAtPlace
    let end = ends.map { event.isAllDay ? $0.day.civil : $0.civil }
    let when = end.map { dates.range(start, $0) } ?? dates.text(.full, start)
    let namesZone = event.isOnline && !event.isAllDay && event.starts.hasTime
    guard namesZone else { return when }
    // Clocks may be set while it lasts.
    let last = ends.flatMap { $0.hasTime ? $0.zone : nil } ?? event.starts.zone
    return "\(when) \(event.starts.zone)" + (last == event.starts.zone ? "" : " – \(last)")
  }

  /// When and where an event happens, on one line.
  func line(of event: EventFeedViewObject) -> String {
    let place = event.place?.name ?? (event.isOnline ? text(.online) : nil)
    return [when(event), place].compactMap(\.self).joined(separator: " · ")
  }

  /// The status of an event in words; nil where it happens as planned.
  package func status(_ status: EventStatus) -> String? {
    status == .scheduled ? nil : strings.text("status.\(status.rawValue)")
  }

  /// A title with the status of the event, for places that show nothing else of it.
  func announced(_ title: String, of facts: KindFacts) -> String {
    facts.event.flatMap { status($0.status) }.map { "\(title) (\($0))" } ?? title
  }

  package func availability(_ availability: Tickets.Availability) -> String {
    strings.text("availability.\(availability.rawValue)")
  }

  /// Whether there are tickets left for an event; nil where that is not said, and when it is over or does not happen.
  ///
  /// - Parameter now: The clock, in seconds since 1970-01-01T00:00:00Z.
  package func availability(of event: EventFeedViewObject, at now: Int, in timeZone: SiteTimeZone) -> String? {
    guard !event.isOver(at: now, in: timeZone), event.status != .cancelled else { return nil }
    return event.tickets?.availability.map(availability)
  }

  /// What tickets cost: `€12.50`, or the number alone without a currency; nil where no price is stated.
  package func price(_ tickets: Tickets) -> String? {
    guard let price = tickets.price, !price.isEmpty else { return nil }
    if price.allSatisfy({ "0.,".contains($0) }) { return text(.ticketsFree) }
    return tickets.currency.map { dates.price(price, currency: $0) } ?? price
  }

  /// The name of the country of a venue, which may be stated by name or by ISO 3166 code.
  package func country(of venue: Venue) -> String? { venue.country.map { dates.country($0) } }

  /// The name and address of a venue on one line, in the order of its country.
  func line(of venue: Venue) -> String {
    ([venue.name] + address(of: venue).lines.map { $0.map { $0.before + $0.text }.joined() }).joined(separator: ", ")
  }

  /// The address of a venue in the order of its country, which is that of the language where none is stated.
  func address(of venue: Venue) -> PostalAddress {
    PostalAddress(venue, country: country(of: venue), code: venue.country ?? dates.country)
  }

  // MARK: Sentences

  package func sentence(_ follow: FollowFeedViewObject) -> String {
    text(
      .follow, count: follow.followers.count,
      ["follower": names(of: follow.followers) ?? "", "followed": names(of: follow.followed) ?? ""])
  }

  package func sentence(_ recommendation: RecommendationFeedViewObject) -> String {
    let people = names(of: recommendation.recommendations.map(\.person)) ?? ""
    guard let authors = names(of: recommendation.entry.authors) else {
      return text(.recommended, ["people": people])
    }
    return text(
      .recommends, count: recommendation.entry.authors.count, ["author": authors, "people": people])
  }

  /// What the card of memories is about: `On 9 April in earlier years`.
  package func sentence(_ memories: MemoriesFeedViewObject) -> String {
    text(.memories, ["day": dates.monthDay(memories.day)])
  }

  /// What an invitation invites to; nil where that is not known.
  package func sentence(_ invitation: InvitationFeedViewObject) -> String? {
    invitation.occasion.map { text(.invitationTo, ["occasion": $0.title]) }
  }
}

extension CalendarDay {
  var civil: CivilDate { CivilDate(year: year, month: month, day: day) }
}

extension FeedDate {
  /// The date as the calendar and clocks at its place show it.
  var civil: CivilDate {
    CivilDate(year: day.year, month: day.month, day: day.day, minutes: hasTime ? secondOfDay / 60 : nil)
  }

  /// How far clocks at its place are ahead of those of UTC: `UTC`, `UTC+8`, `UTC−3:30`.
  var zone: String {
    let minutes = abs(utcOffset) / 60
    guard minutes > 0 else { return "UTC" }
    let rest = minutes % 60 > 0 ? ":" + (minutes % 60).padded(to: 2) : ""
    return "UTC\(utcOffset < 0 ? "−" : "+")\(minutes / 60)\(rest)"
  }
}

extension DateWording {
  /// A day without a year: `9 April`.
  package func monthDay(_ day: DayOfYear) -> String { text(.monthDay, CivilDate(month: day.month, day: day.day)) }
}

/// Keeps together what belongs together in the words for a time: `9 Apr 2025`, `at 20:00`, `20:00 – 22:30`.
enum NonBreakingTimes {
  /// The words with spaces at which no line breaks, where one would tear a day or a time apart.
  static func text(_ words: String) -> String {
    let isRange = words.contains("–")
    var result = ""
    var previous: Substring = ""
    var rest = words[...]
    while let space = rest.firstIndex(where: { $0 == " " || $0 == "\u{2009}" }) {
      let (word, after) = (rest[..<space], rest[rest.index(after: space)...])
      let next = after.prefix { $0 != " " && $0 != "\u{2009}" }
      result += word
      let isWhole = belong(word, next, after: previous, isRange: isRange)
      // After a dash lines break before such a space as well (Unicode Standard Annex 14, LB12a).
      result += isWhole ? word == "–" ? "\u{2060}\u{A0}" : "\u{A0}" : String(rest[space])
      (previous, rest) = (word, after)
    }
    return result + rest
  }

  private static func belong(_ word: Substring, _ next: Substring, after previous: Substring, isRange: Bool) -> Bool {
    if next == "–" { return isTime(word) }
    if word == "–" { return isTime(previous) && isTime(next) }
    // The clocks of a range stand on a line of their own where it is narrow.
    if isTime(word) { return !isRange && next.first?.isLetter == true }
    if isTime(next) { return word.last?.isLetter == true }
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    if (1...2).contains(digits.count), word.dropFirst(digits.count).allSatisfy({ $0 == "." }) {
      return next.first?.isLetter == true
    }
    let year = next.prefix { $0.isASCII && $0.isNumber }
    return year.count == 4 && (word.last?.isLetter == true || word.last == ".")
  }

  /// Whether a word is a time of day: one or two digits, a colon and more.
  private static func isTime(_ word: Substring) -> Bool {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    return (1...2).contains(digits.count) && word.dropFirst(digits.count).first == ":"
  }
}

extension EventFeedViewObject {
  /// When it ends by the clocks of its place. They are set by an hour at most while it lasts, and an end by those of
  /// another place might be before the start.
  fileprivate var endsAtPlace: FeedDate? {
    guard let ends, ends.hasTime, starts.hasTime, !isAllDay else { return ends }
    let shift = ends.utcOffset - starts.utcOffset
    guard abs(shift) > 3600 || ends.secondsSinceEpoch + shift <= starts.secondsSinceEpoch else { return ends }
    return FeedDate(secondsSinceEpoch: ends.secondsSinceEpoch, utcOffset: starts.utcOffset)
  }
}
