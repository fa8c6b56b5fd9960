import FeedModel

/// What the feeds of a generator know an entry by.
enum ForeignGUID {
  /// The address of its page: Hugo, Zola and the feeds of Eleventy.
  case address
  /// The same without its last slash or ending: jekyll-feed.
  case addressWithoutEnding
  /// A tag URI (RFC 4151) of host, day and path: Pelican.
  case tagURI
  /// There are no feeds.
  case nothing

  /// The guid of an entry whose page had an address, with scheme and host.
  func guid(of url: String, on day: CalendarDay) -> String? {
    switch self {
    case .address: return url
    case .addressWithoutEnding:
      // A dot may be that of a version.
      let ending = ["/", ".html", ".htm"].first(where: url.hasSuffix) ?? ""
      return String(url.dropLast(ending.count))
    case .tagURI:
      guard let start = url.firstRange(of: "://")?.upperBound, let slash = url[start...].firstIndex(of: "/") else {
        return nil
      }
      return "tag:\(url[start..<slash].prefix { $0 != ":" }),\(day):\(url[slash...])/"
    case .nothing: return nil
    }
  }
}
