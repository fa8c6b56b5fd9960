import FeedModel

/// The placeholders that Jekyll allows in a `permalink:`, for example `/:year/:month/:title/`.
struct PermalinkTemplate {
  /// What `:year` and its like stand for; nil where nobody said when.
  let date: FeedDate?
  /// The slug, which the front matter may state.
  let slug: String
  /// The slug that the file's name gives.
  let name: String
  let categories: [String]

  /// The address; nil where a placeholder is unknown, or tells the date of an entry without one.
  func address(_ template: String) -> String? {
    let placeholder = /:([a-z_]+?)(_?)(?![a-z_])/
    var address = ""
    var rest = template[...]
    while let match = rest.firstMatch(of: placeholder) {
      guard let value = value(String(match.1)) else { return nil }
      address += rest[..<match.range.lowerBound] + value + match.2
      rest = rest[match.range.upperBound...]
    }
    return address + rest
  }

  private func value(_ placeholder: String) -> String? {
    switch placeholder {
    case "title", "slug": slug
    case "name", "basename": name
    case "categories": categories.map { URLReference.encoded($0.lowercased()) }.joined(separator: "/")
    case "slugified_categories": categories.map(Slug.make(from:)).joined(separator: "/")
    // A page is a folder with an index, whatever its extension was.
    case "output_ext": "/"
    default: date.flatMap { value(placeholder, of: $0) }
    }
  }

  private func value(_ placeholder: String, of date: FeedDate) -> String? {
    switch placeholder {
    case "year": date.day.year.padded(to: 4)
    case "short_year": (date.day.year % 100).padded(to: 2)
    case "month": date.day.month.padded(to: 2)
    case "i_month": String(date.day.month)
    case "day": date.day.day.padded(to: 2)
    case "i_day": String(date.day.day)
    case "y_day": dayOfYear(date.day)?.padded(to: 3)
    case "hour": date.hour.padded(to: 2)
    case "minute": date.minute.padded(to: 2)
    case "second": date.second.padded(to: 2)
    default: nil
    }
  }

  private func dayOfYear(_ day: CalendarDay) -> Int? {
    CalendarDay(year: day.year, month: 1, day: 1).map { day.daysSinceEpoch - $0.daysSinceEpoch + 1 }
  }
}
