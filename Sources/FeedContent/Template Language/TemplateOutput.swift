import FeedModel

/// What `{{ … }}` shows: a variable or a text, with filters after it.
struct TemplateOutput {
  let page: TemplatePage
  /// The byte after the tag.
  let next: UInt8?

  /// The text; nil where it is unknown.
  func text(of tag: ForeignTag) -> String? {
    let parts = Self.parts(of: tag.rest)
    guard let first = parts.first, var value = value(of: first) else { return nil }
    for filter in parts.dropFirst() {
      guard let filtered = apply(filter, to: value, of: first) else { return nil }
      value = filtered
    }
    return value
  }

  private func value(of name: Substring) -> String? {
    if let quote = name.first, quote == "\"" || quote == "'" { return String(name.dropFirst().dropLast()) }
    switch name {
    case "site.url":
      // What follows is an address of the site, which the links of the body follow.
      return next == UInt8(ascii: "/") || next == UInt8(ascii: "{") ? "" : page.siteURL
    default: return page.value(String(name))
    }
  }

  private func apply(_ filter: Substring, to value: String, of name: Substring) -> String? {
    let parts = filter.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: true)
    let argument = parts.count > 1 ? parts[1].trimmingPrefix(while: \.isWhitespace) : ""
    switch parts.first.map({ $0.filter { !$0.isWhitespace } }) ?? "" {
    case "relative_url", "absolute_url", "url", "relURL", "absURL":
      return value.hasPrefix("/") || value.contains("://") || value.hasPrefix("#") ? value : "/" + value
    case "prepend": return prefix(argument).map { $0 + value }
    case "append": return prefix(argument).map { value + $0 }
    case "date", "format": return name == "page.date" || name == "date" ? date(argument) : nil
    case "escape", "strip", "safe", "xml_escape", "uri_escape", "url_encode", "strip_html", "strip_newlines":
      return value
    default: return nil
    }
  }

  /// What `prepend` and `append` add; `site.url` and `site.baseurl` before an address of the site are nothing.
  private func prefix(_ argument: Substring) -> String? {
    let name = argument.trimmingPrefix(while: \.isWhitespace).prefix { !$0.isWhitespace }
    return name == "site.url" ? "" : value(of: argument.first == "\"" || argument.first == "'" ? argument : name)
  }

  /// The date of the page, in the numbers that every language writes alike.
  private func date(_ format: Substring) -> String? {
    guard let quote = format.first, quote == "\"" || quote == "'" else { return nil }
    return page.date?.day.formatted(format.dropFirst().prefix { $0 != quote })
  }

  /// The value and its filters, which vertical bars outside of quotation marks part.
  private static func parts(of text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var quote: Character?
    var start = text.startIndex
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "|" {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
    }
    parts.append(text[start...])
    return parts.map { String($0).trimmingWhitespace[...] }
  }
}

extension CalendarDay {
  /// The day as `strftime` writes it after a pattern, in the numbers that every language writes alike; nil where the pattern
  /// asks for anything else.
  func formatted(_ pattern: Substring) -> String? {
    var result = ""
    var rest = pattern
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      let isBare = rest.first == "-"
      if isBare { rest = rest.dropFirst() }
      switch rest.popFirst() {
      case "Y": result += year.padded(to: 4)
      case "y": result += (year % 100).padded(to: 2)
      case "m": result += isBare ? "\(month)" : month.padded(to: 2)
      case "d": result += isBare ? "\(day)" : day.padded(to: 2)
      case "e": result += "\(day)"
      case "F": result += description
      case "%": result += "%"
      default: return nil
      }
    }
    return result
  }
}
