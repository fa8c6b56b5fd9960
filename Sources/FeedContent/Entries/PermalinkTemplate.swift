import FeedModel

/// An address with placeholders in Jekyll's and Hugo's terms, for example `/:year/:month/:title/`.
package struct PermalinkTemplate: Sendable {
  struct Values {
    /// The value of `:year` and similar; nil where no date is stated.
    let date: FeedDate?
    /// The slug, which the front matter may state, else that of the file's name.
    let slug: String
    /// The slug that the file's name gives.
    let name: String
    let title: String?
    let categories: [String]
    /// The folders of the file, as addresses have them.
    let folders: [String]
  }

  private enum Part {
    case text(Substring)
    case placeholder(Substring)
    /// Some of the folders, as `:sections[1:]`.
    case folders(FolderSlice)
  }

  private let parts: [Part]

  /// Parses a template; nil where it holds an unknown placeholder.
  ///
  /// A colon before anything but a lower-case letter is text, as in `https://example.org:80/`.
  package init?(_ text: String) {
    var parts: [Part] = []
    var rest = text[...]
    while let colon = rest.firstIndex(of: ":") {
      let behind = rest[rest.index(after: colon)...]
      var name = behind.prefix { $0 == "_" || ("a"..."z").contains($0) }
      // A trailing underscore separates a name from the next one.
      while name.last == "_" { name = name.dropLast() }
      guard !name.isEmpty else {
        parts.append(.text(rest[...colon]))
        rest = behind
        continue
      }
      guard Self.value(name, Self.sample) != nil else { return nil }
      parts.append(.text(rest[..<colon]))
      rest = rest[name.endIndex...]
      if name == "sections", rest.first == "[" {
        guard let end = rest.firstIndex(of: "]"), let slice = FolderSlice(rest[..<end].dropFirst()) else { return nil }
        parts.append(.folders(slice))
        rest = rest[rest.index(after: end)...]
      } else {
        parts.append(.placeholder(name))
      }
    }
    self.parts = parts + [.text(rest)]
  }

  /// A value for every placeholder, to check templates with.
  private static let sample = Values(
    date: FeedDate(day: CalendarDay(daysSinceEpoch: 0), utcOffset: 0), slug: "", name: "", title: nil, categories: [],
    folders: [])

  /// Whether addresses of several entries can differ.
  package var hasPlaceholder: Bool {
    parts.contains { part in
      if case .text = part { false } else { true }
    }
  }

  /// Whether only entries with a date have an address.
  package var needsDate: Bool {
    address(Values(date: nil, slug: "", name: "", title: nil, categories: [], folders: [])) == nil
  }

  /// The patterns that Jekyll has names for (its documentation, "Permalinks", built-in formats).
  package static let styles = [
    "date": "/:categories/:year/:month/:day/:title.html",
    "pretty": "/:categories/:year/:month/:day/:title/",
    "ordinal": "/:categories/:year/:y_day/:title.html",
    "weekdate": "/:categories/:year/W:week/:short_day/:title.html",
    "none": "/:categories/:title.html",
  ]

  /// The address of an entry; nil where a placeholder needs a date and the entry has none.
  ///
  /// A longer address than any site can have is cut after the part that makes it too long.
  func address(_ values: Values) -> String? {
    var address = ""
    var known: [Substring: String] = [:]
    for part in parts {
      guard address.utf8.count <= Route.longestFile else { break }
      switch part {
      case .text(let text): address += text
      case .placeholder(let name):
        guard let value = known[name] ?? Self.value(name, values) else { return nil }
        known[name] = value
        address += value
      case .folders(let slice): address += slice.part(of: values.folders).joined(separator: "/")
      }
    }
    return address
  }

  private static func value(_ name: Substring, _ values: Values) -> String? {
    switch name {
    case "title", "slug", "slugorfilename", "slugorcontentbasename": values.slug
    case "name", "basename", "filename", "contentbasename": values.name
    case "slugified_title": values.title.map(Slug.make(from:)) ?? values.slug
    case "categories": values.categories.map { URLReference.encoded($0.lowercased()) }.joined(separator: "/")
    case "slugified_categories": values.categories.map(Slug.make(from:)).joined(separator: "/")
    case "section", "collection": values.folders.first ?? ""
    case "sections": values.folders.joined(separator: "/")
    case "path": (values.folders.dropFirst() + [values.name]).joined(separator: "/")
    // A page is a folder with an index, whatever its extension was.
    case "output_ext": "/"
    default: values.date.flatMap { value(name, of: $0) }
    }
  }

  fileprivate static func value(_ name: Substring, of date: FeedDate) -> String? {
    switch name {
    case "year": date.day.year.padded(to: 4)
    case "short_year": (date.day.year % 100).padded(to: 2)
    case "month": date.day.month.padded(to: 2)
    case "i_month": String(date.day.month)
    case "monthname": CalendarDay.monthNames[date.day.month - 1].lowercased()
    case "short_month": String(CalendarDay.monthNames[date.day.month - 1].prefix(3))
    case "day": date.day.day.padded(to: 2)
    case "i_day": String(date.day.day)
    case "y_day": dayOfYear(date.day)?.padded(to: 3)
    case "yearday": dayOfYear(date.day).map(String.init)
    case "hour": date.hour.padded(to: 2)
    case "minute": date.minute.padded(to: 2)
    case "second": date.second.padded(to: 2)
    case "week": week(date.day)?.padded(to: 2)
    case "short_day": String(CalendarDay.weekdayNames[date.day.weekday].prefix(3))
    case "weekday": String(date.day.weekday)
    case "weekdayname": CalendarDay.weekdayNames[date.day.weekday].lowercased()
    default: nil
    }
  }

  /// The number of the week (ISO 8601-1 section 4.3.2): that of its Thursday.
  private static func week(_ day: CalendarDay) -> Int? {
    let thursday = CalendarDay(daysSinceEpoch: day.daysSinceEpoch - (day.weekday + 6) % 7 + 3)
    return dayOfYear(thursday).map { ($0 - 1) / 7 + 1 }
  }

  private static func dayOfYear(_ day: CalendarDay) -> Int? {
    CalendarDay(year: day.year, month: 1, day: 1).map { day.daysSinceEpoch - $0.daysSinceEpoch + 1 }
  }
}

