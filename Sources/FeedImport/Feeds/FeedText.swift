import FeedContent
package import FeedModel

/// Texts of feeds, which are plain or HTML without saying so.
enum FeedText {
  /// Text as a reader sees it, on one line; nil where there is none.
  static func plain(_ text: String?) -> String? {
    guard let text else { return nil }
    let isMarkup = text.contains("<") || text.contains("&")
    let words = (isMarkup ? MarkupDocument.html(text).map(\.spacedText).joined() : text).collapsingWhitespace.trimmed
    return words.isEmpty ? nil : words
  }

  /// A title; nil where it only repeats the beginning of the text, as it does in feeds of notes.
  static func title(_ title: String?, of body: [MarkupNode]) -> String? {
    guard let title = plain(title) else { return nil }
    let words = PostShape(body).words
    if title == words { return nil }
    let cut = ["…", "...", "[…]"].first(where: title.hasSuffix).map { String(title.dropLast($0.count)).trimmed }
    if let cut, cut.count > 10, words.hasPrefix(cut) { return nil }
    return title
  }

  /// A summary; nil where it is the beginning of the text.
  static func summary(_ summary: String?, of body: [MarkupNode]) -> String? {
    guard let summary = plain(summary), summary.count <= 1000 else { return nil }
    let words = PostShape(body).words
    let beginning = summary.prefix(40).reversed().drop { !$0.isLetter && !$0.isNumber }.reversed()
    return words.starts(with: beginning) ? nil : summary
  }

  /// Tags without those that only say that there is none.
  static func tags(_ tags: [String]) -> [String] {
    let empty = ["uncategorized", "uncategorised", "unkategorisiert", "allgemein", "non classé", "sin categoría"]
    return tags.compactMap(plain).filter { !empty.contains($0.lowercased()) }.uniqued { $0.lowercased() }
  }
}

extension MarkupNode {
  /// All text in it, in order, with spaces around what is on lines of its own.
  var spacedText: String {
    guard case .element(let element) = self else { return text }
    let inner = element.children.map(\.spacedText).joined()
    return element.isApart ? " \(inner) " : inner
  }
}

package enum FeedDateParser {
  /// A date as RSS writes it (RFC 822 section 5, RFC 2822 section 3.3, and names of zones as people write them) or as
  /// Atom does (RFC 3339); nil where it is neither.
  package static func date(_ text: String?) -> FeedDate? {
    guard let text = text?.trimmed, !text.isEmpty else { return nil }
    return mailDate(text) ?? DateParser(timeZone: .utc).date(from: text)
  }

  private static func mailDate(_ text: String) -> FeedDate? {
    // The month follows the first number. Making the expression takes longer than reading most dates.
    let afterDay = text.drop { !$0.isNumber }.drop(while: \.isNumber)
    guard afterDay.first(where: { !$0.isWhitespace && $0 != "-" })?.isLetter == true else { return nil }
    let pattern =
      /(?:[A-Za-z]+\.?,?\s+)?(\d{1,2})[\s-]+([A-Za-z]{3})[a-z]*\.?[\s-]+(\d{4}|\d{2})(?:\s+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(\S+)?)?/
    guard let match = text.wholeMatch(of: pattern),
      let month = CalendarDay.monthNames.firstIndex(where: { $0.prefix(3).lowercased() == match.2.lowercased() }),
      let dayOfMonth = Int(match.1), var year = Int(match.3)
    else { return nil }
    if match.3.count == 2 { year += year < 70 ? 2000 : 1900 }
    // Earlier dates come from programs that had none.
    guard year >= 1900, let day = CalendarDay(year: year, month: month + 1, day: dayOfMonth) else { return nil }
    guard let hour = match.4.flatMap({ Int($0) }), let minute = match.5.flatMap({ Int($0) }) else {
      return FeedDate(day: day, utcOffset: 0)
    }
    let second = match.6.flatMap { Int($0) } ?? 0
    guard hour < 24, minute < 60, second <= 60, let offset = NamedTimeZone.usualOffset(named: String(match.7 ?? "UT"))
    else { return nil }
    return FeedDate(day: day, secondOfDay: hour * 3600 + minute * 60 + min(second, 59), utcOffset: offset)
  }
}
