package import FeedTheme

/// A date as templates see it.
package struct DateContext: TemplateContext {
  let iso: String
  let text: String
  let day: String
  let short: String
  let time: String?
  let year: String
  let month: String
  let dayOfMonth: String

  package static let fields = TemplateFields<Self>(
    "a date",
    .text("iso", "The date for machines, for the datetime attribute.") { $0.iso },
    .text("text", "The date in words, with the time where one is stated.") { $0.text },
    .text("day", "The day in words, without a time.") { $0.day },
    .text("short", "The day in few words.") { $0.short },
    .text("time", "The time of day, where one is stated.") { $0.time },
    .text("year", "The year in digits.") { $0.year },
    .text("month", "The name of the month, shortened.") { $0.month },
    .text("dayOfMonth", "The day of the month in digits.") { $0.dayOfMonth })
}
