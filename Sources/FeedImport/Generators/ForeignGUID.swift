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
      let path = url.hasSuffix("/") ? url.dropLast() : url[...]
      guard let name = path.lastIndex(of: "/"), let dot = path[name...].lastIndex(of: ".") else { return String(path) }
      return String(path[..<dot])
    case .tagURI:
      guard let start = url.firstRange(of: "://")?.upperBound, let slash = url[start...].firstIndex(of: "/") else {
        return nil
      }
      return "tag:\(url[start..<slash].prefix { $0 != ":" }),\(day):\(url[slash...])/"
    case .nothing: return nil
    }
  }
}