/// Some of the folders of a file in Hugo's terms (its documentation, "URL management", tokens): `1:`, `:last`, `0`.
private struct FolderSlice {
  /// The number of the only folder, counted from zero; or that of the first one and of the one after the last, empty
  /// where all are meant.
  private let bounds: [Substring]

  /// Reads what is between the brackets; nil where that says no folders.
  init?(_ text: Substring) {
    let bounds = text.split(separator: ":", omittingEmptySubsequences: false)
    let areNumbers = bounds.allSatisfy { bound in
      bound == "last" || bound.isEmpty && bounds.count == 2 || (Int(bound) ?? -1) >= 0
    }
    guard areNumbers, bounds.count <= 2 else { return nil }
    self.bounds = bounds
  }

  /// The folders that it says, as far as they are there.
  func part(of folders: [String]) -> ArraySlice<String> {
    let numbers = bounds.map { $0 == "last" ? folders.count - 1 : Int($0) }
    let first = numbers[0] ?? 0
    guard folders.indices.contains(first) else { return [] }
    let behind = numbers.count == 1 ? first + 1 : min(numbers[1] ?? folders.count, folders.count)
    return folders[first..<max(first, behind)]
  }
}

/// Fills in the addresses that Eleventy makes with Liquid or Nunjucks, for example `/{{ page.fileSlug }}/`, as far as
/// they need no program.
package struct EleventyPermalink {
  /// Whether a template needs no program, so that entries with all that it names have an address by it.
  package static func isKnown(_ template: String) -> Bool {
    let date = FeedDate(day: CalendarDay(daysSinceEpoch: 0), utcOffset: 0)
    return EleventyPermalink(path: "a.md", name: "a", title: "a", slug: "a", tag: "a", date: date).address(template)
      != nil
  }

  /// The path of the file, relative to the content folder.
  let path: String
  /// The slug that the file's name gives.
  let name: String
  let title: String?
  /// The slug that the front matter states.
  let slug: String?
  /// The first tag.
  let tag: String?
  let date: FeedDate?

  /// The largest address, in bytes; a longer one counts as none.
  private static let limit = 2000

  /// The address; nil where an expression is unknown, or tells something that the entry has not.
  func address(_ template: String) -> String? {
    var address = ""
    var rest = template[...]
    while let start = rest.firstRange(of: "{{") {
      guard let end = rest[start.upperBound...].firstRange(of: "}}"),
        let value = value(rest[start.upperBound..<end.lowerBound])
      else { return nil }
      address += rest[..<start.lowerBound]
      // The path of a file begins with a slash, which may be there already.
      address += address.hasSuffix("/") && value.hasPrefix("/") ? String(value.dropFirst()) : value
      rest = rest[end.upperBound...]
      guard address.utf8.count <= Self.limit else { return nil }
    }
    guard !rest.contains("{%"), !address.contains("{%") else { return nil }
    address += rest
    guard address.hasSuffix("/index.html") else { return address }
    return String(address.dropLast("index.html".count))
  }

  /// The value of an expression, with the filters after it.
  private func value(_ expression: Substring) -> String? {
    let parts = expression.split(separator: "|").map { String($0).trimmingWhitespace }
    guard let name = parts.first else { return nil }
    var filters = parts.dropFirst()
    if let format = filters.first, let date, ["date", "page.date"].contains(name) {
      filters = filters.dropFirst()
      return filters.isEmpty ? Self.format(date, format) : nil
    }
    guard var value = variable(name) else { return nil }
    for filter in filters {
      guard value.utf8.count <= Self.limit else { return nil }
      // Text in addresses is made fit for them at the end, so that most filters have nothing to do.
      switch filter.prefix(while: { $0.isLetter || $0 == "_" }).lowercased() {
      case "slugify": value = Slug.make(from: Slug.ascii(Self.withLettersForUmlauts(value)))
      case "slug", "slugize": value = Slug.make(from: Slug.ascii(value))
      case "url", "downcase", "lower", "strip", "trim", "safe", "string": continue
      case "urlize", "url_encode", "urlencode", "escape", "e": continue
      default: return nil
      }
    }
    return value.isEmpty ? nil : value
  }

  private func variable(_ name: String) -> String? {
    switch name {
    case "page.fileSlug", "fileSlug", "page.fileslug": self.name
    case "page.filePathStem", "filePathStem": filePathStem
    case "title": title
    case "slug": slug
    case "tags[0]", "tags.first": tag
    default: nil
    }
  }

  /// The text with two letters for each of those that have two in German without an umlaut, as Eleventy's filter has it.
  private static func withLettersForUmlauts(_ text: String) -> String {
    [("ä", "ae"), ("ö", "oe"), ("ü", "ue")].reduce(text.lowercased()) { $0.replacing($1.0, with: $1.1) }
  }

  /// The path without extension and dates, from the root.
  private var filePathStem: String {
    let folders =
      ContentPath.isBundleIndex(path) ? ContentPath.folders(path).dropLast() : ContentPath.folders(path)[...]
    return "/" + (folders + [name]).joined(separator: "/")
  }

  /// A date as a filter with any name formats it: in the terms of strftime, as `date: "%Y/%m/%d"` of Liquid, or in
  /// those of Luxon and Moment, as `toFormat("yyyy/LL/dd")`.
  private static func format(_ date: FeedDate, _ filter: String) -> String? {
    guard let match = filter.wholeMatch(of: /[A-Za-z_]\w*\s*[:(]\s*["']([^"']+)["']\s*\)?/) else { return nil }
    let pattern = match.1
    if pattern.contains("%") {
      return pattern.wholeMatch(of: /(?:[^%]|%[Yymd])*/) == nil ? nil : date.day.formatted(pattern)
    }
    guard pattern.contains(/yy|YY|LL|MM|dd|DD/) else { return nil }
    var address = ""
    var rest = pattern
    while let first = rest.first {
      let signs = rest.prefix { $0 == first }
      let part = first.isLetter ? parts[signs].flatMap { PermalinkTemplate.value($0, of: date) } : String(signs)
      guard let text = part else { return nil }
      address += text
      rest = rest[signs.endIndex...]
    }
    return address
  }

  /// The placeholders for the parts of a date that letters mean in Luxon and Moment, without those that are words.
  private static let parts: [Substring: Substring] = [
    "yyyy": "year", "YYYY": "year", "yy": "short_year", "YY": "short_year", "LL": "month", "MM": "month",
    "L": "i_month", "M": "i_month", "dd": "day", "DD": "day", "d": "i_day", "D": "i_day",
  ]
}
