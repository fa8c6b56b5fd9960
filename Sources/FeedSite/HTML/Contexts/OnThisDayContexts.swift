import FeedModel
package import FeedTheme
import FeedVisitors

/// The overview of the days of the year.
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

/// A month with its days.
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

/// A day of the year.
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
