import FeedDiagnostics

/// The addresses of Zola that tell a day: `2019/05/15/rain`, `news/2019/05/15/rain`.
enum DatedAddress {
  /// The day, as front matter writes it; nil for other addresses.
  static func day(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).suffix(4).map { $0 }
    guard parts.count == 4, !parts[3].isEmpty, !path.hasPrefix("/"),
      zip(parts, [4, 2, 2]).allSatisfy({ $0.utf8.count == $1 }),
      parts.prefix(3).allSatisfy({ $0.utf8.allSatisfy { $0.isASCIIDigit } })
    else { return nil }
    return parts.prefix(3).joined(separator: "-")
  }
}
