import FeedMarkdown
import FeedModel
package import FeedTheme
import FeedVisitors

/// A page of the archive: the overview of all years, or the page of a year or a month.
package struct ArchiveContext: TemplateContext {
  let environment: HTMLEnvironment
  let route: Route
  let title: String
  var years: [ArchiveYearContext] = []
  var months: [ArchiveMonthContext] = []
  var newer: NeighborContext?
  var older: NeighborContext?

  package static let fields = HTMLEnvironment.fields.within(
    { (context: Self) in context.environment }, as: "the archive",
    adding: .text("title", "What the page is called.") { $0.title },
    .text("permalink", "The absolute address of the page.") { $0.environment.resolver.absolute($0.route) },
    .list(
      "years", "The years that have entries, the last first; on the page of a year itself, where each month has a page."
    ) { $0.years },
    .list("months", "The months that the page lists with their entries, the last first.") { $0.months },
    .object("newer", "The next year or month that has entries.") { $0.newer },
    .object("older", "The year or month before that has entries.") { $0.older })
}

struct ArchiveYearContext: TemplateContext {
  let year: Archive.Year
  let environment: HTMLEnvironment

  private var months: [ArchiveMonthContext] {
    year.months.map { ArchiveMonthContext(month: $0, year: year, environment: environment) }
  }

  static let fields = TemplateFields<Self>(
    "a year",
    .text("name", "The year in digits.") { String($0.year.number) },
    .text("url", "Its page.") { $0.environment.resolver.path(to: $0.year.route) },
    .text("count", "How many entries it has.") { $0.environment.wording.dates.number($0.year.count) },
    .list("months", "Its months that have entries, the last first.") { $0.months })
}

struct ArchiveMonthContext: TemplateContext {
  let month: Archive.Month
  let year: Archive.Year
  let environment: HTMLEnvironment
  /// Makes what is listed with it, given by the index in the feed; nil where its entries are not.
  var entry: (@Sendable (Int) -> ArchivedEntryContext)?

  var url: String {
    let resolver = environment.resolver
    return year.isSplit ? resolver.path(to: year.route(of: month)) : "\(resolver.path(to: year.route))#\(month.name)"
  }
  var name: String {
    environment.wording.dates.text(.monthYear, CivilDate(year: year.number, month: month.number))
  }
  private var shortName: String { environment.wording.dates.text(.shortMonth, CivilDate(month: month.number)) }
  private var entries: [ArchivedEntryContext] { entry.map { month.entries.map($0) } ?? [] }

  static let fields = TemplateFields<Self>(
    "a month",
    .text("name", "The month with its year, in words.") { $0.name },
    .text("shortName", "The name of the month, shortened.") { $0.shortName },
    .text("id", "The id of its section on its page, such as 04.") { $0.month.name },
    .text("url", "The address of this section, or of its own page.") { $0.url },
    .text("count", "How many entries it has.") { $0.environment.wording.dates.number($0.month.entries.count) },
    .list("entries", "Its entries, newest first; empty where they stand on another page.") { $0.entries })
}

struct ArchivedEntryContext: TemplateContext {
  let object: any FeedViewObject
  /// The title, or its substitute.
  let title: String
  let environment: HTMLEnvironment

  private var entry: Entry { object.entry }
  private var kindLabel: String { environment.wording.singular(entry.kind, of: object.facts) }
  private var direction: String? {
    Directions(language: nil, siteLanguage: environment.site.language).direction(of: title)?.rawValue
  }

  static let fields = TemplateFields<Self>(
    "an entry of the archive",
    .text("title", "The title, or the first words.") { $0.title },
    .text("url", "Its page.") { $0.environment.resolver.path(to: $0.entry.route) },
    .object("date", "When it was published.") { DateContext($0.entry.date, in: $0.environment) },
    .text("kindLabel", "What the kind is called in the site's language.") { $0.kindLabel },
    .text("language", "The language where it differs from the site's.") { $0.entry.language },
    .text("direction", "rtl or ltr where the title is written in another direction than the page.") { $0.direction })
}

package struct OnThisDayContext: TemplateContext {
  let environment: HTMLEnvironment
  let title: String
  let days: OnThisDay

  private var months: [MonthOfDaysContext] {
    Dictionary(grouping: days.days, by: \.day.month).sorted { $0.key < $1.key }.map {
      MonthOfDaysContext(month: $0, days: $1, environment: environment)
    }
  }

  package static let fields = HTMLEnvironment.fields.within(
    { (context: Self) in context.environment }, as: "the days of the year",
    adding: .text("title", "What the page is called.") { $0.title },
    .object("today", "What finds out what happened on the day of the reader.") {
      TodayContext(days: $0.days, environment: $0.environment)
    },
    .text("assets", "The address of the theme's files, which ends with a slash.") {
      $0.environment.resolver.path(to: Route("/assets/"))
    },
    .list("months", "The twelve months.") { $0.months },
    .text("calendar", "The address of the calendar that reminds of the days each year.") {
      $0.environment.resolver.path(to: $0.environment.site.edition.onThisDayCalendar)
    })
}

struct MonthOfDaysContext: TemplateContext {
  let month: Int
  let days: [OnThisDay.Day]
  let environment: HTMLEnvironment

  static let fields = TemplateFields<Self>(
    "a month of the year",
    .text("name", "What it is called, shortened.") {
      $0.environment.wording.dates.text(.shortMonth, CivilDate(month: $0.month))
    },
    .list("days", "Its days, 29 February among them.") { context in
      context.days.map { DayOfYearContext(day: $0, environment: context.environment) }
    })
}

struct DayOfYearContext: TemplateContext {
  let day: OnThisDay.Day
  let environment: HTMLEnvironment

  private var url: String? { day.entries.isEmpty ? nil : environment.resolver.path(to: day.route) }

  static let fields = TemplateFields<Self>(
    "a day of the year",
    .text("name", "The day of the month in digits.") { String($0.day.day.day) },
    .text("words", "The day in words, without a year.") { $0.environment.wording.dates.monthDay($0.day.day) },
    .text("url", "Its page; empty where nothing was published on it.") { $0.url },
    .text("count", "How many entries were published on it.") {
      $0.environment.wording.dates.number($0.day.entries.count)
    })
}

/// What a script needs to find out what happened on the day of the reader.
package struct TodayContext: TemplateContext {
  let days: OnThisDay
  let environment: HTMLEnvironment

  package static let fields = TemplateFields<Self>(
    "the day of the reader",
    .text("url", "The address of the overview; the page of a day stands below it, such as 04-09/.") {
      $0.environment.resolver.path(to: $0.environment.site.edition.onThisDay)
    },
    .text(
      "days",
      "A digit for each of the 366 days of a leap year: 0 without entries, else how many years they go back, 1 being the last."
    ) { $0.days.marks },
    .text("year", "The last year that has entries.") { $0.days.lastYear.map { String($0) } })
}
