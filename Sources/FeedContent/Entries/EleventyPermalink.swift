import FeedModel

/// Fills in the addresses that Eleventy makes with Liquid or Nunjucks, for example `/{{ page.fileSlug }}/`, as far as
/// they need no program.
struct EleventyPermalink {
  /// The path of the file, relative to the content folder.
  let path: String
  /// The slug that the file's name gives.
  let name: String
  let title: String?
  /// The slug that the front matter states.
  let slug: String?
  let date: FeedDate?

  /// A longer address is none that anybody wants.
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
      // The path of a file begins with a slash, which may stand there already.
      address += address.hasSuffix("/") && value.hasPrefix("/") ? String(value.dropFirst()) : value
      rest = rest[end.upperBound...]
      guard address.utf8.count <= Self.limit else { return nil }
    }
    guard !rest.contains("{%"), !address.contains("{%") else { return nil }
    address += rest
    guard address.hasSuffix("/index.html") else { return address }
    return String(address.dropLast("index.html".count))
  }

  /// What an expression stands for, with the filters behind it.
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
      case "slug", "slugify", "slugize": value = Slug.make(from: value)
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
    default: nil
    }
  }

  /// The path without extension and dates, from the root.
  private var filePathStem: String {
    let folders =
      ContentPath.isBundleIndex(path) ? ContentPath.folders(path).dropLast() : ContentPath.folders(path)[...]
    return "/" + (folders + [name]).joined(separator: "/")
  }

  /// A date as Liquid's filter `date: "%Y/%m/%d"` writes it.
  private static func format(_ date: FeedDate, _ filter: String) -> String? {
    guard let match = filter.wholeMatch(of: /date\s*[:(]\s*["']([^"']*)["']\s*\)?/) else { return nil }
    var formatted = ""
    var isDirective = false
    for character in match.1 {
      guard isDirective else {
        if character == "%" { isDirective = true } else { formatted.append(character) }
        continue
      }
      isDirective = false
      switch character {
      case "Y": formatted += date.day.year.padded(to: 4)
      case "y": formatted += (date.day.year % 100).padded(to: 2)
      case "m": formatted += date.day.month.padded(to: 2)
      case "d": formatted += date.day.day.padded(to: 2)
      default: return nil
      }
    }
    return isDirective || !match.1.contains("%") ? nil : formatted
  }
}
